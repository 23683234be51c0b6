import ArgumentParser
import CommandLineTool
import Snapshots

/// Which report a command is about.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The report, such as one downloaded from CI (default: the project's, \(ProjectPaths.report)).",
      valueName: "dir"),
    completion: .directory)
  var from: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the goldens (default: the one that was verified).", valueName: "dir"),
    completion: .directory)
  var snapshots: String?

  /// The report's folder, as the user writes it.
  func path(in project: Project) -> String { from ?? project.report }

  /// The decisions about a report.
  ///
  /// - Parameter report: The report in the folder.
  /// - Throws: `CommandFailure` if only the report names the goldens, and not in the project.
  func acceptance(
    of report: Report, in folder: ReportFolder, of project: Project, in context: CommandContext
  ) throws(CommandFailure) -> Acceptance {
    let goldens: String
    if let snapshots {
      goldens = snapshots
    } else {
      goldens = try project.goldenFolder(of: report, in: path(in: project))
    }
    return Acceptance(report: folder, goldens: context.goldens(in: goldens, of: project))
  }

  /// The options with which another command finds the same.
  var arguments: String {
    (from.map { " --from \($0.shellWord)" } ?? "")
      + (snapshots.map { " --snapshots \($0.shellWord)" } ?? "")
  }
}
