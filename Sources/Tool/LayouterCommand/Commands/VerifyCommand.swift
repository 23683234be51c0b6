import ArgumentParser
import CommandLineTool
import Foundation
import JSONValues
import Messages
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

      Example:  \(ToolName.current) verify Fixtures/buttons --filter '*_dark@2x'
      On CI:    \(ToolName.current) verify --unreferenced fail --junit results.xml --github

      Exit status: 0 all are the same, 1 a difference, a missing golden, or with --unreferenced fail \
      a golden without a scene, 2 a scene or a golden is broken.
      """)

  @OptionGroup var scenes: SceneOptions
  @OptionGroup var selection: SnapshotOptions
  @OptionGroup var drawing: DrawingOptions

  @Option(help: .goldenFolder, completion: .directory)
  var snapshots: String?

  @Option(help: .reportFolder, completion: .directory)
  var report: String?

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

  @Flag(
    help: """
      Decode every golden, instead of relying on the digest of the pixels that it carries. Always so \
      where CI is set: a pull request may bring a forged one.
      """)
  var decode = false

  @Flag(
    help: """
      Only scenes that the next git commit concerns: by their files, by what they use, or by their \
      goldens. For a hook, see init --hook.
      """)
  var staged = false

  @Option(
    help: ArgumentHelp(
      "How to treat goldens without a scene (default: warn). They are looked for only when all scenes "
        + "are verified: without named scenes, --filter, --shard and --staged.",
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
    let folders = VerifiedFolders(of: try context.project(), snapshots: snapshots, report: report)
    let goldens = context.goldens(in: folders.snapshots, of: folders.project)
    let report = ReportFolder(folder: context.path(folders.report))
    let reasonNotToLook = reasonNotToLook(in: folders.project)
    // Neither depends on the scenes.
    let notes = LintNotes(by: folders.project.settings.lint)
    let renderer = BackgroundValue(jobs: jobs) { try GoldenFingerprint.current(in: context) }
    let goldenNames =
      reasonNotToLook == nil ? BackgroundValue(jobs: jobs) { try goldens.names() } : nil
    let loaded: SceneLibrary.Loaded
    do {
      let files = try staged ? stagedFiles(around: folders.project.folder, in: context) : nil
      loaded = try scenes.load(in: context, jobs: jobs, concerning: files) { diagnostic in
        annotate(in: context) { [diagnostic.annotation(in: $0)] }
      }
    } catch let error as NoValidScene {
      // An earlier report would pass for the report of these scenes.
      let outcome = try VerificationRun(
        requests: [], goldens: goldens, renderer: renderer.value(), report: report,
        brokenScenes: brokenScenes(in: error.diagnostics, in: context)
      ).run()
      try write(outcome, to: report, in: folders, of: goldens, in: context)
      throw error
    }
    if loaded.scenes.isEmpty {
      context.console.inform("No staged file concerns a scene.")
      return .success
    }
    let requests = try selection.choose(from: loaded.requests(in: context))
    let findings = try notes.check(requests, of: loaded.scenes, jobs: jobs, in: context)
    let progress = ProgressMeter("Verifying", total: requests.count, console: context.console)
    defer { progress.finish() }
    // Only the JUnit file has times: the report is the same for the same pictures.
    let durations = Mutex([SnapshotName: Duration]())
    let run = try VerificationRun(
      requests: requests, goldens: goldens, renderer: renderer.value(),
      reading: decode || context.isContinuousIntegration ? .pixels : .digest, jobs: jobs,
      report: report,
      brokenScenes: brokenScenes(in: loaded.diagnostics, in: context), notes: findings.notes,
      unreferencedGoldens: { [names = Set(requests.map(\.name)), mayLook = !loaded.hasErrors] in
        guard mayLook, let goldenNames else { return [] }
        return try goldenNames.value().filter { !names.contains($0) }
      },
      progress: { result, duration in
        durations.withLock { $0[result.name] = duration }
        progress.advance()
      }, isCancelled: context.isInterrupted)
    let outcome = try reportingState(
      "No golden was changed. The report in \(folders.report) is incomplete.", run.run)
    progress.finish()

    try write(
      outcome, to: report, in: folders, of: goldens, durations: durations.withLock { $0 },
      in: context)
    let style = isOutputUsed ? context.console.errorStyle : context.console.outputStyle
    let text = VerificationText(report: outcome, style: style)
    var lines = text.failures + text.tolerances + text.warnings
    lines += findings.lines(style: style)
    if !consoleOptions.quiet {
      lines.append(text.summary(elapsed: ContinuousClock.now - start))
      lines += folders.nextSteps(after: outcome, of: scenes.scenes)
    }
    for line in lines { print(line, on: context.console) }
    annotate(in: context) { _ in outcome.gitHubAnnotations }
    let failsForUnreferenced = try printUnreferenced(
      among: goldenNames, of: folders.snapshots, besides: outcome,
      unlookedFor: reasonNotToLook ?? (loaded.hasErrors ? "a scene could not be read" : nil),
      in: context)
    return loaded.status(
      failsForUnreferenced && text.status == .success ? .negative : text.status)
  }

  private func brokenScenes(
    in diagnostics: [Diagnostic], in context: CommandContext
  ) -> [BrokenScene] {
    let repository = Repository(of: context)
    return diagnostics.compactMap { $0.brokenScene(in: repository) }
  }

  /// Writes the report's page if something differs or is noted, the files that the options name, and the summary of
  /// GitHub's step.
  private func write(
    _ report: Report, to folder: ReportFolder, in folders: VerifiedFolders,
    of goldens: GoldenStore, durations: [SnapshotName: Duration] = [:],
    in context: CommandContext
  ) throws {
    if !report.isSame || !report.notes.isEmpty {
      try folder.writePage(
        of: report, goldens: goldens, acceptOptions: folders.acceptOptions)
    }
    if let json { try context.writeResult(report.json.fileBytes, to: json) }
    if let junit {
      let xml = report.junit(picturesIn: folders.report, durations: durations)
      try context.writeResult(Array(xml.utf8), to: junit)
    }
    if let markdown { try context.writeResult(Array(report.markdown().utf8), to: markdown) }
    if isForGitHub { try context.appendToStepSummary(report.markdown()) }
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
  ///   - folder: Their folder.
  ///   - outcome: The report, whose snapshots reference their goldens.
  ///   - reason: Why they are not looked for; nil if they are.
  /// - Returns: Whether the command fails because of them.
  private func printUnreferenced(
    among goldenNames: BackgroundValue<[SnapshotName]>?, of folder: String,
    besides outcome: Report, unlookedFor reason: String?, in context: CommandContext
  ) throws -> Bool {
    let policy = unreferenced ?? .warn
    guard policy != .ignore else { return false }
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
      folder: folder, style: context.console.errorStyle)
    for line in goldens.lines { context.console.log(line) }
    annotate(in: context) { goldens.annotations(policy == .fail ? .error : .warning, in: $0) }
    return policy == .fail && !goldens.names.isEmpty
  }

  /// Why a golden may belong to a snapshot that this run leaves out; nil if all are verified.
  private func reasonNotToLook(in project: Project) -> String? {
    staged
      ? "--staged leaves scenes out"
      : scenes.partialReason(in: project) ?? selection.partialReason
  }

  private func stagedFiles(
    around folder: URL, in context: CommandContext
  ) throws(GitError) -> StagedFiles {
    try StagedFiles(around: folder, git: GitProgram(environment: context.environment))
  }
}
