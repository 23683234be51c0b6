import ArgumentParser
import CommandLineTool
import Messages
import ReviewServer
import Snapshots
import ViewTree

/// `layouter review`: serves the report's page, with which goldens can be accepted.
struct ReviewCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Opens the report of the last verify in a browser, to accept and reject there.",
    discussion: """
      Nothing is drawn again: accepting writes the pictures of the report to the goldens, as \
      '\(ToolName.current) accept' does, and every decision can be undone. If verify runs meanwhile, the page \
      shows the new report.

      The page is served for this machine only, at an address that nobody can guess. For a report on \
      another machine, forward a port to it: ssh -L 8080:127.0.0.1:8080, with --port 8080.

      Example:  \(ToolName.current) review
                \(ToolName.current) review --from ~/Downloads/layouter-report
      """)

  @OptionGroup var source: ReportOptions
  @OptionGroup var server: ServerOptions
  @OptionGroup var consoleOptions: ConsoleOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let project = try context.project()
    let folder = ReportFolder(folder: context.path(source.path(in: project)))
    let report = try folder.load()
    let acceptance = try source.acceptance(of: report, in: folder, of: project, in: context)
    guard !report.isSame else {
      context.console.inform("The last verify left nothing to review.")
      return .success
    }
    let session = ReviewSession(acceptance)
    let page = try server.serve(session, in: context)
    defer { page.stop() }
    server.open(page, in: context)
    try context.console.finish()
    var files = FolderWatch()
    while !context.isInterrupted() {
      // The folder may have been replaced.
      files.watch([folder.folder])
      files.wait(atMost: .seconds(1))
      session.lookForChanges()
    }
    printSummary(of: acceptance, on: context.console)
    return .success
  }

  /// Prints how many snapshots are accepted, rejected and undecided, also by earlier reviews.
  private func printSummary(of acceptance: Acceptance, on console: Console) {
    guard let candidates = try? acceptance.candidates(), let pending = try? acceptance.pending(),
      let rejected = try? acceptance.report.load().snapshots.count(where: \.isRejected)
    else { return }
    console.inform(
      "\n\(candidates.count - pending.count) accepted, \(rejected) rejected, "
        + "\(pending.count) undecided")
  }
}
