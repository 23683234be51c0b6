import Pixels

/// The largest difference of any pixel of two pictures of equal size, ΔE by CIEDE2000; infinite for
/// pictures of different sizes.
///
/// - Parameters:
///   - vision: how the pictures are seen; nil for normal colour vision.
///   - limit: differences from here on count as equal: the search ends at the first one.
package func largestDifference(
  of first: Bitmap, and second: Bitmap, seenWith vision: ColorVision? = nil,
  upTo limit: Double = .infinity
) -> Double {
  guard first.width == second.width, first.height == second.height else { return .infinity }
  if haveEqualPixels(first, second) { return 0 }
  var largest = 0.0
  // Pictures of an interface have few colours, and each pair of them is measured once.
  var known: [UInt64: Double] = [:]
  let size = PixelSize(width: first.width, height: first.height)
  forEachUnequalPixel(of: first, and: second, in: size) { _, _, one, other in
    guard largest < limit else { return }
    let pair = UInt64(one) << 32 | UInt64(other)
    if known[pair] != nil { return }
    let difference = difference(one, other, vision)
    known[pair] = difference
    largest = max(largest, difference)
  }
  return largest
}

/// The difference of two premultiplied pixels over the backdrop where it is larger.
private func difference(_ one: UInt32, _ other: UInt32, _ vision: ColorVision?) -> Double {
  guard let vision else { return ComparisonMetric.ciede2000.distanceOverBackdrops(one, other) }
  return Backdrop.needed(for: one, other).reduce(0) { largest, backdrop in
    max(
      largest,
      ComparisonMetric.ciede2000.distance(
        vision.simulated(backdrop.composite(one)), vision.simulated(backdrop.composite(other))))
  }
}
