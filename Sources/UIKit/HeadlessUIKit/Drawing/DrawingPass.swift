/// Draws a laid-out tree into a context, back to front: for each view its shadow, background,
/// content, subviews and border, in the order in which Core Animation composites a layer. Edges of
/// views are snapped to a ``PixelGrid``.
@_spi(PackageViews)
public final class DrawingPass {
  package let context: CGContext
  /// Draws layers without a view, and the shadows, masks and other effects of all layers.
  let layers: LayerPass
  // Read for each view, and never during another access.
  @exclusivity(unchecked) private var traits: UITraitCollection

  /// - Parameter scale: pixels per point of the grid that edges are snapped to.
  init(context: CGContext, scale: CGFloat, traits: UITraitCollection) {
    self.context = context
    self.traits = traits
    layers = LayerPass(context: context, scale: scale)
    layers.viewPass = self
  }

  /// A pass that draws views among layers.
  init(layers: LayerPass, traits: UITraitCollection) {
    context = layers.context
    self.layers = layers
    self.traits = traits
  }

  /// The display lists of views without a window, recorded before the picture.
  @exclusivity(unchecked) private var lists: [ObjectIdentifier: DisplayList] = [:]

  /// Draws the views of a tree without a window before the picture, if their drawing can change it.
  func display(_ root: UIView) {
    if context.isBitmapContext {
      lists = DisplayPass.lists(of: root, scale: layers.scale, traits: traits)
    }
  }

  /// The traits of the view that is being drawn.
  var currentTraits: UITraitCollection { traits }

  /// The pixels, seen from the context's current user space.
  private var grid: PixelGrid { layers.grid }

  // Written for each view, and never during another access.
  /// The rectangle of the view that is being drawn, in the current user space.
  @exclusivity(unchecked) package private(set) var rect = CGRect.zero

  /// Draws a view with the origin of its bounds at the origin, under the traits of the pass; its position in a
  /// superview and its transform are ignored.
  func drawRoot(_ view: UIView) {
    guard !view.presentedIsHidden, view.presentedOpacity > 0 else { return }
    display(view)
    traits.performAsCurrent {
      draw(view, at: CGRect(origin: .zero, size: view.presentedPlacement.size))
    }
  }

  /// Draws a subview.
  ///
  /// - Parameter origin: of the superview's coordinates, in the current user space.
  func draw(_ view: UIView, from origin: CGPoint) {
    guard !view.presentedIsHidden, view.presentedOpacity > 0, !view.isSeenThroughPortal else {
      return
    }
    withStyle(of: view) { place(view, from: origin) }
  }

  /// Draws a view with its bounds at a given rectangle, under its own style.
  func draw(_ view: UIView, withStyleAt rect: CGRect) {
    guard !view.presentedIsHidden, view.presentedOpacity > 0 else { return }
    withStyle(of: view) { draw(view, at: rect) }
  }

  private func withStyle(of view: UIView, _ draw: () -> Void) {
    if let override = view.traitOverride {
      let outer = traits
      traits = override.applied(to: traits)
      traits.performAsCurrent(draw)
      traits = outer
    } else {
      draw()
    }
  }

  private func place(_ view: UIView, from origin: CGPoint) {
    let placement = view.presentedPlacement.offsetBy(dx: origin.x, dy: origin.y)
    guard let transform = view.presentedTransform else {
      draw(view, at: placement)
      return
    }
    let anchor = view.presentedAnchor(in: placement)
    let inner = transform.concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    layers.with(inner) {
      draw(
        view,
        at: CGRect(
          x: placement.minX - anchor.x, y: placement.minY - anchor.y, width: placement.width,
          height: placement.height))
    }
  }

  /// Draws a view with its bounds at a given rectangle, ignoring its own position.
  func draw(_ view: UIView, at exact: CGRect) {
    if view.flags.contains(.hasLayerAnimations), !ModelRendering.isActive,
      let layer = view.loadedLayer, let (transition, progress) = layer.currentTransition
    {
      layers.drawTransition(
        transition, progress, rect: exact, origin: contentOrigin(of: view, at: exact),
        ink: view.inkBounds
      ) { pass in view.drawHosted(in: pass) { $0.drawGroup(view, at: exact) } }
    } else {
      drawGroup(view, at: exact)
    }
  }

  /// Draws a view with its opacity and its mask, as one picture.
  func drawGroup(_ view: UIView, at exact: CGRect) {
    // A view that composes its layers differently needs a layer.
    if view.flags.contains(.composesLayers), view.loadedLayer == nil { view.makeLayer() }
    let (layer, opacity) = (view.presentedLayer, view.presentedOpacity)
    // Most views do not form a group.
    guard layer != nil || opacity < 1 else {
      drawWithShadow(view, nil, at: exact)
      return
    }
    layers.drawGroup(
      of: layer, opacity: opacity, origin: contentOrigin(of: view, at: exact),
      ink: { view.inkBounds }, draw: { drawWithShadow(view, layer, at: exact) })
  }

  /// Draws a view above its shadow, if it has one. A layer that clips also clips its shadow.
  private func drawWithShadow(_ view: UIView, _ layer: CALayer?, at exact: CGRect) {
    let outline = layers.outline(of: layer, at: exact)
    view.drawOuterShadows(in: context, rect: outline.rect, traits: traits)
    guard let layer, layer.castsShadow, !view.clipsToBounds else {
      drawLayer(of: view, layer, at: exact, outline)
      return
    }
    layers.drawShadow(
      of: layer, outline: outline, origin: contentOrigin(of: view, at: outline.rect),
      isFilled: isFilledByBackground(view),
      ink: { (view.inkBounds, contentOrigin(of: view, at: exact)) },
      draw: { drawLayer(of: view, layer, at: exact, outline) })
  }

  /// Whether the view is as opaque as its outline, so that the outline casts the same shadow.
  private func isFilledByBackground(_ view: UIView) -> Bool {
    guard let color = view.presentedBackground, color.patternImage == nil,
      color.components(in: traits).alpha == 1,
      !view.flags.contains(.composesLayers), view.loadedLayer?.showsContents != true
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

  private func blurBackdrop(of view: UIView, _ outline: LayerOutline) {
    context.saveGState()
    if view.clipsToBounds { outline.clip(context) } else { context.clip(to: outline.rect) }
    context.blurBackdrop(standardDeviation: view.backdropBlur)
    context.restoreGState()
  }

  private func drawBackground(_ background: UIColor, _ outline: LayerOutline) {
    let color = background.cgColor(in: traits)
    guard color.alpha > 0 || background.patternImage != nil else { return }
    context.setFillColor(color)
    background.setPattern(in: context, from: outline.rect.origin)
    outline.fill(in: context)
  }

  private func contentOrigin(of view: UIView, at rect: CGRect) -> CGPoint {
    let shown = view.presentedBoundsOrigin
    return CGPoint(x: rect.minX - shown.x, y: rect.minY - shown.y)
  }

  private func drawLayer(
    of view: UIView, _ layer: CALayer?, at exact: CGRect, _ outline: LayerOutline
  ) {
    if view.backdropBlur > 0 { blurBackdrop(of: view, outline) }
    if let background = view.presentedBackground {
      drawBackground(background, outline)
    }
    if !view.drawsOwnBackground {
      view.drawInnerShadows(
        in: context, rect: outline.rect, borderWidth: layer?.borderWidth ?? 0, traits: traits)
    }
    if view.clipsToBounds {
      context.saveGState()
      outline.clip(context)
    }
    if let own = view.loadedLayer, let layer, own.showsContents {
      layers.drawOwnContents(of: own, layer, at: exact, outline)
    }
    rect = snapped(exact)
    view.drawContent(in: self)
    if let layer, view.flags.contains(.composesLayers) || layer.composesByItself {
      layers.drawSublayers(ofShown: layer, from: contentOrigin(of: view, at: exact))
    } else if !view.children.isEmpty {
      let origin = contentOrigin(of: view, at: exact)
      for child in view.children { draw(child, from: origin) }
    }
    view.drawAboveSubviews(in: context, rect: outline.rect)
    if view.clipsToBounds { context.restoreGState() }
    if let layer { outline.drawBorder(of: layer, in: context) }
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
        view.drawAsDelegate(CGRect(origin: bounds.origin, size: site.size), in: context)
      }
    }
  }

  private func drawContentAnew(of view: UIView, in bounds: CGRect) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    drawContent(of: view, in: bounds) {
      if !lists.isEmpty, !view.isDrawnForPresentedBounds, let list = lists[ObjectIdentifier(view)] {
        list.draw(in: context)
      } else {
        view.drawAsDelegate(CGRect(origin: $0.origin, size: rect.size), in: context)
      }
    }
  }

  /// Shows the last content of a view that shrinks to an empty size, during the animation: there are no bounds to draw
  /// for.
  private func showLastDrawing(of view: UIView) {
    guard view.isAnimated, context.isBitmapContext, rect.width > 0, rect.height > 0,
      let drawing = view.rare?.drawing, drawing.bounds.width > 0, drawing.bounds.height > 0
    else { return }
    drawContent(of: view, in: drawing.bounds) { _ in drawing.show(in: context) }
  }

  /// Runs a closure in a view's coordinates, clipped to the bounds that its content was drawn for, and to the content's
  /// overflow. If their size differs from the presented size, the view's content mode places them in it.
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
  package func snapped(_ rect: CGRect) -> CGRect {
    layers.snapped(rect)
  }
}
