import Foundation

/// Where a gradient runs, in user space.
enum GradientGeometry: Sendable, Hashable {
  /// From one point straight to another.
  case linear(start: Point, end: Point)
  /// From one circle to another.
  case radial(startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double)
}
