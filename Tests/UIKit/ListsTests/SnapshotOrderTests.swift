import Testing

@testable import Lists

/// The order of the sections of snapshots.
@Suite struct SnapshotOrderTests {
  private var snapshot = NSDiffableDataSourceSnapshot<String, Int>()

  init() {
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "c")
  }

  private static let movements: [(String, String, Bool, [String], [Int])] = [
    ("a", "c", true, ["b", "a", "c"], [1, 2, 3]), ("a", "c", false, ["b", "c", "a"], [3, 1, 2]),
    ("c", "a", true, ["c", "a", "b"], [3, 1, 2]), ("c", "a", false, ["a", "c", "b"], [1, 2, 3]),
    // Next to itself, and next to a section that is missing.
    ("b", "b", true, ["a", "b", "c"], [1, 2, 3]), ("b", "x", false, ["a", "b", "c"], [1, 2, 3]),
    ("x", "b", true, ["a", "b", "c"], [1, 2, 3]),
  ]

  @Test(arguments: movements)
  func aSectionMovesNextToAnother(
    section: String, other: String, isBefore: Bool, sections: [String], items: [Int]
  ) {
    var snapshot = snapshot
    if isBefore {
      snapshot.moveSection(section, beforeSection: other)
    } else {
      snapshot.moveSection(section, afterSection: other)
    }
    #expect(snapshot.sectionIdentifiers == sections)
    #expect(snapshot.itemIdentifiers == items)
  }

  @Test func nothingIsLeftOfADeletedSnapshot() {
    var snapshot = snapshot
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    snapshot.appendSections(["a"])
    #expect(snapshot.numberOfItems(inSection: "a") == 0)
  }

  @Test func sectionsThatAreThereAreReloaded() {
    var snapshot = snapshot
    snapshot.reloadSections(["c", "x"])
    #expect(snapshot.reloadedSectionIdentifiers == ["c"])
  }
}
