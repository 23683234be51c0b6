import Foundation
import Testing
import ViewTree

@testable import Scenes

/// The sample pages and the screens, with frames that are derived from the sizes in their files.
@Suite struct PageFixtureTests {
  private func view(_ id: String, in root: ViewNode) throws -> ViewNode {
    func find(_ node: ViewNode) -> ViewNode? {
      if node.id == id { return node }
      for child in node.subviews {
        if let found = find(child) { return found }
      }
      return nil
    }
    return try #require(find(root), "no view has the id \(id)")
  }

  private func size(_ width: Double, _ height: Double) -> PropertyValue {
    .list([.number(width), .number(height)])
  }

  @Test func aHundredLabelsFillAColumn() throws {
    let page = try Fixture("Pages/stack").view("light@2x.top")
    let stack = try view("stack", in: page)
    // A hundred of 50 with 99 gaps of 20.
    #expect(stack.properties["contentSize"] == size(350, 6980))
    #expect(stack.subviews.count == 100)
    #expect(stack.subviews[1].frame == .init(x: 0, y: 70, width: 350, height: 50))
    #expect(stack.subviews[99].frame == .init(x: 0, y: 6930, width: 350, height: 50))
  }

  @Test func tilesAndGroupsCoverTheirUnits() throws {
    // Eight tiles in 56 units, and ten groups of 17 units: a bar, and four rows of four units each.
    let fixture = try Fixture("Pages/grid")
    let grid = try view("grid", in: fixture.view("light@2x.groups"))
    // 226 units of 25 less the last gap.
    #expect(grid.properties["contentSize"] == size(295, 5645))
    #expect(
      grid.subviews.prefix(8).map(\.frame) == [
        .init(x: 0, y: 0, width: 195, height: 195), .init(x: 200, y: 0, width: 95, height: 195),
        .init(x: 0, y: 200, width: 295, height: 95), .init(x: 0, y: 300, width: 195, height: 95),
        .init(x: 200, y: 300, width: 95, height: 295),
        .init(x: 0, y: 600, width: 295, height: 295),
        .init(x: 0, y: 900, width: 295, height: 195),
        .init(x: 0, y: 1100, width: 195, height: 295),
      ])
    #expect(
      try view("group1", in: grid).frame == .init(x: 0, y: 1400, width: 295, height: 20))
    #expect(try view("group2", in: grid).frame.y == 1825)

    let folded = try view("grid", in: fixture.view("light@2x"))
    // The first group has only its bar, so 16 units less.
    #expect(folded.properties["contentSize"] == size(295, 5245))
    #expect(try view("group2", in: folded).frame.y == 1425)
  }

  @Test func labelsFollowThePageBothWays() throws {
    let fixture = try Fixture("Pages/relative")
    // The content is 10 from the sides, and 20 from the top and the bottom of what the header leaves:
    // 355 by 563.
    let upright = try fixture.frames("portrait_light@2x")
    #expect(upright["L1"] == [25, 20, 325, 20])
    #expect(upright["L2"] == [162.5, 45, 50, 20])
    #expect(upright["L3"] == [162.5, 286.5, 50, 30])
    #expect(upright["L4"] == [217.5, 286.5, 50, 40])
    #expect(upright["L5"] == [-5, 306.5, 162.5, 20])
    // 647 by 271.
    let onItsSide = try fixture.frames("landscape_light@2x")
    #expect(onItsSide["L1"] == [25, 20, 617, 20])
    #expect(onItsSide["L3"] == [308.5, 140.5, 50, 30])
    #expect(onItsSide["L5"] == [-5, 160.5, 308.5, 20])
  }

  @Test func accordionCellsMoveAsideForEachOther() throws {
    let fixture = try Fixture("Pages/accordion")
    // A label of 20 with 5 around it, and four rows of 100 with gaps of 5; a point between cells.
    for (variant, tops) in [
      ("light@2x.open", [0, 446, 892, 1338, 1784]), ("light@2x.labels", [0, 31, 62, 93, 124]),
      ("light@2x", [0, 31, 477, 508, 539]),
    ] as [(String, [Double])] {
      let frames = try fixture.frames(variant)
      #expect((1...5).map { frames["cell\($0)"]?[1] } == tops)
      #expect(frames["cell5"] == [0, tops[4], 320, 445])
    }
  }

  @Test(
    arguments: [
      ("top_stays", [27, 10, 320, 40]), ("top_moves", [27, 325, 320, 40]),
      ("bottom_stays", [27, 325, 320, 40]), ("bottom_moves", [27, 10, 320, 40]),
      ("left_stays", [10, 27, 40, 320]), ("left_moves", [325, 27, 40, 320]),
      ("right_stays", [325, 27, 40, 320]), ("right_moves", [10, 27, 40, 320]),
    ] as [(String, [Double])])
  func aFoldedCellIsItsBarOfTabs(variant: String, frame: [Double]) throws {
    // The bar is 30 thick, with 5 around it.
    #expect(try Fixture("Pages/accordion-cell").frames("\(variant)@2x")["cell"] == frame)
  }

  @Test func aBarOfTabsHasArrowsWhileItNeedsThem() throws {
    let fixture = try Fixture("Pages/tab-bar")
    // 0.9 of 375 is the bar; without two arrows of 24 it shows 289.5 of ten tabs of 100 that share borders
    // of 2. The first press shows all of the third tab, the others of the fifth.
    for (variant, offset) in [
      ("light.1-start", 0), ("light.3-next-000", 6.5), ("light.4-further", 202.5),
      ("light.5-back", 98), ("light", 0),
    ] as [(String, Double)] {
      let bar = try view("bar", in: fixture.view(variant))
      #expect(bar.frame == .init(x: 18.75, y: 20, width: 337.5, height: 30))
      let strip = try #require(bar.subviews.first { $0.type == "StackView" })
      #expect(strip.properties["contentOffset"] == size(offset, 0), "\(variant)")
      let isAtTheEnd = variant == "light"
      #expect(try view("next", in: bar).hidden == isAtTheEnd)
      #expect(strip.frame.width == (isAtTheEnd ? 337.5 : 289.5))
    }
    let dropped = try fixture.frames("light.8-dropped")
    #expect(["t1", "t3", "t2", "t4"].map { dropped[$0]?[0] } == [0, 98, 196, 294])
  }

  /// After the last step the panes are as after the first one.
  @Test func tabViewsOpenAndCloseByTheRules() throws {
    let fixture = try Fixture("Pages/tab-view")
    let topOpen: [[Double]] = [
      [0, 0, 400, 200], [0, 680, 400, 20], [0, 210, 20, 460], [380, 210, 20, 460],
    ]
    for (variant, expected) in [
      (
        "2-fold-top-000",
        [[0, 0, 400, 20], [0, 680, 400, 20], [0, 30, 20, 640], [380, 30, 20, 640]]
      ),
      (
        "2-fold-top-003",
        [[0, 0, 400, 20], [0, 680, 400, 20], [0, 30, 150, 640], [250, 30, 150, 640]]
      ),
      (
        "3-unfold-bottom",
        [[0, 0, 400, 20], [0, 500, 400, 200], [0, 30, 150, 460], [250, 30, 150, 460]]
      ),
    ] as [(String, [[Double]])] {
      let frames = try fixture.frames("default.\(variant)")
      #expect(["top", "bottom", "left", "right"].map { frames[$0] } == expected, "\(variant)")
    }
    let frames = try fixture.frames("default")
    #expect(["top", "bottom", "left", "right"].map { frames[$0] } == topOpen)
    let bottom = try view("bottom", in: fixture.view("default"))
    #expect(
      try view("bottom-search", in: bottom).properties["buttonState"] == .string("selected"))
    #expect(try view("bottom-notes", in: bottom).properties["buttonState"] == .string("normal"))
  }

  @Test func windowsComeOneAfterTheOther() throws {
    let fixture = try Fixture("Screens/windows")
    let hidden = try ["light@2x.page", "light@2x.call", "light@2x"].map { variant in
      let page = try fixture.view(variant)
      return [try view("call", in: page).hidden, try view("alert", in: page).hidden]
    }
    #expect(hidden == [[true, true], [false, true], [false, false]])
    let page = try fixture.view("light@2x")
    #expect(try view("call", in: page).properties["windowLevel"] == .number(1000))
    #expect(try view("alert", in: page).properties["windowLevel"] == .number(2000))
    #expect(try view("alert", in: page).frame == .init(x: 0, y: 0, width: 320, height: 568))
  }

  @Test func aRotatedScreenFitsThreeTilesInARow() throws {
    let fixture = try Fixture("Screens/rotation")
    // Tiles of 148 by 92, 8 from the edges and from each other.
    let upright = try view("wall", in: fixture.view("light.upright"))
    #expect(upright.frame == .init(x: 0, y: 64, width: 320, height: 372))
    #expect(upright.subviews.map(\.frame.x) == [8, 164, 8, 164, 8, 164])
    #expect(upright.subviews.map(\.frame.y) == [8, 8, 108, 108, 208, 208])
    // Frames are those that views are on their way to, from the film's first picture on.
    for name in ["light.turn-000", "light.turn-003", "light"] {
      let turned = try view("wall", in: fixture.view(name))
      #expect(turned.frame == .init(x: 0, y: 64, width: 480, height: 212))
      #expect(turned.subviews.map(\.frame.x) == [8, 164, 320, 8, 164, 320])
      #expect(turned.subviews.map(\.frame.y) == [8, 8, 8, 108, 108, 108])
    }
  }
}
