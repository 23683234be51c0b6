/// Draws a tree of layers into a context, back to front: for each layer its shadow, background,
/// contents, sublayers and border, in the order in which Core Animation composites it. Edges of layers
/// are snapped to a ``PixelGrid``, but for ``CALayer/render(in:)``.
package final class LayerPass {
  package let context: CGContext
  /// Whether this draws what a screen shows, and not what ``CALayer/render(in:)`` does: with edges at pixels' edges, and
  /// with transforms that leave the plane.
  ///
  /// Source: pictures of `render(in:)` on simulators that suites of other projects have stored.
  let isOnScreen: Bool
  // Read for each layer, and never during another access.
  /// The pixels, seen from the context's current user space.
  @exclusivity(unchecked) package var grid: PixelGrid
  /// How far behind animations are shown, seconds: in the copies of a replicator.
  var delay: TimeInterval = 0
  /// The pass that draws views together with this one.
  package unowned(unsafe) var viewPass: AnyObject?

  /// - Parameter scale: pixels per point of the grid that edges are snapped to.
  package init(
    context: CGContext, scale: CGFloat, isOnScreen: Bool = !ModelRendering.isActive
  ) {
    self.context = context
    self.isOnScreen = isOnScreen
    let (transform, base) = (context.surfaceTransform, context.baseTransform)
    grid = PixelGrid(
      scale: scale,
      toBase: transform == base ? nil : transform.concatenating(base.inverted()))
  }

  package var scale: CGFloat { grid.scale }

  /// The rectangle with its edges at pixel edges; unchanged in a rotated user space.
  package func snapped(_ rect: CGRect) -> CGRect { grid.snapped(rect) }

  /// The outline that a layer's background, border and clip have if its bounds are at a rectangle.
  package func outline(of layer: CALayer?, at exact: CGRect) -> LayerOutline {
    LayerOutline(rect: isOnScreen ? grid.snapped(exact) : exact, layer: layer)
  }

  /// From the context's current user space to its base space, points from the bitmap's top left; nil
  /// for the identity.
  package var toBase: CGAffineTransform? {
    get { grid.toBase }
    set { grid = PixelGrid(scale: scale, toBase: newValue) }
  }

  /// A layer as this pass shows it.
  package func shown(_ layer: CALayer) -> CALayer {
    layer.isAnimated ? layer.makePresentation(delayedBy: delay) : layer
  }

  /// Runs a closure in the user space after a transform.
  package func with(_ transform: CGAffineTransform, draw: () -> Void) {
    let outer = toBase
    toBase = outer.map { transform.concatenating($0) } ?? transform
    context.saveGState()
    context.concatenate(transform)
    draw()
    context.restoreGState()
    toBase = outer
  }

  // MARK: Layers

  /// Draws a layer that no view has, with its bounds at a given rectangle, ignoring its own position.
  package func draw(_ layer: CALayer, at exact: CGRect) {
    if let (transition, progress) = layer.currentTransition {
      drawTransition(transition, progress, to: layer, at: exact)
    } else {
      drawGroup(layer, at: exact)
    }
  }

  func drawGroup(_ layer: CALayer, at exact: CGRect) {
    let shown = shown(layer)
    drawGroup(
      of: shown, opacity: CGFloat(shown.opacity), origin: shown.origin(at: exact),
      ink: { self.inkBounds(of: layer) },
      draw: { self.drawWithShadow(layer, shown, at: exact) })
  }

  /// Draws something with an opacity, the mask and the compositing filter of a layer, as one picture.
  ///
  /// - Parameters:
  ///   - layer: as it is shown; nil for a view whose layer was not made.
  ///   - origin: of the layer's coordinates, in the current user space.
  ///   - ink: a rectangle around the drawn content, in the layer's coordinates.
  package func drawGroup(
    of layer: CALayer?, opacity: CGFloat, origin: CGPoint, ink: () -> CGRect, draw: () -> Void
  ) {
    let (mask, mode) = (layer?.currentMask, layer?.blendMode)
    guard opacity < 1 || mask != nil || mode != nil else {
      draw()
      return
    }
    guard opacity > 0 else { return }
    context.saveGState()
    clip(to: ink(), at: origin)
    context.setAlpha(opacity)
    if let mode { context.setBlendMode(mode) }
    context.beginTransparencyLayer()
    draw()
    if let mask {
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer()
      self.draw([mask.model()], in: nil, from: origin)
      context.endTransparencyLayer()
    }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Clips to the drawn content, so that a transparency layer is not larger than necessary.
  package func clip(to ink: CGRect, at origin: CGPoint) {
    let ink = ink.offsetBy(dx: origin.x, dy: origin.y)
    guard ink.isFiniteRect else { return }
    context.clip(to: grid.snapped(ink.insetBy(dx: -2 / scale, dy: -2 / scale)))
  }

  /// Draws a layer above its shadow, if it has one. A layer that clips also clips its shadow.
  private func drawWithShadow(_ layer: CALayer, _ shown: CALayer, at exact: CGRect) {
    let outline = outline(of: shown, at: exact)
    guard shown.castsShadow, !shown.masksToBounds else {
      drawContent(of: layer, shown, at: exact, outline)
      return
    }
    let origin = shown.origin(at: exact)
    drawShadow(
      of: shown, outline: outline, origin: shown.origin(at: outline.rect),
      isFilled: isFilledByBackground(layer, shown),
      ink: { (self.inkBounds(of: layer), origin) },
      draw: { self.drawContent(of: layer, shown, at: exact, outline) })
  }

  /// Whether the layer is as opaque as its outline, so that the outline casts the same shadow.
  private func isFilledByBackground(_ layer: CALayer, _ shown: CALayer) -> Bool {
    guard shown.backgroundColor?.alpha == 1, !shown.drawsKind, layer.currentSublayers == nil else {
      return false
    }
    return shown.contentsInk.map { shown.bounds.contains($0) } ?? true
  }

  private func drawContent(
    of layer: CALayer, _ shown: CALayer, at exact: CGRect, _ outline: LayerOutline
  ) {
    if let background = shown.backgroundColor, background.alpha > 0 {
      context.setFillColor(background)
      outline.fill(in: context)
    }
    if shown.masksToBounds {
      context.saveGState()
      outline.clip(context)
    }
    drawOwnContents(of: layer, shown, at: exact, outline)
    shown.drawSublayers(in: self, origin: shown.origin(at: exact))
    if shown.masksToBounds { context.restoreGState() }
    outline.drawBorder(of: shown, in: context)
  }

  /// Draws the layer's content above its background and below its sublayers: its kind, an image, the
  /// drawing of ``CALayer/draw(in:)``.
  ///
  /// - Parameters:
  ///   - layer: the layer itself.
  ///   - shown: as it is shown.
  package func drawOwnContents(
    of layer: CALayer, _ shown: CALayer, at exact: CGRect, _ outline: LayerOutline
  ) {
    // The view keeps and shows its own drawing.
    if layer.host?.layerDrawsItself ?? true { layer.displayIfNeeded() }
    if shown !== layer {
      if !shown.state.contains(.needsDisplay) { shown.takeContents(of: layer) }
      shown.displayIfNeeded()
    }
    if shown.drawsKind {
      shown.drawKind(in: self, rect: outline.rect, origin: shown.origin(at: exact))
    }
    drawContents(of: shown, at: exact)
  }
}

extension CALayer {
  /// The origin of the layer's coordinates if its bounds are at a rectangle.
  package func origin(at rect: CGRect) -> CGPoint {
    let bounds = bounds
    return CGPoint(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY)
  }

  /// Shows the drawing of another layer.
  fileprivate func takeContents(of layer: CALayer) {
    if backing == nil, let drawn = layer.backing { backing = drawn }
  }
}

extension CGRect {
  /// Whether all edges are finite.
  package var isFiniteRect: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}
