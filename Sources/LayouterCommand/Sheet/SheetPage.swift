import Scenes
import Snapshots

/// The page that `sheet --html` writes: all chosen snapshots, each as large as it is, with a loupe.
struct SheetPage {
  /// The path of the page.
  var file: String
  /// The number of snapshots that are drawn concurrently.
  var jobs: Int

  /// Draws the variants of some scenes, and writes the page.
  ///
  /// - Returns: Broken if a snapshot cannot be drawn; the page says why.
  func write(
    _ chosen: [(scene: Scene, variants: [Variant])], in context: CommandContext
  ) throws -> ExitStatus {
    let repository = Repository(of: context)
    let requests = try chosen.flatMap { scene, variants in
      let names = Set(variants.map { "\(scene.name)/\($0.name)" })
      return try scene.requests(in: repository).filter { names.contains($0.name.text) }
    }
    context.warnOfRenderer()
    let progress = Progress("Drawing", total: requests.count, console: context.console)
    defer { progress.finish() }
    let notes = LintNotes(by: try context.project().settings.lint)
    let findings = try notes.check(
      requests, of: chosen.map(\.scene), jobs: jobs, in: context)
    var page = try reportingState("No page was written.") {
      try ReportPage.gallery(
        of: requests, title: "Layouter gallery", jobs: jobs, progress: progress.advance,
        isCancelled: context.isInterrupted)
    }
    page.notes = findings.notes
    try context.write(page.bytes(), to: file, below: nil)
    progress.finish()
    var warnings = SnapshotWarnings()
    for result in page.snapshots {
      warnings.add(
        result.warnings ?? [], of: result.name.text, in: result.scene, source: result.source)
    }
    context.console.log(warnings)
    let broken = page.snapshots.filter { $0.verdict == .broken }
    for result in broken {
      context.console.logError("\(result.name): \(result.words.joined(separator: "; "))")
    }
    context.console.inform("\(counted(page.snapshots.count, "snapshot")) in \(file)")
    return broken.isEmpty ? .success : .broken
  }
}
