import ArgumentParser
import Foundation
import Scenes
import Snapshots
import ViewTree

/// `layouter verify`: draws and compares with the goldens.
struct VerifyCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Draws and compares with the goldens; writes a report of what differs.",
    discussion: """
      Each snapshot that is not as its golden is told on a line, with what changed in which view. \
      The report folder has the pictures of it: expected, actual and difference.

      Example:  layouter verify Fixtures/buttons --filter '*_dark@2x'
      On CI:    layouter verify --unreferenced fail --junit results.xml --github

      Exit status: 0 all same, 1 a difference, a missing golden or an unwanted one, 2 a scene or a \
      golden is broken.
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

  @Option(
    help: ArgumentHelp(
      "Write the outcome as JUnit XML, too; - for standard output.", valueName: "file"))
  var junit: String?

  @Flag(
    name: .customLong("github"),
    help: "Print annotations for GitHub's pull requests, one for each failure.")
  var isForGitHub = false

  @Option(
    help: ArgumentHelp(
      "What goldens that no scene names are: nothing, a warning or a failure (default: warn). Told "
        + "only of whole runs: no named scenes, no --filter, no --shard.",
      valueName: "policy"))
  var unreferenced: UnreferencedPolicy?

  func validate() throws {
    if json == "-" && junit == "-" {
      throw ValidationError("--json and --junit cannot both have standard output; name a file.")
    }
  }

  func run(in context: CommandContext) throws -> ExitStatus {
    let start = ContinuousClock.now
    let jobs = drawing.jobCount
    let goldens = GoldenStore(folder: context.path(snapshots))
    // Neither needs the scenes.
    let renderer = Meanwhile(jobs: jobs) { try GoldenFingerprint.current(in: context) }
    let goldenNames = judgesUnreferenced ? Meanwhile(jobs: jobs) { try goldens.names() } : nil
    let loaded = try scenes.load(in: context, jobs: jobs) { diagnostic in
      annotate(in: context) { [diagnostic.annotation(in: $0)] }
    }
    let requests = try selection.choose(from: loaded.requests(in: context))
    let progress = Progress("Verifying", total: requests.count, console: context.console)
    defer { progress.finish() }
    let run = try VerificationRun(
      requests: requests, goldens: goldens, renderer: renderer.value(), jobs: jobs,
      report: ReportFolder(folder: context.path(report)),
      progress: { _ in progress.advance() }, isCancelled: context.isInterrupted)
    let outcome = try unlessStopped(
      saying: "No golden was touched. The report in \(report) is incomplete.", run.run)
    progress.finish()

    if let json { try context.writeResult(outcome.json.fileBytes, to: json) }
    if let junit { try context.writeResult(Array(outcome.junit().utf8), to: junit) }
    let style = isOutputTaken ? context.console.errorStyle : context.console.outputStyle
    let words = VerificationWords(report: outcome, style: style)
    var lines = words.failures + words.warnings
    lines.append(words.summary(elapsed: ContinuousClock.now - start))
    if !outcome.isSame { lines += nextSteps(after: outcome) }
    for line in lines { tell(line, on: context.console) }
    annotate(in: context) { _ in outcome.gitHubAnnotations }
    let hasUnwanted = try tellUnreferenced(
      among: goldenNames, besides: requests, of: loaded, in: context)
    let status = words.status
    return loaded.status(hasUnwanted && status == .success ? .negative : status)
  }

  /// Whether standard output has a result that a program reads.
  private var isOutputTaken: Bool { json == "-" || junit == "-" }

  private func tell(_ line: String, on console: Console) {
    if isOutputTaken { console.note(line) } else { console.print(line) }
  }

  /// Prints annotations if they are wanted; GitHub reads both of a step's outputs.
  private func annotate(
    in context: CommandContext, _ annotations: (Repository) -> [GitHubAnnotation]
  ) {
    guard isForGitHub else { return }
    for annotation in annotations(Repository(of: context)) {
      tell("\(annotation)", on: context.console)
    }
  }

  /// Whether goldens that no scene names are looked for, unless a scene turns out to be broken.
  private var judgesUnreferenced: Bool {
    (unreferenced ?? .warn) != .ignore && reasonNotToJudge == nil
  }

  /// Tells on standard error which goldens no scene names. Answers whether the run fails by them.
  ///
  /// - Parameter goldenNames: The names of all goldens; nil if they are not to be judged.
  private func tellUnreferenced(
    among goldenNames: Meanwhile<[SnapshotName]>?, besides requests: [SnapshotRequest],
    of loaded: SceneLibrary.Loaded, in context: CommandContext
  ) throws -> Bool {
    let policy = unreferenced ?? .warn
    guard policy != .ignore else { return false }
    let reason = reasonNotToJudge ?? (loaded.hasErrors ? "a scene could not be read" : nil)
    guard let goldenNames, reason == nil else {
      if unreferenced != nil, let reason {
        context.console.note("Unreferenced goldens are not judged: \(reason).")
      }
      return false
    }
    let referenced = Set(requests.map { $0.name })
    let goldens = UnreferencedGoldens(
      names: try goldenNames.value().filter { !referenced.contains($0) }.sorted(),
      folder: snapshots, style: context.console.errorStyle)
    for line in goldens.lines { context.console.note(line) }
    annotate(in: context) { goldens.annotations(policy == .fail ? .error : .warning, in: $0) }
    return policy == .fail && !goldens.names.isEmpty
  }

  /// Why a golden may well belong to a snapshot that this run does not choose; nil if it cannot.
  private var reasonNotToJudge: String? {
    if !scenes.areAll { return "only some scenes were named" }
    if !selection.filter.isEmpty { return "--filter leaves snapshots out" }
    if selection.shard != nil { return "--shard leaves snapshots out" }
    return nil
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
      let rest = different > 1 ? "   (or --all)" : ""
      lines.append("Accept what is meant to be so:  layouter accept \(name)\(fromOption)\(rest)")
    }
    if missing > 0 {
      let given = scenes.scenes.map { " " + $0 }.joined()
      lines.append("Record what is missing:         layouter record\(given)\(snapshotsOption)")
    }
    return lines
  }
}
