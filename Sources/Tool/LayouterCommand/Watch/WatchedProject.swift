import FileAccess
import LintConfiguration
import ReportPages
import Scenes
import Snapshots

/// A project whose snapshots are verified again when a file is saved: only those that it concerns.
///
/// What has changed is found by looking at the files, not by what a notification says: so nothing is
/// missed, whichever way an editor saves.
struct WatchedProject {
  private(set) var scenes: SceneReloading
  let selection: SnapshotOptions
  /// The snapshots that were named among the scenes.
  let named: SceneSelection
  let goldens: GoldenStore
  let report: ReportFolder
  let renderer: GoldenFingerprint
  let jobs: Int
  /// Whether goldens may belong to scenes that are left out.
  let isPartial: Bool
  /// What the linter finds, if the project switches it on.
  let notes: LintNotes
  /// The options of the commands on the report's page.
  let acceptOptions: String

  /// The goldens' stamps when they were last compared; nil for a missing one.
  private var goldenStamps: [SnapshotName: FileStamp?] = [:]
  private var isVerified = false
  private var reader: ReportReader
  /// The notes about each scene, by its path, when it was last read.
  private var keptNotes: [String: [ReportNote]] = [:]

  init(
    scenes: SceneReloading, named: SceneSelection = SceneSelection(), selection: SnapshotOptions,
    goldens: GoldenStore, report: ReportFolder, renderer: GoldenFingerprint, jobs: Int,
    isPartial: Bool,
    notes: LintNotes = LintNotes(by: LintSettings()), acceptOptions: String = ""
  ) {
    (self.scenes, self.selection, self.goldens) = (scenes, selection, goldens)
    (self.report, self.renderer, self.jobs) = (report, renderer, jobs)
    self.named = named
    self.isPartial = isPartial
    self.notes = notes
    reader = ReportReader(report)
    self.acceptOptions = acceptOptions
  }

  /// What an update has found and done.
  struct Update {
    /// The scene files that were read.
    var readFiles: Set<String>
    /// The diagnostics of these files.
    var diagnostics: [Diagnostic]
    /// The snapshots that were drawn.
    var drawn: Set<SnapshotName>
    /// What the linter finds in the scenes that were read.
    var findings: LintNotes.Findings
    /// The results of all snapshots.
    var report: Report
  }

  /// Verifies what has changed since the last update, at the first call everything, and replaces the
  /// report.
  ///
  /// - Returns: Nil if nothing has changed.
  mutating func update(in context: CommandContext) throws -> Update? {
    let changed = scenes.load()
    var loaded = changed.loaded
    loaded.checkSnapshotNames()
    let requests = try selection.choose(from: loaded.requests(in: context), of: named)
    let stamps = goldenStamps(of: requests)
    let readScenes = Set(
      loaded.scenes.lazy.filter { changed.readFiles.contains($0.file) }.map(\.path))
    let touched = Set(
      requests.filter { readScenes.contains($0.scene) || goldenStamps[$0.name] != stamps[$0.name] }
        .map(\.name))
    let isUnchanged =
      isVerified && touched.isEmpty && changed.readFiles.isEmpty
      && stamps.count == goldenStamps.count
    if isUnchanged { return nil }

    let outcome: Report
    let findings: LintNotes.Findings
    do {
      findings = try notes.check(
        requests, of: loaded.scenes.filter { !isVerified || readScenes.contains($0.path) },
        jobs: jobs, in: context)
      let newNotes = Dictionary(grouping: findings.notes, by: \.scene)
      var currentNotes: [String: [ReportNote]] = [:]
      for scene in loaded.scenes {
        let isNew = !isVerified || readScenes.contains(scene.path)
        currentNotes[scene.path] = (isNew ? newNotes : keptNotes)[scene.path]
      }
      outcome = try verify(
        requests, again: touched, of: loaded,
        notes: loaded.scenes.flatMap { currentNotes[$0.path] ?? [] }, in: context)
      keptNotes = currentNotes
    } catch {
      // What was read is not verified yet.
      invalidate()
      throw error
    }
    goldenStamps = stamps
    isVerified = true
    return Update(
      readFiles: changed.readFiles,
      diagnostics: loaded.diagnostics.filter { changed.concernedFiles.contains($0.path) },
      drawn: touched, findings: findings, report: outcome)
  }

  /// The decisions about the report.
  var acceptance: Acceptance { Acceptance(report: report, goldens: goldens) }

  /// Writes the report's page.
  func writePage(of outcome: Report) throws {
    try report.writePage(of: outcome, goldens: goldens, acceptOptions: acceptOptions)
  }

  /// Reads and draws everything at the next update.
  mutating func invalidate() {
    scenes.invalidate()
    isVerified = false
  }

  /// The folders in which a change can concern the project.
  var folders: Set<String> {
    scenes.folders.union(SceneReloading.subfolders(of: goldens.folder))
  }

  private mutating func verify(
    _ requests: [SnapshotRequest], again touched: Set<SnapshotName>,
    of loaded: SceneLibrary.Loaded, notes: [ReportNote], in context: CommandContext
  ) throws -> Report {
    let mayLook = !isPartial && !loaded.hasErrors
    let run = VerificationRun(
      requests: requests, goldens: goldens, renderer: renderer, jobs: jobs, report: report,
      brokenScenes: loaded.diagnostics.brokenScenes(in: Repository(of: context)),
      notes: notes,
      unreferencedGoldens: { [goldens, names = Set(requests.map(\.name))] in
        mayLook ? try goldens.names().filter { !names.contains($0) } : []
      },
      isCancelled: context.isInterrupted)
    // The report on disk also has what the user has rejected. Another program may have removed it.
    let previous = isVerified ? try? reader.load() : nil
    let outcome = try previous.map { try run.run(again: touched, after: $0) } ?? run.run()
    reader.remember(outcome)
    return outcome
  }

  private func goldenStamps(of requests: [SnapshotRequest]) -> [SnapshotName: FileStamp?] {
    var stamps: [SnapshotName: FileStamp?] = [:]
    for request in requests {
      stamps[request.name] = .some(FileStamp(of: goldens.path(of: request.name)))
    }
    return stamps
  }
}
