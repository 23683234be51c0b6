import Foundation

/// A direction and a distance.
public struct CGVector: Sendable, Hashable, Codable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component, positive downwards in UIKit's coordinates.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector()

  /// The zero vector.
  public init() {
    (dx, dy) = (0, 0)
  }

  /// A vector of two components.
  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }

  /// A vector of two components.
  public init(dx: Double, dy: Double) {
    (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy))
  }

  /// A vector of two components.
  public init(dx: Int, dy: Int) {
    (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy))
  }
}
