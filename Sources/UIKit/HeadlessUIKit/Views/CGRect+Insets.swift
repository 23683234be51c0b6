extension CGRect {
  /// The rectangle with its edges moved inwards, at most to its middle.
  ///
  /// `insetBy(dx:dy:)` gives the null rectangle where there is less space. Its origin is infinite, so
  /// it is not to be the frame of a view.
  ///
  /// - Parameters:
  ///   - dx: The distance of the left and of the right edge, points.
  ///   - dy: The distance of the top and of the bottom edge, points.
  package func insetToMiddle(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }
}
