/// The two edges of a stroke along a curve: the curves at half the width from it, as lines.
///
/// They are divided as outlines that are filled, as in Core Graphics: the edges of a thick circle have the corners of
/// circles of their own radii.
struct StrokeSides {
  /// Between the ends of the curve, in user space, in the direction of the curve: at the left of it, and at the right.
  private(set) var left: [Point] = []
  private(set) var right: [Point] = []
  /// The curve's directions at its ends, of length 1.
  let startDirection: Point
  let endDirection: Point

  /// - Parameters:
  ///   - halfWidth: in user space.
  ///   - map: from user space to the surface.
  /// - Returns: nil if the curve bends so sharply that an edge would turn back.
  init?(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, halfWidth: Double, map: PointMap,
    limit: Double
  ) {
    guard let start = Self.direction([p1 - p0, p2 - p0, p3 - p0]),
      let end = Self.direction([p3 - p2, p3 - p1, p3 - p0])
    else { return nil }
    (startDirection, endDirection) = (start, end)
    let curve = CubicCurve(start: p0, control1: p1, control2: p2, end: p3)
    guard Self.add(curve, start, end, halfWidth, map, limit, depth: 0, to: &left),
      Self.add(curve, start, end, -halfWidth, map, limit, depth: 0, to: &right)
    else { return nil }
    // The ends belong to the corners.
    left.removeLast()
    right.removeLast()
  }

  /// The direction of the first vector that has a length.
  static func direction(_ vectors: [Point]) -> Point? {
    for vector in vectors {
      let length = vector.length
      if length > 0, length.isFinite { return vector * (1 / length) }
    }
    return nil
  }

  /// Adds the points of an edge after its first; false if it turns back.
  ///
  /// - Parameters:
  ///   - start: the direction of the curve at its start.
  ///   - end: the direction at its end.
  private static func add(
    _ curve: CubicCurve, _ start: Point, _ end: Point, _ distance: Double, _ map: PointMap,
    _ limit: Double, depth: Int, to points: inout [Point]
  ) -> Bool {
    let first = curve.start + start.perpendicular * distance
    let last = curve.end + end.perpendicular * distance
    // The edge is about the same curve, larger or smaller.
    let (chord, shift) = (curve.end - curve.start, last - first)
    let ratio = shift.dot(chord) / chord.dot(chord)
    // A quarter of a curve that turns back does so itself, and not only its ends.
    if depth >= 2, !(ratio > 0) { return false }
    let edge = CubicCurve(
      start: map(first), control1: map(first + (curve.control1 - curve.start) * ratio),
      control2: map(last - (curve.end - curve.control2) * ratio), end: map(last))
    // The ends of a whole curve that turns by more than a right angle say nothing of its middle.
    let mayBeFlat = depth > 0 || start.dot(end) > 0
    if mayBeFlat && edge.isFlat(limit) || depth == CubicCurve.greatestDepth {
      guard ratio > 0 else { return false }
      points.append(last)
      return true
    }
    let halves = curve.halves
    guard let middle = direction([halves.1.control1 - halves.0.control2]) else { return false }
    return add(halves.0, start, middle, distance, map, limit, depth: depth + 1, to: &points)
      && add(halves.1, middle, end, distance, map, limit, depth: depth + 1, to: &points)
  }
}
