import Testing
import ViewTree

@testable import Scenes

@Suite struct TabSceneTests {
  private func bar(_ tabCount: Int, steps: String = "") -> String {
    let tabs = (1...tabCount).map { "{id: t\($0), frame: [0, 0, 100, 30]}" }
    return """
      size: [300, 30]
      variants: {scale: [1]}
      \(steps)
      view:
        type: TabBarView
        subviews:
          - {type: DsSvgIconButton, id: prev, frame: [0, 0, 24, 24], layout: {left: scrollPrev}}
          - {type: DsSvgIconButton, id: next, frame: [0, 0, 24, 24], layout: {right: scrollNext}}
          - {id: other, frame: [0, 0, 10, 10], hidden: true, layout: {left: other}}
          - \(tabs.joined(separator: "\n    - "))
      """
  }

  @Test func tabsAreBetweenTheButtons() throws {
    // Ten tabs of 100 do not fit into 300, three do.
    let nodes = try namedNodes(of: bar(10))
    #expect(nodes["prev"]?.frame == .init(x: 0, y: 0, width: 24, height: 30))
    #expect(nodes["next"]?.frame == .init(x: 276, y: 0, width: 24, height: 30))
    #expect(nodes["t10"]?.frame == .init(x: 900, y: 0, width: 100, height: 30))
    #expect(try namedNodes(of: bar(3))["next"]?.hidden == true)
  }

  @Test func buttonsScrollByATap() throws {
    let steps = "steps: [{tap: next}, {snapshot: a}, {tap: next}, {advance: 1}, {tap: prev}]"
    func state(_ variant: String) throws -> PropertyValue? {
      try namedNodes(of: bar(10, steps: steps), variant)["prev"]?.properties["buttonState"]
    }
    #expect(try state("default.a") == .string("normal"))
    // There is nothing left to scroll back to.
    #expect(try state("default") == .string("disabled"))
  }

  @Test func buttonIsDisabledAtTheEndToWhichItScrolls() throws {
    // Eight taps scroll to the end: by 48 and then by 100 up to 748.
    let taps = Array(repeating: "{tap: next}, {advance: 1}", count: 7).joined(separator: ", ")
    let steps = "steps: [\(taps), {snapshot: before}, {tap: next}, {advance: 1}]"
    func state(_ id: String, _ variant: String) throws -> PropertyValue? {
      try namedNodes(of: bar(10, steps: steps), variant)[id]?.properties["buttonState"]
    }
    #expect(try state("next", "default.before") == .string("normal"))
    #expect(try state("next", "default") == .string("disabled"))
    #expect(try state("prev", "default") == .string("normal"))
  }

  @Test func buttonsFoldTheirCell() throws {
    let text = """
      size: [200, 100]
      variants: {scale: [1]}
      steps: [{tap: fold}, {advance: 1}, {snapshot: folded}, {tap: fold}, {advance: 1}]
      view:
        subviews:
          - type: AccordionCellView
            id: cell
            frame: [0, 0, 200, 100]
            label:
              type: TabBarView
              frame: [0, 0, 100, 30]
              subviews:
                - {type: DsCustomButton, id: fold, frame: [0, 0, 20, 20], layout: {right: folding}}
                - {id: a, frame: [0, 0, 50, 30]}
      """
    #expect(try namedNodes(of: text, "default.folded")["cell"]?.frame.height == 30)
    #expect(try namedNodes(of: text, "default")["cell"]?.frame.height == 100)
  }

  private func tabView(_ more: String = "", steps: String = "") -> String {
    """
    size: [300, 200]
    variants: {scale: [1]}
    \(steps)
    view:
      subviews:
        - type: DsTabView
          id: view
          frame: [0, 0, 300, 200]
          tabWidth: 60
          tabHeight: 20
          borderWidth: 1
          selectedTab: b
          tabs:
            - {key: a, id: tabA, label: First}
            - {key: b, id: tabB, label: Second, colorResources: {Bg: red}, earStyle: round}
            - {key: c, id: tabC, label: Third, enabled: false}
          body: {id: body}
          \(more)
    """
  }

  @Test func tabsHaveTheLookOfTheirViewAndTheirOwn() throws {
    let nodes = try namedNodes(of: tabView())
    let tabs = ["tabA", "tabB", "tabC"].map { nodes[$0] }
    #expect(tabs.map { $0?.frame.x } == [0, 59, 118])
    #expect(tabs.map { $0?.frame.height } == [20, 20, 20])
    #expect(
      tabs.map { $0?.properties["text"] } == ["First", "Second", "Third"].map { .string($0) })
    #expect(
      tabs.map { $0?.properties["buttonState"] }
        == ["normal", "selected", "disabled"].map { .string($0) })
    #expect(
      tabs.map { $0?.properties["earStyle"] } == [nil, .string("round"), nil])
    #expect(nodes["body"]?.frame == .init(x: 0, y: 20, width: 300, height: 180))
  }

  @Test func stepsSelectAndFold() throws {
    let steps = """
      steps:
        - select: {tabs: view, key: a}
        - snapshot: first
        - tap: tabA
        - advance: 1
        - snapshot: folded
        - set: {view.selectedTab: b, tabA.label: Other, view.tabWidth: 0}
      """
    let text = tabView("folded: false", steps: steps)
    let first = try namedNodes(of: text, "default.first")
    #expect(first["tabA"]?.properties["buttonState"] == .string("selected"))
    #expect(first["tabB"]?.properties["buttonState"] == .string("normal"))
    #expect(first["view"]?.frame.height == 200)
    #expect(try namedNodes(of: text, "default.folded")["view"]?.frame.height == 20)
    let last = try namedNodes(of: text, "default")
    #expect(last["tabB"]?.properties["buttonState"] == .string("selected"))
    #expect(last["tabA"]?.properties["text"] == .string("Other"))
  }

  @Test func tabsCanBeDragged() throws {
    let steps = "steps: [{drag: {from: t1, to: t3, frames: 8}}, {drop: }, {advance: 1}]"
    let text = bar(3, steps: steps).replacing(
      "type: TabBarView", with: "type: TabBarView\n  dragging: longPress")
    let nodes = try namedNodes(of: text)
    #expect(["t2", "t3", "t1"].map { nodes[$0]?.frame.x } == [0, 100, 200])

    let more = tabView(
      "dragging: true",
      steps: "steps: [{drag: {from: tabA, to: tabB, frames: 8}}, {drop: }, {advance: 1}]")
    let tabs = try namedNodes(of: more)
    #expect(["tabB", "tabA", "tabC"].map { tabs[$0]?.frame.x } == [0, 59, 118])
    #expect(diagnostics(more.replacing("dragging: true", with: "dragging: {views: [view]}")) != [])
  }

  @Test func aTabCanBeTheSubjectOfStates() throws {
    let text =
      "subject: tabA\n" + tabView().replacing("{scale: [1]}", with: "{state: [normal, disabled]}")
    let node = try namedNodes(of: text, "disabled@2x")["tabA"]
    #expect(node?.properties["buttonState"] == .string("disabled"))
  }

  @Test func mistakesInTabsAreReportedAtTheirPlaces() {
    #expect(
      diagnostics(
        """
        variants: {tab: {one: {v.selectedTab: aa}}}
        steps: [{select: {tabs: v, key: y}}, {select: {tabs: w, key: a}}, {select: {tabs: v}}]
        view:
          subviews:
            - type: DsTabView
              id: v
              selectedTab: b
              label: {}
              tabs:
                - {key: a, label: A, id: v}
                - {key: a, label: A, text: B}
                - {label: C}
                - D
            - {id: w, tabs: []}
            - type: TabBarView
              layouter: {orientation: horizontal}
              subviews:
                - {layout: {left: scroll}}
                - {layout: {left: other, right: other}}
                - {layout: {top: other}}
        """) == [
          "s.yaml:1:39: variants.tab.one.v.selectedTab: unknown tab 'aa': expected a (did you mean "
            + "'a'?)",
          "s.yaml:2:33: steps.select.key: unknown tab 'y': expected a",
          "s.yaml:2:47: steps.select: a UIView has no tabs to select",
          "s.yaml:2:76: steps.select: expected 'key' too",
          "s.yaml:7:20: selectedTab: unknown tab 'b': expected a",
          "s.yaml:8:7: unknown key 'label' in DsTabView (did you mean 'labelPos'?)",
          "s.yaml:10:34: duplicate id 'v' (first used in line 6)",
          "s.yaml:11:17: tabs: two tabs have the key 'a'",
          "s.yaml:11:30: unknown key 'text' in a tab (did you mean 'multiLineText'?)",
          "s.yaml:12:11: tabs: a tab needs a 'key'",
          "s.yaml:13:11: tabs: expected a tab (a map with its key and label), found the text 'D'",
          "s.yaml:14:15: unknown key 'tabs' in UIView",
          "s.yaml:16:17: layouter: a TabBarView arranges its subviews itself: leave out 'layouter'",
          "s.yaml:18:27: layout.left: unknown value 'scroll': expected scrollPrev, scrollNext, "
            + "customizing, folding or other (did you mean 'scrollPrev'?)",
          "s.yaml:19:20: layout: a button is either on the left or on the right",
          "s.yaml:20:21: unknown key 'top' in the layout of a tab bar's button: expected left or "
            + "right",
        ])
  }

  @Test("a tab view has function buttons beside its tabs, which do what they are for")
  func functionButtonsOfATabView() throws {
    let text = """
      size: [300, 200]
      variants: {scale: [1]}
      steps: [{snapshot: open}, {tap: fold}, {advance: 1}]
      view:
        subviews:
        - type: DsTabView
          id: cell
          frame: [0, 0, 300, 200]
          tabs: [{key: one, label: One}]
          functionButtons:
          - {type: DsCustomButton, id: plus, frame: [0, 0, 20, 20], layout: {left: other}}
          - {type: DsCustomButton, id: fold, frame: [0, 0, 40, 20], layout: {right: folding}}
          - {type: DsCustomButton, id: last, frame: [0, 0, 10, 20]}
      """
    let nodes = try namedNodes(of: text, "default.open")
    #expect(nodes["plus"]?.frame == .init(x: 0, y: 0, width: 20, height: 30))
    #expect(nodes["fold"]?.frame == .init(x: 250, y: 0, width: 40, height: 30))
    #expect(nodes["last"]?.frame == .init(x: 290, y: 0, width: 10, height: 30))
    #expect(nodes["cell"]?.frame.height == 200)
    #expect(try namedNodes(of: text, "default")["cell"]?.frame.height == 30)
  }

  @Test("mistakes in function buttons are reported")
  func mistakesInFunctionButtons() {
    #expect(
      diagnostics(
        """
        view:
          type: DsTabView
          functionButtons:
          - {type: DsCustomButton, layout: {right: fold}}
          - spacer: 3
        """) == [
          "s.yaml:4:44: layout.right: unknown value 'fold': expected scrollPrev, scrollNext, "
            + "customizing, folding or other (did you mean 'folding'?)",
          "s.yaml:5:5: only a StackLayout can contain a spacer",
        ])
  }
}
