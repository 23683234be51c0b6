import Testing
import ViewTree

@testable import Scenes

/// Keyboards next to a scene's view, and in its steps.
@Suite struct KeyboardSceneTests {
  private func scene(_ keys: String) -> String {
    """
    size: [375, 667]
    variants: {scale: [1]}
    \(keys)
    view:
      id: root
      subviews:
        - {id: box, frame: [10, 10, 20, 20]}
        - {id: name, type: UITextField, returnKeyType: search, frame: [10, 40, 200, 30]}
    """
  }

  private func texts(_ keys: String, _ variant: String = "default") throws -> [String] {
    let text = scene(keys)
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    return try scene.tree(of: variant).all.compactMap { node in
      if node.type == "UILabel", case .string(let text)? = node.properties["text"] {
        text
      } else {
        nil
      }
    }
  }

  @Test(
    arguments: [
      ("numberPad", "PQRS"), ("kana", "き"), ("tenKey", "^_^"), ("URL", ".com"), ("default", "Q"),
      ("{type: default, shifted: false}", "q"), ("{type: automatic, field: name}", "search"),
      ("{type: kana, field: name}", "検索"), ("{type: kana, returnKey: send, field: name}", "送信"),
      ("{predictions: [one, two]}", "two"),
    ])
  func aKeyboardIsAtTheBottom(keyboard: String, label: String) throws {
    #expect(try texts("keyboard: \(keyboard)").contains(label))
    #expect(try texts("steps: [{keyboard: \(keyboard)}]").contains(label))
  }

  @Test func aStepHidesAKeyboard() throws {
    let keys = "keyboard: decimalPad\nsteps: [{snapshot: shown}, {keyboard: none}]"
    #expect(try texts(keys, "default.shown").contains("7"))
    #expect(try texts(keys).isEmpty)
  }

  @Test(
    arguments: [
      (
        "keyboard: numberpad",
        "s.yaml:3:11: keyboard: unknown value 'numberpad' (did you mean 'numberPad'?)"
      ),
      (
        "keyboard: {type: default, field: box}",
        "s.yaml:3:34: keyboard.field: a UIView is not edited: expected the id of a UITextField or UITextView"
      ),
      (
        "keyboard: {returnkey: go}",
        "s.yaml:3:12: unknown key 'returnkey' in a keyboard (did you mean 'returnKey'?)"
      ),
      (
        "keyboard: {predictions: [a, b, c, d]}",
        "s.yaml:3:25: keyboard: expected at most three words, found a list"
      ),
    ])
  func messagesNameThePlaceAndTheCure(keys: String, message: String) {
    #expect(diagnostics(scene(keys)) == [message])
  }
}
