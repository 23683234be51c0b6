import ImageComparison
import Pixels
import Testing
import ViewTree

@testable import Snapshots

@Suite struct RegionExplanationTests {
  private let left = view("UIView", "left", 0, 0, 40, 40)
  private let right = view("UIView", "right", 60, 0, 40, 40)

  @Test func withoutAChangeInTheTreeTheDrawingChanged() {
    let region = PixelRect(x: 70, y: 10, width: 5, height: 5)
    let explanation = explanation(root(left, right), root(left, right), at: [region])
    #expect(
      explanation.words
        == [
          "the picture changed in `right`, where the view tree did not change: 5×5 pt at (70, 10)"
        ])
    #expect(
      explanation.regions == [
        .init(rect: .init(x: 140, y: 20, width: 10, height: 10), pixels: 100, views: ["`right`"])
      ])
  }

  @Test func aRegionWithoutAnExplanationIsMentioned() {
    let moved = view("UIView", "left", 0, 5, 40, 40)
    let explanation = explanation(
      root(left, right), root(moved, right),
      at: [
        .init(x: 0, y: 0, width: 40, height: 5), .init(x: 70, y: 10, width: 5, height: 5),
      ])
    #expect(
      explanation.words == [
        "`left` moved 5 pt down",
        "the picture changed in `right`, where the view tree did not change: 5×5 pt at (70, 10)",
      ])
    #expect(explanation.regions.map(\.views) == [["`left`"], ["`right`"]])
  }

  @Test func anInvisibleChangeIsNotMentioned() {
    let old = root(left, view("UIView", "right", 60, 0, 40, 40, ["tag": .number(1)]))
    let new = root(
      view("UIView", "left", 0, 0, 40, 40, ["alpha": .number(0.5)]),
      view("UIView", "right", 60, 0, 40, 40, ["tag": .number(2)]))
    #expect(
      words(old, new, at: [.init(x: 5, y: 5, width: 10, height: 10)])
        == ["`left`: alpha changed from 1 to 0.5"])
  }

  @Test func aShadowReachesBeyondItsView() {
    func card(_ radius: Double) -> ViewNode {
      root(
        view(
          "UIView", "card", 30, 30, 40, 40,
          ["shadow": .map(["radius": .number(radius), "offset": .list([.number(0), .number(4)])])]))
    }
    #expect(
      words(card(4), card(6), at: [.init(x: 40, y: 75, width: 10, height: 3)])
        == ["`card`: shadow radius changed from 4 to 6 pt"])
  }

  @Test func anotherScaleIsMentioned() {
    let comparison = compare(
      expected: Bitmap(width: 100, height: 100), actual: Bitmap(width: 200, height: 200))
    #expect(
      Explanation(
        of: comparison, expected: root(left), actual: DescribedTree(root: root(left)), scale: 2
      ).words == [
        "the size changed from 100×100 to 200×200 pixels, but not in points (100×100 pt): "
          + "it was drawn at another scale"
      ])
  }

  @Test func aGoldenWithoutATreeIsMentioned() {
    #expect(
      words(nil, root(left))
        == ["the golden has no view tree, so what changed in the views is unknown"])
  }

  @Test func manyChangesAreCounted() {
    func tree(_ step: Double) -> ViewNode {
      view(
        "UIView", nil, 0, 0, 100, 100, [:],
        (0..<20).map { view("UIView", "v\($0)", step * Double($0), 0, 5, 5) })
    }
    let words = words(tree(1), tree(2))
    #expect(words.count == 13)
    #expect(words.last == "and 7 more changes of views")
  }

  @Test func changesOfSeveralViewsInOneSentenceAreCountedEach() {
    // 13 sentences: twelve about one view each, then one about three.
    func tree(_ step: Double) -> ViewNode {
      view(
        "UIView", nil, 0, 0, 100, 100, [:],
        (1...15).map { view("UIView", "v\($0)", step * Double(min($0, 13)), 0, 5, 5) })
    }
    #expect(words(tree(1), tree(2)).last == "and 3 more changes of views")
  }

  @Test func regionsWithoutAnExplanationShareASentence() {
    let places = (0..<6).map { PixelRect(x: $0 * 16, y: 10, width: 2, height: 3) }
    #expect(
      words(root(left, right), root(left, right), at: places) == [
        "the picture changed in `left`, the root view and `right`, where the view tree did not "
          + "change: 2×3 pt at (0, 10), 2×3 pt at (16, 10), 2×3 pt at (32, 10), 2×3 pt at (48, 10) "
          + "and 2 more"
      ])
  }

  @Test func contentThatOnlyMovedIsSaidToHaveMoved() {
    let comparison = compare(
      expected: Bitmap(width: 200, height: 200, filledWith: 0xFF00_0000),
      actual: Bitmap(width: 200, height: 200, filledWith: 0xFFFF_FFFF))
    let explanation = Explanation(
      of: comparison, expected: root(left), actual: DescribedTree(root: root(left)), scale: 2
    ) { _ in PixelShift(dx: 3, dy: -2) }
    #expect(
      explanation.words == [
        "the picture moved 1.5 pt right and 1 pt up in `left`, "
          + "where the view tree did not change: 100×100 pt at (0, 0)"
      ])
  }
}
