extension CALayer {
  /// The number of visits to a layer in one pass while it is invalidated again and again.
  private static let roundLimit = 100

  func invalidateLayout() {
    if let host {
      host.layerNeedsLayout()
      return
    }
    guard !state.contains(.needsLayout) else { return }
    state.insert(.needsLayout)
    superlayerStorage?.propagateLayoutOfSublayer()
  }

  /// The sublayers have changed.
  func invalidateLayoutForSublayers() {
    // A layer that changes its sublayers while it places them has done so.
    let isLayingOut = host?.isLayingOutLayer ?? state.contains(.isLayingOut)
    if !isLayingOut { invalidateLayout() }
  }

  /// Records in this layer and those above it, up to a view, that a layer below needs layout.
  func propagateLayoutOfSublayer() {
    var layer: CALayer? = self
    while let current = layer {
      if let host = current.host {
        current.state.insert(.sublayerNeedsLayout)
        host.sublayerNeedsLayout()
        return
      }
      guard !current.state.contains(.sublayerNeedsLayout) else { return }
      current.state.insert(.sublayerNeedsLayout)
      layer = current.superlayerStorage
    }
  }

  func layOutIfInvalid() {
    if let host {
      host.layOutLayerIfNeeded()
      return
    }
    var top = self
    var layer = superlayerStorage
    while let current = layer, current.host == nil, !current.state.contains(.isLayingOut) {
      if current.state.contains(.needsLayout) { top = current }
      layer = current.superlayerStorage
    }
    top.layOutBranch()
  }

  /// Places the sublayers of this layer and those below it that need it.
  private func layOutBranch() {
    var rounds = 0
    while state.contains(.needsLayout) || state.contains(.sublayerNeedsLayout),
      rounds < Self.roundLimit
    {
      rounds += 1
      if state.contains(.needsLayout) {
        state.remove(.needsLayout)
        runLayout { layoutSublayers() }
      }
      layOutFreeSublayers()
    }
  }

  /// Runs a closure in which changes of the sublayers do not request another layout.
  private func runLayout(_ layout: () -> Void) {
    let isNested = state.contains(.isLayingOut)
    state.insert(.isLayingOut)
    layout()
    if !isNested { state.remove(.isLayingOut) }
  }

  /// Places the sublayers of the layers below, and of masks, that need it, except in subviews.
  package func layOutFreeSublayers() {
    guard state.contains(.sublayerNeedsLayout) else { return }
    state.remove(.sublayerNeedsLayout)
    for sublayer in sublayerStorage where sublayer.superlayerStorage === self {
      sublayer.layOutAlone()
    }
    maskStorage?.layOutAlone()
  }

  private func layOutAlone() {
    if let host { host.layOutLayerIfNeeded() } else { layOutBranch() }
  }

  /// The view of this layer needs layout, and has no superview: the layers above it are invalid. It may be a mask.
  package func hostWithoutSuperviewNeedsLayout() { superlayerStorage?.propagateLayoutOfSublayer() }
}
