import Pixels
import TestSupport
import Testing

@testable import ImageComparison

/// The comparison and its picture, which skip and copy whole rows, against the same pixel by pixel.
@Suite struct PixelLoopTests {
  private static let colors: [UInt32] = [
    0, 0xFF00_0000, 0xFFFF_FFFF, 0xFF80_8080, 0x8040_2010, 0xFF00_66CC, 0xFF80_8081, 0x0100_0000,
  ]

  /// Areas of few colours with some dots, as wide as several blocks of pixels.
  private static func bitmap(
    like other: Bitmap?, width: Int, height: Int, _ random: inout SplitMix64
  ) -> Bitmap {
    var bitmap = Bitmap(
      width: width, height: height, filledWith: colors.randomElement(using: &random) ?? 0)
    if let other {
      for y in 0..<min(height, other.height) {
        for x in 0..<min(width, other.width) { bitmap[x, y] = other[x, y] }
      }
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let left = Int.random(in: 0..<width, using: &random)
      let top = Int.random(in: 0..<height, using: &random)
      let color = colors.randomElement(using: &random) ?? 0
      let (right, bottom) = (
        Int.random(in: left..<width, using: &random), Int.random(in: top..<height, using: &random)
      )
      for y in top...bottom { for x in left...right { bitmap[x, y] = color } }
    }
    return bitmap
  }

  private struct Pair {
    var expected: Bitmap
    var actual: Bitmap
    var options: ComparisonOptions

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let (width, height) = (
        Int.random(in: 1...300, using: &random), Int.random(in: 1...20, using: &random)
      )
      expected = PixelLoopTests.bitmap(like: nil, width: width, height: height, &random)
      let isSameSize = Bool.random(using: &random)
      actual = PixelLoopTests.bitmap(
        like: expected, width: isSameSize ? width : Int.random(in: 1...300, using: &random),
        height: isSameSize ? height : Int.random(in: 1...20, using: &random), &random)
      options = ComparisonOptions()
      if Bool.random(using: &random) {
        options.ignored = [PixelRect(x: width / 3, y: height / 2, width: width / 2, height: 5)]
      }
    }

    /// Nil outside of a picture.
    func pixels(_ x: Int, _ y: Int) -> (expected: UInt32?, actual: UInt32?) {
      func pixel(of bitmap: Bitmap) -> UInt32? {
        x < bitmap.width && y < bitmap.height ? bitmap[x, y] : nil
      }
      return (pixel(of: expected), pixel(of: actual))
    }

    func isIgnored(_ x: Int, _ y: Int) -> Bool {
      options.ignored.contains { $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY }
    }
  }

  private static func channels(_ pixel: UInt32) -> [Int] {
    [24, 16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
  }

  @Test(arguments: 0..<200)
  func theComparisonCountsEachPixel(seed: UInt64) {
    let pair = Pair(seed: seed)
    var (different, total, largest) = (0, 0, 0)
    for y in 0..<max(pair.expected.height, pair.actual.height) {
      for x in 0..<max(pair.expected.width, pair.actual.width) where !pair.isIgnored(x, y) {
        switch pair.pixels(x, y) {
        case (nil, nil): continue
        case (let one?, let other?):
          total += 1
          different += one == other ? 0 : 1
          let deltas = zip(Self.channels(one), Self.channels(other)).map { abs($0 - $1) }
          largest = max(largest, deltas.max() ?? 0)
        default:
          total += 1
          different += 1
        }
      }
    }
    let comparison = compare(
      expected: pair.expected, actual: pair.actual, options: pair.options)
    #expect(comparison.differentPixels == different)
    #expect(comparison.totalPixels == total)
    #expect(comparison.maximumDelta == largest)
  }

  /// Luma by Rec. 709's weights over white.
  private static func brightness(_ pixel: UInt32, over backdrop: Backdrop) -> UInt32 {
    let color = backdrop.composite(pixel)
    return (54 * (color >> 16 & 0xFF) + 183 * (color >> 8 & 0xFF) + 19 * (color & 0xFF)) >> 8
  }

  private static func faded(_ pixel: UInt32) -> UInt32 {
    0xFF00_0000 | (255 - (255 - brightness(pixel, over: .white)) / 4) * 0x01_0101
  }

  private static func mark(_ before: UInt32, _ after: UInt32) -> UInt32 {
    for backdrop in Backdrop.allCases {
      let (one, other) = (brightness(before, over: backdrop), brightness(after, over: backdrop))
      if one != other { return other < one ? 0xFFD5_5E00 : 0xFF00_72B2 }
    }
    return 0xFFD5_5E00
  }

  @Test(arguments: 0..<200)
  func thePictureShowsEachPixel(seed: UInt64) {
    let pair = Pair(seed: seed)
    let comparison = compare(
      expected: pair.expected, actual: pair.actual, options: pair.options)
    let picture = differencePicture(
      expected: pair.expected, actual: pair.actual, comparison: comparison)
    var wrong: [String] = []
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let isStripe = (x + y) % 8 < 4
        let pixel: UInt32 =
          switch pair.pixels(x, y) {
          case (nil, nil): 0xFFC8_C8C8
          case (let one?, let other?):
            if pair.isIgnored(x, y) {
              isStripe ? 0xFFA0_A0A0 : Self.faded(one)
            } else {
              one == other ? Self.faded(one) : Self.mark(one, other)
            }
          case (let one?, nil): isStripe ? 0xFFD5_5E00 : Self.faded(one)
          case (nil, let other?): isStripe ? 0xFF00_72B2 : Self.faded(other)
          }
        // The frames around the regions are drawn over it.
        let isFrame = comparison.regions.contains { region in
          let rect = region.rect
          let (across, down) = (
            rect.x - 3...rect.maxX + 2, rect.y - 3...rect.maxY + 2
          )
          return across.contains(x) && down.contains(y)
            && (x == across.lowerBound || x == across.upperBound || y == down.lowerBound
              || y == down.upperBound)
        }
        if picture[x, y] != (isFrame ? 0xFF00_0000 : pixel) { wrong.append("\(x), \(y)") }
      }
    }
    #expect(wrong.isEmpty)
  }
}
