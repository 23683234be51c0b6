import HeadlessUIKit

// Layouts compute along an axis and across it; these accessors read and build geometry in those
// terms, so that each formula is written once for both orientations.

extension Orientation {
  func length(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

  func position(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  func start(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.origin.y : rect.origin.x }

  /// The first edge of the insets along the axis.
  func leading(_ insets: UIEdgeInsets) -> CGFloat { self == .vertical ? insets.top : insets.left }

  /// The last edge of the insets along the axis.
  func trailing(_ insets: UIEdgeInsets) -> CGFloat {
    self == .vertical ? insets.bottom : insets.right
  }

  /// The sum of both edges of the insets along the axis.
  func total(_ insets: UIEdgeInsets) -> CGFloat { leading(insets) + trailing(insets) }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func rect(start: CGFloat, crossStart: CGFloat, length: CGFloat, crossLength: CGFloat) -> CGRect {
    self == .vertical
      ? CGRect(x: crossStart, y: start, width: crossLength, height: length)
      : CGRect(x: start, y: crossStart, width: length, height: crossLength)
  }
}

extension CGRect {
  /// The rectangle inset by a border; insets larger than the rectangle turn it inside out rather
  /// than leave it empty, and the result is standardized.
  package func deflated(by insets: UIEdgeInsets) -> CGRect {
    let (left, right) = (origin.x + insets.left, origin.x + size.width - insets.right)
    let (top, bottom) = (origin.y + insets.top, origin.y + size.height - insets.bottom)
    return CGRect(
      x: min(left, right), y: min(top, bottom),
      width: abs(right - left), height: abs(bottom - top))
  }
}
