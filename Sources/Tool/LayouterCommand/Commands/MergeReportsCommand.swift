import ArgumentParser
import CommandLineTool
import Messages
import ReportPages
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
      snapshots of several shards is one group. Each report names its shard and their number, so that one \
      that is lost is an error.

      Example:  \(ToolName.current) merge-reports shards/1 shards/2 -o .layouter/report
                \(ToolName.current) merge-reports shards/* --junit results.xml --github

      Exit status: 0 all snapshots of the reports are the same, 1 a difference or a missing golden, 2 \
      a snapshot or a scene is broken, or the report of a shard is missing.
      """)

  @Argument(
    help: ArgumentHelp("The folders of the reports of all shards.", valueName: "dir"),
    completion: .directory)
  var reports: [String]

  @Option(name: .shortAndLong, help: .reportFolder, completion: .directory)
  var output: String?

  @OptionGroup var outputs: VerificationOutputs

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
    // Only the machine of a shard knows how long its snapshots took.
    try outputs.write(report, picturesIn: output, durations: [:], in: context)
    let text = VerificationText(report: report, style: outputs.style(on: context.console))
    var lines = text.failures + text.tolerances
    if !consoleOptions.quiet { lines.append(text.summary()) }
    lines += text.warnings
    if !consoleOptions.quiet { lines.append("The report is in \(output).") }
    for line in lines { outputs.print(line, on: context.console) }
    outputs.annotate(in: context) { _ in
      report.brokenScenes.map(\.annotation) + report.gitHubAnnotations
    }
    return text.status
  }
}
