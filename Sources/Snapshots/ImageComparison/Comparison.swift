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
  let images = ComparedImages(expected.size, actual.size, options)
  // Most comparisons of a test run are of identical images: one `memcmp`.
  if haveEqualPixels(expected, actual) { return images.comparison() }
  if options.metric == .exact && images.ignored.isEmpty {
    return compareExactly(images, expected: expected, actual: actual)
  }
  var mask = DifferenceMask(size: images.canvas)
  var maximumDelta = 0
  let tolerance = Tolerance(options, expected: expected, actual: actual)
  forEachUnequalPixel(of: expected, and: actual, in: images.common) { x, y, one, other in
    if images.ignored.contains(x: x, y: y) { return }
    maximumDelta = max(maximumDelta, channelDelta(one, other))
    if tolerance.counts(one, other, x: x, y: y) { mask[x, y] = true }
  }
  return images.comparison(mask: mask, maximumDelta: maximumDelta)
}

/// Compares a picture that is read row by row with an image.
///
/// - Parameter options: ``ComparisonOptions/isExact``.
package func compareExactly<Rows: PixelRows>(
  expected: Rows, actual: Bitmap, options: ComparisonOptions = .init()
) throws(Rows.Failure) -> Comparison {
  precondition(options.isExact, "a tolerance needs the neighbours of each pixel")
  let images = ComparedImages(expected.size, actual.size, options)
  return try compareExactly(images, expected: expected, actual: actual)
}

private func compareExactly<Rows: PixelRows>(
  _ images: ComparedImages, expected: Rows, actual: Bitmap
) throws(Rows.Failure) -> Comparison {
  var mask = DifferenceMask(size: images.canvas)
  let maximumDelta = try mask.setUnequalPixels(of: expected, and: actual, in: images.common)
  return images.comparison(mask: mask, maximumDelta: maximumDelta)
}

/// The sizes of two images, and the pixels that are compared.
private struct ComparedImages {
  let expected: PixelSize
  let actual: PixelSize
  let options: ComparisonOptions
  /// The pixels of either image.
  let canvas: PixelSize
  /// The pixels of both images.
  let common: PixelSize
  let ignored: IgnoredPixels

  init(_ expected: PixelSize, _ actual: PixelSize, _ options: ComparisonOptions) {
    (self.expected, self.actual, self.options) = (expected, actual, options)
    canvas = PixelSize(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    common = PixelSize(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    ignored = IgnoredPixels(options.ignored, in: [expected, actual])
  }

  /// The result of equal images.
  func comparison() -> Comparison { comparison(of: nil, maximumDelta: 0) }

  /// The result of images of which a mask has the different pixels that both have.
  func comparison(mask: consuming DifferenceMask, maximumDelta: Int) -> Comparison {
    if expected != actual { setPixelsOfOne(in: &mask) }
    return comparison(of: mask, maximumDelta: maximumDelta)
  }

  /// Sets the flags of the pixels that only one of the images has.
  private func setPixelsOfOne(in mask: inout DifferenceMask) {
    for y in 0..<canvas.height {
      let end = max(
        y < expected.height ? expected.width : 0, y < actual.height ? actual.width : 0)
      for x in (y < common.height ? common.width : 0)..<end where !ignored.contains(x: x, y: y) {
        mask[x, y] = true
      }
    }
  }

  private func comparison(of mask: DifferenceMask?, maximumDelta: Int) -> Comparison {
    let regions = mask.map { differenceRegions(of: $0, gap: options.regionGap) } ?? []
    let totalPixels = expected.area + actual.area - common.area - ignored.count
    return Comparison(
      expectedSize: expected, actualSize: actual, metric: options.metric,
      threshold: options.effectiveThreshold,
      differentPixels: regions.reduce(0) { $0 + $1.pixels },
      totalPixels: totalPixels, maximumDelta: maximumDelta,
      allowedPixels: options.allowedPixels(of: totalPixels), regions: regions, mask: mask,
      ignored: options.ignored)
  }
}
