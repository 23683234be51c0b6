import Testing
import ViewTree

@testable import Scenes

/// Menus of buttons in scenes.
@Suite struct MenuSceneTests {
  private func scene(_ menu: String, steps: String = "[{openMenu: more}]") -> String {
    """
    size: [375, 300]
    variants: {scale: [1]}
    steps: \(steps)
    view:
      subviews:
        - {id: box, frame: [300, 200, 20, 20]}
        - {id: more, type: UIButton, title: More, frame: [10, 10, 80, 44], menu: \(menu)}
    """
  }

  @Test func aStepOpensTheMenuOfAButton() throws {
    let text = scene("{title: Sort, children: [Name, {title: Date, state: 'on'}]}")
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    let texts = try scene.tree().all.compactMap { node in
      if node.type == "UILabel", case .string(let text)? = node.properties["text"] {
        text
      } else {
        nil
      }
    }
    #expect(Array(texts.suffix(3)) == ["Sort", "Name", "Date"])
    let button = try #require(try scene.tree().named["more"])
    #expect(
      button.properties["menu"]
        == .map([
          "title": .string("Sort"),
          "children": .list([
            .string("Name"), .map(["title": .string("Date"), "state": .string("on")]),
          ]),
        ]))
  }

  @Test(
    arguments: [
      (
        "[{title: A, options: displayInline}]",
        "s.yaml:7:99: menu: 'options' is for an element with 'children'"
      ),
      (
        "[{titel: A}]",
        "s.yaml:7:80: unknown key 'titel' in an element of a menu (did you mean 'title'?)"
      ),
    ])
  func messagesNameThePlaceAndTheCure(menu: String, message: String) {
    #expect(diagnostics(scene(menu)) == [message])
  }

  @Test func onlyButtonsHaveMenus() {
    #expect(
      diagnostics(scene("[A]", steps: "[{openMenu: box}]")) == [
        "s.yaml:3:20: steps.openMenu: a UIView has no menu: expected the id of a UIButton or of a bar's item with 'menu'"
      ])
  }
}
