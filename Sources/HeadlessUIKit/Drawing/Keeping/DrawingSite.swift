/// Where and under what a view's content is drawn, as far as it matters to what is drawn.
struct DrawingSite {
  /// The view's bounds.
  var bounds: CGRect
  /// The size of the bounds with its edges moved to pixel edges.
  var size: CGSize
  /// Pixels a point.
  var scale: CGFloat
  var traits: UITraitCollection
  /// From the view's coordinates to pixels, the translation without its whole pixels: wherever a
  /// view is moved by whole pixels, it draws the same.
  private var transform: CGAffineTransform

  /// - Parameters:
  ///   - rect: where the view's bounds are shown, with its edges at those of pixels.
  ///   - grid: the pixels, seen from the space of `rect`.
  init(of view: UIView, at rect: CGRect, grid: PixelGrid, traits: UITraitCollection) {
    bounds = view.bounds
    // Content is that of the view's own size, even while it is shown in another one.
    size =
      bounds.size == view.presentedPlacement.size
      ? rect.size : grid.snapped(CGRect(origin: rect.origin, size: bounds.size)).size
    scale = grid.scale
    self.traits = traits
    transform = CGAffineTransform(
      translationX: rect.minX - bounds.minX, y: rect.minY - bounds.minY)
    if let toBase = grid.toBase { transform = transform.concatenating(toBase) }
    transform = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    transform.tx = PixelGrid.fraction(of: transform.tx)
    transform.ty = PixelGrid.fraction(of: transform.ty)
  }

  /// Whether the edges of pixels are edges of pixels in the view's coordinates too.
  var isOnPixels: Bool {
    transform.b == 0 && transform.c == 0 && transform.a == scale && transform.d == scale
      && transform.tx == 0 && transform.ty == 0
  }

  /// Whether whatever a view draws here and at another site is the same.
  func isSame(as other: DrawingSite) -> Bool {
    bounds == other.bounds && size == other.size && scale == other.scale && traits == other.traits
      && transform.a == other.transform.a && transform.b == other.transform.b
      && transform.c == other.transform.c && transform.d == other.transform.d
      && abs(transform.tx - other.transform.tx) < 1e-6
      && abs(transform.ty - other.transform.ty) < 1e-6
  }

  /// Has a view draw a part of its bounds, under the current traits.
  func list(of view: UIView, in rect: CGRect) -> DisplayList {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    let context = CGContext.recording(size: pixels, scale: scale, transform: transform)
    UIGraphicsPushContext(context)
    view.draw(rect)
    UIGraphicsPopContext()
    return context.displayList
  }
}
