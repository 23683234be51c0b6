import ArgumentParser
import Foundation
import Snapshots

/// `layouter verify`: draws and compares with the goldens.
struct VerifyCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Draws and compares with the goldens; writes a report of what differs.",
    discussion: """
      Each snapshot that is not as its golden is told on a line, with what changed in which view. \
      The report folder has the pictures of it: expected, actual and difference.

      Example:  layouter verify Fixtures/buttons --filter '*_dark@2x'

      Exit status: 0 all same, 1 a difference or a missing golden, 2 a scene or a golden is broken.
      """)

  @OptionGroup var scenes: SceneOptions
  @OptionGroup var selection: SnapshotOptions
  @OptionGroup var drawing: DrawingOptions

  @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "dir"))
  var snapshots = ProjectPaths.snapshots

  @Option(help: ArgumentHelp("Where to write the report.", valueName: "dir"))
  var report = ProjectPaths.report

  @Option(
    help: ArgumentHelp(
      "Write the outcome as JSON, too; - for standard output.", valueName: "file"))
  var json: String?

  func run(in context: CommandContext) throws -> ExitStatus {
    let loaded = try scenes.load(in: context)
    let requests = try selection.choose(from: loaded.requests())
    let start = ContinuousClock.now
    let progress = Progress("Verifying", total: requests.count, console: context.console)
    defer { progress.finish() }
    let outcome = try VerificationRun(
      requests: requests, goldens: GoldenStore(folder: context.path(snapshots)),
      renderer: .current(), jobs: drawing.jobCount,
      report: ReportFolder(folder: context.path(report)),
      progress: { _ in progress.advance() }, isCancelled: context.isInterrupted
    ).run()
    progress.finish()

    if let json { try context.writeResult(outcome.json(), to: json) }
    let isOutputTaken = json == "-"
    let words = VerificationWords(
      report: outcome,
      style: isOutputTaken ? context.console.errorStyle : context.console.outputStyle)
    var lines = words.failures
    lines.append(words.summary(elapsed: ContinuousClock.now - start))
    if !outcome.isSame { lines += nextSteps(after: outcome) }
    for line in lines {
      if isOutputTaken { context.console.note(line) } else { context.console.print(line) }
    }
    return loaded.status(words.status)
  }

  /// Where to look and what to call now.
  private func nextSteps(after outcome: Report) -> [String] {
    let snapshotsOption = snapshots == ProjectPaths.snapshots ? "" : " --snapshots \(snapshots)"
    let fromOption = report == ProjectPaths.report ? "" : " --from \(report)"
    let different = outcome.count(of: .different) + outcome.count(of: .size)
    let missing = outcome.count(of: .missing)
    var lines = ["", "The pictures are in \(report): expected, actual, difference."]
    if different > 0 {
      let example = outcome.snapshots.first { $0.verdict == .different || $0.verdict == .size }
      let name = example.map { "'\($0.name)'" } ?? "--all"
      lines.append("Accept what is meant to be so:  layouter accept \(name)\(fromOption)")
    }
    if missing > 0 {
      let given = scenes.scenes.map { " " + $0 }.joined()
      lines.append("Record what is missing:         layouter record\(given)\(snapshotsOption)")
    }
    return lines
  }
}

/// The outcome of a verification for a person.
struct VerificationWords {
  /// Sentences that are shown of one snapshot; the report has all of them.
  private static let mostSentences = 6

  let report: Report
  let style: TextStyle

  /// What the snapshots that are not the same have to say.
  var failures: [String] {
    report.snapshots.filter { $0.verdict != .same }.flatMap { result in
      let verdict = result.verdict.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
      let word = result.verdict == .missing ? style.warning(verdict) : style.bad(verdict)
      let first = result.words.first.map { ": \($0)" } ?? ""
      var lines = ["\(word)  \(style.bold(result.name.text))\(first)"]
      let indent = String(repeating: " ", count: 11)
      lines += result.words.dropFirst().prefix(Self.mostSentences - 1).map { indent + $0 }
      if result.words.count > Self.mostSentences {
        lines.append(indent + "and \(result.words.count - Self.mostSentences) more in report.json")
      }
      return lines
    }
  }

  func summary(elapsed: Duration) -> String {
    let counts = Verdict.allCases.compactMap { verdict -> String? in
      let count = report.count(of: verdict)
      guard count > 0 else { return nil }
      let words = "\(count) \(Self.words(for: verdict))"
      return verdict == .same ? style.good(words) : style.bad(words)
    }
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    return "\(counted(report.snapshots.count, "snapshot")): "
      + (counts.isEmpty ? "nothing to compare" : counts.joined(separator: ", "))
      + " (\(String(format: "%.1f", seconds)) s)"
  }

  private static func words(for verdict: Verdict) -> String {
    switch verdict {
    case .same: "same"
    case .different: "different"
    case .missing: "without a golden"
    case .size: "of another size"
    case .broken: "broken"
    }
  }

  var status: ExitStatus {
    if report.count(of: .broken) > 0 { return .broken }
    return report.isSame ? .success : .negative
  }
}
