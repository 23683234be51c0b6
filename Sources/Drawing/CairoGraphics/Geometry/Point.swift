import Foundation

/// A point of the drawing core. Unlike `Foundation.CGPoint`, which is opaque to the optimizer across
/// its module's boundary, it is two `Double`s.
package struct Point: Sendable, Hashable {
  package var x: Double
  package var y: Double

  @inlinable package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  @inlinable package init(_ point: CGPoint) {
    x = point.x.native
    y = point.y.native
  }

  @inlinable package var cgPoint: CGPoint { CGPoint(x: x, y: y) }
  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
  @inlinable package var length: Double { (x * x + y * y).squareRoot() }
  @inlinable package var largestCoordinate: Double { max(x.magnitude, y.magnitude) }

  /// The point rotated by 90 degrees from the x axis towards the y axis.
  @inlinable package var perpendicular: Point { Point(-y, x) }

  @inlinable package static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }
  @inlinable package static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }
  @inlinable package static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }
  @inlinable package static prefix func - (point: Point) -> Point { Point(-point.x, -point.y) }
  @inlinable package func dot(_ other: Point) -> Double { x * other.x + y * other.y }
  @inlinable package func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  @inlinable package func applying(_ t: CGAffineTransform) -> Point {
    Point(
      t.a.native * x + t.c.native * y + t.tx.native, t.b.native * x + t.d.native * y + t.ty.native)
  }
}
