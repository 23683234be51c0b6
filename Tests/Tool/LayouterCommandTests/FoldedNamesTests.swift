import Snapshots
import Testing

@testable import LayouterCommand

@Suite struct FoldedNamesTests {
  private func names(_ texts: [String]) throws -> [SnapshotName] {
    try texts.map { try SnapshotName($0) }
  }

  @Test func twentyNamesAreListed() throws {
    let texts = (1...20).map { "buttons/save/s\($0)" }
    #expect(
      FoldedNames(try names(texts)).lines("accepted") == texts.map { "accepted  \($0)" })
    #expect(FoldedNames([]).lines("accepted") == [])
  }

  @Test func ofMoreTheFoldersAre() throws {
    let texts = (1...80).map { "App/save-button/s\($0)" } + ["App/one", "top"]
    #expect(
      FoldedNames(try names(texts)).lines("removed") == [
        "removed   App/save-button/: 80 snapshots", "removed   App/one", "removed   top",
      ])
  }

  @Test func ofManyFoldersTheFirstAre() throws {
    let texts = (1...25).flatMap { ["f\($0)/a", "f\($0)/b"] }
    let lines = FoldedNames(try names(texts)).lines("replaced")
    #expect(lines.count == 21)
    #expect(lines.first == "replaced  f1/: 2 snapshots")
    #expect(lines.last == "replaced  and 10 more snapshots in 5 folders")
  }
}
