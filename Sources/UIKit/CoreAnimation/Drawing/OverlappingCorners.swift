/// The corners of a rectangle with a radius of more than half of a side. Each is cut off by itself: two arcs at a side cross
/// in its middle, where the shape has a point.
///
/// So a simulator draws views of 14 points with a radius of 8, to the pixel.
struct OverlappingCorners {
  private let rect: CGRect
  private let radius: CGFloat
  private let corners: CACornerMask

  init(in rect: CGRect, radius: CGFloat, corners: CACornerMask) {
    (self.rect, self.radius, self.corners) = (rect, radius, corners)
  }

  /// The outline, clockwise from the top; empty if the corners leave nothing.
  var path: CGMutablePath {
    let path = CGMutablePath()
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let places: [(corner: CACornerMask, at: CGPoint, from: CGVector, to: CGVector)] = [
      (.layerMaxXMinYCorner, CGPoint(x: right, y: top), .left, .down),
      (.layerMaxXMaxYCorner, CGPoint(x: right, y: bottom), .up, .left),
      (.layerMinXMaxYCorner, CGPoint(x: left, y: bottom), .right, .up),
      (.layerMinXMinYCorner, CGPoint(x: left, y: top), .down, .right),
    ]
    for (index, place) in places.enumerated() {
      guard corners.contains(place.corner) else {
        path.isEmpty ? path.move(to: place.at) : path.addLine(to: place.at)
        continue
      }
      let (previous, next) = (places[(index + 3) % 4].corner, places[(index + 1) % 4].corner)
      let arc = CornerArc(
        radius: radius, startLimit: length(along: place.from, sharedWith: previous),
        endLimit: length(along: place.to, sharedWith: next))
      guard let points = arc.points else { return CGMutablePath() }
      let shown = points.map { point in
        CGPoint(
          x: place.at.x + place.from.dx * point.x + place.to.dx * point.y,
          y: place.at.y + place.from.dy * point.x + place.to.dy * point.y)
      }
      path.isEmpty ? path.move(to: shown[0]) : path.addLine(to: shown[0])
      path.addCurve(to: shown[3], control1: shown[1], control2: shown[2])
    }
    path.closeSubpath()
    return path
  }

  /// How much of a side a corner may take: half of it if the corner at its other end is round, too.
  private func length(along side: CGVector, sharedWith other: CACornerMask) -> CGFloat {
    let length = side.dx == 0 ? rect.height : rect.width
    return corners.contains(other) ? length / 2 : length
  }
}

extension CGVector {
  fileprivate static let left = CGVector(dx: -1, dy: 0)
  fileprivate static let right = CGVector(dx: 1, dy: 0)
  fileprivate static let up = CGVector(dx: 0, dy: -1)
  fileprivate static let down = CGVector(dx: 0, dy: 1)
}

/// The part of a quarter circle that two sides of a corner leave, in distances from the corner: x along the side that it
/// comes from, y along the other.
private struct CornerArc {
  let radius: CGFloat
  let startLimit: CGFloat
  let endLimit: CGFloat

  /// The distance of control points from the ends of a quarter circle, in radii, as of all circles.
  private static let handle: CGFloat = 0.5522847498307936

  /// The ends and control points of the part; nil if nothing is left.
  var points: [CGPoint]? {
    let start = radius > startLimit ? time(ofDistance: startLimit) : 0
    let end = radius > endLimit ? 1 - time(ofDistance: endLimit) : 1
    guard start < end else { return nil }
    let control = radius * (1 - Self.handle)
    let quarter = [
      CGPoint(x: radius, y: 0), CGPoint(x: control, y: 0), CGPoint(x: 0, y: control),
      CGPoint(x: 0, y: radius),
    ]
    // The end of the first split is the start of the other one, backwards.
    let first = Self.head(of: quarter, until: end)
    return Self.head(of: first.reversed(), until: 1 - start / end).reversed()
  }

  /// The time at which the quarter circle has a distance from the corner along the first side. It decreases with time.
  private func time(ofDistance distance: CGFloat) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<60 {
      let time = (low + high) / 2
      let rest = 1 - time
      let value = radius * rest * rest * (rest + 3 * time * (1 - Self.handle))
      if value > distance { low = time } else { high = time }
    }
    return high
  }

  /// The cubic until a time, by de Casteljau's algorithm.
  private static func head(of points: [CGPoint], until time: CGFloat) -> [CGPoint] {
    var rest = points
    var result = [points[0]]
    while rest.count > 1 {
      rest = zip(rest, rest.dropFirst()).map { one, other in
        CGPoint(x: one.x + (other.x - one.x) * time, y: one.y + (other.y - one.y) * time)
      }
      result.append(rest[0])
    }
    return result
  }
}
