import Scenes
import Snapshots
import ViewTree

/// The linter's findings as notes of `verify`, if the project file switches them on.
struct LintNotes {
  private let settings: LintSettings

  /// Reads the project file.
  ///
  /// - Throws: `ProjectFileError` if it is invalid.
  init(in context: CommandContext) throws {
    settings = try context.project().settings.lint
  }

  /// A line for each finding in the scenes of some snapshots.
  func lines(
    about requests: [SnapshotRequest], of scenes: [Scene], jobs: Int, in context: CommandContext,
    style: TextStyle
  ) throws -> [String] {
    guard settings.runsInVerify else { return [] }
    let names = Set(requests.map(\.scene))
    let checked = scenes.filter { names.contains($0.path) }
    let progress = Progress(
      "Checking", total: checked.reduce(0) { $0 + $1.variants.count }, console: context.console)
    defer { progress.finish() }
    let report = try LintRun(
      of: checked, by: settings, jobs: jobs, progress: progress, in: context
    ).run()
    return LintText(report: report, style: style).lines.map { "note       \($0)" }
  }
}
