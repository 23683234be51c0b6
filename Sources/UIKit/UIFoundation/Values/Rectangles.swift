extension CGRect {
  /// The intersection of two rectangles; null if it is empty.
  ///
  /// Foundation's `intersection(_:)` traps on numbers that are not finite.
  package func overlap(with other: CGRect) -> CGRect {
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let width = Swift.min(maxX, other.maxX) - left
    let height = Swift.min(maxY, other.maxY) - top
    guard width > 0, height > 0, left.isFinite, top.isFinite else { return .null }
    return CGRect(x: left, y: top, width: width, height: height)
  }

  /// The difference of this rectangle and another, as at most four rectangles.
  package func subtracting(_ other: CGRect) -> [CGRect] {
    let hole = overlap(with: other)
    guard !hole.isNull else { return [self] }
    let parts = [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
    ]
    return parts.filter { $0.width > 0 && $0.height > 0 }
  }
}

extension [CGRect] {
  /// The difference of the rectangles and others.
  ///
  /// Rectangles that are in both are removed first: usually only few have moved.
  package func subtracting(_ others: [CGRect]) -> [CGRect] {
    filter { !others.contains($0) }.flatMap { rect in
      others.reduce([rect]) { parts, other in parts.flatMap { $0.subtracting(other) } }
    }
  }
}
