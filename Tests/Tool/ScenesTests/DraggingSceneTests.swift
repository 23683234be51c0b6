import Testing
import ViewTree

@testable import Scenes

/// Gestures that steps make, by what they lead to.
@Suite struct DraggingSceneTests {
  private func scene(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Scene {
    try #require(readScene(text), "\(diagnostics(text))", sourceLocation: sourceLocation)
  }

  /// The tree at a moment; at the end if that has no name.
  private func tree(of text: String, at moment: String? = nil) throws -> ViewNode {
    try scene(text).tree(of: moment.map { "default.\($0)" } ?? "default")
  }

  /// All nodes, in the order of the tree.
  private func nodes(of text: String, at moment: String? = nil) throws -> [ViewNode] {
    try tree(of: text, at: moment).all
  }

  private func frames(
    of text: String, at moment: String? = nil
  ) throws -> [String: ViewNode.Rect] {
    try tree(of: text, at: moment).named.mapValues(\.frame)
  }

  /// Three cells of 100 × 30 with gaps of 10, at y 0, 40 and 80.
  private func list(_ steps: String, dragging: String = "true") -> String {
    """
    size: [100, 200]
    variants: {scale: [1]}
    steps: [\(steps)]
    view:
      subviews:
        - type: StackView
          id: list
          frame: [0, 0, 100, 200]
          dragging: \(dragging)
          layouter: {cellSpacing: 10}
          subviews:
            - {id: a, frame: [0, 0, 100, 30]}
            - {id: b, frame: [0, 0, 100, 30]}
            - {id: c, frame: [0, 0, 100, 30]}
    """
  }

  /// The cells from top to bottom.
  private func order(_ steps: String, dragging: String = "true") throws -> [String] {
    let frames = try frames(of: list(steps, dragging: dragging))
    return ["a", "b", "c"].sorted { (frames[$0]?.y ?? -1) < (frames[$1]?.y ?? -1) }
  }

  private let ends = "{advance: 1}"

  @Test(arguments: ["true", "longPress", "{longPress: true}", "{views: [list]}"])
  func dropPutsACellElsewhere(dragging: String) throws {
    let steps = "{drag: {from: a, to: c}}, {drop: }, \(ends)"
    #expect(try order(steps, dragging: dragging) == ["b", "c", "a"])
  }

  @Test func dragContinuesOverSeveralSteps() throws {
    // Behind the first cell, whose middle the finger has come to.
    #expect(
      try order("{drag: {from: c}}, {drag: {to: b}}, {drag: {to: a}}, {drop: }, \(ends)")
        == ["a", "c", "b"])
    #expect(
      try order("{drag: {from: [50, 95]}}, {drag: {to: [50, 5]}}, {drop: }, \(ends)")
        == ["c", "a", "b"])
  }

  @Test func cancelPutsEverythingBack() throws {
    let before = try frames(of: list(""))
    let after = try frames(of: list("{drag: {from: a, to: c}}, {cancel: }, \(ends)"))
    #expect(after == before)
  }

  @Test func dragLeavesTheFingerDown() throws {
    let steps = "{drag: {from: a, to: c}}, {advance: 1}, {snapshot: held}, {drop: }, \(ends)"
    let held = try nodes(of: list(steps), at: "held")
    // The dragged view is in the overlay, above all others.
    let place = try #require(held.firstIndex { $0.id == "a" })
    #expect(place > (try #require(held.firstIndex { $0.id == "c" })))
    let carrier = try #require(held.first { $0.subviews.contains { $0.id == "a" } })
    #expect(carrier.frame.y + carrier.frame.height / 2 == 95)
    #expect(try frames(of: list(steps), at: "held")["b"]?.y == 0)
  }

  @Test func longPressEntersTheModeAndATapEndsIt() throws {
    func isOn(_ steps: String) throws -> Bool {
      // What takes the touches then lies above the list, and has no id.
      try nodes(of: list(steps, dragging: "longPress")).last?.id == nil
    }
    #expect(try !isOn(""))
    #expect(try isOn("{longPress: a}"))
    #expect(try !isOn("{longPress: a}, {tap: b}, {advance: 1}"))
  }

  @Test func fingerThatFindsNothingIsAnErrorOfTheStep() throws {
    let text = list("{drag: {from: [50, 150], to: [50, 10]}}")
    let scene = try scene(text)
    let variant = try #require(scene.variants.first)
    #expect(throws: SceneError.self) { try scene.describe(variant) }
    do {
      _ = try scene.describe(variant)
    } catch {
      let expected = """
        line 3: nothing at [50, 150] can be dragged to [50, 10]: start the drag where a child of a view with \
        'dragging' is visible, and has not been dropped yet, or on a control that follows a finger, such as the \
        knob of a slider, on a view that scrolls, on a sheet, or at the leading edge of a screen that can be \
        swiped back
        """
      #expect("\(error)" == expected)
    }
  }

  @Test func cellsGoBetweenTheViewsThatAreNamed() throws {
    let text = """
      size: [200, 100]
      variants: {scale: [1]}
      steps: [{drag: {from: a, to: y}}, {advance: 1}, {drop: }, {advance: 1}]
      view:
        dragging: {views: [right, left]}
        subviews:
          - type: StackView
            id: left
            frame: [0, 0, 90, 100]
            subviews: [{id: a, frame: [0, 0, 80, 20]}, {id: b, frame: [0, 0, 80, 20]}]
          - type: StackView
            id: right
            frame: [100, 0, 90, 100]
            subviews: [{id: x, frame: [0, 0, 80, 20]}, {id: y, frame: [0, 0, 80, 20]}]
      """
    let nodes = try nodes(of: text)
    func children(_ id: String) -> [String?]? {
      nodes.first { $0.id == id }?.subviews.filter { $0.id != nil }
        .sorted { $0.frame.y < $1.frame.y }.map(\.id)
    }
    #expect(children("left") == ["b"])
    #expect(children("right") == ["x", "a", "y"] || children("right") == ["x", "y", "a"])
  }

  @Test func itemMovesFromOneAccordionIntoACellOfAnother() throws {
    func accordion(_ id: String, _ x: Int) -> String {
      """
          - type: AccordionView
            id: \(id)
            frame: [\(x), 0, 90, 100]
            subviews:
              - type: AccordionCellView
                frame: [0, 0, 90, 80]
                label: {frame: [0, 0, 90, 20]}
                id: \(id)Cell
                bodyLayouter: {type: GridLayout, fixedSideCount: 2, cellSize: [40, 40]}
                subviews: [{id: \(id)1}, {id: \(id)2}]
      """
    }
    let text = """
      size: [200, 100]
      variants: {scale: [1]}
      steps: [{drag: {from: left1, to: right2}}, {advance: 1}, {drop: }, {advance: 1}]
      view:
        dragging: {views: [left, right]}
        subviews:
      \(accordion("left", 0))
      \(accordion("right", 100))
      """
    let nodes = try nodes(of: text)
    let right = try #require(nodes.first { $0.id == "rightCell" })
    #expect(right.subviews.contains { $0.id == "left1" })
    let left = try #require(nodes.first { $0.id == "leftCell" })
    #expect(!left.subviews.contains { $0.id == "left1" })
  }

  /// A card of 40 × 20 that is dropped with its middle at [158, 54] in a page of 160 × 100 whose
  /// margin is 10: at [138, 44, 40, 20], 128 and 34 from the area's corner.
  private func relative(_ rule: String) throws -> [String: ViewNode.Rect] {
    try frames(
      of: """
        size: [200, 120]
        variants: {scale: [1]}
        steps: [{drag: {from: card, to: [158, 54]}}, {drop: }, {advance: 1}]
        view:
          subviews:
            - id: page
              frame: [0, 0, 160, 100]
              dragging: true
              layouter: {type: RelativeLayout, margin: 10, \(rule)}
              subviews:
                - {id: card, frame: [0, 0, 40, 20]}
                - id: other
                  frame: [0, 0, 30, 30]
                  layout: {left: {parent: 90}, horz: nosize, top: {parent: 30}, vert: nosize}
        """)
  }

  @Test func dropRulesHold() throws {
    #expect(try relative("ddRule: free")["card"] == .init(x: 138, y: 44, width: 40, height: 20))
    // The area ends at 150.
    #expect(try relative("ddRule: inBounds")["card"] == .init(x: 110, y: 44, width: 40, height: 20))
    // 128 is nearest to 120 of the columns, 34 to 30 of the rows.
    #expect(
      try relative("ddGridX: 20, ddGridY: 30")["card"]
        == .init(x: 130, y: 40, width: 40, height: 20))
    // Inside, the card reaches from 110 to 150 and from 44 to 64; the other one is at
    // [100, 40, 30, 30] and goes left by 20, which is the shortest way.
    let both = try relative("ddRule: [inBounds, vacate]")
    #expect(both["card"] == .init(x: 110, y: 44, width: 40, height: 20))
    #expect(both["other"] == .init(x: 80, y: 40, width: 30, height: 30))
  }

  @Test func whatIsDraggedInTheRootViewIsDescribedToo() throws {
    let text = """
      size: [100, 60]
      variants: {scale: [1]}
      steps: [{drag: {from: card, to: [60, 30]}}]
      view:
        dragging: true
        layouter: {type: RelativeLayout}
        subviews: [{id: card, frame: [0, 0, 20, 20]}]
      """
    let carrier = try #require(
      try nodes(of: text).first { $0.subviews.contains { $0.id == "card" } })
    #expect(carrier.type == "UIView")
    #expect(abs(carrier.frame.x + carrier.frame.width / 2 - 60) < 1e-9)
  }

  @Test func tabsAreMovedInTheirBar() throws {
    let bar = """
      view:
        subviews:
          - type: TabBarView
            id: bar
            frame: [0, 0, 150, 30]
            dragging: longPress
            subviews:
              - {type: DsTabButton, id: a, frame: [0, 0, 50, 30]}
              - {type: DsTabButton, id: b, frame: [0, 0, 50, 30]}
              - {type: DsTabButton, id: c, frame: [0, 0, 50, 30]}
      """
    let tabView = """
      view:
        subviews:
          - type: DsTabView
            frame: [0, 0, 150, 30]
            tabWidth: 50
            dragging: longPress
            tabs: [{key: one, id: a}, {key: two, id: b}, {key: three, id: c}]
            body: {}
      """
    for view in [bar, tabView] {
      let text = """
        size: [150, 30]
        variants: {scale: [1]}
        steps: [{drag: {from: a, to: [140, 15]}}, {advance: 1}, {drop: }, {advance: 1}]
        \(view)
        """
      let frames = try frames(of: text)
      #expect(frames["b"]?.x == 0)
      #expect((frames["c"]?.x ?? 0) < (frames["a"]?.x ?? 0))
    }
  }
}
