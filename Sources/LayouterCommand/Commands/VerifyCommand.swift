import ArgumentParser
import Foundation
import Scenes
import Snapshots
import Synchronization
import ViewTree

/// `layouter verify`: draws and compares with the goldens.
struct VerifyCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Draws and compares with the goldens; writes a report of what differs.",
    discussion: """
      For each snapshot that differs from its golden, prints what changed in which view. The report \
      folder gets its pictures, expected, actual and difference, and a page to review them, \
      index.html.

      Example:  layouter verify Fixtures/buttons --filter '*_dark@2x'
      On CI:    layouter verify --unreferenced fail --junit results.xml --github

      Exit status: 0 all are the same, 1 a difference, a missing golden, or with --unreferenced fail \
      a golden without a scene, 2 a scene or a golden is broken.
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
      "Also write the results as JSON; - is standard output.", valueName: "file"))
  var json: String?

  @Option(
    help: ArgumentHelp(
      "Also write the results as JUnit XML; - is standard output.", valueName: "file"))
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
      valueName: "file"))
  var markdown: String?

  @Flag(
    help: """
      Decode every golden, instead of relying on the digest of the pixels that it carries. Always so \
      where CI is set: a pull request may bring a forged one.
      """)
  var decode = false

  @Option(
    help: ArgumentHelp(
      "How to treat goldens without a scene (default: warn). They are looked for only when all scenes "
        + "are verified: without named scenes, --filter and --shard.",
      valueName: "policy"))
  var unreferenced: UnreferencedPolicy?

  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    if [json, junit, markdown].count(where: { $0 == "-" }) > 1 {
      throw ValidationError(
        "Only one of --json, --junit and --markdown can write to standard output; "
          + "name files for the others.")
    }
  }

  func run(in context: CommandContext) throws -> ExitStatus {
    let start = ContinuousClock.now
    let jobs = drawing.jobCount
    let goldens = GoldenStore(folder: context.path(snapshots))
    // Neither depends on the scenes.
    let notes = try LintNotes(in: context)
    let renderer = BackgroundValue(jobs: jobs) { try GoldenFingerprint.current(in: context) }
    let goldenNames =
      reasonNotToLook == nil ? BackgroundValue(jobs: jobs) { try goldens.names() } : nil
    let loaded: SceneLibrary.Loaded
    do {
      loaded = try scenes.load(in: context, jobs: jobs) { diagnostic in
        annotate(in: context) { [diagnostic.annotation(in: $0)] }
      }
    } catch let error as NoValidScene {
      try write(
        Report(
          renderer: renderer.value(), goldens: goldens.folder, snapshots: [],
          brokenScenes: brokenScenes(in: error.diagnostics, in: context)),
        in: context)
      throw error
    }
    let requests = try selection.choose(from: loaded.requests(in: context))
    let progress = Progress("Verifying", total: requests.count, console: context.console)
    defer { progress.finish() }
    // Only the JUnit file has times: the report is the same for the same pictures.
    let durations = Mutex([SnapshotName: Duration]())
    let run = try VerificationRun(
      requests: requests, goldens: goldens, renderer: renderer.value(),
      reading: decode || context.isContinuousIntegration ? .pixels : .digest, jobs: jobs,
      report: ReportFolder(folder: context.path(report)),
      brokenScenes: brokenScenes(in: loaded.diagnostics, in: context),
      unreferencedGoldens: { [names = Set(requests.map(\.name)), mayLook = !loaded.hasErrors] in
        guard mayLook, let goldenNames else { return [] }
        return try goldenNames.value().filter { !names.contains($0) }
      },
      progress: { result, duration in
        durations.withLock { $0[result.name] = duration }
        progress.advance()
      }, isCancelled: context.isInterrupted)
    let outcome = try reportingState(
      "No golden was changed. The report in \(report) is incomplete.", run.run)
    progress.finish()

    if !outcome.isSame {
      try ReportFolder(folder: context.path(report))
        .writePage(of: outcome, acceptOptions: acceptOptions(in: context))
    }
    try write(outcome, durations: durations.withLock { $0 }, in: context)
    let style = isOutputUsed ? context.console.errorStyle : context.console.outputStyle
    let text = VerificationText(report: outcome, style: style)
    var lines = text.failures + text.tolerances + text.warnings
    lines += try notes.lines(
      about: requests, of: loaded.scenes, jobs: jobs, in: context, style: style)
    if !consoleOptions.quiet {
      lines.append(text.summary(elapsed: ContinuousClock.now - start))
      if !outcome.isSame { lines += nextSteps(after: outcome, in: context) }
    }
    for line in lines { print(line, on: context.console) }
    annotate(in: context) { _ in outcome.gitHubAnnotations }
    let failsForUnreferenced = try printUnreferenced(
      among: goldenNames, besides: outcome, of: loaded, in: context)
    return loaded.status(
      failsForUnreferenced && text.status == .success ? .negative : text.status)
  }

  private func brokenScenes(
    in diagnostics: [Diagnostic], in context: CommandContext
  ) -> [BrokenScene] {
    let repository = Repository(of: context)
    return diagnostics.compactMap { $0.brokenScene(in: repository) }
  }

  /// Writes the files that the options name, and the summary of GitHub's step.
  private func write(
    _ report: Report, durations: [SnapshotName: Duration] = [:], in context: CommandContext
  ) throws {
    if let json { try context.writeResult(report.json.fileBytes, to: json) }
    if let junit {
      let xml = report.junit(picturesIn: self.report, durations: durations)
      try context.writeResult(Array(xml.utf8), to: junit)
    }
    if let markdown { try context.writeResult(Array(report.markdown().utf8), to: markdown) }
    if isForGitHub, let file = context.environment["GITHUB_STEP_SUMMARY"], !file.isEmpty {
      try Files.append(Array(report.markdown().utf8), to: context.path(file))
    }
  }

  /// Whether JSON, XML or Markdown goes to standard output.
  private var isOutputUsed: Bool { [json, junit, markdown].contains("-") }

  private func print(_ line: String, on console: Console) {
    if isOutputUsed { console.log(line) } else { console.print(line) }
  }

  /// Prints annotations with `--github`; GitHub reads standard output and standard error.
  private func annotate(
    in context: CommandContext, _ annotations: (Repository) -> [GitHubAnnotation]
  ) {
    guard isForGitHub else { return }
    for annotation in annotations(Repository(of: context)) {
      print("\(annotation)", on: context.console)
    }
  }

  /// Lists the unreferenced goldens on standard error.
  ///
  /// - Parameters:
  ///   - goldenNames: The names of all goldens; nil if none are looked for.
  ///   - outcome: The report, whose snapshots reference their goldens.
  /// - Returns: Whether the command fails because of them.
  private func printUnreferenced(
    among goldenNames: BackgroundValue<[SnapshotName]>?, besides outcome: Report,
    of loaded: SceneLibrary.Loaded, in context: CommandContext
  ) throws -> Bool {
    let policy = unreferenced ?? .warn
    guard policy != .ignore else { return false }
    let reason = reasonNotToLook ?? (loaded.hasErrors ? "a scene could not be read" : nil)
    guard let goldenNames, reason == nil else {
      if unreferenced != nil, let reason {
        context.console.log("Unreferenced goldens were not looked for: \(reason).")
      }
      return false
    }
    // A moved golden is listed as such.
    let referenced = Set(
      outcome.snapshots.flatMap { [$0.name] + [$0.movedFrom].compactMap(\.self) })
    let goldens = UnreferencedGoldens(
      names: try goldenNames.value().filter { !referenced.contains($0) }.sorted(),
      folder: snapshots, style: context.console.errorStyle)
    for line in goldens.lines { context.console.log(line) }
    annotate(in: context) { goldens.annotations(policy == .fail ? .error : .warning, in: $0) }
    return policy == .fail && !goldens.names.isEmpty
  }

  /// Why a golden may belong to a snapshot that this run leaves out; nil if all are verified.
  private var reasonNotToLook: String? { scenes.partialReason ?? selection.partialReason }

  /// The location of the pictures, and the commands to run next.
  private func nextSteps(after outcome: Report, in context: CommandContext) -> [String] {
    let acceptOptions = acceptOptions(in: context)
    let different = outcome.snapshots.filter { $0.verdict == .different || $0.verdict == .size }
    let missing = outcome.count(of: .missing)
    var lines = [
      "", "The pictures are in \(report): expected, actual, difference.",
      "Open in a browser:   \(report)/\(ReportFolder.pageName)",
    ]
    if different.count == 1 {
      lines.append(
        "Accept the change:   layouter accept \(different[0].name.text.shellWord)\(acceptOptions)")
    } else if different.count > 1 {
      if let group = outcome.groups.first(where: { $0.snapshots.count > 1 }) {
        lines.append("Accept a group:      layouter accept --group \(group.number)\(acceptOptions)")
      }
      lines.append("Accept everything:   layouter accept --all\(acceptOptions)")
      lines.append("Decide one by one:   layouter accept -i\(acceptOptions)")
    }
    if missing > 0 {
      let given = scenes.scenes.map { " " + $0.shellWord }.joined()
      lines.append("Record the missing:  layouter record\(given)\(snapshotsOption)")
    }
    return lines
  }

  private var snapshotsOption: String {
    snapshots == ProjectPaths.snapshots ? "" : " --snapshots \(snapshots.shellWord)"
  }

  /// The options with which `accept` finds the report and the goldens.
  private func acceptOptions(in context: CommandContext) -> String {
    ReportPlaces(report: report, snapshots: snapshots).acceptOptions(in: context)
  }
}
