// Halving curves until their pieces are flat.

extension CubicCurve {
  /// The number of times after which a piece counts as flat.
  static let greatestDepth = 12

  /// Whether no coordinate of the second differences of the control points is larger than a limit. NaN is not larger.
  @inline(__always) func isFlat(_ limit: Double) -> Bool {
    let bend1 = start - control1 * 2 + control2
    let bend2 = control1 - control2 * 2 + end
    return !(max(bend1.largestCoordinate, bend2.largestCoordinate) > limit)
  }

  /// The two halves (de Casteljau).
  @inline(__always) var halves: (CubicCurve, CubicCurve) {
    let (p01, p12, p23) = (
      (start + control1) * 0.5, (control1 + control2) * 0.5, (control2 + end) * 0.5
    )
    let (p012, p123) = ((p01 + p12) * 0.5, (p12 + p23) * 0.5)
    let middle = (p012 + p123) * 0.5
    return (
      CubicCurve(start: start, control1: p01, control2: p012, end: middle),
      CubicCurve(start: middle, control1: p123, control2: p23, end: end)
    )
  }
}
