extension Polygons {
  /// Half the side of the square around the origin that coordinates for cairo are clipped to: far
  /// outside the largest surface, far within the 24 integer bits of cairo's fixed point.
  static let guardBand = 65_536.0
  /// The limit of coordinates before clipping, so that differences stay finite.
  private static let farthest = 1e12

  /// Clips each contour to the guard band (Sutherland and Hodgman). Points inside keep their winding
  /// number.
  mutating func cutToGuardBand() {
    let bounds = self.bounds
    // The negation also catches NaN.
    if bounds.low.x >= -Self.guardBand && bounds.low.y >= -Self.guardBand
      && bounds.high.x <= Self.guardBand && bounds.high.y <= Self.guardBand
      && points.allSatisfy(\.isFinite)
    {
      return
    }
    var result = Polygons()
    forEachContour { contour in
      var points = contour.filter { !$0.x.isNaN && !$0.y.isNaN }.map {
        Point(
          min(max($0.x, -Self.farthest), Self.farthest),
          min(max($0.y, -Self.farthest), Self.farthest))
      }
      for edge in Edge.allCases { points = edge.cut(points) }
      guard points.count > 2 else { return }
      result.beginContour()
      for point in points { result.add(Self.snap(point)) }
    }
    self = result
  }

  /// One side of the guard band.
  private enum Edge: CaseIterable {
    case left, right, top, bottom

    /// The distance of a point inside the edge; negative outside.
    func depth(_ point: Point) -> Double {
      switch self {
      case .left: point.x + Polygons.guardBand
      case .right: Polygons.guardBand - point.x
      case .top: point.y + Polygons.guardBand
      case .bottom: Polygons.guardBand - point.y
      }
    }

    func cut(_ points: [Point]) -> [Point] {
      guard var previous = points.last else { return [] }
      var previousDepth = depth(previous)
      var result: [Point] = []
      for point in points {
        let pointDepth = depth(point)
        if (previousDepth < 0) != (pointDepth < 0) {
          let t = previousDepth / (previousDepth - pointDepth)
          result.append(previous + (point - previous) * t)
        }
        if pointDepth >= 0 { result.append(point) }
        (previous, previousDepth) = (point, pointDepth)
      }
      return result
    }
  }
}
