import Testing

@testable import Snapshots

@Suite struct SnapshotNameTests {
  @Test(arguments: [
    "default@2x", String(repeating: "x", count: 200), "buttons/save/disabled+selected_dark@2x",
    "画面/保存", "a.b", "a..b",
  ])
  func aPathBelowTheFolderIsAName(text: String) throws {
    #expect(try SnapshotName(text).text == text)
  }

  @Test(arguments: [
    "", "/etc/passwd", "a/", "a//b", ".", "..", "../a", "a/../b", "a/./b", ".hidden", "a\\b",
    "a\u{0}b", "a\nb", String(repeating: "x", count: 201),
  ])
  func whatLeavesTheFolderOrIsNoFileNameIsRefused(text: String) {
    #expect(throws: SnapshotNameError.self) { try SnapshotName(text) }
  }

  @Test func theErrorNamesTheReason() {
    #expect {
      try SnapshotName("../secret")
    } throws: { error in
      "\(error)" == "the snapshot name '../secret' has a part that starts with a dot"
    }
  }
}
