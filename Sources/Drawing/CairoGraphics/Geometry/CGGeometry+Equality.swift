import Foundation

// The names of functions of C that Swift has as operators.

extension CGPoint {
  /// Whether the coordinates are exactly equal.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether width and height are exactly equal.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Whether origin and size are exactly equal.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
