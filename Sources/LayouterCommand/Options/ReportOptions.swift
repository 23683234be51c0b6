import ArgumentParser
import Snapshots

/// Which report a command is about.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The report, such as one downloaded from CI (default: the project's, \(ProjectPaths.report)).",
      valueName: "dir"))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the goldens (default: the one that was verified).", valueName: "dir"))
  var snapshots: String?

  /// The folder of the report, as the user writes it.
  func path(in project: Project) -> String { from ?? project.report }

  /// The folder of the report.
  func folder(of project: Project, in context: CommandContext) -> ReportFolder {
    ReportFolder(folder: context.path(path(in: project)))
  }

  /// The goldens that accepting replaces. A folder that only the report names must be in the project, as
  /// the report may come from somebody else.
  func goldens(
    of report: Report, of project: Project, in context: CommandContext
  ) throws(CommandFailure) -> GoldenStore {
    if let snapshots { return context.goldens(in: snapshots, of: project) }
    let folder = project.path(of: report.goldens)
    guard project.contains(folder) else {
      throw CommandFailure(
        "The report in '\(path(in: project))' is about the goldens in '\(report.goldens)', outside of "
          + "this project. If they are to be written, name their folder with --snapshots.")
    }
    return context.goldens(in: folder, of: project)
  }
}
