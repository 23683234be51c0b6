/// The place of a subview's layer among all sublayers.
package enum SublayerPlace {
  case back
  case front
  case below(CALayer)
  case above(CALayer)
}

extension CALayer {
  var currentSuperlayer: CALayer? {
    if let presentationModel { return presentationModel.superlayer?.presentation() }
    return superlayerStorage ?? host?.superviewLayer
  }

  var currentSublayers: [CALayer]? {
    if let presentationModel {
      return presentationModel.currentSublayers?.map { $0.presentation() ?? $0 }
    }
    if let host, !state.contains(.listsSubviews) {
      return host.hasSubviews ? host.subviewLayers : nil
    }
    return sublayerStorage.isEmpty ? nil : sublayerStorage
  }

  /// Whether this layer is the given one or lies, however deep, inside of it.
  private func isDescendant(of layer: CALayer) -> Bool {
    var candidate: CALayer? = self
    while let current = candidate {
      if current === layer { return true }
      candidate = current.superlayer
    }
    return false
  }

  private func canHold(_ layer: CALayer) -> Bool {
    layer !== self && !state.contains(.isPresentation) && !layer.state.contains(.isPresentation)
      && !isDescendant(of: layer)
  }

  // MARK: Inserting

  func insert(_ layer: CALayer, relativeTo sibling: CALayer?, offset: Int, otherwiseAt index: Int) {
    guard layer !== sibling else { return }
    let place = sibling.flatMap { sibling in currentSublayers?.firstIndex { $0 === sibling } }
    insert(layer, at: place.map { $0 + offset } ?? index)
  }

  /// Inserts a layer before the sublayer at an index.
  func insert(_ layer: CALayer, at index: Int) {
    guard canHold(layer) else { return }
    var index = max(0, index)
    if let present = currentSublayers?.firstIndex(where: { $0 === layer }) {
      if index > present, index != .max { index -= 1 }
      guard layer.host != nil, host != nil else {
        sublayerStorage.removeAll { $0 === layer }
        place(layer, at: index)
        return
      }
    } else {
      layer.removeFromSuperlayer()
    }
    if layer.host != nil, let host {
      insertSubview(of: layer, at: index, in: host)
      return
    }
    listSubviews()
    layer.superlayerStorage = self
    place(layer, at: index)
    invalidateLayoutForSublayers()
    layer.runAction(ofOrder: kCAOnOrderIn)
    if layer.mayNeedLayout { propagateLayoutOfSublayer() }
  }

  /// Whether the layer or one below needs layout; of a view's layer it is not known.
  private var mayNeedLayout: Bool {
    host != nil || state.contains(.needsLayout) || state.contains(.sublayerNeedsLayout)
  }

  private func place(_ layer: CALayer, at index: Int) {
    sublayerStorage.insert(layer, at: min(index, sublayerStorage.count))
  }

  /// Adds a view by its layer.
  private func insertSubview(of layer: CALayer, at index: Int, in host: any LayerHost) {
    let before = (currentSublayers ?? []).filter { $0 !== layer }.prefix(index)
    host.addSubview(of: layer, above: before.last { $0.host != nil })
    guard state.contains(.listsSubviews) else { return }
    sublayerStorage.removeAll { $0 === layer }
    place(layer, at: index)
  }

  /// Starts to keep a common order of free sublayers and subviews.
  private func listSubviews() {
    guard let host, !state.contains(.listsSubviews) else { return }
    sublayerStorage = host.subviewLayers
    state.insert(.listsSubviews)
    host.layerComposes()
  }

  func replaceSublayers(with layers: [CALayer]) {
    guard !state.contains(.isPresentation) else { return }
    let old = currentSublayers ?? []
    for layer in old where !layers.contains(where: { $0 === layer }) {
      layer.removeFromSuperlayer()
    }
    for layer in layers { insert(layer, at: .max) }
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, canHold(new),
      let index = currentSublayers?.firstIndex(where: { $0 === old })
    else { return }
    insert(new, at: index)
    old.removeFromSuperlayer()
  }

  // MARK: Removing

  func detachFromSuperlayer() {
    if let superlayer = superlayerStorage {
      superlayer.remove(self)
    } else {
      host?.removeFromSuperlayer()
    }
  }

  private func remove(_ layer: CALayer) {
    layer.superlayerStorage = nil
    layer.state.remove(.isCommitted)
    if maskStorage === layer {
      maskStorage = nil
      return
    }
    sublayerStorage.removeAll { $0 === layer }
    invalidateLayoutForSublayers()
    layer.runAction(ofOrder: kCAOnOrderOut)
  }

  func superlayerWillDeallocate(_ superlayer: CALayer) {
    if superlayerStorage === superlayer { superlayerStorage = nil }
  }

  // MARK: Mask

  var currentMask: CALayer? {
    guard presentationModel != nil else { return maskStorage }
    return maskStorage.map { $0.presentation() ?? $0 }
  }

  func setMask(_ mask: CALayer?) {
    guard mask !== maskStorage, mask.map(canHold) ?? true else { return }
    maskStorage?.superlayerStorage = nil
    maskStorage?.state.remove(.isCommitted)
    maskStorage = nil
    guard let mask else { return }
    mask.removeFromSuperlayer()
    mask.superlayerStorage = self
    maskStorage = mask
    if mask.mayNeedLayout { propagateLayoutOfSublayer() }
  }

  // MARK: Subviews

  /// The subview of a layer was added, or moved in the order.
  package func subviewWasPlaced(_ layer: CALayer, _ place: SublayerPlace) {
    guard state.contains(.listsSubviews) else { return }
    sublayerStorage.removeAll { $0 === layer }
    func index(of sibling: CALayer) -> Int? { sublayerStorage.firstIndex { $0 === sibling } }
    let index: Int? =
      switch place {
      case .back: 0
      case .front: nil
      case .below(let sibling): index(of: sibling)
      case .above(let sibling): index(of: sibling).map { $0 + 1 }
      }
    self.place(layer, at: index ?? .max)
  }

  package func subviewWasRemoved(_ layer: CALayer) {
    guard state.contains(.listsSubviews) else { return }
    sublayerStorage.removeAll { $0 === layer }
  }

  /// The subviews have another order.
  package func subviewsWereReordered() {
    guard state.contains(.listsSubviews), let host else { return }
    var layers = host.subviewLayers[...]
    for index in sublayerStorage.indices where sublayerStorage[index].superlayerStorage == nil {
      if let layer = layers.popFirst() { sublayerStorage[index] = layer }
    }
  }

  /// Whether the layer is inside a layer that does not belong to a view.
  package var isInFreeLayer: Bool { superlayerStorage != nil }

  /// Whether the layer has sublayers that do not belong to views.
  package var hasFreeSublayers: Bool { state.contains(.listsSubviews) }

  /// The sublayers in the order in which they are drawn, including the subviews' layers.
  package var orderedSublayers: [CALayer] { currentSublayers ?? [] }
}
