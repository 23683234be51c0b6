import ArgumentParser
import CommandLineTool
import FileAccess
import Foundation
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
                \(ToolName.current) verify buttons/save/disabled_dark@2x
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

  @OptionGroup var outputs: VerificationOutputs

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

  func run(in context: CommandContext) throws -> ExitStatus {
    let start = ContinuousClock.now
    let project = try verifiedProject(in: context)
    let loaded = try loadScenes(of: project, in: context)
    if loaded.scenes.isEmpty {
      context.console.inform("No staged file concerns a scene.")
      return .success
    }
    let requests = try selection.choose(
      from: loaded.requests(in: context), of: scenes.selection(in: context))
    let findings = try project.notes.check(
      requests, of: loaded.scenes, jobs: drawing.jobCount, in: context)
    let search = project.unreferenced.after(reading: loaded)
    let verified = try verify(
      requests, of: project, notes: findings.notes, broken: loaded.diagnostics,
      unreferenced: search, in: context)
    let page = Result { try verified.failure == nil ? project.writePage(of: verified.report) : () }
    let failure = try verified.failure ?? page.fileSystemError()
    try outputs.write(
      verified.report, picturesIn: project.folders.report, durations: verified.durations,
      in: context)
    let status = printText(
      about: verified.report, findings, of: project, start: start, hasReport: failure == nil,
      on: context.console)
    if let failure, !verified.report.isSame || !verified.report.notes.isEmpty {
      context.console.logError(
        "The report could not be written: \(failure). Choose another folder for it with --report.")
    }
    outputs.annotate(in: context) { _ in verified.report.gitHubAnnotations }
    let failsForUnreferenced = try printUnreferenced(
      by: search, of: project, besides: verified.report, in: context)
    return loaded.status(failsForUnreferenced && status == .success ? .negative : status)
  }

  private func verifiedProject(in context: CommandContext) throws -> VerifiedProject {
    let folders = VerifiedFolders(of: try context.project(), snapshots: snapshots, report: report)
    return VerifiedProject(
      in: folders, partialReason: partialReason(in: folders.project), jobs: drawing.jobCount,
      in: context)
  }

  /// Why a golden may belong to a snapshot that this run leaves out; nil if all are verified.
  private func partialReason(in project: Project) -> String? {
    staged
      ? "--staged leaves scenes out"
      : scenes.partialReason(in: project) ?? selection.partialReason
  }

  /// Reads the scenes, with `--staged` those that the next commit concerns.
  ///
  /// - Throws: ``NoValidScene`` after a report of nothing but errors was written: an earlier report would pass for the
  ///   report of these scenes.
  private func loadScenes(
    of project: VerifiedProject, in context: CommandContext
  ) throws -> SceneLibrary.Loaded {
    let files =
      try staged ? stagedFiles(around: project.folders.project.folder, in: context) : nil
    do {
      return try scenes.load(in: context, jobs: drawing.jobCount, concerning: files) { diagnostic in
        outputs.annotate(in: context) { [diagnostic.annotation(in: $0)] }
      }
    } catch let error as NoValidScene {
      var run = VerificationRun(
        requests: [], goldens: project.goldens, renderer: try project.renderer.value(),
        report: project.report,
        brokenScenes: error.diagnostics.brokenScenes(in: Repository(of: context)))
      run.shard = selection.shard.map(Report.Shard.init)
      // The scenes' errors are reported nevertheless.
      run.reportFailure = { _ in }
      let outcome = try run.run()
      _ = try Result { try project.writePage(of: outcome) }.fileSystemError()
      try outputs.write(
        outcome, picturesIn: project.folders.report, durations: [:], in: context)
      throw error
    }
  }

  private func stagedFiles(
    around folder: URL, in context: CommandContext
  ) throws(GitError) -> StagedFiles {
    try StagedFiles(around: folder, git: GitProgram(environment: context.environment))
  }

  /// Draws snapshots and compares them with their goldens.
  ///
  /// - Returns: The report, the error if it could not be written, and how long each snapshot took. Only the JUnit file has times: the report is the same for
  ///   the same pictures.
  private func verify(
    _ requests: [SnapshotRequest], of project: VerifiedProject, notes: [ReportNote],
    broken diagnostics: [Diagnostic], unreferenced search: UnreferencedSearch,
    in context: CommandContext
  ) throws -> (
    report: Report, failure: FileSystemError?, durations: [SnapshotName: Duration]
  ) {
    let progress = ProgressMeter("Verifying", total: requests.count, console: context.console)
    defer { progress.finish() }
    let durations = Mutex([SnapshotName: Duration]())
    let failure = Mutex<FileSystemError?>(nil)
    var run = VerificationRun(
      requests: requests, goldens: project.goldens, renderer: try project.renderer.value(),
      reading: decode || context.isContinuousIntegration ? .pixels : .digest,
      jobs: drawing.jobCount, report: project.report,
      brokenScenes: diagnostics.brokenScenes(in: Repository(of: context)), notes: notes,
      unreferencedGoldens: { [names = Set(requests.map(\.name))] in
        try search.names(notIn: names)
      },
      progress: { result, duration in
        durations.withLock { $0[result.name] = duration }
        progress.advance()
      }, isCancelled: context.isInterrupted)
    run.reportFailure = { error in failure.withLock { $0 = $0 ?? error } }
    run.shard = selection.shard.map(Report.Shard.init)
    let report = try reportingState(
      "No golden was changed. The report in \(project.folders.report) is incomplete.", run.run)
    return (report, failure.withLock { $0 }, durations.withLock { $0 })
  }

  /// Prints what differs, what the linter has found, and what to do next.
  ///
  /// - Returns: The exit status for the report alone.
  private func printText(
    about report: Report, _ findings: LintNotes.Findings, of project: VerifiedProject,
    start: ContinuousClock.Instant, hasReport: Bool, on console: Console
  ) -> ExitStatus {
    let style = outputs.style(on: console)
    let text = VerificationText(report: report, style: style)
    var lines = text.failures + text.tolerances
    if !consoleOptions.quiet {
      lines.append(text.summary(elapsed: ContinuousClock.now - start))
    }
    // After the verdict, which they do not change.
    lines += text.warnings + findings.lines(style: style)
    if !consoleOptions.quiet, hasReport {
      lines += project.folders.nextSteps(after: report, of: scenes.scenes)
    }
    for line in lines { outputs.print(line, on: console) }
    return text.status
  }

  /// Lists the unreferenced goldens on standard error.
  ///
  /// - Parameter report: Its snapshots reference their goldens.
  /// - Returns: Whether the command fails because of them.
  private func printUnreferenced(
    by search: UnreferencedSearch, of project: VerifiedProject, besides report: Report,
    in context: CommandContext
  ) throws -> Bool {
    let policy = unreferenced ?? .warn
    guard policy != .ignore else { return false }
    if let obstacle = search.obstacle {
      if unreferenced != nil {
        context.console.log("Unreferenced goldens were not looked for: \(obstacle).")
      }
      return false
    }
    // A moved golden is listed as such.
    let referenced = report.snapshots.flatMap { [$0.name] + [$0.movedFrom].compactMap(\.self) }
    let goldens = UnreferencedGoldens(
      names: try search.names(notIn: Set(referenced)).sorted(),
      folder: project.folders.snapshots, style: context.console.errorStyle)
    for line in goldens.lines { context.console.log(line) }
    outputs.annotate(in: context) {
      goldens.annotations(policy == .fail ? .error : .warning, in: $0)
    }
    return policy == .fail && !goldens.names.isEmpty
  }
}

extension Result<Void, any Error> {
  /// The failure if it is an error of the file system; nil for success.
  ///
  /// - Throws: Any other failure.
  fileprivate func fileSystemError() throws -> FileSystemError? {
    do {
      try get()
      return nil
    } catch let error as FileSystemError {
      return error
    }
  }
}
