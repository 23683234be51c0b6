import Threads

/// The drawing of a layer, which is shown until it is drawn again.
struct LayerBacking {
  var list: DisplayList
  /// The bounds for which it was drawn.
  var bounds: CGRect
}

/// A copy that is drawn in the place of the layer whose animations it shows.
private final class PresentationDrawing {
  static let stack = ThreadStack<PresentationDrawing>()

  let copy: CALayer
  var isDone = false

  init(copy: CALayer) {
    self.copy = copy
  }
}

extension CALayer {
  func invalidateContent(in rect: CGRect?) {
    if let host, !host.layerDrawsItself {
      host.layerNeedsDisplay(in: rect)
    } else {
      state.insert(.needsDisplay)
    }
  }

  var isContentInvalid: Bool {
    if let host, !host.layerDrawsItself { return host.hostNeedsDisplay }
    return state.contains(.needsDisplay)
  }

  func displayIfInvalid() {
    if let host, !host.layerDrawsItself {
      if host.hostNeedsDisplay { display() }
      return
    }
    let isOutgrown =
      rare.needsDisplayOnBoundsChange && backing.map { $0.bounds.size != bounds.size } ?? false
    guard state.contains(.needsDisplay) || isOutgrown else { return }
    state.remove(.needsDisplay)
    if let presentationModel { presentationModel.display(in: self) } else { display() }
  }

  /// Displays the layer's animated content in a copy.
  ///
  /// As in Core Animation the layer itself is asked to display: a subclass or a delegate that sets ``contents``
  /// gets the values of the time from ``presentation()``, and has access to its own stored properties. Only
  /// ``draw(in:)`` is sent to the copy.
  private func display(in copy: CALayer) {
    let drawing = PresentationDrawing(copy: copy)
    PresentationDrawing.stack.with(drawing, perform: display)
    guard !drawing.isDone else { return }
    let contents = rare.contents
    copy.setRare { $0.contents = contents }
    // These are the contents of one time.
    state.insert(.needsDisplay)
  }

  /// Draws the content by ``draw(in:)``, and keeps it.
  package func displayByDrawing() {
    if let drawing = PresentationDrawing.stack.last, drawing.copy.presentationModel === self {
      drawing.isDone = true
      drawing.copy.displayByDrawing()
      return
    }
    if let host, !host.layerDrawsItself {
      host.displayHost()
      return
    }
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else {
      backing = nil
      return
    }
    let scale = max(1, contentsScale)
    let context = CGContext.recording(
      size: CGSize(width: bounds.width * scale, height: bounds.height * scale), scale: scale,
      transform: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale)))
    context.drawsImagesUpright = false
    if !model().contentsAreFlipped() {
      context.translateBy(x: 0, y: bounds.minY + bounds.maxY)
      context.scaleBy(x: 1, y: -1)
    }
    delegate?.layerWillDraw(self)
    draw(in: context)
    backing = LayerBacking(list: context.displayList, bounds: bounds)
    if rare.contents != nil { setRare { $0.contents = nil } }
  }

  // MARK: Properties without an effect

  /// A promise that the content fills the bounds. It does not affect drawing.
  public var isOpaque: Bool {
    get { rare.withoutEffect.isOpaque }
    set { setRare { $0.withoutEffect.isOpaque = newValue } }
  }

  /// Has no effect: layers are drawn at the resolution at which they are shown.
  public var shouldRasterize: Bool {
    get { rare.withoutEffect.shouldRasterize }
    set { setRare { $0.withoutEffect.shouldRasterize = newValue } }
  }

  /// Has no effect.
  public var rasterizationScale: CGFloat {
    get { rare.withoutEffect.rasterizationScale }
    set { setRare { $0.withoutEffect.rasterizationScale = newValue } }
  }

  /// Has no effect.
  public var drawsAsynchronously: Bool {
    get { rare.withoutEffect.drawsAsynchronously }
    set { setRare { $0.withoutEffect.drawsAsynchronously = newValue } }
  }

  /// Has no effect: edges that are not at pixel edges are smooth.
  public var allowsEdgeAntialiasing: Bool {
    get { rare.withoutEffect.allowsEdgeAntialiasing }
    set { setRare { $0.withoutEffect.allowsEdgeAntialiasing = newValue } }
  }

  /// Has no effect.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { rare.withoutEffect.edgeAntialiasingMask }
    set { setRare { $0.withoutEffect.edgeAntialiasingMask = newValue } }
  }

  /// Has no effect: sublayers share the layer's opacity as one picture.
  public var allowsGroupOpacity: Bool {
    get { rare.withoutEffect.allowsGroupOpacity }
    set { setRare { $0.withoutEffect.allowsGroupOpacity = newValue } }
  }

  /// Has no effect.
  public var minificationFilter: CALayerContentsFilter {
    get { rare.withoutEffect.minificationFilter }
    set { setRare { $0.withoutEffect.minificationFilter = newValue } }
  }

  /// Has no effect.
  public var minificationFilterBias: Float {
    get { rare.withoutEffect.minificationFilterBias }
    set { setRare { $0.withoutEffect.minificationFilterBias = newValue } }
  }

  /// Has no effect.
  public var magnificationFilter: CALayerContentsFilter {
    get { rare.withoutEffect.magnificationFilter }
    set { setRare { $0.withoutEffect.magnificationFilter = newValue } }
  }

  /// Has no effect.
  public var contentsFormat: CALayerContentsFormat {
    get { rare.withoutEffect.contentsFormat }
    set { setRare { $0.withoutEffect.contentsFormat = newValue } }
  }

  /// Has no effect, as on iOS.
  public var filters: [Any]? {
    get { rare.withoutEffect.filters }
    set { setRare { $0.withoutEffect.filters = newValue } }
  }

  /// Has no effect, as on iOS.
  public var backgroundFilters: [Any]? {
    get { rare.withoutEffect.backgroundFilters }
    set { setRare { $0.withoutEffect.backgroundFilters = newValue } }
  }

  /// How the layer and its sublayers are blended with the content below: the name of a filter that blends, such as
  /// `"multiplyBlendMode"`, `"screenBlendMode"` or `"xor"`. Nil, the default, and other values lay them over it.
  public var compositingFilter: Any? {
    get { rare.compositing.filter }
    set { setRare { $0.compositing = LayerCompositing(filter: newValue) } }
  }

  /// Has no effect: all colours are in sRGB.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { rare.withoutEffect.wantsExtendedDynamicRange }
    set { setRare { $0.withoutEffect.wantsExtendedDynamicRange = newValue } }
  }

  /// Has no effect.
  public var style: [AnyHashable: Any]? {
    get { rare.withoutEffect.style }
    set { setRare { $0.withoutEffect.style = newValue } }
  }
}
