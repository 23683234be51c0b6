/// The conditions under which a view draws its content, as far as they affect the content.
struct DrawingSite {
  /// The view's bounds.
  var bounds: CGRect
  /// The size of the bounds with edges snapped to pixel edges.
  var size: CGSize
  /// Pixels per point.
  var scale: CGFloat
  var traits: UITraitCollection
  /// From the view's coordinates to pixels, the translation without its whole pixels: a view that is
  /// moved by whole pixels draws the same.
  private var transform: CGAffineTransform

  /// - Parameters:
  ///   - rect: of the view's bounds, with edges at pixel edges.
  ///   - grid: the pixels, seen from the space of `rect`.
  init(of view: UIView, at rect: CGRect, grid: PixelGrid, traits: UITraitCollection) {
    bounds = view.bounds
    // Content is drawn for the view's own size, even while it is presented at another one.
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

  /// Whether pixel edges of the view's coordinates are pixel edges of the surface.
  var isOnPixels: Bool {
    transform.b == 0 && transform.c == 0 && transform.a == scale && transform.d == scale
      && transform.tx == 0 && transform.ty == 0
  }

  /// Whether a view draws the same here and at another site.
  func isSame(as other: DrawingSite) -> Bool {
    bounds == other.bounds && size == other.size && scale == other.scale && traits == other.traits
      && transform.a == other.transform.a && transform.b == other.transform.b
      && transform.c == other.transform.c && transform.d == other.transform.d
      && abs(transform.tx - other.transform.tx) < 1e-6
      && abs(transform.ty - other.transform.ty) < 1e-6
  }

  /// Records a view drawing a part of its bounds, under the current traits.
  func list(of view: UIView, in rect: CGRect) -> DisplayList {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    let context = CGContext.recording(size: pixels, scale: scale, transform: transform)
    UIGraphicsPushContext(context)
    view.drawAsDelegate(rect, in: context)
    UIGraphicsPopContext()
    return context.displayList
  }
}
