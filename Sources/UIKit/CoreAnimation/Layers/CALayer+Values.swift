/// Keeps the rare values of one layer.
final class RareStorage {
  var values: RareLayerValues

  init(_ values: RareLayerValues) {
    self.values = values
  }
}

extension RareLayerValues {
  /// The values of a new layer; never changed.
  nonisolated(unsafe) static let standard = RareLayerValues()
}

extension CALayer {
  /// The values that few layers set, for reading.
  var rare: RareLayerValues {
    _read {
      if let rareStorage {
        yield rareStorage.values
      } else {
        yield RareLayerValues.standard
      }
    }
  }

  /// Changes a value that few layers set.
  func setRare(_ change: (inout RareLayerValues) -> Void) {
    if let rareStorage {
      change(&rareStorage.values)
    } else {
      var values = RareLayerValues.standard
      change(&values)
      rareStorage = RareStorage(values)
    }
  }

  /// Changes a value that determines how the layer is composed with others, in space.
  func setComposition(_ change: (inout RareLayerValues) -> Void) {
    setRare(change)
    compositionDidChange()
  }

  /// Reports to the layer's view that views alone do not compose it.
  func compositionDidChange() {
    guard let host else { return }
    if isSpatial { host.layerIsSpatial() }
    if sublayerMatrix != nil { host.layerComposes() }
  }

  /// Whether the layer leaves the plane of the superlayer, or the order of its siblings.
  package var isSpatial: Bool {
    guard rareStorage != nil || host != nil else { return false }
    let rare = rare
    return rare.zPosition != 0 || rare.anchorPointZ != 0 || !rare.isDoubleSided
      || !transform.isAffine
  }

  // MARK: Changing

  /// Changes a property, and runs the action of its key.
  func change(_ key: String, _ apply: (CALayer) -> Void) {
    guard _isObserved, host == nil || !Self.keysOfViews.contains(key) else {
      applyChange(key, apply)
      return
    }
    _reportingChange(of: key) { applyChange(key, apply) }
  }

  /// The properties of the layers of views whose changes the view reports, however they are set.
  private static let keysOfViews: Set<String> = [
    "bounds", "position", "transform", "hidden", "opacity", "backgroundColor",
  ]

  private func applyChange(_ key: String, _ apply: (CALayer) -> Void) {
    guard VirtualClock.isAnyCurrent, !state.contains(.isPresentation) else {
      apply(self)
      return
    }
    if let host {
      guard host.recordsLayerChanges else {
        apply(self)
        return
      }
      let old = values
      apply(self)
      host.layerDidChange(from: old)
      return
    }
    let action = actionOfChange(key)
    apply(self)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  func setBounds(_ bounds: CGRect) {
    if let host {
      host.layerBounds = bounds
      return
    }
    let bounds = bounds.standardized
    let old = values.bounds
    guard bounds != old else { return }
    values.bounds = bounds
    values.frameOrigin = nil
    guard bounds.size != old.size else { return }
    invalidateLayout()
    if rare.needsDisplayOnBoundsChange, !state.contains(.isPresentation) { setNeedsDisplay() }
  }

  func setPosition(_ position: CGPoint) {
    if let host {
      host.layerPosition = position
    } else {
      values.position = position
      values.frameOrigin = nil
    }
  }

  func setAnchorPoint(_ point: CGPoint) {
    if let host {
      host.layerAnchorPoint = point
    } else {
      values.anchorPoint = point
      values.frameOrigin = nil
    }
  }

  func setTransform(_ transform: CATransform3D) {
    if let host { host.layerTransform = transform } else { setRare { $0.transform = transform } }
    compositionDidChange()
  }

  func setHidden(_ isHidden: Bool) {
    if let host { host.layerIsHidden = isHidden } else { values.isHidden = isHidden }
  }

  func setOpacity(_ opacity: Float) {
    if let host { host.layerOpacity = opacity } else { values.opacity = opacity }
  }

  func setBackgroundColor(_ color: CGColor?) {
    if let host { host.layerBackgroundColor = color } else { values.backgroundColor = color }
  }

  func setMasksToBounds(_ masks: Bool) {
    if let host { host.layerMasksToBounds = masks } else { values.masksToBounds = masks }
  }

  func setContents(_ contents: Any?) {
    // An image replaces the drawing, and nothing is left to draw.
    backing = nil
    setRare { $0.contents = contents }
  }

  // MARK: Copying

  /// Copies all properties of another layer, including the ones that its view stores.
  func copyValues(of other: CALayer) {
    values = other.values
    if let host = other.host {
      values.bounds = host.layerBounds
      values.position = host.layerPosition
      values.anchorPoint = host.layerAnchorPoint
      values.opacity = host.layerOpacity
      values.isHidden = host.layerIsHidden
      values.masksToBounds = host.layerMasksToBounds
      values.backgroundColor = host.layerBackgroundColor
      let transform = host.layerTransform
      if transform != .identity { setRare { $0.transform = transform } }
    }
    if let rare = other.rareStorage?.values {
      let transform = self.rare.transform
      rareStorage = RareStorage(rare)
      if other.host != nil { setRare { $0.transform = transform } }
    }
    maskStorage = other.maskStorage
    backing = other.backing
    delegate = other.delegate
  }

  /// Adopts the values that the view stores, because the view is deallocated and the layer is not.
  package func hostWillDeallocate() {
    guard host != nil else { return }
    copyValues(of: self)
    host = nil
    sublayerStorage.removeAll { layer in
      guard layer.host != nil else { return false }
      return layer.superlayerStorage == nil
    }
    state.remove(.listsSubviews)
  }
}
