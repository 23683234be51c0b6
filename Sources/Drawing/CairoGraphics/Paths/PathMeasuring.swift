import Foundation

extension PathStorage {
  /// The rectangle around all points, control points too.
  var controlBounds: CGRect {
    var bounds = PointBounds()
    for point in points { bounds.add(point) }
    return bounds.rect
  }

  /// The rectangle around the path itself: ends, and the curves' extremes.
  package var tightBounds: CGRect {
    var bounds = PointBounds()
    var current = Point(0, 0)
    forEachSegment { segment in
      switch segment {
      case .move(let end), .line(let end):
        bounds.add(end)
        current = end
      case .quad(let control, let end):
        bounds.addQuad(current, control, end)
        current = end
      case .cubic(let control1, let control2, let end):
        bounds.addCubic(current, control1, control2, end)
        current = end
      case .close:
        break
      }
    }
    return bounds.rect
  }

  /// Whether a point is inside, by the crossings of a ray to the right with the flattened path.
  func contains(_ point: Point, rule: CGPathFillRule, transform: CGAffineTransform) -> Bool {
    guard point.isFinite else { return false }
    var winding = 0
    func cross(from previous: Point, to next: Point) {
      let side = (next - previous).cross(point - previous)
      if previous.y <= point.y {
        if next.y > point.y && side > 0 { winding += 1 }
      } else if next.y <= point.y && side < 0 {
        winding -= 1
      }
    }
    for contour in Centerline(applying(transform), tolerance: 1e-3).contours {
      guard var previous = contour.vertices.last?.point else { continue }
      for vertex in contour.vertices {
        cross(from: previous, to: vertex.point)
        previous = vertex.point
      }
    }
    return rule == .winding ? winding != 0 : winding & 1 != 0
  }
}

/// The rectangle around points, as it grows.
package struct PointBounds {
  package private(set) var low = Point(.infinity, .infinity)
  package private(set) var high = Point(-.infinity, -.infinity)

  package init() {}

  package mutating func add(_ point: Point) {
    low = Point(min(low.x, point.x), min(low.y, point.y))
    high = Point(max(high.x, point.x), max(high.y, point.y))
  }

  package var isEmpty: Bool { low.x > high.x }

  /// What two rectangles have in common.
  func intersection(_ other: PointBounds) -> PointBounds {
    var common = PointBounds()
    let low = Point(max(low.x, other.low.x), max(low.y, other.low.y))
    let high = Point(min(high.x, other.high.x), min(high.y, other.high.y))
    guard low.x <= high.x, low.y <= high.y else { return common }
    common.add(low)
    common.add(high)
    return common
  }

  package var rect: CGRect {
    isEmpty
      ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  mutating func addQuad(_ p0: Point, _ p1: Point, _ p2: Point) {
    add(p0)
    add(p2)
    let bend = p0 - p1 * 2 + p2
    for t in [(p0.x - p1.x) / bend.x, (p0.y - p1.y) / bend.y] where t > 0 && t < 1 {
      add(p0 * ((1 - t) * (1 - t)) + p1 * (2 * t * (1 - t)) + p2 * (t * t))
    }
  }

  mutating func addCubic(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    add(p0)
    add(p3)
    for (a, b, c, d) in [(p0.x, p1.x, p2.x, p3.x), (p0.y, p1.y, p2.y, p3.y)] {
      for t in Self.extremes(a, b, c, d) where t > 0 && t < 1 {
        let s = 1 - t
        add(
          p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t))
      }
    }
  }

  /// The roots of the derivative of one coordinate of a cubic.
  private static func extremes(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    if a.magnitude < 1e-12 { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
}
