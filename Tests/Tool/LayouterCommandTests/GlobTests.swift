import ArgumentParser
import CommandLineTool
import Testing

@testable import LayouterCommand

@Suite struct GlobTests {
  @Test(arguments: [
    ("disabled_*", "disabled_dark@2x"),
    ("*_dark*", "buttons/save/disabled_dark@2x"),
    ("save", "buttons/save/normal"),
    ("buttons", "buttons/save/normal"),
    ("buttons/*", "buttons/save/normal"),
    ("buttons/*/normal", "buttons/save/normal"),
    ("**/normal", "buttons/save/normal"),
    ("buttons/**/normal", "buttons/normal"),
    ("**", "buttons/save/normal"),
    ("normal@[23]x", "normal@2x"),
    ("normal@[!1]x", "normal@2x"),
    ("normal@?x", "normal@2x"),
    ("a*b*c", "a-bb-b-c"),
    ("disabled+selected", "disabled+selected"),
    ("保存*", "保存_light"),
  ])
  func matches(pattern: String, name: String) {
    #expect(Glob(pattern).matches(name))
  }

  @Test(arguments: [
    ("disabled", "disabled_dark"),
    ("normal", "buttons/save/disabled"),
    ("save/normal", "buttons/save/normal"),
    ("buttons/*/dark", "buttons/save/normal"),
    ("buttons/save/normal/x", "buttons/save/normal"),
    ("normal@[!2]x", "normal@2x"),
    ("normal@?x", "normal@12x"),
    ("a*b", "a-b-c"),
  ])
  func doesNotMatch(pattern: String, name: String) {
    #expect(!Glob(pattern).matches(name))
  }

  @Test func manyStarsTakeNoTime() {
    let pattern = String(repeating: "*a", count: 60) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 2000)))
  }
}

@Suite struct ShardTests {
  @Test func partsAreDisjointAndCoverEverything() {
    let parts = (1...3).map { index in
      (0..<7).filter { Shard(index: index, count: 3).contains(position: $0) }
    }
    #expect(parts == [[0, 3, 6], [1, 4], [2, 5]])
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/", "/2", "a/b", "1/2/3", "-1/2", ""])
  func nonsenseIsNoShard(argument: String) {
    #expect(throws: ValidationError.self) { try Shard(argument: argument) }
  }

  @Test func isWrittenWithASlash() throws {
    #expect(try Shard(argument: "2/5") == Shard(index: 2, count: 5))
  }
}
