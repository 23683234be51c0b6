import Scenes
import Snapshots
import ViewTree

/// The project that `verify` works on, with what other threads compute while its scenes are read.
struct VerifiedProject {
  let folders: VerifiedFolders
  let goldens: GoldenStore
  let report: ReportFolder
  /// What the linter finds, if the project switches it on.
  let notes: LintNotes
  let renderer: BackgroundValue<GoldenFingerprint>
  let unreferenced: UnreferencedSearch

  /// - Parameters:
  ///   - partialReason: Why a golden may belong to a snapshot that the run leaves out; nil if all are verified.
  ///   - jobs: The number of threads that may work concurrently.
  init(
    in folders: VerifiedFolders, partialReason: String?, jobs: Int, in context: CommandContext
  ) {
    self.folders = folders
    goldens = context.goldens(in: folders.snapshots, of: folders.project)
    report = ReportFolder(folder: context.path(folders.report))
    notes = LintNotes(by: folders.project.settings.lint)
    renderer = BackgroundValue(jobs: jobs) { try GoldenFingerprint.current(in: context) }
    unreferenced = UnreferencedSearch(in: goldens, partialReason: partialReason, jobs: jobs)
  }

  /// Writes the report's page, if something differs or is noted.
  func writePage(of outcome: Report) throws {
    guard !outcome.isSame || !outcome.notes.isEmpty else { return }
    try report.writePage(of: outcome, goldens: goldens, acceptOptions: folders.acceptOptions)
  }
}

/// The search for goldens that no snapshot references, by a list that another thread makes.
struct UnreferencedSearch: Sendable {
  /// Why a golden may belong to a snapshot that is not known, so that none is looked for; nil if all are known.
  private(set) var obstacle: String?
  /// Nil with an obstacle.
  private var goldenNames: BackgroundValue<[SnapshotName]>?

  init(in goldens: GoldenStore, partialReason: String?, jobs: Int) {
    obstacle = partialReason
    goldenNames =
      partialReason == nil ? BackgroundValue(jobs: jobs) { try goldens.names() } : nil
  }

  /// The search once the scenes are read: those with errors have unknown snapshots.
  func after(reading loaded: SceneLibrary.Loaded) -> UnreferencedSearch {
    var search = self
    if loaded.hasErrors {
      search.obstacle = obstacle ?? "a scene could not be read"
      search.goldenNames = nil
    }
    return search
  }

  /// The goldens that are not among those referenced; empty with an ``obstacle``.
  func names(notIn referenced: Set<SnapshotName>) throws -> [SnapshotName] {
    try goldenNames?.value().filter { !referenced.contains($0) } ?? []
  }
}
