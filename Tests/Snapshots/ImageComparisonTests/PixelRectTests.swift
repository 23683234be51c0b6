import Pixels
import Testing

@Suite struct PixelRectTests {
  private let rect = PixelRect(x: 2, y: 3, width: 4, height: 5)

  @Test func aNegativeLengthCountsAsNone() {
    let empty = PixelRect(x: 2, y: 3, width: -4, height: 5)
    #expect((empty.width, empty.height, empty.isEmpty) == (0, 5, true))
  }

  @Test func edgesEndAtTheLargestInteger() {
    let huge = PixelRect(x: 9, y: 9, width: .max, height: .max)
    #expect((huge.maxX, huge.maxY) == (.max, .max))
  }

  @Test func theIntersectionIsWhatBothContain() {
    #expect(
      rect.intersection(PixelRect(x: 4, y: 1, width: 9, height: 4))
        == PixelRect(x: 4, y: 3, width: 2, height: 2))
    #expect(rect.intersection(PixelRect(x: 6, y: 3, width: 1, height: 1)).isEmpty)
    let far = PixelRect(x: .min, y: .min, width: 0, height: 3)
    #expect(rect.intersection(far).isEmpty)
  }

  @Test func theUnionIsAroundBoth() {
    #expect(
      rect.union(PixelRect(x: 0, y: 7, width: 1, height: 9))
        == PixelRect(x: 0, y: 3, width: 6, height: 13))
  }

  @Test func aRectangleContainsItselfAndItsParts() {
    #expect(rect.contains(rect))
    #expect(rect.contains(PixelRect(x: 3, y: 3, width: 3, height: 1)))
    #expect(!rect.contains(PixelRect(x: 3, y: 3, width: 4, height: 1)))
    #expect(rect.contains(x: 5, y: 7))
    #expect(!rect.contains(x: 6, y: 7))
  }

  @Test func movingAndGrowing() {
    #expect(rect.offsetBy(dx: -3, dy: 1) == PixelRect(x: -1, y: 4, width: 4, height: 5))
    #expect(rect.outset(by: 2) == PixelRect(x: 0, y: 1, width: 8, height: 9))
  }
}
