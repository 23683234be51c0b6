import Pixels

/// The result of comparing two images.
///
/// Images of different sizes are aligned at their top left corners, and every pixel that only one of
/// them has counts as different.
public struct Comparison: Sendable {
  /// The size of the golden, in pixels.
  public let expectedSize: PixelSize
  /// The size of the new image, in pixels.
  public let actualSize: PixelSize
  /// The metric that the colours were compared by.
  public let metric: ComparisonMetric
  /// ``ComparisonOptions/effectiveThreshold``.
  public let threshold: Double
  /// The number of pixels that count as different.
  public let differentPixels: Int
  /// The number of compared pixels: the pixels of either image, without the ignored ones.
  public let totalPixels: Int
  /// The largest difference of one channel (premultiplied red, green, blue, or alpha) of any compared
  /// pixel that both images have, 0...255, whether it counts or not.
  public let maximumDelta: Int
  /// The number of different pixels that the options allow.
  public let allowedPixels: Int
  /// Rectangles around the differences, top to bottom, then left to right, none overlapping.
  public let regions: [DifferenceRegion]
  /// The pixels that count as different; nil if the images are identical.
  let mask: DifferenceMask?
  /// ``ComparisonOptions/ignored``.
  let ignored: [PixelRect]

  /// Whether the sizes are equal, and no more pixels count as different than the options allow.
  public var isSame: Bool { differentPixels <= allowedPixels && hasSameSize }
  /// Whether both images have the same size.
  public var hasSameSize: Bool { expectedSize == actualSize }
}

extension Comparison {
  /// The result for two images that are known to have equal pixels.
  ///
  /// - Parameter size: of both images.
  public init(ofEqualImagesOf size: PixelSize, options: ComparisonOptions = .init()) {
    self.init(
      expectedSize: size, actualSize: size, metric: options.metric,
      threshold: options.effectiveThreshold, differentPixels: 0,
      totalPixels: size.area - IgnoredPixels(options.ignored, in: [size]).count, maximumDelta: 0,
      allowedPixels: 0, regions: [], mask: nil, ignored: options.ignored)
  }
}

/// Compares two images.
public func compare(
  expected: Bitmap, actual: Bitmap, options: ComparisonOptions = .init()
) -> Comparison {
  let expectedSize = PixelSize(width: expected.width, height: expected.height)
  let actualSize = PixelSize(width: actual.width, height: actual.height)
  let canvas = PixelSize(
    width: max(expected.width, actual.width), height: max(expected.height, actual.height))
  let common = PixelSize(
    width: min(expected.width, actual.width), height: min(expected.height, actual.height))
  let ignored = IgnoredPixels(options.ignored, in: [expectedSize, actualSize])

  func result(mask: DifferenceMask?, maximumDelta: Int) -> Comparison {
    let regions = mask.map { differenceRegions(of: $0, gap: options.regionGap) } ?? []
    let totalPixels = expectedSize.area + actualSize.area - common.area - ignored.count
    return Comparison(
      expectedSize: expectedSize, actualSize: actualSize, metric: options.metric,
      threshold: options.effectiveThreshold,
      differentPixels: regions.reduce(0) { $0 + $1.pixels },
      totalPixels: totalPixels, maximumDelta: maximumDelta,
      allowedPixels: options.allowedPixels(of: totalPixels), regions: regions, mask: mask,
      ignored: options.ignored)
  }

  // Most comparisons of a test run are of identical images: one `memcmp`.
  if haveEqualPixels(expected, actual) { return result(mask: nil, maximumDelta: 0) }

  var mask = DifferenceMask(size: canvas)
  var maximumDelta = 0
  if options.metric == .exact && ignored.isEmpty {
    maximumDelta = mask.setUnequalPixels(of: expected, and: actual, in: common)
  } else {
    let tolerance = Tolerance(options, expected: expected, actual: actual)
    forEachUnequalPixel(of: expected, and: actual, in: common) { x, y, expectedPixel, actualPixel in
      if ignored.contains(x: x, y: y) { return }
      maximumDelta = max(maximumDelta, channelDelta(expectedPixel, actualPixel))
      if tolerance.counts(expectedPixel, actualPixel, x: x, y: y) { mask[x, y] = true }
    }
  }
  if expectedSize != actualSize {
    for y in 0..<canvas.height {
      let end = max(
        y < expected.height ? expected.width : 0, y < actual.height ? actual.width : 0)
      for x in (y < common.height ? common.width : 0)..<end where !ignored.contains(x: x, y: y) {
        mask[x, y] = true
      }
    }
  }
  return result(mask: mask, maximumDelta: maximumDelta)
}
