/// Curves to lines.
///
/// Outlines that are filled are halved until their pieces are flat, as in Core Graphics. Other curves get lines that are
/// equally spaced in the curve's parameter, as many as Wang's formula requires.
///
/// Only `+ - * /` and `squareRoot()`, which Swift never fuses, so the points are the same bits on
/// every machine.
enum Flattening {
  /// The largest distance of a stroke's lines from the true curve, in pixels.
  static let tolerance = 0.05
  /// Limits the lines of a curve that is far larger than any surface.
  private static let maximumLines = 4096.0

  /// A piece is flat if no coordinate of the second differences of its control points is larger than this, in pixels. From
  /// circles that simulators drew: with the standard flatness, 0.25, 0.0665 are flat and 0.0678 are not; with 0.6, of
  /// `UIBezierPath`, 0.1665 are and 0.18 are not. Between and beyond these two the limit is assumed to be linear.
  static func largestBend(flatness: Double) -> Double {
    max(0.0672 + 0.3 * (flatness - 0.25), 0.001)
  }

  /// Emits all points of a quadratic curve except its first, as the points of the same cubic curve.
  static func outline(
    _ p0: Point, _ p1: Point, _ p2: Point, flatness: Double, emit: (Point) -> Void
  ) {
    outline(
      p0, p0 + (p1 - p0) * (2.0 / 3), p2 + (p1 - p2) * (2.0 / 3), p2, flatness: flatness,
      emit: emit)
  }

  /// Emits all points of a cubic curve except its first.
  static func outline(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, flatness: Double, emit: (Point) -> Void
  ) {
    halve(
      CubicCurve(start: p0, control1: p1, control2: p2, end: p3), largestBend(flatness: flatness),
      depth: 0, emit)
  }

  private static func halve(
    _ curve: CubicCurve, _ limit: Double, depth: Int, _ emit: (Point) -> Void
  ) {
    guard !curve.isFlat(limit), depth < CubicCurve.greatestDepth else { return emit(curve.end) }
    let (first, second) = curve.halves
    halve(first, limit, depth: depth + 1, emit)
    halve(second, limit, depth: depth + 1, emit)
  }

  /// Emits all points of a quadratic curve except its first.
  @inline(__always) static func quad(
    _ p0: Point, _ p1: Point, _ p2: Point, tolerance: Double, emit: (Point) -> Void
  ) {
    let bend = p0 - p1 * 2 + p2
    let lines = lineCount(bend.length * 0.25, tolerance)
    let step = 1 / lines
    var i = 1.0
    while i < lines {
      let t = i * step
      let s = 1 - t
      emit(p0 * (s * s) + p1 * (2 * s * t) + p2 * (t * t))
      i += 1
    }
    emit(p2)
  }

  /// Emits all points of a cubic curve except its first.
  @inline(__always) static func cubic(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, tolerance: Double, emit: (Point) -> Void
  ) {
    let (bend1, bend2) = (p0 - p1 * 2 + p2, p1 - p2 * 2 + p3)
    let bend = max(bend1.dot(bend1), bend2.dot(bend2)).squareRoot()
    let lines = lineCount(bend * 0.75, tolerance)
    let step = 1 / lines
    var i = 1.0
    while i < lines {
      let t = i * step
      let s = 1 - t
      let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      emit(
        Point(
          w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
          w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y))
      i += 1
    }
    emit(p3)
  }

  /// The square root of the curve's deviation over the tolerance; at least one.
  @inline(__always) private static func lineCount(_ bend: Double, _ tolerance: Double) -> Double {
    let count = (bend / tolerance).squareRoot().rounded(.up)
    return count > 1 ? min(count, maximumLines) : 1
  }
}
