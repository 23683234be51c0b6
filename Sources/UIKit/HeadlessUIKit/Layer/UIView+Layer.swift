// A view's own layer: created on first access, and drawn with the values that the view stores.

extension UIView {
  /// Makes the view's layer.
  @discardableResult
  func makeLayer(of layerClass: AnyClass = CALayer.self) -> CALayer {
    let isPlain = layerClass == CALayer.self
    // A class that does not inherit from CALayer could not be drawn.
    let layer =
      isPlain
      ? CALayer() : (layerClass as? CALayer.Type).map(CALayer.instance) ?? CALayer()
    loadedLayer = layer
    layer.host = self
    if !isPlain {
      flags.insert(.layerKeepsContent)
      layer.setNeedsDisplay()
    }
    return layer
  }

  /// The view is deallocated, and its layer may not be.
  func releaseLayer() {
    if !isKnownUniquelyReferenced(&loadedLayer) { loadedLayer?.hostWillDeallocate() }
    loadedLayer?.host = nil
  }

  /// Updates the properties that are due, and lays out the subviews, through the layer if there is one, since its class may
  /// have its own layout.
  package func layOutLayerOrSubviews() {
    updatePropertiesIfNeeded()
    let isNested = flags.contains(.isLayingOut)
    flags.insert(.isLayingOut)
    if let loadedLayer { loadedLayer.layoutSublayers() } else { layoutSubviews() }
    placeListedLayers()
    if !isNested { flags.remove(.isLayingOut) }
  }

}

// MARK: - Geometry

extension UIView {
  /// The layer's anchor point, as a fraction of the bounds: the point that ``center`` places, and about which
  /// transforms are applied.
  public var anchorPoint: CGPoint {
    get { flags.contains(.hasAnchorPoint) ? rare?.anchorPoint ?? Self.middle : Self.middle }
    set {
      guard newValue != anchorPoint else { return }
      let position = anchored(in: placement)
      if newValue == Self.middle {
        flags.remove(.hasAnchorPoint)
        rare?.anchorPoint = nil
      } else {
        flags.insert(.hasAnchorPoint)
        loadRare().anchorPoint = newValue
      }
      placement = rect(of: placement.size, anchoredAt: position)
    }
  }

  private static let middle = CGPoint(x: 0.5, y: 0.5)

  /// Where the anchor point is in a rectangle.
  func anchored(in rect: CGRect) -> CGPoint {
    guard flags.contains(.hasAnchorPoint), let anchor = rare?.anchorPoint else {
      return CGPoint(x: rect.midX, y: rect.midY)
    }
    return CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
  }

  /// The rectangle of a size whose anchor point is at a position.
  func rect(of size: CGSize, anchoredAt position: CGPoint) -> CGRect {
    guard flags.contains(.hasAnchorPoint), let anchor = rare?.anchorPoint else {
      return CGRect(
        x: position.x - size.width / 2, y: position.y - size.height / 2, width: size.width,
        height: size.height)
    }
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Sets the transform in space, of which ``transform`` is the affine part.
  func setSpatialTransform(_ transform: CATransform3D?, from old: CATransform3D) {
    if transform == nil {
      rare?.spatialTransform = nil
    } else {
      loadRare().spatialTransform = transform
    }
    if AnimationBlock.isAnyOpen { spatialTransformDidChange(from: old) }
  }
}

// MARK: - Host

extension UIView: LayerHost {
  package var layerBounds: CGRect {
    get { bounds }
    set { bounds = newValue }
  }

  package var layerPosition: CGPoint {
    get { center }
    set { center = newValue }
  }

  package var layerFrame: CGRect {
    get { frame }
    set { frame = newValue }
  }

  package var layerAnchorPoint: CGPoint {
    get { anchorPoint }
    set { anchorPoint = newValue }
  }

  package var layerTransform: CATransform3D {
    get { rare?.spatialTransform ?? CATransform3DMakeAffineTransform(transform) }
    set {
      guard !newValue.isAffine else {
        transform = newValue.affinePart
        return
      }
      let old = layerTransform
      // Points are converted by the affine part.
      transform = newValue.projection.affineTransform ?? newValue.affinePart
      setSpatialTransform(newValue, from: old)
    }
  }

  package var layerOpacity: Float {
    get { Float(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  package var layerIsHidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  package var layerMasksToBounds: Bool {
    get { clipsToBounds }
    set { clipsToBounds = newValue }
  }

  package var layerBackgroundColor: CGColor? {
    get { backgroundColor?.cgColor }
    set { backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  // MARK: Tree

  package var superviewLayer: CALayer? { parent?.layer }

  package var subviewLayers: [CALayer] { children.map(\.layer) }

  package var hasSubviews: Bool { !children.isEmpty }

  package var loadedSubviewLayers: [CALayer] { children.compactMap(\.loadedLayer) }

  package func addSubview(of layer: CALayer, above sibling: CALayer?) {
    guard let view = layer.host as? UIView else { return }
    if let sibling = sibling?.host as? UIView {
      insertSubview(view, aboveSubview: sibling)
    } else {
      insertSubview(view, at: 0)
    }
  }

  package func removeFromSuperlayer() { removeFromSuperview() }

  package func layerComposes() { flags.insert(.composesLayers) }

  package func layerIsObserved() { flags.insert(.isObserved) }

  package func layerIsSpatial() {
    flags.insert(.isSpatial)
    parent?.flags.insert(.composesLayers)
  }

  // MARK: Layout and content

  package func layerNeedsLayout() { setNeedsLayout() }

  package var isLayingOutLayer: Bool { flags.contains(.isLayingOut) }

  package func sublayerNeedsLayout() {
    flags.insert(.composesLayers)
    invalidateUpwards(.descendantNeedsLayout)
  }

  package func layOutLayerIfNeeded() { layoutIfNeeded() }

  package var layerDrawsItself: Bool {
    flags.contains(.layerKeepsContent) || adoptDisplayOverride()
  }

  package func layerNeedsDisplay(in rect: CGRect?) {
    if let rect { setNeedsDisplay(rect) } else { setNeedsDisplay() }
  }
}
