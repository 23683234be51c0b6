import ArgumentParser
import Snapshots

/// Which report a command is about.
struct ReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The report, such as one downloaded from CI.", valueName: "dir"))
  var from = ProjectPaths.report

  @Option(
    help: ArgumentHelp(
      "The folder of the goldens (default: the one that was verified).", valueName: "dir"))
  var snapshots: String?

  /// The folder of the report.
  func folder(in context: CommandContext) -> ReportFolder {
    ReportFolder(folder: context.path(from))
  }

  /// The goldens that accepting replaces. A folder that only the report names must be in the project, as
  /// the report may come from somebody else.
  func goldens(of report: Report, in context: CommandContext) throws(CommandFailure) -> GoldenStore
  {
    if let snapshots { return GoldenStore(folder: context.path(snapshots)) }
    guard context.isInWorkingFolder(report.goldens) else {
      throw CommandFailure(
        "The report in '\(from)' is about the goldens in '\(report.goldens)', outside of this folder. "
          + "If they are to be written, name their folder with --snapshots.")
    }
    return GoldenStore(folder: report.goldens)
  }
}
