import Testing
import ViewTree

@testable import Scenes

/// Alerts next to a scene's view, and in its steps.
@Suite struct AlertSceneTests {
  private func scene(_ keys: String) -> String {
    """
    size: [375, 667]
    variants: {scale: [1]}
    \(keys)
    view: {id: root, backgroundColor: white, subviews: [{id: box, frame: [10, 10, 20, 20]}]}
    """
  }

  private func texts(_ keys: String, _ variant: String = "default") throws -> [String] {
    let text = scene(keys)
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    return try scene.tree(of: variant).all.compactMap { node in
      if case .string(let text)? = node.properties["text"] { text } else { nil }
    }
  }

  @Test func anAlertIsInFrontOfTheView() throws {
    let keys = """
      alert:
        title: Delete?
        message: No undo.
        actions: [{title: Delete, style: destructive}, {title: Cancel, style: cancel}]
      """
    #expect(try texts(keys) == ["Delete?", "No undo.", "Delete", "Cancel"])
    let tree = try #require(readScene(scene(keys))).tree()
    let window = try #require(tree.subviews.last)
    #expect(window.type == "UIWindow" && window.properties["windowLevel"] == .number(2000))
    let scene = try #require(readScene(scene(keys)))
    let bitmap = try scene.draw(scene.variants[0]).bitmap
    // White below a fifth of black.
    #expect(bitmap.pixels[0] == 0xFFCC_CCCC)
  }

  @Test func aStepShowsAnAlertAtOnceAndAnotherReplacesIt() throws {
    let keys = """
      steps:
        - snapshot: before
        - alert: {title: One, actions: [OK]}
        - snapshot: one
        - alert: {title: Two, style: actionSheet, actions: [OK]}
        - snapshot: two
        - alert: none
      """
    #expect(try texts(keys, "default.before").isEmpty)
    #expect(try texts(keys, "default.one") == ["One", "OK"])
    #expect(try texts(keys, "default.two") == ["Two", "OK"])
    #expect(try texts(keys).isEmpty)
  }

  @Test func aTouchOnAnActionDismissesTheAlert() throws {
    let keys = """
      alert: {title: One, actions: [OK]}
      steps:
        - tap: [187, 365]
        - snapshot: during
        - advance: 0.5
      """
    #expect(try texts(keys, "default.during") == ["One", "OK"])
    #expect(try texts(keys).isEmpty)
  }

  @Test(
    arguments: [
      (
        "alert: {title: A, actions: [{title: B, style: destroy}]}",
        "s.yaml:3:47: alert.actions.style: unknown value 'destroy'"
          + ": expected default, cancel or destructive"
      ),
      (
        "alert: {titel: A, actions: [B]}",
        "s.yaml:3:9: unknown key 'titel' in an alert (did you mean 'title'?)"
      ),
      (
        "alert: {style: actionSheet, actions: [B], textFields: [Name]}",
        "s.yaml:3:55: alert: an action sheet has no text fields: write 'style: alert'"
      ),
      (
        "alert: {actions: [{title: A, style: cancel}, {title: B, style: cancel}]}",
        "s.yaml:3:18: alert: an alert has at most one action of the style 'cancel'"
      ),
      (
        "alert: {title: A, actions: [B], source: box}",
        "s.yaml:3:41: alert: an alert points to no view: 'source' is for 'style: actionSheet'"
      ),
      (
        "alert: {title: A}",
        "s.yaml:3:8: warning: alert: an alert without actions cannot be dismissed: write 'actions: [OK]'"
      ),
      (
        "alert: {actions: [{style: cancel}]}",
        "s.yaml:3:19: alert.actions: an action needs a 'title'"
      ),
      (
        "alert: {title: A, actions: [B], animated: true}",
        "s.yaml:3:8: alert: 'animated' is for an alert in 'steps': this one is there from the start"
      ),
    ])
  func messagesNameThePlaceAndTheCure(keys: String, message: String) {
    #expect(diagnostics(scene(keys)) == [message])
  }
}
