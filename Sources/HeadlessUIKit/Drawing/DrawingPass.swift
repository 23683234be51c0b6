/// Draws a laid-out tree into a context, back to front: for each view its shadow, background,
/// content, subviews and border, in the order Core Animation composites a layer.
///
/// Layout rounds nothing. Here, where a view's edges are parallel to the picture's, they are moved
/// to the nearest pixel edges, so that a fill is never blurred by half a pixel, and two views that
/// touch in points touch in pixels.
final class DrawingPass {
  let context: CGContext
  /// Pixels a point, of the grid that edges are moved to.
  private let scale: CGFloat
  private var traits: UITraitCollection
  /// From the context's present user space to the space the pass began in; nil for the identity.
  private var toBase: CGAffineTransform?

  init(context: CGContext, scale: CGFloat, traits: UITraitCollection) {
    self.context = context
    self.scale = scale
    self.traits = traits
  }

  /// Where the view that is being drawn lies, in the present user space.
  private(set) var rect = CGRect.zero

  /// Draws a view so that the origin of its bounds comes to the origin; its own place in a superview
  /// and its transform do not count.
  func drawRoot(_ view: UIView) {
    guard !view.isHidden, view.opacity > 0 else { return }
    draw(view, at: CGRect(origin: .zero, size: view.placement.size))
  }

  /// Draws a subview.
  ///
  /// - Parameter origin: where the origin of the superview's coordinates lies in the present user
  ///   space.
  private func draw(_ view: UIView, from origin: CGPoint) {
    guard !view.isHidden, view.opacity > 0 else { return }
    if let style = view.rare?.overrideUserInterfaceStyle, style != traits.userInterfaceStyle {
      let outer = traits
      traits = traits.with(userInterfaceStyle: style)
      traits.performAsCurrent { place(view, from: origin) }
      traits = outer
    } else {
      place(view, from: origin)
    }
  }

  private func place(_ view: UIView, from origin: CGPoint) {
    let placement = view.placement.offsetBy(dx: origin.x, dy: origin.y)
    guard let transform = view.rare?.transform else {
      draw(view, at: placement)
      return
    }
    let outer = toBase
    let inner = transform.concatenating(
      CGAffineTransform(translationX: placement.midX, y: placement.midY))
    toBase = outer.map { inner.concatenating($0) } ?? inner
    context.saveGState()
    context.concatenate(inner)
    draw(
      view,
      at: CGRect(
        x: -placement.width / 2, y: -placement.height / 2, width: placement.width,
        height: placement.height))
    context.restoreGState()
    toBase = outer
  }

  private func draw(_ view: UIView, at exact: CGRect) {
    let isGroup = view.opacity < 1
    if isGroup {
      context.saveGState()
      context.setAlpha(view.opacity)
      context.beginTransparencyLayer()
    }
    drawLayer(of: view, at: exact)
    if isGroup {
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  private func drawLayer(of view: UIView, at exact: CGRect) {
    let outline = LayerOutline(rect: snapped(exact), layer: view.loadedLayer)
    if let background = view.background?.cgColor(in: traits), background.alpha > 0 {
      context.setFillColor(background)
      outline.fill(in: context)
    }
    if view.clipsToBounds {
      context.saveGState()
      outline.clip(context)
    }
    rect = outline.rect
    view.drawContent(in: self)
    let origin = CGPoint(
      x: exact.minX - view.boundsOrigin.x, y: exact.minY - view.boundsOrigin.y)
    for child in view.children { draw(child, from: origin) }
    if view.clipsToBounds { context.restoreGState() }
    if let layer = view.loadedLayer { outline.drawBorder(of: layer, in: context) }
  }

  /// Runs a view's `draw(_:)` in its own coordinates, clipped to its bounds.
  func drawCustomContent(of view: UIView) {
    // A plain view draws nothing.
    guard type(of: view) != UIView.self, view.placement.width > 0, view.placement.height > 0 else {
      return
    }
    let bounds = view.bounds
    context.saveGState()
    context.translateBy(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY)
    context.clip(to: bounds.roundedUp(to: scale))
    context.setFillColor(.black)
    context.setStrokeColor(.black)
    view.draw(bounds)
    context.beginPath()
    context.restoreGState()
  }

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
  fileprivate func roundedUp(to scale: CGFloat) -> CGRect {
    CGRect(
      x: minX, y: minY, width: (width * scale).rounded(.up) / scale,
      height: (height * scale).rounded(.up) / scale)
  }
}
