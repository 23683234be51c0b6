extension UIView {
  func exchange(_ index1: Int, _ index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
    if flags.contains(.composesLayers) { loadedLayer?.subviewsWereReordered() }
  }

  func isInside(_ view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  func findView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(
    _ view: UIView, relativeTo sibling: UIView, offset: Int, otherwiseAt index: Int
  ) {
    guard view !== sibling else { return }
    let position = children.firstIndex { $0 === sibling }
    insert(
      view, at: position.map { $0 + offset } ?? index,
      among: position == nil ? .subviews : .nextTo(sibling))
  }

  /// The position of a subview among sublayers without a view.
  enum LayerOrder {
    /// Behind the subview in front of it, or in front of all.
    case subviews
    case back
    /// Without anything between the two.
    case nextTo(UIView)
  }

  /// Inserts a view before the subview at an index.
  ///
  /// The methods that are called during the insertion may change the tree, so its state is checked
  /// again after them.
  func insert(_ view: UIView, at index: Int) {
    insert(view, at: index, among: .subviews)
  }

  private func insert(_ view: UIView, at index: Int, among order: LayerOrder) {
    guard canHold(view) else { return }
    if view.parent === self {
      move(view, to: index, among: order)
      return
    }
    let oldTint = InheritedTint(of: view)
    let change = WindowChange(of: view, to: attachedWindow)
    // Superviews of one window can have different overrides.
    let formerTraits =
      change == nil && view.flags.contains(.inWindow) ? view.traitCollection : nil
    view.parent?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    change?.reportBefore()
    guard canHold(view) else { return }
    view.parent?.detach(view)
    if let layer = view.loadedLayer, layer.isInFreeLayer { layer.removeFromSuperlayer() }
    children.insert(view, at: max(0, min(index, children.count)))
    view.parent = self
    if view.flags.contains(.isSpatial) { flags.insert(.composesLayers) }
    if flags.contains(.composesLayers) { subviewWasPlaced(view, among: order) }
    invalidateLayout()
    if !view.dirtyFlags.isEmpty { propagateInvalidation(of: view) }
    if view.flags.contains(.takesPartInAutoLayout) { view.didEnterTreeWithConstraints() }
    change?.reportAfter()
    if let formerTraits {
      let traits = view.traitCollection
      if traits != formerTraits { view.reportTraitChange(from: formerTraits, to: traits) }
    } else {
      view.reportTraitsOfNewRoot()
    }
    view.didMoveToSuperview()
    oldTint.reportChange(of: view)
    didAddSubview(view)
  }

  func remove(_ view: UIView) {
    let change = WindowChange(of: view, to: nil)
    willRemoveSubview(view)
    view.willMove(toSuperview: nil)
    change?.reportBefore()
    guard view.parent === self else { return }
    let oldTint = InheritedTint(of: view)
    detach(view)
    view.interruptAnimationsInTree()
    change?.reportAfter()
    view.didMoveToSuperview()
    oldTint.reportChange(of: view)
  }

  /// Whether a view is neither this one nor an ancestor of it.
  private func canHold(_ view: UIView) -> Bool {
    view !== self && (view.children.isEmpty || !isDescendant(of: view))
  }

  private func detach(_ view: UIView) {
    if view.flags.contains(.takesPartInAutoLayout) { view.willLeaveTreeWithConstraints() }
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    view.keepReportedTraits()
    view.parent = nil
    view.flags.remove(.isHeldByContainer)
    children.remove(at: index)
    if flags.contains(.composesLayers), let layer = view.loadedLayer {
      loadedLayer?.subviewWasRemoved(layer)
    }
    invalidateLayout()
  }

  func move(_ view: UIView, to index: Int, among order: LayerOrder = .subviews) {
    guard let present = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: present)
    let target = index > present ? index - 1 : index
    children.insert(view, at: max(0, min(target, children.count)))
    if flags.contains(.composesLayers) { subviewWasPlaced(view, among: order) }
  }

  /// A subview was added, or moved in the order, next to sublayers without a view.
  private func subviewWasPlaced(_ view: UIView, among order: LayerOrder) {
    guard let loadedLayer, loadedLayer.hasFreeSublayers,
      let index = children.firstIndex(where: { $0 === view })
    else { return }
    let next = children.indices.contains(index + 1) ? children[index + 1] : nil
    let place: SublayerPlace =
      switch order {
      case .back: .back
      case .nextTo(let sibling) where sibling !== next: .above(sibling.layer)
      case .subviews, .nextTo: next.map { .below($0.layer) } ?? .front
      }
    loadedLayer.subviewWasPlaced(view.layer, place)
  }
}
