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

  private static let greatestDepth = 12

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
    let curve = Curve(p0: p0, p1: p1, p2: p2, p3: p3, start: start, end: end)
    guard Self.add(curve, halfWidth, map, limit, depth: 0, to: &left),
      Self.add(curve, -halfWidth, map, limit, depth: 0, to: &right)
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

  private struct Curve {
    var p0, p1, p2, p3: Point
    var start, end: Point
  }

  /// Adds the points of an edge after its first; false if it turns back.
  private static func add(
    _ curve: Curve, _ distance: Double, _ map: PointMap, _ limit: Double, depth: Int,
    to points: inout [Point]
  ) -> Bool {
    let (p0, p1, p2, p3) = (curve.p0, curve.p1, curve.p2, curve.p3)
    let first = p0 + curve.start.perpendicular * distance
    let last = p3 + curve.end.perpendicular * distance
    // The edge is about the same curve, larger or smaller.
    let (chord, edge) = (p3 - p0, last - first)
    let ratio = edge.dot(chord) / chord.dot(chord)
    // A quarter of a curve that turns back does so itself, and not only its ends.
    if depth >= 2, !(ratio > 0) { return false }
    let (a, b) = (map(first), map(first + (p1 - p0) * ratio))
    let (c, d) = (map(last - (p3 - p2) * ratio), map(last))
    let (bend1, bend2) = (a - b * 2 + c, b - c * 2 + d)
    // The ends of a whole curve that turns by more than a right angle say nothing of its middle.
    let mayBeFlat = depth > 0 || curve.start.dot(curve.end) > 0
    let isFlat = !(max(bend1.largestCoordinate, bend2.largestCoordinate) > limit)
    if mayBeFlat && isFlat || depth == greatestDepth {
      guard ratio > 0 else { return false }
      points.append(last)
      return true
    }
    let (p01, p12, p23) = ((p0 + p1) * 0.5, (p1 + p2) * 0.5, (p2 + p3) * 0.5)
    let (p012, p123) = ((p01 + p12) * 0.5, (p12 + p23) * 0.5)
    let middle = (p012 + p123) * 0.5
    guard let direction = direction([p123 - p012]) else { return false }
    return add(
      Curve(p0: p0, p1: p01, p2: p012, p3: middle, start: curve.start, end: direction), distance,
      map, limit, depth: depth + 1, to: &points)
      && add(
        Curve(p0: middle, p1: p123, p2: p23, p3: p3, start: direction, end: curve.end), distance,
        map, limit, depth: depth + 1, to: &points)
  }
}
