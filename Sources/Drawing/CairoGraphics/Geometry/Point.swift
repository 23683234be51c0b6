import Foundation

/// A point of the drawing core. Unlike `Foundation.CGPoint`, which is opaque to the optimizer across
/// its module's boundary, it is two `Double`s.
struct Point: Sendable, Hashable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  init(_ point: CGPoint) {
    x = point.x.native
    y = point.y.native
  }

  var cgPoint: CGPoint { CGPoint(x: x, y: y) }
  var isFinite: Bool { x.isFinite && y.isFinite }
  var length: Double { (x * x + y * y).squareRoot() }

  /// The point rotated by 90 degrees from the x axis towards the y axis.
  var perpendicular: Point { Point(-y, x) }

  static func + (left: Point, right: Point) -> Point { Point(left.x + right.x, left.y + right.y) }
  static func - (left: Point, right: Point) -> Point { Point(left.x - right.x, left.y - right.y) }
  static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }
  static prefix func - (point: Point) -> Point { Point(-point.x, -point.y) }
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  func applying(_ t: CGAffineTransform) -> Point {
    Point(
      t.a.native * x + t.c.native * y + t.tx.native, t.b.native * x + t.d.native * y + t.ty.native)
  }
}
