import HeadlessUIKit
import Snapshots
import TestSupport
import Testing

@testable import LayouterTesting

/// Goldens of tests, classes and files that were renamed: after a run of all tests, the report knows them as moved, and
/// accepting moves them.
@Suite struct RenamedTestTests {
  private let package: TestPackage

  /// A golden of `testSave`, which the source no longer declares.
  init() throws {
    package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, named: "a", test: "testSave()")
  }

  private func golden(_ name: String) -> String { TestPackage.goldens + name }

  private func acceptance() -> Acceptance {
    Acceptance(
      report: ReportFolder(folder: package.folder.path + "/.layouter/report"),
      goldens: GoldenStore(folder: package.folder.path))
  }

  /// The names of goldens, and those that they were moved from, in the report of a run that has ended.
  private func moved() throws -> [String: String] {
    let moved = try package.report().snapshots.filter { $0.movedFrom != nil }
    return Dictionary(
      uniqueKeysWithValues: moved.map { result in
        (
          result.name.file.replacing(TestPackage.goldens, with: ""),
          result.movedFrom?.file.replacing(TestPackage.goldens, with: "") ?? ""
        )
      })
  }

  // Not one test with arguments, which would be in the names of goldens.
  @Test func aGoldenThatARenamedTestHasRecordedIsMoved() throws { try checkMove(.missing) }

  @Test func aGoldenIsMovedWhereNothingIsRecorded() throws { try checkMove(.never) }

  @Test func aGoldenIsMovedWhereAllIsRecorded() throws { try checkMove(.all) }

  private func checkMove(_ record: SnapshotTestingConfiguration.Record) throws {
    let bytes = try package.folder.bytes(golden("testSave.a.png"))
    try package.startAgain()
    let message = package.assert(
      filled(.red), as: .image, named: "a", record: record, test: "testStore()")
    #expect(message?.contains(record == .never ? "has no golden" : "recorded") == true)
    #expect(
      try package.run.end() == [
        "the golden moved from \(golden("testSave")) to \(golden("testStore"))",
        "Move the goldens:    layouter accept --group 1",
      ])
    let result = try #require(try package.report().snapshots.first)
    #expect(result.verdict == .missing)
    #expect(
      result.words == [
        "the golden moved from \(golden("testSave")) to \(golden("testStore")): its pixels are the same"
      ])
    #expect(package.folder.exists(".layouter/report/index.html"))

    let acceptance = acceptance()
    #expect(try acceptance.pending().map(\.name.text) == [golden("testStore.a")])
    let outcome = try acceptance.accept { _ in true }
    #expect(outcome.accepted.map(\.text) == [golden("testStore.a")])
    #expect(outcome.moved.map(\.text) == [golden("testSave.a")])
    #expect(try acceptance.pending().isEmpty)
    #expect(!package.folder.exists(golden("testSave.a.png")))
    #expect(try package.folder.bytes(golden("testStore.a.png")) == bytes)

    #expect(try acceptance.undo().restored.map(\.text).contains(golden("testSave.a")))
    #expect(try package.folder.bytes(golden("testSave.a.png")) == bytes)
    #expect(try acceptance.pending().map(\.name.text) == [golden("testStore.a")])
  }

  @Test func textsAreMovedAsPicturesAre() throws {
    _ = package.assert("text", as: .lines, named: "b", test: "testSave()", line: 11)
    try package.startAgain()
    _ = package.assert("text", as: .lines, named: "b", test: "testStore()")
    _ = try package.run.end()
    #expect(try moved() == ["testStore.b.txt": "testSave.b.txt"])
    #expect(
      try package.report().snapshots[0].words[0].hasSuffix("its content is the same"))
    _ = try acceptance().accept { _ in true }
    #expect(try package.folder.text(golden("testStore.b.txt")) == "text")
    #expect(!package.folder.exists(golden("testSave.b.txt")))
    // The picture is another test's.
    #expect(package.folder.exists(golden("testSave.a.png")))
  }

  @Test func goldensOfARenamedFileAreOneGroup() throws {
    for name in ["testSave.a.png", "testSave.b.png"] {
      try package.folder.write(
        package.folder.bytes(golden("testSave.a.png")),
        to: "Tests/AppTests/__Snapshots__/OldTests/" + name)
    }
    try package.folder.remove(TestPackage.goldens)
    try package.startAgain()
    for (index, name) in ["b", "a"].enumerated() {
      _ = package.assert(filled(.red), as: .image, named: name, line: UInt(index))
    }
    let old = "Tests/AppTests/__Snapshots__/OldTests/"
    #expect(
      try package.run.end() == [
        "2 goldens moved from \(old) to \(TestPackage.goldens)",
        "Move the goldens:    layouter accept --group 1",
      ])
    // Of equal pictures, each is the one with its own name.
    #expect(
      try moved() == [
        "testSave.a.png": old + "testSave.a.png", "testSave.b.png": old + "testSave.b.png",
      ])
  }

  @Test func ofEqualPicturesTheOneWithTheSameNameOrNumberHasMoved() throws {
    _ = package.assert(filled(.red), as: .image, named: "b", test: "testSave()", line: 11)
    try package.startAgain()
    for (index, name) in ["b", "a"].enumerated() {
      _ = package.assert(
        filled(.red), as: .image, named: name, test: "testStore()", line: UInt(index))
    }
    #expect(
      try package.run.end() == [
        "2 goldens moved from \(golden("testSave")) to \(golden("testStore"))",
        "Move the goldens:    layouter accept --group 1",
      ])
    #expect(
      try moved() == ["testStore.a.png": "testSave.a.png", "testStore.b.png": "testSave.b.png"])
  }

  @Test func aRenamedSnapshotOfATestIsMoved() throws {
    try package.folder.write("func testSave() {}", to: TestPackage.file)
    try package.startAgain()
    _ = package.assert(filled(.red), as: .image, named: "other", test: "testSave()")
    _ = try package.run.end()
    #expect(try moved() == ["testSave.other.png": "testSave.a.png"])
  }

  @Test func differentMovesInAFileAreDifferentGroups() throws {
    _ = package.assert(filled(.blue), as: .image, named: "a", test: "testLoad()", line: 11)
    try package.startAgain()
    _ = package.assert(filled(.red), as: .image, named: "a", test: "testStore()")
    _ = package.assert(filled(.blue), as: .image, named: "a", test: "testRead()", line: 11)
    #expect(
      try package.run.end() == [
        "the golden moved from \(golden("testLoad")) to \(golden("testRead"))",
        "the golden moved from \(golden("testSave")) to \(golden("testStore"))",
        "Move the goldens:    layouter accept --group 1 --group 2",
      ])
  }

  @Test func anotherPictureIsNotMoved() throws {
    try package.startAgain()
    _ = package.assert(filled(.red, width: 21), as: .image, named: "a", test: "testStore()")
    #expect(try package.run.end() == [])
    #expect(try moved() == [:])
    #expect(try package.report().isSame)
  }

  /// It may be disabled, or fail before its first assertion.
  @Test func aTestThatIsStillThereKeepsItsGolden() throws {
    try package.folder.write("func testSave() {}", to: TestPackage.file)
    try package.startAgain()
    _ = package.assert(filled(.red), as: .image, named: "a", test: "testStore()")
    #expect(try package.run.end() == [])
    #expect(try moved() == [:])
  }

  @Test func aPartOfTheTestsDoesNotShowWhatMoved() throws {
    try package.startAgain()
    package.run.addUnnamed()
    _ = package.assert(filled(.red), as: .image, named: "a", test: "testStore()")
    #expect(try package.run.end() == [])
    #expect(try moved() == [:])
  }

  @Test func theProcessThatEndsLastKnowsWhatMoved() throws {
    let names = ".layouter/report/results/names.jsonl"
    func write(_ line: String) throws {
      try package.folder.write(package.folder.text(names) + line + "\n", to: names)
    }
    try package.startAgain()
    _ = package.assert(filled(.red), as: .image, named: "a", test: "testStore()")
    try write(#"{"started": "1"}"#)
    #expect(try package.run.end() == [])
    #expect(try moved() == [:])
    try write(#"{"ended": "1"}"#)
    #expect(try moved() == ["testStore.a.png": "testSave.a.png"])
  }

  /// The report has the goldens of all processes.
  @Test func aProcessNamesTheMovedGoldensOfItsOwnAssertions() throws {
    try package.startAgain()
    _ = package.assert(filled(.red), as: .image, named: "a", test: "testStore()")
    try package.startAnotherProcess()
    _ = package.assert("text", as: .lines, named: "b", test: "testOther()")
    #expect(try package.run.end() == [])
    #expect(try moved() == ["testStore.a.png": "testSave.a.png"])
  }

  @Test func aGoldenThatHasChangedSinceIsKept() throws {
    try package.startAgain()
    _ = package.assert(filled(.red), as: .image, named: "a", test: "testStore()")
    _ = try package.run.end()
    try package.folder.write("no picture", to: golden("testSave.a.png"))
    #expect(try acceptance().accept { _ in true }.moved == [])
    #expect(try package.folder.text(golden("testSave.a.png")) == "no picture")
  }
}
