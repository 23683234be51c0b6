extension UIView {
  /// Follows the superview's change of size by the autoresizing mask.
  func superviewSizeDidChange(from oldSize: CGSize, to newSize: CGSize) {
    var frame = frame
    (frame.origin.x, frame.size.width) = Self.distribute(
      newSize.width - oldSize.width, before: frame.minX, size: frame.width,
      after: oldSize.width - frame.maxX,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    (frame.origin.y, frame.size.height) = Self.distribute(
      newSize.height - oldSize.height, before: frame.minY, size: frame.height,
      after: oldSize.height - frame.maxY,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    self.frame = frame
  }

  /// Distributes a change of length over the flexible ones of three portions, in proportion to
  /// their current lengths as `autoresizingMask`'s documentation says, or equally where these
  /// add up to nothing. A size does not become negative.
  static func distribute(
    _ change: CGFloat, before: CGFloat, size: CGFloat, after: CGFloat,
    flexible: (before: Bool, size: Bool, after: Bool)
  ) -> (before: CGFloat, size: CGFloat) {
    let portions = (
      flexible.before ? before : 0, flexible.size ? size : 0, flexible.after ? after : 0
    )
    let total = portions.0 + portions.1 + portions.2
    let shares: (CGFloat, CGFloat)
    if total > 0 {
      shares = (portions.0 / total, portions.1 / total)
    } else {
      let count: CGFloat =
        (flexible.before ? 1 : 0) + (flexible.size ? 1 : 0) + (flexible.after ? 1 : 0)
      guard count > 0 else { return (before, size) }
      shares = (flexible.before ? 1 / count : 0, flexible.size ? 1 / count : 0)
    }
    return (before + change * shares.0, max(0, size + change * shares.1))
  }
}
