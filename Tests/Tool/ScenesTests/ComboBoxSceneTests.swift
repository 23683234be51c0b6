import Testing
import ViewTree

@testable import Scenes

@Suite struct ComboBoxSceneTests {
  private func nodes(
    of text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [ViewNode] {
    let scene = try #require(
      readScene(text), "\(diagnostics(text))", sourceLocation: sourceLocation)
    let variant = try #require(scene.variants.last, sourceLocation: sourceLocation)
    return try scene.tree(of: variant.name, sourceLocation: sourceLocation).all
  }

  private func page(_ more: String = "", steps: String = "") -> String {
    """
    size: [300, 200]
    \(steps)
    view:
      id: page
      subviews:
        - id: panel
          frame: [40, 20, 240, 160]
          subviews:
            - type: DsComboBox
              id: city
              frame: [10, 30, 120, 30]
              items: [{label: a, value: 1}, {label: b, value: 2}]
              \(more)
        - {type: UIView, id: last}
    """
  }

  private func overlay(of text: String) throws -> (superview: String?, list: ViewNode)? {
    let nodes = try nodes(of: text)
    for node in nodes {
      for overlay in node.subviews where overlay.type == "DsGuardView" {
        return (node.id, try #require(overlay.subviews.first))
      }
    }
    return nil
  }

  @Test func listIsInTheRootViewAtTheButton() throws {
    #expect(try overlay(of: page()) == nil)
    let (superview, list) = try #require(try overlay(of: page("droppingDown: true")))
    #expect(superview == "page")
    #expect(list.frame.x == 50)
    #expect(list.frame.y == 80)
  }

  @Test func rootViewIsNamedByItsID() throws {
    for place in ["rootView: panel", "rootView: last"] {
      let (superview, _) = try #require(
        try overlay(of: page("droppingDown: true\n          \(place)")))
      #expect("rootView: \(superview ?? "")" == place)
    }
    let (_, list) = try #require(
      try overlay(of: page("droppingDown: true\n          rootView: panel")))
    #expect(list.frame.x == 10)
    #expect(list.frame.y == 60)
  }

  @Test func stepsOpenTheListAndCloseIt() throws {
    #expect(try overlay(of: page(steps: "steps: [{tap: city}]")) != nil)
    #expect(try overlay(of: page(steps: "steps: [{tap: city}, {tap: [5, 5]}]")) == nil)
    #expect(
      try overlay(of: page(steps: "steps: [{set: {city.droppingDown: true}}, {advance: 1}]"))
        != nil)
  }

  @Test func itemIsChosenByATapOnIt() throws {
    let nodes = try nodes(of: page(steps: "steps: [{tap: city}, {tap: [60, 120]}]"))
    let city = try #require(nodes.first { $0.id == "city" })
    #expect(city.properties["value"] == .number(2))
    #expect(city.properties["text"] == .string("b"))
    #expect(
      city.properties["items"]
        == .list([
          .map(["label": .string("a"), "value": .number(1)]),
          .map(["label": .string("b"), "value": .number(2)]),
        ]))
    #expect(city.properties["droppingDown"] == nil)
  }

  @Test func valueIsAdoptedWhateverTheOrderOfKeys() throws {
    let city = try #require(try nodes(of: page("value: 2")).first { $0.id == "city" })
    #expect(city.properties["text"] == .string("b"))
  }

  @Test func mistakesAreReportedAtTheirPlaces() {
    #expect(
      diagnostics(page("rootView: pgae")) == [
        "s.yaml:13:21: rootView: unknown id 'pgae' (did you mean 'page'?)"
      ])
    #expect(
      diagnostics(
        """
        view:
          type: DsComboBox
          items: [{label: a}, {label: b, valu: 2}, c]
          anchorPos: top
        """) == [
          "s.yaml:3:11: items: an item needs a 'value'",
          "s.yaml:3:23: items: an item needs a 'value'",
          "s.yaml:3:34: unknown key 'valu' in an item (did you mean 'value'?)",
          "s.yaml:3:44: items: expected a map (label, value), found the text 'c'",
          "s.yaml:4:14: anchorPos: unknown value 'top': expected leftTop, rightTop, leftBottom or "
            + "rightBottom",
        ])
  }

  @Test func guardCoversItsSuperview() throws {
    let nodes = try nodes(
      of: """
        view: {frame: [0, 0, 90, 60], subviews: [{type: DsGuardView, id: veil, frame: [1, 2, 3, 4]}]}
        """)
    #expect(nodes.first { $0.id == "veil" }?.frame == .init(x: 0, y: 0, width: 90, height: 60))
  }

  @Test func touchesTakeAPlaceInThePicture() {
    let text = page(steps: "steps: [{tap: {x: 1}}, {longPress: [1]}]")
    #expect(
      diagnostics(text) == [
        "s.yaml:2:15: steps.tap: expected the id of a view or [x, y], found a map",
        "s.yaml:2:36: steps.longPress: expected [x, y], found 1 values",
      ])
  }
}
