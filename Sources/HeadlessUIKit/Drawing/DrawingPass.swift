/// Draws a laid-out tree into a context, back to front: for each view its shadow, background,
/// content, subviews and border, in the order in which Core Animation composites a layer. Edges of
/// views are snapped to a ``PixelGrid``.
final class DrawingPass {
  let context: CGContext
  private var traits: UITraitCollection
  /// The pixels, seen from the context's current user space.
  private var grid: PixelGrid

  /// - Parameter scale: pixels per point of the grid that edges are snapped to.
  init(context: CGContext, scale: CGFloat, traits: UITraitCollection) {
    self.context = context
    self.traits = traits
    let (transform, base) = (context.ctm, context.baseTransform)
    grid = PixelGrid(
      scale: scale,
      toBase: transform == base ? nil : transform.concatenating(base.inverted()))
  }

  private var scale: CGFloat { grid.scale }

  /// From the context's current user space to its base space, points from the bitmap's top left; nil
  /// for the identity.
  private var toBase: CGAffineTransform? {
    get { grid.toBase }
    set { grid = PixelGrid(scale: scale, toBase: newValue) }
  }

  /// The rectangle of the view that is being drawn, in the current user space.
  private(set) var rect = CGRect.zero

  /// Draws a view with the origin of its bounds at the origin; its position in a superview and its
  /// transform are ignored.
  func drawRoot(_ view: UIView) {
    guard !view.presentedIsHidden, view.presentedOpacity > 0 else { return }
    draw(view, at: CGRect(origin: .zero, size: view.presentedPlacement.size))
  }

  /// Draws a subview.
  ///
  /// - Parameter origin: of the superview's coordinates, in the current user space.
  func draw(_ view: UIView, from origin: CGPoint) {
    guard !view.presentedIsHidden, view.presentedOpacity > 0, !view.isSeenThroughPortal else {
      return
    }
    if let override = view.traitOverride {
      let outer = traits
      traits = override.applied(to: traits)
      traits.performAsCurrent { place(view, from: origin) }
      traits = outer
    } else {
      place(view, from: origin)
    }
  }

  private func place(_ view: UIView, from origin: CGPoint) {
    let placement = view.presentedPlacement.offsetBy(dx: origin.x, dy: origin.y)
    guard let transform = view.presentedTransform else {
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

  /// Draws a view with its bounds at a given rectangle, ignoring its own position.
  func draw(_ view: UIView, at exact: CGRect) {
    let opacity = view.presentedOpacity
    guard opacity < 1 else {
      drawWithShadow(view, at: exact)
      return
    }
    context.saveGState()
    clip(toInkOf: view, at: exact)
    context.setAlpha(opacity)
    context.beginTransparencyLayer()
    drawWithShadow(view, at: exact)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Draws a view above its shadow, if it has one. A layer that clips also clips its shadow.
  private func drawWithShadow(_ view: UIView, at exact: CGRect) {
    let outline = LayerOutline(rect: snapped(exact), layer: view.presentedLayer)
    guard let layer = view.presentedLayer, layer.castsShadow, !view.clipsToBounds else {
      drawLayer(of: view, at: exact, outline)
      return
    }
    if let path = layer.shadowPath {
      let origin = contentOrigin(of: view, at: outline.rect)
      castShadow(
        of: path.copy(using: CGAffineTransform(translationX: origin.x, y: origin.y)), layer)
      drawLayer(of: view, at: exact, outline)
    } else if isFilledByBackground(view) {
      castShadow(of: outline.path(insetBy: 0), layer)
      drawLayer(of: view, at: exact, outline)
    } else {
      context.saveGState()
      clip(toInkOf: view, at: exact)
      setShadow(of: layer)
      context.beginTransparencyLayer()
      drawLayer(of: view, at: exact, outline)
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  /// Clips to what a view draws, so that its transparency layer is not larger than necessary.
  private func clip(toInkOf view: UIView, at exact: CGRect) {
    let origin = contentOrigin(of: view, at: exact)
    let ink = view.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
    context.clip(to: snapped(ink.insetBy(dx: -2 / scale, dy: -2 / scale)))
  }

  /// Whether the view is as opaque as its outline, so that the outline casts the same shadow.
  private func isFilledByBackground(_ view: UIView) -> Bool {
    guard let background = view.presentedBackground?.components(in: traits), background.alpha == 1
    else {
      return false
    }
    let bounds = view.presentedBounds
    // A corner's arc leaves the box at 1 - 1/√2 of its radius from both sides.
    let cornerInset = 0.3 * max(0, view.presentedLayer?.cornerRadius ?? 0)
    let inner = bounds.insetBy(
      dx: cornerInset, dy: cornerInset)
    return bounds.contains(view.contentInkBounds)
      && view.children.allSatisfy { child in
        child.presentedIsHidden || child.presentedOpacity == 0
          || inner.contains(child.inkBounds.applying(child.presentedTransformToSuperview))
      }
  }

  private func setShadow(of layer: CALayer, shift: CGFloat = 0) {
    // Core Graphics measures shadows in the base space, Core Animation in the layer's.
    let toBase = toBase ?? .identity
    let offset = layer.shadowOffset.applying(toBase)
    let area = abs(toBase.a * toBase.d - toBase.b * toBase.c)
    context.setShadow(
      offset: CGSize(width: offset.width + shift, height: offset.height),
      blur: 2 * max(0, layer.shadowRadius) * area.squareRoot(), color: layer.effectiveShadowColor)
  }

  /// Draws the shadow of a path without the path: the path is moved out of the surface, and the offset
  /// of its shadow compensates for that.
  private func castShadow(of path: CGPath, _ layer: CALayer) {
    let shift = 32_768 / context.scale
    context.saveGState()
    setShadow(of: layer, shift: shift)
    if let toBase {
      context.concatenate(
        toBase.concatenating(CGAffineTransform(translationX: -shift, y: 0))
          .concatenating(toBase.inverted()))
    } else {
      context.translateBy(x: -shift, y: 0)
    }
    context.setFillColor(.black)
    context.addPath(path)
    context.fillPath()
    context.restoreGState()
  }

  private func contentOrigin(of view: UIView, at rect: CGRect) -> CGPoint {
    let shown = view.presentedBoundsOrigin
    return CGPoint(x: rect.minX - shown.x, y: rect.minY - shown.y)
  }

  private func drawLayer(of view: UIView, at exact: CGRect, _ outline: LayerOutline) {
    if let background = view.presentedBackground?.cgColor(in: traits), background.alpha > 0 {
      context.setFillColor(background)
      outline.fill(in: context)
    }
    if view.clipsToBounds {
      context.saveGState()
      outline.clip(context)
    }
    rect = outline.rect
    view.drawContent(in: self)
    let origin = contentOrigin(of: view, at: exact)
    for child in view.children { draw(child, from: origin) }
    view.drawAboveSubviews(in: context, rect: outline.rect)
    if view.clipsToBounds { context.restoreGState() }
    if let layer = view.presentedLayer { outline.drawBorder(of: layer, in: context) }
  }

  /// Draws a view's own content: the kept drawing, or a new one.
  ///
  /// Documents, and bitmaps of another scale than the screen's, are redrawn, as when Core
  /// Animation renders a layer into a context.
  func drawCustomContent(of view: UIView) {
    guard view.drawsOwnContent else { return }
    guard !view.isDrawnForPresentedBounds else {
      drawContentAnew(of: view, in: view.presentedBounds)
      return
    }
    guard view.placement.width > 0, view.placement.height > 0 else {
      showLastDrawing(of: view)
      return
    }
    guard view.flags.contains(.inWindow), context.isBitmapContext else {
      drawContentAnew(of: view, in: view.bounds)
      return
    }
    let site = DrawingSite(
      of: view, at: rect, grid: grid, traits: traits)
    let drawing = view.loadDrawing()
    let isKept = drawing.suits(site)
    let bounds = isKept && drawing.isCurrent(at: site) ? drawing.bounds : view.bounds
    drawContent(of: view, in: bounds) { bounds in
      // Invisible content is not drawn until it becomes visible.
      guard !context.isClipEmpty else { return }
      if isKept {
        drawing.update(view, at: site)
        drawing.show(in: context)
      } else {
        view.draw(CGRect(origin: bounds.origin, size: site.size))
      }
    }
  }

  private func drawContentAnew(of view: UIView, in bounds: CGRect) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    drawContent(of: view, in: bounds) {
      view.draw(CGRect(origin: $0.origin, size: rect.size))
    }
  }

  /// Shows what a view drew before it shrank to an empty size, while that is animated: there are no
  /// bounds to draw for.
  private func showLastDrawing(of view: UIView) {
    guard view.isAnimated, context.isBitmapContext, rect.width > 0, rect.height > 0,
      let drawing = view.rare?.drawing, drawing.bounds.width > 0, drawing.bounds.height > 0
    else { return }
    drawContent(of: view, in: drawing.bounds) { _ in drawing.show(in: context) }
  }

  /// Runs a closure in a view's coordinates, clipped to the bounds that its content was drawn for, and
  /// to what the view draws beyond them. If their size differs from the presented size, the view's content mode places them in it.
  private func drawContent(of view: UIView, in bounds: CGRect, _ draw: (CGRect) -> Void) {
    context.saveGState()
    if bounds.size == view.presentedPlacement.size {
      context.translateBy(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY)
    } else {
      let placed = view.contentMode.rect(for: bounds.size, in: rect)
      context.translateBy(x: placed.minX, y: placed.minY)
      context.scaleBy(x: placed.width / bounds.width, y: placed.height / bounds.height)
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
    }
    context.clip(to: grid.roundedUpExactly(bounds).extended(by: view.contentOverflow))
    context.setFillColor(.black)
    context.setStrokeColor(.black)
    if context.isMirroredVertically { context.beginContent() }
    draw(bounds)
    context.beginPath()
    context.restoreGState()
  }

  /// The rectangle with its edges at pixel edges; unchanged in a rotated user space.
  func snapped(_ rect: CGRect) -> CGRect {
    grid.snapped(rect)
  }
}
