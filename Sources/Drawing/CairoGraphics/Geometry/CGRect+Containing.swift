import Foundation

// On Linux, `contains(_:)` with a point and `intersection(_:)` of `CGRect` end the process where a
// coordinate is not finite. Nested transforms can exceed every bound of their factors.

extension CGRect {
  /// Whether the point is inside of the rectangle, or on its left or top edge. Nothing is inside of a
  /// rectangle that is empty or not finite.
  package func includes(_ point: CGPoint) -> Bool {
    hasFiniteEdges && point.x.isFinite && point.y.isFinite && contains(point)
  }

  /// The part that two rectangles have in common; `.null` if there is none, or if one of them is not
  /// finite.
  package func commonPart(with other: CGRect) -> CGRect {
    hasFiniteEdges && other.hasFiniteEdges ? intersection(other) : .null
  }

  /// Sums of finite numbers can be infinite, on either side if a size is negative.
  private var hasFiniteEdges: Bool {
    isFinite && minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}
