import HeadlessUIKit
import Layouter
import Testing
import ViewTree

@testable import Scenes

@Suite struct AccordionSceneTests {
  /// A cell of 300 × 350 with a label 20 high, and margins of 5.
  private func labelledCell(_ more: String = "", steps: String = "") -> String {
    """
    size: [400, 400]
    variants: {scale: [1]}
    \(steps)
    view:
      subviews:
        - type: AccordionCellView
          id: cell
          frame: [20, 30, 300, 350]
          labelMargin: 5
          bodyMargin: {left: 5, right: 5, bottom: 5}
          label: {id: label, frame: [0, 0, 150, 20]}
          body: {id: body}
          \(more)
    """
  }

  @Test func labelAndBodyHaveTheirPlaces() throws {
    let frames = try frames(of: labelledCell())
    #expect(frames["label"] == .init(x: 5, y: 5, width: 290, height: 20))
    #expect(frames["body"] == .init(x: 5, y: 30, width: 290, height: 315))
  }

  @Test func cellCanBeFoldedFromTheStart() throws {
    let cell = try #require(
      try namedNodes(of: labelledCell("folded: true\n      movableLabel: true"))["cell"])
    #expect(cell.frame == .init(x: 20, y: 350, width: 300, height: 30))
    #expect(cell.properties["folded"] == .bool(true))
  }

  @Test func axesAndStepsFoldCells() throws {
    let steps = "steps: [{set: {cell.folded: true}}, {snapshot: a}, {set: {cell.folded: false}}]"
    #expect(try frames(of: labelledCell(steps: steps), "default.a")["cell"]?.height == 30)
    #expect(try frames(of: labelledCell(steps: steps), "default")["cell"]?.height == 350)
  }

  @Test func foldTakesItsTime() throws {
    let steps = "steps: [{fold: cell}, {snapshot: a}, {advance: 1}, {unfold: cell}]"
    #expect(try frames(of: labelledCell(steps: steps), "default.a")["cell"]?.height == 30)
    #expect(try frames(of: labelledCell(steps: steps), "default")["cell"]?.height == 350)
  }

  @Test func cellWithoutAFrameIsAsLargeAsItsContents() throws {
    // Three columns and rows of 100 with gaps of 5 are 310; margins and the label's strip add to that.
    let text = """
      size: [400, 400]
      view:
        subviews:
          - type: AccordionCellView
            id: cell
            labelMargin: 5
            bodyMargin: {left: 5, right: 5, bottom: 5}
            label: {id: label, frame: [0, 0, 150, 30]}
            bodyLayouter:
              {type: GridLayout, fixedSideCount: 3, cellSize: [100, 100], cellSpacingHorz: 5,
               cellSpacingVert: 5}
            subviews: [{}, {}, {}, {}, {}, {}, {}, {}, {id: tile}]
      """
    let frames = try frames(of: text)
    #expect(frames["cell"] == .init(x: 0, y: 0, width: 320, height: 355))
    #expect(frames["label"] == .init(x: 5, y: 5, width: 310, height: 30))
    #expect(frames["tile"] == .init(x: 215, y: 250, width: 100, height: 100))
  }

  private func accordion(_ more: String) -> String {
    func cell(_ name: String) -> String {
      "{type: AccordionCellView, id: \(name), frame: [0, 0, 100, 60], "
        + "label: {id: \(name)Label, frame: [0, 0, 50, 20]}, body: {}}"
    }
    return """
      size: [100, 200]
      variants: {scale: [1]}
      \(more)
      view:
        type: AccordionView
        layouter: {cellSpacing: 5}
        subviews: [\(cell("a")), \(cell("b")), \(cell("c"))]
      """
  }

  @Test func cellsOfAnAccordionMoveWithTheFold() throws {
    let text = accordion("steps: [{fold: a}, {film: {name: f, duration: 0.15, fps: 20}}]")
    #expect(try frames(of: accordion(""))["b"]?.y == 65)
    #expect(try frames(of: text)["b"] == .init(x: 0, y: 25, width: 100, height: 60))
    #expect(try frames(of: text)["c"]?.y == 90)
  }

  @Test func mediatorFoldsWhatIsExcluded() throws {
    let text = accordion(
      """
      mediator: {exclusive: [[a, b, c]]}
      steps: [{show: a}, {advance: 1}, {snapshot: first}, {unfold: c}, {advance: 1}]
      """)
    let first = try frames(of: text, "default.first")
    #expect(["a", "b", "c"].map { first[$0]?.height } == [60, 20, 20])
    let last = try frames(of: text, "default")
    #expect(["a", "b", "c"].map { last[$0]?.height } == [20, 20, 60])
    #expect(last["c"]?.y == 50)
  }

  @Test func showAndHideAreForAllViews() throws {
    let text = """
      size: [40, 40]
      variants: {scale: [1]}
      mediator: {alternative: [[[a], [b]]]}
      steps: [{hide: a}, {snapshot: s}, {hide: c}]
      view: {subviews: [{id: a}, {id: b, hidden: true}, {id: c}]}
      """
    let first = try namedNodes(of: text, "default.s")
    #expect(["a", "b", "c"].map { first[$0]?.hidden } == [true, false, false])
    #expect(try namedNodes(of: text, "default")["c"]?.hidden == true)
  }

  @Test func panesFollowTheirRelativeLayout() throws {
    let text = """
      size: [400, 700]
      variants: {scale: [1]}
      mediator:
        exclusive: [[top, bottom]]
        companion: [[left, right]]
        alternative: [[[top], [left, right]]]
      steps:
        [{show: top}, {advance: 1}, {snapshot: top-open}, {fold: top}, {advance: 1}, {snapshot: top-folded},
         {unfold: bottom}, {advance: 1}, {snapshot: bottom-open}, {fold: left}, {advance: 1}]
      view:
        layouter: {type: RelativeLayout}
        subviews:
          - type: AccordionCellView
            id: top
            frame: [0, 0, 10, 200]
            layout: {left: {parent: 0}, right: {parent: 0}, vert: nosize, top: {parent: 0}}
            label: {frame: [0, 0, 10, 20]}
          - type: AccordionCellView
            id: bottom
            labelPos: bottom
            frame: [0, 0, 10, 200]
            layout: {left: {parent: 0}, right: {parent: 0}, vert: nosize, bottom: {parent: 0}}
            label: {frame: [0, 0, 10, 20]}
          - type: AccordionCellView
            id: left
            orientation: horizontal
            frame: [0, 0, 150, 10]
            layout: {left: {parent: 0}, horz: nosize, top: {adjacent: [top, 10]},
                     bottom: {adjacent: [bottom, 10]}}
            label: {frame: [0, 0, 10, 20]}
          - type: AccordionCellView
            id: right
            orientation: horizontal
            labelPos: right
            frame: [0, 0, 150, 10]
            layout: {right: {parent: 0}, horz: nosize, top: {adjacent: [top, 10]},
                     bottom: {adjacent: [bottom, 10]}}
            label: {frame: [0, 0, 10, 20]}
      """
    func panes(_ variant: String) throws -> [ViewNode.Rect?] {
      let frames = try frames(of: text, variant)
      return ["top", "bottom", "left", "right"].map { frames[$0] }
    }
    let topOpen: [ViewNode.Rect?] = [
      .init(x: 0, y: 0, width: 400, height: 200), .init(x: 0, y: 680, width: 400, height: 20),
      .init(x: 0, y: 210, width: 20, height: 460), .init(x: 380, y: 210, width: 20, height: 460),
    ]
    #expect(try panes("default.top-open") == topOpen)
    #expect(
      try panes("default.top-folded") == [
        .init(x: 0, y: 0, width: 400, height: 20), .init(x: 0, y: 680, width: 400, height: 20),
        .init(x: 0, y: 30, width: 150, height: 640), .init(x: 250, y: 30, width: 150, height: 640),
      ])
    #expect(
      try panes("default.bottom-open") == [
        .init(x: 0, y: 0, width: 400, height: 20), .init(x: 0, y: 500, width: 400, height: 200),
        .init(x: 0, y: 30, width: 150, height: 460), .init(x: 250, y: 30, width: 150, height: 460),
      ])
    #expect(try panes("default") == topOpen)
  }

  @Test func cellGrowsWithItsScrollingBody() throws {
    let text = """
      size: [100, 200]
      view:
        type: AccordionView
        subviews:
          - type: AccordionCellView
            id: cell
            frame: [0, 0, 100, 40]
            autoResizing: [30, 90]
            label: {frame: [0, 0, 50, 20]}
            body: {type: StackView, subviews: [{frame: [0, 0, 50, 70]}]}
      """
    #expect(try frames(of: text)["cell"]?.height == 90)
  }

  // MARK: Errors

  @Test func mistakesInAccordionsAreReportedAtTheirPlaces() {
    #expect(
      diagnostics(
        """
        view:
          type: AccordionView
          layouter: {orientation: horizontal}
          subviews:
            - {type: AccordionCellView, labl: {}}
            - {type: AccordionCellView, label: {}, body: {}, bodyLayouter: {type: StackLayout}}
            - {type: AccordionCellView, label: {}, body: {}, autoResizing: [0, 10]}
            - {type: AccordionCellView, label: {}, body: {type: StackView}, autoResizing: [20, 10]}
            - {type: AccordionCellView, label: {type: UIWindow}, layouter: {type: StackLayout}}
            - {type: AccordionCellView, label: 5, labelPos: [top, middle]}
            - {type: AccordionCellView, label: {}, bodyLayouter: {margin: 4}}
            - {type: UILabel}
        """) == [
          "s.yaml:5:7: an accordion cell needs a 'label'",
          "s.yaml:5:33: unknown key 'labl' in AccordionCellView (did you mean 'label'?)",
          "s.yaml:6:7: AccordionCellView has a 'body' or a 'bodyLayouter': leave one of them out",
          "s.yaml:7:7: 'autoResizing' needs a 'body' that scrolls",
          "s.yaml:8:83: autoResizing: expected a minimum of 0 or more, and a maximum above 0 "
            + "and not below the minimum",
          "s.yaml:9:40: only the root view can contain a window, which shares its screen",
          "s.yaml:9:58: the layouter of an AccordionCellView belongs under 'bodyLayouter'",
          "s.yaml:10:7: an accordion cell needs a 'label'",
          "s.yaml:10:40: expected a view (a map with its type and properties), found 5",
          "s.yaml:10:59: labelPos: unknown value 'middle'"
            + ": expected left, top, right, bottom, vert, horz, leftTop, rightTop, "
            + "leftBottom, rightBottom, upper, lower, leftSide, rightSide or all",
          "s.yaml:11:58: bodyLayouter: a layouter needs a 'type'",
          "s.yaml:12:7: an AccordionView contains AccordionCellViews, found a UILabel",
        ])
  }

  @Test func mistakesInSwitchingAreReportedAtTheirPlaces() {
    #expect(
      diagnostics(
        """
        mediator: {exclusive: [[a, d]], companion: a, alternative: [[[a]]], exlusive: []}
        steps: [{fold: b}, {fold: e}, {show: e}]
        view:
          subviews: [{type: AccordionCellView, id: a, label: {}}, {id: b}]
        """) == [
          "s.yaml:1:28: mediator.exclusive: unknown id 'd'",
          "s.yaml:1:44: mediator.companion: expected a list of groups, such as [[a, b]], found the "
            + "text 'a'",
          "s.yaml:1:61: mediator.alternative: expected two lists of ids, found a list",
          "s.yaml:1:69: unknown key 'exlusive' in a mediator (did you mean 'exclusive'?)",
          "s.yaml:2:16: steps.fold: expected an accordion cell, or a separator of a grid, which heads a "
            + "group",
          "s.yaml:2:27: steps.fold: unknown id 'e'",
          "s.yaml:2:38: steps.show: unknown id 'e'",
        ])
  }

  @Test func rulesThatContradictAStepAreReportedThere() {
    #expect(
      diagnostics(
        """
        mediator: {exclusive: [[a, b]], companion: [[a, b]]}
        steps:
          - show: a
        view: {subviews: [{id: a}, {id: b}]}
        """) == [
          "s.yaml:3:11: steps.show: the rules contradict each other: 'a' is shown by the "
            + "request and hidden by the companion group [a, b]. Remove it from one of them"
        ])
  }

  @Test func aViewOfOnesOwnFoldsAndSwitchesAsAnAccordionCellDoes() throws {
    /// Folds to a height of 10 points, and is transparent rather than hidden.
    final class Panel: UIView, Foldable, ViewVisibilityDelegate {
      private(set) var folding = false

      func fold(animated: Bool) { setFolding(true) }
      func unfold(animated: Bool) { setFolding(false) }
      private func setFolding(_ folds: Bool) {
        folding = folds
        frame.size.height = folds ? 10 : 60
      }

      func setViewVisibility(
        _ view: UIView, visible: Bool, completion: @escaping (Bool) -> Void
      ) {
        view.alpha = visible ? 1 : 0
        completion(true)
      }
      func isViewVisible(_ view: UIView) -> Bool { view.alpha > 0 }
    }
    let library = SceneLibrary(
      classes: ViewClass.standard + [ViewClass(Panel.self) { Panel() }])
    let (scene, diagnostics) = library.scene(
      from: """
        size: [100, 100]
        variants: {scale: [1]}
        mediator: {exclusive: [[panel, other]]}
        steps: [{tap: fold}, {advance: 1}, {snapshot: folded}, {show: other}]
        view:
          subviews:
            - type: Panel
              id: panel
              frame: [0, 0, 100, 60]
              subviews:
                - type: TabBarView
                  frame: [0, 0, 100, 10]
                  subviews:
                    - {type: DsCustomButton, id: fold, frame: [0, 0, 10, 10], layout: {right: folding}}
            - {id: other, hidden: true, frame: [0, 80, 100, 20]}
        """)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    let folded = try #require(try scene?.tree(of: "default.folded").named["panel"])
    #expect(folded.frame.numbers == [0, 0, 100, 10])
    #expect(folded.properties["alpha"] == nil)
    let switched = try #require(try scene?.tree(of: "default").named)
    #expect(switched["panel"]?.properties["alpha"] == .number(0))
    #expect(switched["panel"]?.hidden == false)
    #expect(switched["other"]?.hidden == false)
  }
}
