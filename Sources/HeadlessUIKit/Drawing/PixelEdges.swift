/// The edges between pixels, and how to move rectangles to them.
///
/// Layout rounds nothing. Where a view's edges are parallel to the picture's, drawing moves them to
/// the nearest pixel edges, so that a fill is never blurred by half a pixel, and two views that
/// touch in points touch in pixels.
struct PixelEdges {
  /// Pixels a point.
  var scale: CGFloat
  /// From the space of the rectangles to the picture's, points from its top left; nil for the
  /// identity.
  var toBase: CGAffineTransform?

  /// The rectangle with its edges at pixel edges, where they are parallel to them.
  func snapped(_ rect: CGRect) -> CGRect {
    guard let toBase else { return rect.snapped(to: scale) }
    let isUpright =
      toBase.b == 0 && toBase.c == 0 && toBase.a != 0 && toBase.d != 0
      || toBase.a == 0 && toBase.d == 0 && toBase.b != 0 && toBase.c != 0
    guard isUpright else { return rect }
    return rect.applying(toBase).snapped(to: scale).applying(toBase.inverted())
  }
}

extension CGRect {
  /// The rectangle with each edge at the nearest pixel edge, halves towards the bottom right.
  func snapped(to scale: CGFloat) -> CGRect {
    let left = (minX * scale + 0.5).rounded(.down) / scale
    let top = (minY * scale + 0.5).rounded(.down) / scale
    let right = (maxX * scale + 0.5).rounded(.down) / scale
    let bottom = (maxY * scale + 0.5).rounded(.down) / scale
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle with its size rounded up to whole pixels, as a view's picture in memory is.
  func roundedUp(to scale: CGFloat) -> CGRect {
    CGRect(
      x: minX, y: minY, width: (width * scale).rounded(.up) / scale,
      height: (height * scale).rounded(.up) / scale)
  }
}
