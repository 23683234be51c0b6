import Foundation
import StandardViews
import Testing

@testable import Scenes

@Suite struct YAMLTests {
  @Test func emptyFileSaysWhatASceneIs() {
    let message = "s.yaml:1:1: the file is empty: a scene is a map with a 'view'"
    #expect(diagnostics("") == [message])
    #expect(diagnostics("# only a comment\n") == [message])
  }

  @Test func yesNoOnAndOffAreText() {
    #expect(
      diagnostics("view: {hidden: yes, clipsToBounds: off}")
        == [
          "s.yaml:1:16: hidden: expected true or false, found the text 'yes' (write true)",
          "s.yaml:1:36: clipsToBounds: expected true or false, found the text 'off' (write false)",
        ])
  }

  @Test func jsonIsRead() {
    let json = """
      {"title":"\\u4fdd\\u5b58 \\/ \\ud83d\\ude00",\t"view":{"type":"UILabel","text":"a\\nb"},
      \t"size":[10,20.5]}
      """
    let (read, diagnostics) = SceneLibrary().scene(from: json, path: "s.json")
    #expect(diagnostics == [])
    #expect(read?.title == "保存 / 😀")
  }

  @Test func byteOrderMarkAndCarriageReturnsAreIgnored() {
    let text = "\u{FEFF}size: [10, 10]\r\nview:\r\n  colour: red\r\n"
    #expect(diagnostics(text) == ["s.yaml:3:3: unknown key 'colour' in UIView"])
  }

  @Test func aliasesRepeatTheirAnchors() throws {
    let scene = try #require(
      readScene(
        """
        size: [10, 10]
        view:
          subviews:
            - &cell { frame: [0, 0, 5, 5], backgroundColor: red }
            - *cell
        """))
    #expect(scene.makeView(for: scene.variants[0]).subviews[0].subviews.count == 2)
  }

  @Test func tagsAndMergeKeysAreNotUsed() {
    #expect(
      diagnostics("view: {<<: {alpha: 1}, hidden: !flag true}")
        == [
          "s.yaml:1:8: unknown key '<<' in UIView (YAML 1.2 has no merge keys)",
          "s.yaml:1:32: unknown tag '!flag': a text cannot begin with '!' outside of quotes: write '!flag "
            + "true'",
        ])
  }
}
