import HeadlessUIKit

/// The pixels of a context, for moving edges onto them: layout rounds nothing, drawing does.
///
/// In a document the grid is that of the traits' display scale, so that it shows what the bitmap
/// does. In a context that is turned by other than right angles everything stays where it is.
struct PixelGrid {
  /// Pixels a point, negative where the context is turned around; nil if there is no grid.
  private let scale: CGPoint?
  private let origin: CGPoint

  init(of context: CGContext) {
    let transform = context.ctm
    let pixels = context.isBitmapContext ? 1 : max(UITraitCollection.current.displayScale, 1)
    origin = CGPoint(x: transform.tx * pixels, y: transform.ty * pixels)
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a != 0 && transform.d != 0
    scale = isUpright ? CGPoint(x: transform.a * pixels, y: transform.d * pixels) : nil
  }

  /// The nearest rectangle whose edges lie between pixels. It may have lost its width or height.
  func snapped(_ rect: CGRect) -> CGRect {
    guard let scale else { return rect }
    let left = snapped(rect.minX, scale.x, origin.x)
    let top = snapped(rect.minY, scale.y, origin.y)
    return CGRect(
      x: left, y: top, width: snapped(rect.maxX, scale.x, origin.x) - left,
      height: snapped(rect.maxY, scale.y, origin.y) - top)
  }

  /// The rectangle at the nearest place where its corner lies between pixels. Its size stays, so
  /// that pictures keep their shape.
  func moved(_ rect: CGRect) -> CGRect {
    guard let scale else { return rect }
    return CGRect(
      origin: CGPoint(
        x: snapped(rect.minX, scale.x, origin.x), y: snapped(rect.minY, scale.y, origin.y)),
      size: rect.size)
  }

  /// The nearest whole number of pixels, but at least one, as a length in points.
  func snapped(lineWidth: CGFloat) -> CGFloat {
    guard let scale else { return lineWidth }
    return Self.snapped(lineWidth: lineWidth, pixelsPerPoint: abs(scale.y))
  }

  /// The nearest whole number of pixels, but at least one, as a length in points.
  static func snapped(lineWidth: CGFloat, pixelsPerPoint pixels: CGFloat) -> CGFloat {
    lineWidth > 0 ? max(1, (lineWidth * pixels).rounded()) / pixels : lineWidth
  }

  /// The nearest place between two rows of pixels.
  func snapped(y: CGFloat) -> CGFloat {
    guard let scale else { return y }
    return snapped(y, scale.y, origin.y)
  }

  private func snapped(_ value: CGFloat, _ scale: CGFloat, _ origin: CGFloat) -> CGFloat {
    ((value * scale + origin + 0.5).rounded(.down) - origin) / scale
  }
}
