import ArgumentParser
import CommandLineTool
import Messages
import Snapshots
import ViewTree

/// `layouter merge-reports`: one report out of the reports of several shards.
struct MergeReportsCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Merges the reports of several shards into one.",
    discussion: """
      Each machine verifies its part with --shard and keeps its report folder; this command, run where \
      all of them have been downloaded, writes one with all pictures and its page, in which the same change of \
      snapshots of several shards is one group.

      Example:  \(ToolName.current) merge-reports shards/1 shards/2 -o .layouter/report

      Exit status: 0 all snapshots of the reports are the same, 1 a difference or a missing golden, 2 \
      a snapshot or a scene is broken.
      """)

  @Argument(
    help: ArgumentHelp("The folders of the reports, in the order of the shards.", valueName: "dir"),
    completion: .directory)
  var reports: [String]

  @Option(name: .shortAndLong, help: .reportFolder, completion: .directory)
  var output: String?

  @Flag(
    name: .customLong("github"),
    help: "Print annotations for GitHub's pull requests, and add a summary to the step's.")
  var isForGitHub = false

  @OptionGroup var consoleOptions: ConsoleOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let project = try context.project()
    let output = self.output ?? project.report
    let folder = ReportFolder(folder: context.path(output))
    guard !reports.contains(where: { context.path($0) == folder.folder }) else {
      throw CommandFailure(
        "The report in '\(output)' would be overwritten; name another folder with -o.")
    }
    let report = try folder.write(
      merging: reports.map { ReportFolder(folder: context.path($0)) })
    if !report.isSame {
      let isDefault = project.areSame(output, project.report)
      try folder.writePage(
        of: report, goldens: context.goldens(in: project.path(of: report.goldens), of: project),
        acceptOptions: isDefault ? "" : " --from \(output.shellWord)")
    }
    if isForGitHub { try context.appendToStepSummary(report.markdown()) }
    let text = VerificationText(report: report, style: context.console.outputStyle)
    for line in text.failures + text.tolerances + text.warnings { context.console.print(line) }
    if isForGitHub {
      for annotation in report.brokenScenes.map(\.annotation) + report.gitHubAnnotations {
        context.console.print("\(annotation)")
      }
    }
    context.console.inform(text.summary())
    context.console.inform("The report is in \(output).")
    return text.status
  }
}
