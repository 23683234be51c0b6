import Pixels
import TestSupport
import Testing

@testable import ImageComparison

/// The exact comparison against counting pixel by pixel.
@Suite struct ExactComparisonTests {
  /// A bitmap, and the same with some other pixels or another size.
  private func pair(_ random: inout SplitMix64) -> (Bitmap, Bitmap) {
    let (width, height) = (random.next(in: 1...70), random.next(in: 1...20))
    let first = Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in UInt32(truncatingIfNeeded: random.next()) })
    var second = Bitmap(
      width: width + random.next(below: 2), height: height + random.next(below: 2))
    for y in 0..<height { for x in 0..<width { second[x, y] = first[x, y] } }
    for _ in 0..<random.next(below: 40) {
      let (x, y) = (random.next(below: width), random.next(below: height))
      second[x, y] = first[x, y] ^ 1 << UInt32(random.next(below: 32))
    }
    return (first, second)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func countsAndDeltaAreThoseOfEachPixel(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (first, second) = pair(&random)
    var (different, delta) = (0, 0)
    for y in 0..<max(first.height, second.height) {
      for x in 0..<max(first.width, second.width) {
        let isInFirst = x < first.width && y < first.height
        let isInSecond = x < second.width && y < second.height
        if isInFirst && isInSecond {
          if first[x, y] != second[x, y] { different += 1 }
          delta = max(delta, channelDelta(first[x, y], second[x, y]))
        } else if isInFirst || isInSecond {
          different += 1
        }
      }
    }
    let comparison = compare(expected: first, actual: second)
    #expect(comparison.differentPixels == different)
    #expect(comparison.maximumDelta == delta)
    // With an ignored rectangle each pixel is looked at separately.
    let outside = PixelRect(x: 1000, y: 0, width: 1, height: 1)
    let slow = compare(expected: first, actual: second, options: .init(ignored: [outside]))
    #expect(slow.regions == comparison.regions)
    #expect(slow.maximumDelta == delta)
  }

  @Test func imagesKnownToBeEqualHaveTheResultOfComparingThem() {
    let bitmap = Bitmap(width: 9, height: 4, filledWith: 0xFFFF_FFFF)
    let options = ComparisonOptions(ignored: [PixelRect(x: 2, y: 1, width: 3, height: 9)])
    let compared = compare(expected: bitmap, actual: bitmap, options: options)
    let known = Comparison(ofEqualImagesOf: PixelSize(width: 9, height: 4), options: options)
    #expect(known.isSame && compared.isSame)
    // 36 pixels without 3 columns in 3 rows.
    #expect(known.totalPixels == 27 && compared.totalPixels == 27)
  }

  @Test func pixelsOutsideOfAreasAreCountedApart() {
    let first = Bitmap(width: 100, height: 3, filledWith: 0xFF00_0000)
    var second = first
    for (x, y) in [(0, 0), (99, 0), (50, 2), (51, 2)] { second[x, y] = 0xFF00_0001 }
    let areas = [
      PixelRect(x: 50, y: 1, width: 1, height: 2), PixelRect(x: 98, y: 0, width: 2, height: 1),
    ]
    let counts = unequalPixels(first, second, outside: areas)
    #expect(counts.all == 4)
    #expect(counts.outside == 2)
    #expect(unequalPixels(first, first, outside: []) == (0, 0))
  }
}
