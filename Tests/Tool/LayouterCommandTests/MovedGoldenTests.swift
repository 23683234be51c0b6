import TestSupport
import Testing

@testable import LayouterCommand

/// Scenes that were moved, renamed or removed, and the goldens that they leave.
@Suite struct MovedGoldenTests {
  private let project: TemporaryFolder
  private let names = ["calm_dark", "calm_light", "loud_dark", "loud_light"]

  init() throws {
    project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "Fixtures/a/plain.yaml")
    #expect(project.layouter("record").status == .success)
  }

  private func move(to path: String = "Fixtures/b/plain.yaml") throws {
    try project.remove("Fixtures/a/plain.yaml")
    try project.write(SampleScene.card, to: path)
  }

  @Test func aMovedSceneIsRecognisedByItsPixels() throws {
    try move()
    let run = project.layouter("verify")
    #expect(run.status == .negative)
    #expect(
      run.output.hasPrefix(
        """
        missing    4 goldens moved from a/plain/ to b/plain/
                   group 1: b/plain/calm_light and 3 others
        4 snapshots: 4 without a golden (
        """))
    // Recording would leave the goldens at the old place.
    #expect(run.output.hasSuffix("Move the goldens:    layouter accept --group 1\n"))
    #expect(!run.output.contains("layouter record"))
    #expect(run.errors == "")
  }

  @Test func acceptMovesTheGoldens() throws {
    try move()
    _ = project.layouter("verify")
    let run = project.layouter("accept", "--group", "1")
    #expect(run.status == .success)
    #expect(run.output.contains("accepted  b/plain/calm_light\n"))
    #expect(run.output.contains("removed   a/plain/calm_light\n"))
    #expect(project.files("Snapshots") == names.map { "b/plain/\($0).png" })
    #expect(project.layouter("verify").status == .success)
  }

  @Test func undoMovesThemBack() throws {
    try move()
    _ = project.layouter("verify")
    _ = project.layouter("accept", "--all")
    #expect(project.layouter("accept", "--undo").status == .success)
    #expect(project.files("Snapshots") == names.map { "a/plain/\($0).png" })
  }

  @Test func aRenamedSceneIsRecognised() throws {
    try move(to: "Fixtures/a/card.yaml")
    #expect(
      project.layouter("verify").output.hasPrefix(
        "missing    4 goldens moved from a/plain/ to a/card/\n"))
  }

  @Test func ofEqualPicturesTheOneWithTheSameNameHasMoved() throws {
    // Light and dark are drawn alike here.
    try move()
    let report = project.layouter("verify", "--json", "-").output
    #expect(
      report.contains(
        """
              "movedFrom": "a/plain/calm_dark",
              "name": "b/plain/calm_dark",
        """))
  }

  @Test func aCopiedSceneHasNotMoved() throws {
    try project.write(SampleScene.card, to: "Fixtures/b/plain.yaml")
    #expect(
      project.layouter("verify").output.hasPrefix("missing    there is no golden yet"))
  }

  @Test func aPartOfTheSnapshotsDoesNotShowWhatMoved() throws {
    try move()
    #expect(
      project.layouter("verify", "--filter", "b/*").output.hasPrefix(
        "missing    there is no golden yet"))
  }

  @Test func whatAlsoChangedHasNotMoved() throws {
    try project.remove("Fixtures/a/plain.yaml")
    try project.write(
      SampleScene.card.replacing("#CC0000", with: "#CC0033"), to: "Fixtures/b/plain.yaml")
    let run = project.layouter("verify")
    #expect(run.output.contains("missing    2 goldens moved from a/plain/ to b/plain/\n"))
    #expect(
      run.output.hasSuffix(
        """
        Move the goldens:    layouter accept --group 1
        Record the missing:  layouter record

        """))
    #expect(run.output.contains("missing    there is no golden yet"))
    #expect(
      run.errors.hasPrefix(
        """
        unreferenced  Snapshots/a/plain/loud_dark.png
        unreferenced  Snapshots/a/plain/loud_light.png

        """))
  }

  @Test func anAcceptedMoveKeepsAGoldenThatHasChangedSince() throws {
    try move()
    _ = project.layouter("verify")
    try project.write("no picture", to: "Snapshots/a/plain/calm_dark.png")
    #expect(project.layouter("accept", "--all").status == .success)
    #expect(try project.text("Snapshots/a/plain/calm_dark.png") == "no picture")
  }

  // MARK: clean

  @Test func cleanListsWhatNoSceneNames() throws {
    try move()
    let run = project.layouter("clean")
    #expect(run.status == .negative)
    #expect(
      run.output == names.map { "Snapshots/a/plain/\($0).png\n" }.joined()
        + "4 goldens without a scene; remove with: layouter clean --delete\n")
    #expect(project.files("Snapshots").count == 4)
  }

  @Test func cleanRemovesItWithItsFolders() throws {
    try move()
    let run = project.layouter("clean", "--delete")
    #expect(run.status == .success)
    #expect(run.output.hasSuffix("4 goldens removed\n"))
    #expect(!project.exists("Snapshots/a"))
    #expect(project.layouter("clean").output == "Every golden belongs to a scene.\n")
  }

  @Test(arguments: [
    (["--filter", "a/*"], "--filter leaves snapshots out"),
    (["--shard", "1/2"], "--shard leaves snapshots out"),
    (["Fixtures/b"], "only some scenes were named"),
  ])
  func cleanRefusesUnderAPartOfTheSnapshots(options: [String], reason: String) throws {
    try move()
    let run = project.layouter(["clean", "--delete"] + options)
    #expect(run.status == .broken)
    #expect(run.errors == "Error: Goldens are not cleaned up, because \(reason).\n")
    #expect(project.files("Snapshots").count == 4)
  }

  @Test func cleanRefusesWithABrokenScene() throws {
    try move()
    try project.write(SampleScene.broken, to: "Fixtures/a/plain.yaml")
    let run = project.layouter("clean", "--delete")
    #expect(run.status == .broken)
    #expect(run.errors.hasSuffix("because a scene could not be read: they may be its own.\n"))
    #expect(project.files("Snapshots").count == 4)
  }
}
