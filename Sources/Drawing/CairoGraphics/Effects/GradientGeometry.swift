import Foundation

/// The geometry of a gradient, in user space.
package enum GradientGeometry: Sendable, Hashable {
  /// Along the line between two points.
  case linear(start: Point, end: Point)
  /// From one circle to another.
  case radial(startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double)
  /// Around a point, once about it: from a direction, towards growing angles.
  case conic(center: Point, start: Point)
}
