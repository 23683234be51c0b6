import Testing
import ViewTree

@testable import Scenes

/// Custom states on the state axis and in resources.
@Suite struct CustomStateSceneTests {
  private static let scene = """
    states: [focused, loading]
    variants:
      state: [normal, focused, selected+focused, loading, disabled+focused+loading]
    resources:
      primary:
        Bg: { Normal: '#000000', Focused: '#111111', FocusedSelected: '#222222' }
        BgLoading: '#333333'
        BgLoadingDisabled: '#444444'
    view: { type: DsCustomButton, id: a, colorResources: primary }

    """

  /// `Loading` has no value with `Disabled` but alone: of two custom states the one that is
  /// declared first precedes.
  @Test(arguments: [
    ("normal@2x", "#000000"), ("focused@2x", "#111111"), ("selected+focused@2x", "#222222"),
    ("loading@2x", "#333333"), ("disabled+focused+loading@2x", "#111111"),
  ])
  func columnsOfResourcesAreShown(variant: String, color: String) throws {
    let node = try #require(try namedNodes(of: Self.scene, variant)["a"])
    guard case .map(let resources)? = node.properties["colorResources"] else {
      Issue.record("no colours: \(node.properties)")
      return
    }
    #expect(resources["Bg"] == .string(color))
  }

  @Test func treesNameTheStates() throws {
    let node = try #require(try namedNodes(of: Self.scene, "disabled+focused+loading@2x")["a"])
    #expect(node.properties["buttonState"] == .string("disabled"))
    #expect(node.properties["customStates"] == .list([.string("focused"), .string("loading")]))
    #expect(try namedNodes(of: Self.scene, "normal@2x")["a"]?.properties["customStates"] == nil)
  }

  @Test func axesAndStepsSetThemToo() throws {
    let text = """
      states: [focused]
      resources: { primary: { Bg: { Normal: white, focused: '#111111' } } }
      view: { type: DsCustomButton, id: a, colorResources: primary }
      steps: [{ set: { a.customStates: [focused] } }]
      """
    guard case .map(let resources)? = try namedNodes(of: text)["a"]?.properties["colorResources"]
    else {
      Issue.record("no colours")
      return
    }
    #expect(resources["Bg"] == .string("#111111"))
  }

  @Test(arguments: [
    (
      "variants: { state: [focused] }\nview: { type: DsCustomButton }",
      [
        "s.yaml:1:21: variants.state: unknown state 'focused': expected normal, selected, activated, "
          + "activated+selected, disabled or disabled+selected; a custom state is declared with "
          + "'states: [focused]'"
      ]
    ),
    (
      "variants: { state: [checked] }\nview: { type: DsCustomButton }",
      [
        "s.yaml:1:21: variants.state: unknown state 'checked' (did you mean 'selected'?): expected "
          + "normal, selected, activated, activated+selected, disabled or disabled+selected"
      ]
    ),
    (
      "states: [pressed, focusedSelected, 'a b', 5]\nview: {}",
      [
        "s.yaml:1:10: states: 'pressed' is not a custom state: every button has the state "
          + "'activated'",
        "s.yaml:1:19: states: 'focusedSelected' is not a custom state: every button has the state "
          + "'selected'",
        "s.yaml:1:36: states: 'a b' cannot be the name of a state: expected letters, digits and '_'",
        "s.yaml:1:43: states: expected text, found 5 (write '5' in quotes)",
      ]
    ),
    (
      """
      states: [focused]
      view: { type: DsCustomButton, colorResources: { Bg: { Hover: red, Focussed: red } } }
      """,
      [
        "s.yaml:2:55: unknown key 'Hover' in Bg: expected Normal, Selected, Activated, "
          + "ActivatedSelected, Disabled, DisabledSelected or Focused (a custom state is "
          + "declared with 'states: [focused]')",
        "s.yaml:2:67: unknown key 'Focussed' in Bg (did you mean 'Focused'?)",
      ]
    ),
    (
      "view: { type: DsCustomButton, customStates: [focused] }",
      [
        "s.yaml:1:46: customStates: unknown state 'focused': declare it with 'states: [focused]'"
      ]
    ),
  ])
  func unknownStatesAreReported(scene: String, messages: [String]) {
    #expect(diagnostics(scene) == messages)
  }
}
