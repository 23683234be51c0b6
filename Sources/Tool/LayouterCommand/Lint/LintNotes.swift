import CommandLineTool
import LintConfiguration
import Scenes
import Snapshots

/// The linter's findings as notes of `verify` and of pages, if the project file switches them on.
struct LintNotes {
  private let settings: LintSettings
  /// Whether the progress is shown.
  private let showsProgress: Bool

  init(by settings: LintSettings, showsProgress: Bool = true) {
    (self.settings, self.showsProgress) = (settings, showsProgress)
  }

  /// What the linter has found.
  struct Findings {
    var notes: [ReportNote] = []
    fileprivate var report = LintReport([])

    /// A line for each finding.
    func lines(style: TextStyle) -> [String] {
      LintText(report: report, style: style).lines.map { "note       \($0)" }
    }
  }

  /// Checks the scenes of some snapshots; finds nothing if the notes are switched off.
  func check(
    _ requests: [SnapshotRequest], of scenes: [Scene], jobs: Int, in context: CommandContext
  ) throws -> Findings {
    guard settings.runsInVerify else { return Findings() }
    let names = Set(requests.map(\.scene))
    let checked = scenes.filter { names.contains($0.path) }
    let count = checked.reduce(0) { $0 + $1.variants.count }
    let progress =
      showsProgress ? ProgressMeter("Checking", total: count, console: context.console) : nil
    defer { progress?.finish() }
    let report = try LintRun(
      of: checked, by: settings, jobs: jobs, progress: progress, in: context
    ).run()
    return Findings(
      notes: try report.notes(of: checked, in: Repository(of: context)), report: report)
  }
}

extension LintReport {
  /// The findings as notes of a report.
  ///
  /// - Parameter scenes: Those that were checked, in their order.
  func notes(
    of scenes: [Scene], in repository: Repository
  ) throws(SnapshotNameError) -> [ReportNote] {
    var notes: [ReportNote] = []
    for (scene, result) in zip(scenes, self.scenes) {
      for reported in result.findings {
        let finding = reported.finding
        notes.append(
          ReportNote(
            rule: finding.rule.rawValue, isError: reported.level == .error, scene: scene.path,
            source: SnapshotSource(file: repository.path(of: finding.file), line: finding.line),
            view: finding.view, value: finding.value, sentence: finding.sentence,
            remedy: finding.remedy, variants: finding.variantWords,
            places: try finding.places.map { (place) throws(SnapshotNameError) in
              ReportNote.Place(
                snapshot: try SnapshotName("\(scene.name)/\(place.variant)"), rect: place.rect)
            }))
      }
    }
    return notes
  }
}
