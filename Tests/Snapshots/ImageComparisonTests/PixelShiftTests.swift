import Pixels
import Testing

@testable import ImageComparison

@Suite struct PixelShiftTests {
  /// An image of 20×20 pixels, black but for an L of white pixels at a place.
  private func image(_ x: Int, _ y: Int) -> Bitmap {
    var image = Bitmap(width: 20, height: 20, filledWith: 0xFF00_0000)
    for offset in 0..<5 { image[x, y + offset] = 0xFFFF_FFFF }
    for offset in 0..<3 { image[x + offset, y + 4] = 0xFFFF_FFFF }
    return image
  }

  /// Around the L before and after.
  private let place = PixelRect(x: 4, y: 4, width: 10, height: 12)

  @Test(arguments: [(1, 0), (0, 1), (-1, 2), (3, -2)])
  func contentThatMoved(dx: Int, dy: Int) {
    #expect(
      PixelShift.find(in: place, expected: image(7, 7), actual: image(7 + dx, 7 + dy))
        == PixelShift(dx: dx, dy: dy))
  }

  @Test func contentThatMovedAndChanged() {
    var actual = image(8, 7)
    actual[8, 7] = 0xFFFF_0000
    #expect(PixelShift.find(in: place, expected: image(7, 7), actual: actual) == nil)
  }

  @Test func aNewColorIsNoShift() {
    let white = Bitmap(width: 20, height: 20, filledWith: 0xFFFF_FFFF)
    #expect(PixelShift.find(in: place, expected: image(7, 7), actual: white) == nil)
  }

  @Test func ofAPatternTheShortestDistanceIsFound() {
    func stripes(_ start: Int) -> Bitmap {
      var image = Bitmap(width: 20, height: 20)
      for y in 0..<20 { for x in 0..<20 where (x + start) % 4 == 0 { image[x, y] = 0xFFFF_FFFF } }
      return image
    }
    // By 1 to the right or 3 to the left.
    #expect(
      PixelShift.find(in: place, expected: stripes(1), actual: stripes(0))
        == PixelShift(dx: 1, dy: 0))
  }

  @Test func aRectangleOutsideOfAnImageHasNoShift() {
    let small = Bitmap(width: 8, height: 8)
    #expect(PixelShift.find(in: place, expected: image(7, 7), actual: small) == nil)
  }
}
