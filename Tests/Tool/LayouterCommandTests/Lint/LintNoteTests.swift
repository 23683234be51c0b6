import CommandLineTool
import Pixels
import Scenes
import Snapshots
import TestSupport
import Testing
import ViewTree

@testable import LayouterCommand

/// Findings of the linter in reports and on pages.
@Suite struct LintNoteTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write("lint: { verify: true, off-grid: warning }", to: "layouter.yaml")
    try project.write(Self.scene(), to: "Fixtures/bar/low.yaml")
  }

  /// A button in line 8 that is too low, 10 points from the left and 1 point from the top, in a picture
  /// of 140 by 46 points at two scales.
  private static func scene(height: Int = 40) -> String {
    """
    size: [140, 46]
    variants:
      state: [normal, disabled]
      scale: [1, 2]
    view:
      type: UIView
      subviews:
        - type: DsCustomButton
          id: save
          frame: [10, 1, 120, \(height)]
          colorResources: { Bg: { Normal: '#0040A0', Disabled: '#DDDDDD' } }
    subject: save
    """
  }

  private func report(_ folder: String = ".layouter/report") throws -> Report {
    try ReportFolder(folder: project.path + "/" + folder).load()
  }

  private func expectedNote() throws -> ReportNote {
    ReportNote(
      rule: "touch-target", isError: true, scene: "bar/low.yaml",
      source: SnapshotSource(file: "Fixtures/bar/low.yaml", line: 8), view: "save", value: 40,
      sentence: "the touch target has 120 × 40 pt, less than 44 × 44 pt",
      remedy: "Make the view larger, or extend the area in its point(inside:).",
      variants: "normal",
      places: [
        .init(
          snapshot: try SnapshotName("bar/low/normal"),
          rect: PixelRect(x: 10, y: 1, width: 120, height: 40)),
        .init(
          snapshot: try SnapshotName("bar/low/normal@2x"),
          rect: PixelRect(x: 20, y: 2, width: 240, height: 80)),
      ])
  }

  @Test func theReportAndItsPageHaveTheNotesAlthoughNothingDiffers() throws {
    #expect(project.layouter("record").status == .success)
    let run = project.layouter("verify", "--json", "out.json")
    #expect(run.status == .success)
    #expect(run.output.hasSuffix("\n\nOpen in a browser:   .layouter/report/index.html\n"))
    let outcome = try report()
    #expect(outcome.notes == [try expectedNote()])
    #expect(try project.text("out.json") == project.text(".layouter/report/report.json"))
    let page = try project.text(".layouter/report/index.html")
    #expect(page.contains(#""rule": "touch-target""#))
    // Its snapshots are there, to be looked at.
    #expect(page.contains(#""name": "bar/low/normal@2x""#))

    // Switched off, the page of before is removed.
    try project.write("", to: "layouter.yaml")
    #expect(project.layouter("verify").status == .success)
    #expect(try report().notes.isEmpty)
    #expect(!project.exists(".layouter/report/index.html"))
  }

  @Test func galleriesHaveTheNotes() throws {
    #expect(project.layouter("sheet", "--html", "gallery.html").status == .success)
    #expect(try project.text("gallery.html").contains(#""rule": "touch-target""#))
    try project.write("lint: { verify: false }", to: "layouter.yaml")
    #expect(project.layouter("sheet", "--html", "gallery.html").status == .success)
    #expect(try !project.text("gallery.html").contains(#""rule": "touch-target""#))
  }

  @Test func annotationsOfVerifyAreNotices() throws {
    #expect(project.layouter("record").status == .success)
    let run = project.layouter("verify", "--github", "--markdown", "summary.md")
    #expect(run.status == .success)
    #expect(
      run.output.contains("::notice file=Fixtures/bar/low.yaml,line=8,title=touch-target::`save`: ")
    )
    #expect(
      try project.text("summary.md").contains(
        "### Notes\n\n- `Fixtures/bar/low.yaml:8` **touch-target** `save`: the touch target has "))
  }

  /// Each shard checks whole scenes.
  @Test func mergedReportsHaveEachNoteOnce() throws {
    for shard in ["1", "2"] {
      _ = project.layouter("verify", "--shard", "\(shard)/2", "--report", "shards/\(shard)")
    }
    let run = project.layouter("merge-reports", "shards/1", "shards/2", "-o", "merged")
    #expect(run.status == .negative)
    #expect(try report("merged").notes == [try expectedNote()])
    #expect(try project.text("merged/index.html").contains(#""rule": "touch-target""#))
  }

  /// Saved scenes are checked; the notes of the other scenes stay.
  @Test func watchChecksTheScenesThatItReads() throws {
    try project.write(Self.scene(), to: "Fixtures/bar/other.yaml")
    let context = CommandContext(
      console: Console(output: Memory().sink(), errors: Memory().sink()),
      makeLibrary: { SceneLibrary() }, workingDirectory: project.path, environment: [:],
      isInterrupted: { false })
    var settings = LintSettings()
    settings.runsInVerify = true
    var watched = WatchedProject(
      scenes: try SceneOptions.parse([]).reloading(in: context),
      selection: try SnapshotOptions.parse([]),
      goldens: GoldenStore(folder: project.path + "/Snapshots"),
      report: ReportFolder(folder: project.path + "/.layouter/report"),
      renderer: try GoldenFingerprint.current(in: context), jobs: 1, isPartial: false,
      notes: LintNotes(by: settings))
    func notes() throws -> [String]? {
      try watched.update(in: context)?.report.notes.map { "\($0.scene) \($0.value ?? 0)" }
    }
    #expect(try notes() == ["bar/low.yaml 40.0", "bar/other.yaml 40.0"])
    try project.write(Self.scene(height: 41), to: "Fixtures/bar/other.yaml")
    #expect(try notes() == ["bar/low.yaml 40.0", "bar/other.yaml 41.0"])
    // Large enough.
    try project.write(Self.scene(height: 44), to: "Fixtures/bar/low.yaml")
    #expect(try notes() == ["bar/other.yaml 41.0"])
    try project.remove("Fixtures/bar/other.yaml")
    #expect(try notes() == [])
  }

  @Test func acceptingKeepsTheNotes() throws {
    #expect(project.layouter("record").status == .success)
    try project.write(Self.scene(height: 41), to: "Fixtures/bar/low.yaml")
    #expect(project.layouter("verify").status == .negative)
    #expect(project.layouter("accept", "--all").status == .success)
    #expect(try report().notes.map(\.value) == [41])
  }
}
