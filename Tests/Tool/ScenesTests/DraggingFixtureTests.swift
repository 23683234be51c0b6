import Testing
import ViewTree

@testable import Scenes

/// The films of dragging, by the places and the order that the story comes to.
@Suite struct DraggingFixtureTests {
  /// The ids of a view's children that have one, from the top left to the bottom right.
  private func children(
    of id: String, in fixture: Fixture, at variant: String
  ) throws -> [String] {
    let view = try #require(fixture.view(variant).all.first { $0.id == id })
    return view.subviews.filter { $0.id != nil }
      .sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }.compactMap(\.id)
  }

  @Test func rowMovesDownByOne() throws {
    let fixture = try Fixture("Dragging/stack")
    #expect(
      try children(of: "list", in: fixture, at: "light") == [
        "bread", "eggs", "milk", "rice", "tea",
      ])
    // Rows of 42 with gaps of 6.
    #expect(try fixture.frames()["milk"] == [0, 96, 200, 42])
  }

  @Test func tileMovesToTheEndOfTheGrid() throws {
    #expect(
      try children(of: "tiles", in: Fixture("Dragging/grid"), at: "light")
        == ["wind", "sea", "wood", "moon", "fire", "stone", "snow", "sun"])
  }

  @Test func cancelRestoresEverything() throws {
    let fixture = try Fixture("Dragging/cancel")
    let (before, after) = (try fixture.view("light.1-before"), try fixture.view("light"))
    // The overlay of the customizing mode remains.
    #expect(after.subviews.prefix(before.subviews.count) == before.subviews[...])
    #expect(try children(of: "left", in: fixture, at: "light") == ["a", "b", "c"])
    #expect(try children(of: "right", in: fixture, at: "light.3-in-the-other-list") == ["x", "y"])
  }

  @Test(arguments: [
    // The card is held by its middle at [156, 66], which is [144, 54] in the page: [112, 34, 64, 40].
    ("free", [112, 34, 64, 40], [72, 20, 44, 30], [92, 68, 44, 30]),
    // The page ends at 156.
    ("in-bounds", [92, 34, 64, 40], [72, 20, 44, 30], [92, 68, 44, 30]),
    // The first one, of 44 × 30, goes left of 112, by 4; the second one below 74, by 6.
    ("vacate", [112, 34, 64, 40], [68, 20, 44, 30], [92, 74, 44, 30]),
    // The first one would go left by 24, or up by 16.
    ("both", [92, 34, 64, 40], [72, 4, 44, 30], [92, 74, 44, 30]),
    // 112 is nearest to 120, 34 to 24.
    ("grid", [120, 24, 64, 40], [72, 20, 44, 30], [92, 68, 44, 30]),
  ])
  func dropRules(rule: String, card: [Double], first: [Double], second: [Double]) throws {
    let frames = try Fixture("Dragging/drop-rules").frames("\(rule)_light")
    #expect(frames["card"] == card)
    #expect(frames["first"] == first)
    #expect(frames["second"] == second)
  }

  @Test func noteSticksToTheCorner() throws {
    let fixture = try Fixture("Dragging/edges")
    #expect(try fixture.frames("light.3-attached")["note"] == [108, 70, 56, 34])
    #expect(try fixture.frames()["note"] == [74, 46, 56, 34])
  }

  @Test func listScrollsToItsEnd() throws {
    let fixture = try Fixture("Dragging/auto-scroll")
    let list = try #require(fixture.view("light.5-at-the-end").all.first { $0.id == "list" })
    // Nine rows of 34 with gaps of 4 are 338, of which 160 are visible.
    #expect(list.bounds.y == 178)
    #expect(
      try children(of: "list", in: fixture, at: "light").last == "row2")
  }

  @Test func itemAndCellGoAcrossToTheOtherAccordion() throws {
    let fixture = try Fixture("Dragging/accordions")
    #expect(
      try children(of: "right-2", in: fixture, at: "light.5-dropped")
        == ["right-label-2", "D1", "B2", "D2", "D3"])
    #expect(
      try children(of: "right", in: fixture, at: "light") == ["right-1", "left-1", "right-2"])
    #expect(try children(of: "left", in: fixture, at: "light") == ["left-2"])
  }

  @Test func tileOpensAFoldedCellAndIsDroppedThere() throws {
    let fixture = try Fixture("Pages/nested-drag")
    let folded = try fixture.frames("light.4-over-the-folded-cell")["cell3"]
    // The label with its margins.
    #expect(folded?[3] == 30)
    #expect(
      try children(of: "grid3", in: fixture, at: "light.7-dropped")
        == ["tile3-1", "tile3-2", "tile3-3", "tile1-2", "tile3-4"])
    #expect(
      try children(of: "grid1", in: fixture, at: "light.7-dropped")
        == ["tile1-1", "tile1-3", "tile1-4", "tile1-5"])
    #expect(
      try children(of: "accordion", in: fixture, at: "light")
        == ["cell2", "cell1", "cell3", "cell4", "cell5"])
  }
}
