import ArgumentParser
import CommandLineTool
import Messages
import Snapshots
import ViewTree

/// What `verify` writes besides its text and its report: files for build servers, and GitHub's annotations.
struct VerificationOutputs: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also write the results as JSON; - is standard output.", valueName: "file"),
    completion: .file())
  var json: String?

  @Option(
    help: ArgumentHelp(
      "Also write the results as JUnit XML; - is standard output.", valueName: "file"),
    completion: .file())
  var junit: String?

  @Flag(
    name: .customLong("github"),
    help: """
      Print annotations for GitHub's pull requests, one per group of differences and at most ten, and \
      add a summary to the step's.
      """)
  var isForGitHub = false

  @Option(
    help: ArgumentHelp(
      "Also write a summary in Markdown, for a comment on a pull request; - is standard output.",
      valueName: "file"),
    completion: .file())
  var markdown: String?

  func validate() throws {
    if [json, junit, markdown].count(where: { $0 == "-" }) > 1 {
      throw ValidationError(
        "Only one of --json, --junit and --markdown can write to standard output; "
          + "name files for the others.")
    }
  }

  /// Writes the files that the options name, and the summary of GitHub's step.
  ///
  /// - Parameters:
  ///   - folder: The folder of the report, as typed.
  ///   - durations: How long each snapshot took.
  func write(
    _ report: Report, picturesIn folder: String, durations: [SnapshotName: Duration],
    in context: CommandContext
  ) throws {
    if let json { try context.writeResult(report.json.fileBytes, to: json) }
    if let junit {
      let xml = report.junit(picturesIn: folder, durations: durations)
      try context.writeResult(Array(xml.utf8), to: junit)
    }
    if let markdown { try context.writeResult(Array(report.markdown().utf8), to: markdown) }
    if isForGitHub { try context.appendToStepSummary(report.markdown()) }
  }

  /// Whether JSON, XML or Markdown is written to standard output, so that text is not.
  private var isOutputUsed: Bool { [json, junit, markdown].contains("-") }

  /// The style of the text that ``print(_:on:)`` writes.
  func style(on console: Console) -> TextStyle {
    isOutputUsed ? console.errorStyle : console.outputStyle
  }

  /// Prints a line where no result is.
  func print(_ line: String, on console: Console) {
    if isOutputUsed { console.log(line) } else { console.print(line) }
  }

  /// Prints annotations with `--github`; GitHub reads standard output and standard error.
  func annotate(in context: CommandContext, _ annotations: (Repository) -> [GitHubAnnotation]) {
    guard isForGitHub else { return }
    for annotation in annotations(Repository(of: context)) {
      print("\(annotation)", on: context.console)
    }
  }
}
