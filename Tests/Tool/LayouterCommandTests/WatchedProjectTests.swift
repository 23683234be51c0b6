import CairoGraphics
import CommandLineTool
import Foundation
import Pixels
import Scenes
import Snapshots
import Synchronization
import TestSupport
import Testing

@testable import LayouterCommand

@Suite struct WatchedProjectTests {
  let folder: TemporaryFolder
  let context: CommandContext

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.scene(color: "red"), to: "Fixtures/a.yaml")
    try folder.write(Self.scene(color: "green"), to: "Fixtures/b.yaml")
    context = CommandContext(
      console: Console(output: Memory().sink(), errors: Memory().sink()),
      makeLibrary: { SceneLibrary() }, workingDirectory: folder.path, environment: [:],
      isInterrupted: { false })
    #expect(folder.layouter("record").status == .success)
  }

  /// One picture, `default.png`, with an image if one is named.
  private static func scene(color: String, image: String? = nil) -> String {
    """
    size: [8, 4]
    view:
      id: card
      backgroundColor: \(color)
    """ + (image.map { "\n  subviews:\n    - { type: UIImageView, image: \($0) }" } ?? "")
  }

  private func project(isPartial: Bool = false) throws -> WatchedProject {
    WatchedProject(
      scenes: try SceneOptions.parse([]).reloading(in: context),
      selection: try SnapshotOptions.parse([]),
      goldens: GoldenStore(folder: folder.path + "/Snapshots"),
      report: ReportFolder(folder: folder.path + "/.layouter/report"),
      renderer: try GoldenFingerprint.current(in: context), jobs: 2, isPartial: isPartial)
  }

  private func names(_ update: WatchedProject.Update?) -> [String]? {
    update.map { $0.drawn.map(\.text).sorted() }
  }

  private func scenes(_ update: WatchedProject.Update?) -> Set<String>? {
    update.map { Set($0.drawn.compactMap { $0.text.split(separator: "/").first.map(String.init) }) }
  }

  @Test func atFirstEverythingIsDrawnAndThenNothingUntilAFileChanges() throws {
    var project = try project()
    let first = try project.update(in: context)
    #expect(scenes(first) == ["a", "b"])
    #expect(first?.report.isSame == true)
    #expect(try project.update(in: context) == nil)
  }

  @Test func aChangedColorOfACatalogIsDrawn() throws {
    func write(red: String) throws {
      try folder.write(
        #"{"colors": [{"color": {"components": {"red": "\#(red)", "green": "0", "blue": "0"}}}]}"#,
        to: "Assets.xcassets/accent.colorset/Contents.json")
    }
    try folder.write("assets: [Assets.xcassets]", to: "layouter.yaml")
    try write(red: "0xFF")
    try folder.write(Self.scene(color: "accent"), to: "Fixtures/a.yaml")
    var project = try project()
    #expect(try project.update(in: context)?.report.isSame == true)
    try write(red: "0x80")
    let update = try #require(try project.update(in: context))
    #expect(scenes(update)?.contains("a") == true)
    #expect(update.report.count(of: .different) == 1)
    #expect(try project.update(in: context) == nil)
  }

  @Test func onlyTheSavedSceneIsDrawn() throws {
    var project = try project()
    _ = try project.update(in: context)
    try folder.write(Self.scene(color: "blue"), to: "Fixtures/b.yaml")
    let update = try #require(try project.update(in: context))
    #expect(scenes(update) == ["b"])
    #expect(update.readFiles == ["Fixtures/b.yaml"])
    #expect(update.report.snapshots.count == update.drawn.count * 2)
    #expect(update.report.count(of: .different) == update.drawn.count)
    let report = ReportFolder(folder: folder.path + "/.layouter/report")
    #expect(try report.load() == update.report)
    let picture = try #require(
      update.report.snapshots.first { $0.verdict == .different }?.pictures?.actual)
    #expect(folder.exists(".layouter/report/" + picture))

    // Back again: the report and its folder are as after a run of everything.
    try folder.write(Self.scene(color: "green"), to: "Fixtures/b.yaml")
    let back = try #require(try project.update(in: context))
    #expect(back.report.isSame)
    #expect(!folder.exists(".layouter/report/" + picture))
  }

  @Test func anImageConcernsTheScenesThatNameIt() throws {
    try folder.write(Self.scene(color: "red", image: "icons/dot.png"), to: "Fixtures/a.yaml")
    try folder.write(Self.dot(0xFF00_0000), to: "Fixtures/icons/dot.png")
    var project = try project()
    let first = try #require(try project.update(in: context))
    #expect(first.report.brokenScenes.isEmpty)
    try folder.write(Self.dot(0xFFFF_FFFF), to: "Fixtures/icons/dot.png")
    #expect(scenes(try project.update(in: context)) == ["a"])
  }

  @Test func aSharedFileConcernsTheScenesThatIncludeIt() throws {
    try folder.write("palette: { tone: red }\n", to: "design/names.yaml")
    try folder.write(
      "include: ../design/names.yaml\n" + Self.scene(color: "tone"), to: "Fixtures/a.yaml")
    var project = try project()
    #expect(try project.update(in: context)?.diagnostics == [])
    #expect(project.folders.contains { $0.hasSuffix("design") || $0.hasSuffix("design/") })
    try folder.write("palette: { tone: '#12' }\n", to: "design/names.yaml")
    let broken = try #require(try project.update(in: context))
    #expect(broken.readFiles == ["Fixtures/a.yaml"])
    #expect(
      broken.diagnostics.map(\.description) == [
        "design/names.yaml:1:18: palette.tone: '#12' is not a colour: expected '#RGB', '#RRGGBB' or "
          + "'#RRGGBBAA'"
      ])
    try folder.write("palette: { tone: blue }\n", to: "design/names.yaml")
    let update = try #require(try project.update(in: context))
    #expect(scenes(update) == ["a"])
    #expect(update.report.count(of: .different) == update.drawn.count)
  }

  @Test func aMissingImageConcernsTheSceneWhenItAppears() throws {
    try folder.write(Self.scene(color: "red", image: "icons/dot.png"), to: "Fixtures/a.yaml")
    var project = try project()
    let first = try #require(try project.update(in: context))
    #expect(first.report.brokenScenes.map(\.file) == ["Fixtures/a.yaml"])
    #expect(try project.update(in: context) == nil)
    try folder.write(Self.dot(0xFF00_0000), to: "Fixtures/icons/dot.png")
    let update = try #require(try project.update(in: context))
    #expect(scenes(update) == ["a"])
    #expect(update.report.brokenScenes.isEmpty)
  }

  @Test func aGoldenConcernsItsSnapshot() throws {
    var project = try project()
    let first = try #require(try project.update(in: context))
    let name = try #require(first.report.snapshots.first).name
    try folder.remove("Snapshots/\(name.text).png")
    let update = try #require(try project.update(in: context))
    #expect(update.drawn == [name])
    #expect(update.report.count(of: .missing) == 1)
  }

  @Test func aBrokenSceneIsReportedAndItsOthersAreKept() throws {
    var project = try project()
    _ = try project.update(in: context)
    try folder.write("view:\n  id: [", to: "Fixtures/b.yaml")
    let update = try #require(try project.update(in: context))
    #expect(update.drawn.isEmpty)
    #expect(update.report.brokenScenes.map(\.file) == ["Fixtures/b.yaml"])
    #expect(update.diagnostics.map(\.path) == ["Fixtures/b.yaml"])
    #expect(update.report.snapshots.allSatisfy { $0.scene == "a.yaml" })
    #expect(!update.report.snapshots.isEmpty)
  }

  @Test func scenesAppearAndDisappear() throws {
    var project = try project()
    _ = try project.update(in: context)
    try folder.write(Self.scene(color: "blue"), to: "Fixtures/new/c.yaml")
    #expect(scenes(try project.update(in: context)) == ["new"])
    try folder.remove("Fixtures/new/c.yaml")
    try folder.remove("Fixtures/b.yaml")
    let update = try #require(try project.update(in: context))
    #expect(update.drawn.isEmpty)
    #expect(update.report.snapshots.allSatisfy { $0.scene == "a.yaml" })
  }

  @Test func aRenamedSceneIsRecognisedByItsPixels() throws {
    var project = try project()
    _ = try project.update(in: context)
    try folder.remove("Fixtures/b.yaml")
    try folder.write(Self.scene(color: "green"), to: "Fixtures/c.yaml")
    let update = try #require(try project.update(in: context))
    #expect(update.report.failures.allSatisfy { $0.movedFrom?.text.hasPrefix("b/") == true })
    #expect(!update.report.failures.isEmpty)
  }

  @Test func aRejectedPictureStaysRejectedUntilItIsDrawnAgain() throws {
    var project = try project()
    try folder.write(Self.scene(color: "blue"), to: "Fixtures/b.yaml")
    _ = try project.update(in: context)
    let acceptance = Acceptance(report: project.report, goldens: project.goldens)
    #expect(try !acceptance.reject { _ in true }.isEmpty)
    try folder.write(Self.scene(color: "yellow"), to: "Fixtures/a.yaml")
    let update = try #require(try project.update(in: context))
    #expect(update.report.failures.allSatisfy { $0.isRejected == ($0.scene == "b.yaml") })
  }

  /// A picture of 2 by 2 pixels.
  private static func dot(_ color: UInt32) throws -> [UInt8] {
    try PNG.encode(Bitmap(width: 2, height: 2, filledWith: color))
  }
}
