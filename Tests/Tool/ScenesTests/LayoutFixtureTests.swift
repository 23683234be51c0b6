import Foundation
import Testing
import ViewTree

@testable import Scenes

/// The scenes of the layouts, with frames that are derived from the sizes in their files.
@Suite struct LayoutFixtureTests {
  // MARK: StackLayout

  @Test func columnPutsViewsBelowEachOther() throws {
    // Margin 12 and spacing 8: the second is at 12 + 36 + 8, the third at 56 + 64 + 8.
    let frames = try Fixture("Layouts/Stack/column").frames()
    #expect(frames["first"] == [12, 12, 160, 36])
    #expect(frames["second"] == [12, 56, 96, 64])
    #expect(frames["third"] == [12, 128, 128, 24])
    #expect(frames["column"] == [0, 0, 184, 164])
  }

  @Test func rowPutsViewsBesideEachOther() throws {
    let frames = try Fixture("Layouts/Stack/row").frames()
    #expect(frames["first"] == [12, 12, 160, 36])
    #expect(frames["second"] == [180, 12, 96, 64])
    #expect(frames["third"] == [284, 12, 128, 24])
    #expect(frames["row"] == [0, 0, 424, 88])
  }

  @Test func stackViewScrollsAWidthOfItsOwn() throws {
    // fixedSideSize 350 between the margins of 10; five views of 60 with four spacings of 20 between
    // the margins of 5.
    let fixture = try Fixture("Layouts/Stack/stack-view")
    let stack = try #require(try fixture.view("end_light").subviews.first)
    #expect(stack.frame == .init(x: 16, y: 16, width: 300, height: 300))
    #expect(stack.properties["contentSize"] == .list([.number(370), .number(390)]))
    // The end of the content is at the end of the view.
    #expect(stack.bounds == .init(x: 70, y: 90, width: 300, height: 300))
    let frames = try fixture.frames("start_light")
    #expect(frames["item1"] == [10, 5, 350, 60])
    #expect(frames["item2"] == [10, 85, 240, 60])
    #expect(frames["item5"] == [10, 325, 350, 60])
  }

  @Test func stackClosesTheGapOfAnItemThatLeaves() throws {
    let fixture = try Fixture("Layouts/Stack/removed-item")
    #expect(try fixture.frames("light@2x.before")["third"] == [12, 132, 192, 60])
    // The hidden item keeps its frame, and the next one has its place.
    let frames = try fixture.frames("light@2x")
    #expect(frames["second"] == [12, 64, 192, 60])
    #expect(frames["third"] == [12, 64, 192, 60])
    // The tree has the final frames during the animation too; the picture shows that it has ended.
    let variant = try #require(fixture.scene.variants.first { $0.name == "light@2x" })
    let picture = try fixture.scene.draw(variant).bitmap
    let systemIndigo: UInt32 = 0xFF58_56D6
    #expect(picture[2 * 24, 2 * 65] == systemIndigo)
    #expect(picture[2 * 24, 2 * 123] == systemIndigo)
    #expect(picture[2 * 24, 2 * 125] != systemIndigo)
  }

  // MARK: GridLayout

  @Test func gridViewPlacesTilesOfSeveralUnits() throws {
    // Four columns of 50 with gaps of 5: two units are 105, four 215. The largest tile begins a row.
    let fixture = try Fixture("Layouts/Grid/grid-view")
    let frames = try fixture.frames()
    #expect(frames["child1"] == [10, 5, 50, 50])
    #expect(frames["child2"] == [65, 5, 105, 50])
    #expect(frames["child3"] == [10, 60, 215, 215])
    // 10 + 215 + 10 wide; five rows are 270 high, and 5 above and below.
    #expect(
      try fixture.view("light").subviews.first?.properties["contentSize"]
        == .list([.number(235), .number(280)]))
  }

  @Test func gridGrowsDown() throws {
    // Units of 52 with gaps of 6 start every 58, from 12 on.
    let frames = try Fixture("Layouts/Grid/start-screen").frames("down_light")
    #expect(frames["mail"] == [12, 12, 110, 110])
    #expect(frames["music"] == [186, 12, 52, 52])
    #expect(frames["calendar"] == [128, 70, 110, 52])
    #expect(frames["photos"] == [12, 128, 110, 110])
    #expect(frames["camera"] == [186, 186, 52, 52])
    #expect(frames["tiles"] == [0, 0, 250, 250])
  }

  @Test func gridGrowsSideways() throws {
    // Downwards first. The two rows below the mail take the clock and the music; the calendar and
    // the map are two columns wide each, and leave the place between music and map.
    let frames = try Fixture("Layouts/Grid/start-screen").frames("sideways_light")
    #expect(frames["clock"] == [12, 128, 52, 52])
    #expect(frames["music"] == [12, 186, 52, 52])
    #expect(frames["calendar"] == [70, 128, 110, 52])
    #expect(frames["map"] == [128, 186, 110, 52])
    #expect(frames["notes"] == [186, 128, 52, 52])
    #expect(frames["camera"] == [244, 12, 52, 52])
    #expect(frames["tiles"] == [0, 0, 308, 250])
  }

  // MARK: RelativeLayout

  @Test func edgesAreAttachedToTheArea() throws {
    // The area is 320 × 160: 320 - 40 - 150 = 130, and 160 - 30 - 48 = 82.
    let frames = try Fixture("Layouts/Relative/attach-parent").frames()
    #expect(frames["item"] == [130, 82, 150, 48])
    #expect(frames["rightDistance"] == [280, 97, 40, 18])
    #expect(frames["bottomDistance"] == [191, 130, 28, 30])
  }

  @Test func neighboursKeepTheirDistance() throws {
    let frames = try Fixture("Layouts/Relative/attach-adjacent").frames()
    #expect(frames["a"] == [224, 24, 80, 48])
    #expect(frames["b"] == [120, 24, 80, 48])
    #expect(frames["c"] == [16, 24, 80, 48])
    #expect(frames["betweenBAndA"] == [200, 39, 24, 18])
  }

  @Test func edgesFitThoseOfASibling() throws {
    let frames = try Fixture("Layouts/Relative/attach-fit").frames()
    #expect(frames["a"] == [24, 16, 264, 40])
    // 288 - 140, and 40 further in.
    #expect(frames["b"] == [148, 68, 140, 40])
    #expect(frames["c"] == [108, 120, 140, 40])
  }

  @Test func viewsAreCentredOnSiblingsAndInTheArea() throws {
    let frames = try Fixture("Layouts/Relative/attach-center").frames()
    #expect(frames["a"] == [16, 16, 100, 80])
    #expect(frames["b"] == [26, 36, 80, 40])
    #expect(frames["c"] == [130, 52, 100, 40])
  }

  @Test func freeEdgesFollowFromTheOthers() throws {
    #expect(try Fixture("Layouts/Relative/attach-free").frames()["item"] == [40, 24, 200, 48])
    #expect(try Fixture("Layouts/Relative/scale-free").frames()["item"] == [15, 24, 290, 48])
  }

  @Test func sizesAreFixedKeptOrInProportion() throws {
    // The view was 80 × 24.
    #expect(try Fixture("Layouts/Relative/scale-fixed").frames()["item"] == [24, 24, 200, 48])
    let kept = try Fixture("Layouts/Relative/scale-nosize").frames()
    #expect(kept["a"] == [24, 24, 80, 24])
    #expect(kept["b"] == [128, 24, 120, 48])
    let parts = try Fixture("Layouts/Relative/scale-relative").frames()
    // Half of 240, and four fifths of 320.
    #expect(parts["b"] == [16, 68, 120, 40])
    #expect(parts["c"] == [16, 120, 256, 40])
  }

  @Test func itemsDependOnTheItemsBeforeThem() throws {
    // In an area 300 wide item1 is 270, item2 90, and item3 135: it ends 5 before item2 begins, and
    // so begins 35 outside of the area, as it would in an area of any width above 67.
    let expected: [String: [Double]] = [
      "item1": [15, 0, 270, 32], "item2": [105, 37, 90, 64], "item3": [-35, 69, 135, 32],
    ]
    for (number, items) in [(1, ["item1"]), (2, ["item1", "item2"])] + [(3, expected.keys.sorted())]
    {
      let frames = try Fixture("Layouts/Relative/example-\(number)").frames()
      for item in items { #expect(frames[item] == expected[item], "example \(number)") }
    }
  }

  @Test func overallSizeDoesNotCountTheMargins() throws {
    let fixture = try Fixture("Layouts/Relative/margin")
    // The size of the view is the size of the area, which the margins move out of the view.
    let given = try fixture.frames("overall-size_light")
    #expect(given["area"] == [10, 100, 320, 160])
    #expect(given["label1"] == [25, 100, 290, 28])
    // Left out, the area is what the margins leave of the view.
    let own = try fixture.frames("left-out_light")
    #expect(own["area"] == [10, 100, 310, 60])
    #expect(own["label1"] == [25, 100, 280, 28])
  }

  // MARK: Errors

  private func layoutError(_ children: String) throws -> String? {
    let text = """
      size: [300, 200]
      view:
        subviews:
          - id: area
            layouter: {type: RelativeLayout}
            subviews:
      \(children)
      """
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    let error = #expect(throws: SceneError.self) { try scene.describe(scene.variants[0]) }
    return error?.description
  }

  @Test func rulesThatNeedEachOtherAreAnErrorWithTheLineOfTheFirst() throws {
    #expect(
      try layoutError(
        """
                - {id: c}
                - {id: a, layout: {left: {adjacent: [b, 5]}, horz: nosize, top: center, vert: nosize}}
                - {id: b, layout: {left: {adjacent: [a, 5]}, horz: nosize, top: center, vert: nosize}}
        """)
        == "line 8: cannot lay out: the left of 'a' needs the right of 'b' needs the left of "
        + "'b' needs the right of 'a' needs the left of 'a' again. Give one of these views a rule "
        + "that needs none of the others, as parent or fixed")
  }

  @Test func missingRuleIsAnErrorWithItsLine() throws {
    #expect(
      try layoutError(
        """
                - {id: c}
                - {id: a, layout: {left: {parent: 5}, top: {parent: 0}, vert: nosize}}
        """)
        == "line 8: cannot lay out: the width of 'a' is undetermined: give it a rule for horz, or "
        + "for the other one of left, right")
  }
}
