extension UIView {
  func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    guard let transform = rare?.transform else {
      let oldSize = placement.size
      placement = frame
      if oldSize != frame.size { sizeDidChange(from: oldSize) }
      return
    }
    let oldSize = placement.size
    var size = oldSize
    if transform.a * transform.d - transform.b * transform.c != 0 {
      let untransformed = frame.size.applying(transform.inverted())
      size = CGSize(width: abs(untransformed.width), height: abs(untransformed.height))
    }
    placement = CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
    if flags.contains(.hasAnchorPoint) {
      // The transform is about another point than the middle.
      let moved = transformedFrame
      placement.origin.x += frame.midX - moved.midX
      placement.origin.y += frame.midY - moved.midY
    }
    if oldSize != size { sizeDidChange(from: oldSize) }
  }

  func setBounds(_ bounds: CGRect) {
    let bounds = bounds.standardized
    let oldSize = placement.size
    if bounds.origin != boundsOrigin {
      boundsOrigin = bounds.origin
      if flags.contains(.takesPartInAutoLayout) { notifyEngineOfSurroundings() }
      if redrawsForNewBounds { setNeedsDisplay(for: .boundsChanged) }
    }
    guard oldSize != bounds.size else { return }
    placement = rect(of: bounds.size, anchoredAt: anchored(in: placement))
    sizeDidChange(from: oldSize)
  }

  /// Sets the size; the frame's origin stays.
  func setSizeAtOrigin(_ size: CGSize) {
    let origin = frame.origin
    setBounds(CGRect(origin: boundsOrigin, size: size))
    let moved = frame.origin
    placement.origin.x += origin.x - moved.x
    placement.origin.y += origin.y - moved.y
  }

  func setTransform(_ transform: CGAffineTransform) {
    let old = self.transform
    if let spatial = rare?.spatialTransform { setSpatialTransform(nil, from: spatial) }
    if transform.isIdentity {
      rare?.transform = nil
    } else {
      loadRare().transform = transform
    }
    if AnimationBlock.isAnyOpen { transformDidChange(from: old) }
  }

  private func sizeDidChange(from oldSize: CGSize) {
    invalidateLayout()
    firstReference?.notifyOfChange()
    if redrawsForNewBounds { setNeedsDisplay(for: .boundsChanged) }
    guard autoresizesSubviews else { return }
    for child in children where !child.autoresizingMask.isEmpty {
      child.superviewSizeDidChange(from: oldSize, to: placement.size)
    }
  }

  var transformedFrame: CGRect {
    CGRect(origin: boundsOrigin, size: placement.size).applying(transformToSuperview)
  }

  /// From own coordinates to the superview's.
  package var transformToSuperview: CGAffineTransform {
    let shift = CGAffineTransform(
      translationX: placement.origin.x - boundsOrigin.x, y: placement.origin.y - boundsOrigin.y)
    guard let transform = rare?.transform else { return shift }
    let inner = anchored(in: CGRect(origin: boundsOrigin, size: placement.size))
    let outer = anchored(in: placement)
    return CGAffineTransform(translationX: -inner.x, y: -inner.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: outer.x, y: outer.y))
  }
}

extension UIView {
  /// The pixel grid of the view's screen.
  package var pixelGrid: PixelGrid {
    let scale = traitCollection.displayScale
    return PixelGrid(scale: scale > 0 ? scale : 1)
  }
}
