import CommandLineTool
import ReportPages
import Scenes
import Snapshots

/// The page that `sheet --html` writes: all chosen snapshots, each as large as it is, with a loupe; in
/// two versions if they are compared.
struct SheetPage {
  /// The path of the page.
  var file: String
  /// What the snapshots are compared with; nil for a gallery of them.
  var comparison: SheetComparison?
  /// The number of snapshots that are drawn concurrently.
  var jobs: Int

  /// Draws the variants of some scenes, and writes the page.
  ///
  /// - Returns: Broken if a snapshot cannot be drawn; the page says why.
  func write(
    _ chosen: [(scene: Scene, variants: [Variant])], in context: CommandContext
  ) throws -> ExitStatus {
    let (repository, settings) = (Repository(of: context), try context.project().settings.lint)
    let requests = try chosen.flatMap { scene, variants in
      let names = Set(variants.map { "\(scene.name)/\($0.name)" })
      return try scene.requests(in: repository, by: settings).filter {
        names.contains($0.name.text)
      }
    }
    if comparison?.after == nil { context.warnOfRenderer() }
    let progress = ProgressMeter("Drawing", total: requests.count, console: context.console)
    defer { progress.finish() }
    let notes = LintNotes(by: settings)
    // Goldens of a revision are not checked.
    let findings =
      comparison?.after == nil
      ? try notes.check(requests, of: chosen.map(\.scene), jobs: jobs, in: context)
      : LintNotes.Findings()
    var page = try reportingState("No page was written.") {
      try comparison?.page(
        of: requests, jobs: jobs, progress: progress.advance, isCancelled: context.isInterrupted)
        ?? ReportPage.gallery(
          of: requests, title: "Layouter gallery", jobs: jobs, progress: progress.advance,
          isCancelled: context.isInterrupted)
    }
    page.notes = findings.notes
    try context.write(page.bytes(), to: file, below: nil)
    progress.finish()
    var warnings = SnapshotWarnings()
    for result in page.snapshots {
      warnings.add(
        result.warnings ?? [], of: result.name.text, in: result.scene, source: result.source,
        causes: result.warningSources)
    }
    context.console.log(warnings)
    let broken = page.snapshots.filter { $0.verdict == .broken }
    for result in broken {
      context.console.logError("\(result.name): \(result.words.joined(separator: "; "))")
    }
    context.console.inform(summary(of: page))
    return broken.isEmpty ? .success : .broken
  }

  private func summary(of page: ReportPage) -> String {
    let text = "\(counted(page.snapshots.count, "snapshot")) in \(file)"
    guard comparison != nil else { return text }
    let different = page.snapshots.count { $0.verdict != .same && $0.verdict != .broken }
    return "\(text), \(different) of them different"
  }
}

extension SheetComparison {
  /// The page of both versions.
  fileprivate func page(
    of requests: [SnapshotRequest], jobs: Int, progress: @escaping @Sendable () -> Void,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws -> ReportPage {
    var versions = VersionComparison(
      requests: requests, versions: .init(before: before.name, after: afterName),
      before: try Self.goldens(of: requests, in: before),
      after: try after.map { try Self.goldens(of: requests, in: $0) }, renderer: .ofThisProcess)
    (versions.jobs, versions.progress, versions.isCancelled) = (jobs, progress, isCancelled)
    return try versions.page(title: "\(before.name) and \(afterName)")
  }

  private static func goldens(
    of requests: [SnapshotRequest], in revision: GitRevision
  ) throws(GitError) -> [SnapshotName: Golden] {
    let names = requests.map(\.name)
    var goldens: [SnapshotName: Golden] = [:]
    for (name, golden) in zip(names, try revision.goldens(names)) { goldens[name] = golden }
    return goldens
  }
}
