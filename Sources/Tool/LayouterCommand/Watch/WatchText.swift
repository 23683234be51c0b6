import CommandLineTool
import Snapshots

/// What `watch` prints.
struct WatchText {
  let console: Console
  /// The last message of an error, which is not repeated as long as it lasts.
  private var lastError = ""

  init(console: Console) { self.console = console }

  /// Prints what an update has read and drawn, and the groups of differences that it concerns.
  mutating func print(_ update: WatchedProject.Update, elapsed: Duration) {
    lastError = ""
    for diagnostic in update.diagnostics { console.log("\(diagnostic)") }
    let style = console.outputStyle
    let text = VerificationText(report: update.report, style: style)
    for line in text.failures(of: update.drawn) { console.print(line) }
    for line in update.findings.lines(style: style) { console.print(line) }
    let files = update.readFiles.sorted()
    let cause =
      switch (files.count, update.drawn.count) {
      case (0, 0): "Removed scenes"
      case (0, _): "Goldens"
      case (1, _): files[0]
      default: counted(files.count, "scene")
      }
    let drawn =
      "\(cause): \(update.drawn.count) drawn in \(VerificationText.text(for: elapsed)). "
    console.print(style.dim(drawn) + text.summary())
  }

  /// Prints an error, unless it is the last one.
  mutating func print(_ error: any Error) {
    let message = "\(error)"
    if message != lastError { console.logError(message) }
    lastError = message
  }
}
