import CairoGraphics
import Foundation
import HeadlessUIKit
import StandardViews
import Testing
import ViewTree

@testable import Scenes

@Suite struct StageTests {
  /// The colour of a pixel of a variant's picture, as `RRGGBB`.
  private func pixel(of text: String, _ variant: String, x: Int, y: Int) throws -> String {
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    let chosen = try #require(scene.variants.first { $0.name == variant })
    let bitmap = try scene.draw(chosen).bitmap
    let value = bitmap.pixels[y * bitmap.width + x] & 0xFF_FFFF
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  @Test func setStepChangesPropertiesAndLayout() throws {
    let text = """
      size: [100, 100]
      variants: {scale: [1]}
      steps:
        - snapshot: before
        - set: {a.frame: [0, 0, 10, 30], box.layouter.cellSpacing: 5}
      view:
        type: StackView
        id: box
        subviews:
          - {id: a, frame: [0, 0, 10, 10]}
          - {id: b, frame: [0, 0, 10, 10]}
      """
    #expect(
      try frames(of: text, "default.before")["b"] == .init(x: 0, y: 10, width: 10, height: 10))
    #expect(try frames(of: text, "default")["b"] == .init(x: 0, y: 35, width: 10, height: 10))
  }

  @Test func scrollStepMovesTheContent() throws {
    let text = """
      size: [40, 40]
      variants: {scale: [1]}
      background: white
      steps: [{scroll: {view: list, to: [0, 20]}}]
      view:
        type: UIScrollView
        id: list
        contentSize: [40, 100]
        subviews:
          - {id: red, frame: [0, 0, 40, 30], backgroundColor: '#FF0000'}
          - {id: blue, frame: [0, 30, 40, 70], backgroundColor: '#0000FF'}
      """
    #expect(try pixel(of: text, "default", x: 20, y: 9) == "FF0000")
    #expect(try pixel(of: text, "default", x: 20, y: 10) == "0000FF")
  }

  @Test func filmShowsTheWayOfAnAnimation() throws {
    let text = """
      size: [100, 20]
      background: white
      variants: {scale: [1]}
      steps:
        - animate: {set: {box.frame: [80, 0, 20, 20]}, duration: 1, curve: linear}
        - film: {name: go, duration: 1, fps: 2}
      view:
        subviews: [{id: box, frame: [0, 0, 20, 20], backgroundColor: '#FF0000'}]
      """
    // At half the time the box has come half of the 80 points.
    #expect(try pixel(of: text, "default.go-000", x: 1, y: 10) == "FF0000")
    #expect(try pixel(of: text, "default.go-001", x: 39, y: 10) == "FFFFFF")
    #expect(try pixel(of: text, "default.go-001", x: 41, y: 10) == "FF0000")
    #expect(try pixel(of: text, "default.go-001", x: 61, y: 10) == "FFFFFF")
    #expect(try pixel(of: text, "default.go-002", x: 99, y: 10) == "FF0000")
    #expect(try frames(of: text, "default.go-000")["box"]?.x == 80)
  }

  @Test func aMomentIsDrawnAsInASceneThatEndsThere() throws {
    func scene(_ steps: String) -> String {
      """
      size: [60, 20]
      variants: {scale: [2]}
      steps: [\(steps)]
      view: {subviews: [{type: UILabel, id: a, text: Text, frame: [0, 0, 30, 20]}]}
      """
    }
    let way = "{animate: {set: {a.frame: [20, 0, 30, 20], a.alpha: 0.5}, duration: 0.4}}"
    let film = try #require(
      readScene(scene("\(way), {film: {name: f, duration: 0.4, fps: 10}}, {set: {a.text: End}}")))
    let stop = try #require(readScene(scene("\(way), {advance: 0.2}")))
    let frame = try #require(film.variants.first { $0.name == "default@2x.f-002" })
    #expect(try film.draw(frame).bitmap == stop.draw(stop.variants[0]).bitmap)
  }

  @Test func rootViewFollowsTheScreenWhenItTurns() throws {
    let text = """
      size: [30, 60]
      variants: {scale: [1]}
      steps: [{snapshot: upright}, {rotate: landscape}, {advance: 1}]
      view:
        id: root
        subviews: [{id: bar, frame: [0, 0, 30, 5], autoresizingMask: [flexibleWidth]}]
      """
    #expect(
      try frames(of: text, "default.upright")["root"] == .init(x: 0, y: 0, width: 30, height: 60))
    #expect(try frames(of: text, "default")["root"] == .init(x: 0, y: 0, width: 60, height: 30))
    #expect(try frames(of: text, "default")["bar"] == .init(x: 0, y: 0, width: 60, height: 5))
  }

  @Test func deviceGivesSizeAndOrientation() throws {
    let text = """
      variants: {device: [iPhone SE, 3.5-inch], orientation: [portrait, landscape]}
      view: {id: root}
      """
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    #expect(
      scene.variants.map(\.name) == [
        "iPhone-SE_portrait@2x", "iPhone-SE_landscape@2x", "3.5-inch_portrait@2x",
        "3.5-inch_landscape@2x",
      ])
    #expect(
      try scene.variants.map { try scene.describe($0).size } == [
        CGSize(width: 375, height: 667), CGSize(width: 667, height: 375),
        CGSize(width: 320, height: 480), CGSize(width: 480, height: 320),
      ])
  }

  @Test func unknownDeviceNamesTheNearestOne() {
    #expect(
      diagnostics("size: iphone15\nview: {}") == [
        "s.yaml:1:7: size: unknown device 'iphone15' (did you mean 'iPhone 15'?)"
      ])
  }

  @Test func windowsAreComposedByLevelAndDescribedInPlace() throws {
    let text = """
      size: [40, 40]
      variants: {scale: [1]}
      background: white
      view:
        id: root
        backgroundColor: '#00FF00'
        subviews:
          - {type: UIWindow, id: alert, windowLevel: alert, frame: [10, 10, 20, 20],
             backgroundColor: '#FF0000'}
          - {type: UIWindow, id: bar, windowLevel: statusBar, frame: [0, 0, 40, 15],
             backgroundColor: '#0000FF'}
          - {type: UIWindow, id: gone, hidden: true, backgroundColor: black}
          - {id: inner, frame: [0, 30, 5, 5]}
      """
    #expect(try pixel(of: text, "default", x: 2, y: 20) == "00FF00")
    #expect(try pixel(of: text, "default", x: 2, y: 12) == "0000FF")
    // The alert is first in the file, and in front.
    #expect(try pixel(of: text, "default", x: 12, y: 12) == "FF0000")
    let scene = try #require(readScene(text))
    let root = try #require(try scene.describe(scene.variants[0]).view)
    #expect(root.subviews.map(\.id) == ["alert", "bar", "gone", "inner"])
    #expect(root.subviews.map(\.type) == ["UIWindow", "UIWindow", "UIWindow", "UIView"])
    #expect(root.subviews.map(\.hidden) == [false, false, true, false])
  }

  @Test func onlyTheRootViewContainsWindows() {
    #expect(
      diagnostics("size: [9, 9]\nview: {subviews: [{subviews: [{type: UIWindow}]}]}") == [
        "s.yaml:2:31: only the root view can contain a window, which shares its screen"
      ])
  }

  @Test func tilesAndSeparatorsCoverTheirUnits() throws {
    let text = """
      size: [300, 300]
      view:
        type: GridView
        layouter: {fixedSideCount: 4, cellSpacingHorz: 5, cellSpacingVert: 5}
        subviews:
          - {id: a, layout: {units: [1, 1]}}
          - {id: b}
          - {id: s, layout: {style: separator, units: [1, 1]}}
          - {id: c}
      """
    let frames = try frames(of: text)
    #expect(frames["a"] == .init(x: 0, y: 0, width: 50, height: 50))
    #expect(frames["b"] == .init(x: 55, y: 0, width: 50, height: 50))
    #expect(frames["s"] == .init(x: 0, y: 55, width: 215, height: 50))
    #expect(frames["c"] == .init(x: 0, y: 110, width: 50, height: 50))
  }

  @Test func tileThatIsTooWideIsAnErrorWithItsLine() throws {
    let text = """
      size: [300, 300]
      view:
        layouter: {type: GridLayout, fixedSideCount: 2}
        subviews:
          - {id: a}
          - {id: b, layout: {units: [3, 1]}}
      """
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    let error = #expect(throws: SceneError.self) { try scene.describe(scene.variants[0]) }
    #expect(
      error?.description
        == "line 6: 'b' is 3 units wide, but fixedSideCount gives the grid 2 columns: make unitX at "
        + "most 2, or fixedSideCount at least 3")
  }

  @Test func aGroupIsFoldedAndUnfolded() throws {
    let text = """
      size: [100, 100]
      steps: [{fold: first}, {advance: 0.5}, {snapshot: folded}, {unfold: first}, {advance: 0.5}]
      view:
        type: GridView
        layouter: {cellSize: [50, 20]}
        subviews:
          - {id: first, layout: {style: separator}}
          - {id: a}
          - {id: second, layout: {style: separator}}
      """
    #expect(
      try frames(of: text, "default@2x.folded")["second"]
        == .init(x: 0, y: 20, width: 100, height: 20))
    #expect(
      try frames(of: text, "default@2x")["second"] == .init(x: 0, y: 40, width: 100, height: 20))
    let scene = try #require(readScene(text))
    let trees = try scene.variants.map { try #require(try scene.describe($0).view) }
    #expect(trees.map { $0.subviews[1].hidden } == [true, false])
  }

  @Test func onlySeparatorsAreFolded() {
    #expect(
      diagnostics(
        """
        size: [9, 9]
        steps: [{fold: a}, {unfold: b}]
        view:
          type: GridView
          subviews: [{id: a}, {id: b, layout: {style: separator}}]
        """) == [
          "s.yaml:2:16: steps.fold: expected an accordion cell, or a separator of a grid, which heads "
            + "a group"
        ])
  }

  @Test func childrenOfAStackHaveNoLayout() {
    #expect(
      diagnostics(
        """
        size: [9, 9]
        view:
          type: StackView
          subviews:
            - {layout: {units: [1, 1]}}
        """) == ["s.yaml:5:16: layout: children of a StackLayout have no 'layout'"])
  }

  @Test func relativeRulesReferToSiblingsById() throws {
    let text = """
      size: [310, 220]
      view:
        layouter: {type: RelativeLayout, margin: {left: 10, top: 20}}
        subviews:
          - {id: L5, frame: [0, 0, 1, 20],
             layout: {right: {adjacent: [L3, 5]}, horz: {relative: [L1, 0.5]},
                      bottom: {fit: [L4, 0]}, vert: nosize}}
          - {id: L1, frame: [0, 0, 50, 20],
             layout: {left: {parent: 15}, right: {parent: 15}, top: {parent: 0}, vert: nosize}}
          - {id: L2, frame: [0, 0, 50, 20],
             layout: {left: center, right: center, horz: nosize, top: {adjacent: [L1, 5]},
                      vert: nosize}}
          - {id: L3, frame: [0, 0, 50, 30]}
          - {id: L4, frame: [0, 0, 50, 40],
             layout: {left: {adjacent: [L3, 5]}, horz: nosize, top: {fit: [L3, 0]}, vert: nosize}}
      """
    let frames = try frames(of: text)
    #expect(frames["L1"] == .init(x: 25, y: 20, width: 270, height: 20))
    #expect(frames["L2"] == .init(x: 135, y: 45, width: 50, height: 20))
    #expect(frames["L3"] == .init(x: 135, y: 105, width: 50, height: 30))
    #expect(frames["L4"] == .init(x: 190, y: 105, width: 50, height: 40))
    #expect(frames["L5"] == .init(x: -5, y: 125, width: 135, height: 20))
  }

  @Test func mistakesInRelativeRulesAreReportedAtTheirPlace() {
    #expect(
      diagnostics(
        """
        size: [9, 9]
        view:
          layouter: {type: RelativeLayout}
          subviews:
            - {id: one, layout: {left: {adjacent: [two, 5]}, horz: large, tpo: free}}
        """) == [
          "s.yaml:5:44: layout.left: no child of this layouter has the id 'two'",
          "s.yaml:5:60: layout.horz: expected free, nosize, {fixed: n}, {relative: [id, ratio]} or "
            + "{relative: ratio}, found the text 'large'",
          "s.yaml:5:67: unknown key 'tpo' in the layout of a RelativeLayout's child (did you mean "
            + "'top'?)",
        ])
  }

  @Test func ladderFillsRowsOfTheWidthOfItsView() throws {
    let text = """
      size: [100, 100]
      view:
        layouter: {type: LadderLayout}
        subviews:
          - {id: a, frame: [0, 0, 60, 10]}
          - {id: b, frame: [0, 0, 40, 30]}
          - {id: c, frame: [0, 0, 50, 10]}
      """
    let frames = try frames(of: text)
    #expect(frames["b"] == .init(x: 60, y: 0, width: 40, height: 30))
    #expect(frames["c"] == .init(x: 0, y: 30, width: 50, height: 10))
  }

  @Test func touchesPressAndReleaseButtons() throws {
    let text = """
      size: [80, 40]
      variants: {scale: [1]}
      steps: [{touchDown: go}, {snapshot: pressed}, {touchUp: go}]
      view: {type: DsCustomButton, id: go, text: Go}
      """
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    let states = try scene.variants.map {
      try scene.describe($0).view?.properties["buttonState"]
    }
    #expect(states == [.string("activated"), .string("normal")])
  }

  // MARK: Arranged subviews

  /// Two views that share a stack view of 100 points.
  private func stack(_ steps: String) -> String {
    """
    size: [100, 20]
    background: white
    variants: {scale: [1]}
    steps: [\(steps)]
    view:
      subviews:
        - type: UIStackView
          id: stack
          frame: [0, 0, 100, 20]
          distribution: fillEqually
          subviews:
            - {id: a, backgroundColor: '#FF0000'}
            - {id: b, backgroundColor: '#0000FF', layout: {spacingAfter: 10}}
            - {id: c, backgroundColor: '#00FF00'}
    """
  }

  @Test func aRemovedViewLeavesItsStackAndIsInsertedWhereTheStepSays() throws {
    let text = stack("{remove: b}, {snapshot: removed}, {insert: {view: b, at: 0}}, {insert: c}")
    let removed = try frames(of: text, "default.removed")
    #expect(removed["a"] == .init(x: 0, y: 0, width: 50, height: 20))
    #expect(removed["b"] == nil)
    // With the 10 points after b: three times 30 points.
    let inserted = try frames(of: text, "default")
    #expect(["a", "b", "c"].map { inserted[$0]?.x } == [40, 0, 70])
    #expect(inserted["b"]?.width == 30)
  }

  @Test func aViewIsMovedToTheEnd() throws {
    let moved = try frames(of: stack("{insert: a}"), "default")
    #expect(["a", "b", "c"].map { moved[$0]?.x } == [70, 0, 40])
  }

  @Test func anInsertionIsAnimated() throws {
    let text = stack(
      "{remove: c}, {remove: b}, "
        + "{animate: {insert: c, duration: 1, curve: linear}}, {film: {name: go, duration: 1, fps: 2}}"
    )
    // From its former place, 70 to 100, to the half from 50 to 100.
    #expect(try pixel(of: text, "default.go-000", x: 69, y: 10) == "FF0000")
    #expect(try pixel(of: text, "default.go-000", x: 71, y: 10) == "00FF00")
    #expect(try pixel(of: text, "default.go-001", x: 59, y: 10) == "FF0000")
    #expect(try pixel(of: text, "default.go-001", x: 61, y: 10) == "00FF00")
    #expect(try pixel(of: text, "default.go-002", x: 51, y: 10) == "00FF00")
  }

  @Test func constraintsOfARemovedViewHoldAgainWhenItIsInserted() throws {
    let text = """
      size: [100, 20]
      variants: {scale: [1]}
      steps: [{remove: a}, {snapshot: removed}, {insert: {view: a, at: 0}}]
      view:
        constraints: [a.width == 0.3 * row.width]
        subviews:
          - type: UIStackView
            id: row
            frame: [0, 0, 100, 20]
            subviews: [{id: a}, {id: b}]
      """
    #expect(try frames(of: text, "default.removed")["b"]?.width == 100)
    #expect(try frames(of: text, "default")["a"]?.width == 30)
  }
}
