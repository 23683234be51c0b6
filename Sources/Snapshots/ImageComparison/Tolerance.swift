import Pixels

/// What counts as a difference between two images that were not drawn by the same program.
///
/// ## Why not one number
///
/// Most tools test one condition per pixel: whether its two colours are further apart than a
/// threshold. No threshold is right. Rounding noise of ±2/255 on a grey changes it by up to ΔE₀₀ 3,
/// because people are sensitive to a cast on grey; a button that changes from white to #FAFAFA changes
/// by ΔE₀₀ 1 in every pixel, and that is a designed state. So a threshold that ignores noise misses
/// fills. The usual remedy for edges, to ignore pixels that look antialiased, misses focus rings,
/// because a one-pixel line looks antialiased from both of its sides.
///
/// ## The rule
///
/// A pixel counts as different unless one of these holds over each possible backdrop (white and
/// black where it is translucent):
///
/// 1. **Noise.** No channel differs by more than ``noise`` (2 of 255), the error of two roundings:
///    a colour profile, a premultiplication. Where alpha itself differs by that much, the change of
///    colour that follows from it is allowed in addition.
/// 2. **The ramp of a slanted or round edge.** In both images the pixel is part of a short slope in
///    the same direction, from one plateau to another (see ``EdgeRamp``), and its colours are
///    closer than the metric's ``edgeThreshold(of:)``. The coverage of an edge by another
///    rasteriser then differs by less than a twentieth of a pixel.
///
/// A fill has no ramp inside, so every change of a fill beyond noise counts, in all of its pixels,
/// however small it is. A hairline is mostly a ridge and not a ramp: it reverses on its far side. A
/// hairline whose colour lies between the colours of its two sides looks like a ramp across it, but
/// continues straight along it, and pixels that continue straight are never ignored. An edge that
/// moves by a pixel makes a plateau of a ramp, so it is a ramp in one image only and counts. A gradient
/// is a slope too long for an edge, and counts like a fill.
///
/// A threshold set by the user replaces the rule.
struct Tolerance {
  /// The greatest difference of a channel that rounding explains, of 255.
  static let noise = 2

  /// The largest distance of the colours of an edge's ramp, in the metric's unit: about the distance of
  /// greys 13/255 apart, a twentieth of a pixel's coverage.
  static func edgeThreshold(of metric: ComparisonMetric) -> Double {
    switch metric {
    case .exact: 0
    case .ciede2000: 5
    case .oklab, .yiq: 0.05
    }
  }

  private let metric: ComparisonMetric
  private let threshold: Double?
  private let expected: Bitmap
  private let actual: Bitmap
  private let distances: DistanceMemory

  init(_ options: ComparisonOptions, expected: Bitmap, actual: Bitmap) {
    metric = options.metric
    threshold = options.threshold
    self.expected = expected
    self.actual = actual
    distances = DistanceMemory(metric: options.metric)
  }

  /// Whether two unequal pixels at the same place of the two images count as different.
  func counts(_ expectedPixel: UInt32, _ actualPixel: UInt32, x: Int, y: Int) -> Bool {
    if metric == .exact { return true }
    let backdrops = Backdrop.needed(for: expectedPixel, actualPixel)
    for backdrop in backdrops {
      let first = backdrop.composite(expectedPixel)
      let second = backdrop.composite(actualPixel)
      if let threshold {
        if distances.distance(first, second) > threshold { return true }
        continue
      }
      let alphaDelta = abs(Int(expectedPixel >> 24) - Int(actualPixel >> 24))
      let allowed = Self.noise + min(Self.noise, alphaDelta)
      if channelDelta(first, second) <= allowed { continue }
      if distances.distance(first, second) >= Self.edgeThreshold(of: metric) { return true }
      if !isRampInBoth(x: x, y: y, backdrop) { return true }
    }
    return false
  }

  private func isRampInBoth(x: Int, y: Int, _ backdrop: Backdrop) -> Bool {
    let before = BrightnessMap(picture: expected, backdrop: backdrop)
    let after = BrightnessMap(picture: actual, backdrop: backdrop)
    return EdgeRamp.axes.contains { axis in
      guard
        let one = EdgeRamp.direction(in: before, x: x, y: y, along: axis),
        let other = EdgeRamp.direction(in: after, x: x, y: y, along: axis), one == other
      else { return false }
      // The two pixels next to it on the other axis.
      return ![-1, 1].contains { side in
        let (dx, dy) = (side * axis.dy, side * axis.dx)
        return before.climb(x: x, y: y, dx: dx, dy: dy) == 0
          && after.climb(x: x, y: y, dx: dx, dy: dy) == 0
      }
    }
  }
}

/// Caches the last pair of colours and its distance: in a fill every pixel has the same pair, and the
/// distance takes four cube roots and a dozen sines.
private final class DistanceMemory {
  private let metric: ComparisonMetric
  private var first: UInt32 = 0
  private var second: UInt32 = 0
  private var answer = 0.0

  init(metric: ComparisonMetric) { self.metric = metric }

  func distance(_ first: UInt32, _ second: UInt32) -> Double {
    if first != self.first || second != self.second {
      (self.first, self.second, answer) = (first, second, metric.distance(first, second))
    }
    return answer
  }
}
