import HeadlessUIKit
import StandardViews

extension UICollectionView {
  // MARK: Updates

  func openUpdates() {
    // The paths of updates do not count a gap.
    if updates.depth == 0 { closeGap() }
    _ = loadCounts()
    updates.depth += 1
  }

  func update(_ change: (inout ListChanges) -> Void) {
    guard counts != nil else { return }
    let isAlone = updates.depth == 0
    if isAlone { openUpdates() }
    change(&updates.changes)
    if isAlone { closeUpdates(nil) }
  }

  func closeUpdates(_ completion: ((Bool) -> Void)?) {
    guard updates.depth > 0 else { return }
    updates.depth -= 1
    guard updates.depth == 0, let old = counts, dataSource != nil else {
      completion?(true)
      return
    }
    // What a data source updates for a move is shown already.
    guard !updates.isCommittingMove else {
      updates.changes = ListChanges()
      completion?(true)
      return
    }
    let changes = updates.changes
    updates.changes = ListChanges()
    counts = nil
    let new = loadCounts()
    do throws(ListChangeError) {
      apply(changes, try changes.mapping(from: old, to: new), counts: new, completion)
    } catch {
      // iOS ends the application.
      ListWarnings.report("\(error); all items of the collection are loaded again")
      discardContent()
      completion?(true)
    }
  }

  private func apply(
    _ changes: ListChanges, _ mapping: ListMapping, counts: [Int],
    _ completion: ((Bool) -> Void)?
  ) {
    swipes.close(animated: false)
    forgetMove()
    transition = nil
    isIndexLoaded = false
    var leaving: [(element: CollectionElement, view: UICollectionReusableView)] = []
    var kept: [CollectionElement: UICollectionReusableView] = [:]
    for (element, view) in shownViews {
      let isReloaded =
        changes.reloadedSections.contains(element.path.section)
        || element.kind == nil && changes.reloadedItems.contains(element.path)
      let isHeader = element.kind != nil
      let target =
        isHeader && element.path.count == 1
        ? element.path
        : isHeader
          ? (mapping.newSections.indices.contains(element.path.section)
            ? mapping.newSections[element.path.section].map {
              IndexPath(item: element.path.item, section: $0)
            } : nil) : mapping.newPath(of: element.path)
      if !isReloaded, let target {
        kept[CollectionElement(kind: element.kind, path: target)] = view
      } else {
        leaving.append((element, view))
      }
    }
    shownViews = kept
    selectedItems = selectedItems.compactMap { mapping.newPath(of: $0) }
    dragAndDrop?.source.rowsDidMove { mapping.newPath(of: $0) }
    collectionViewLayout.itemsDidChange()
    collectionViewLayout.invalidateCounts(everything: false)
    layoutWasInvalidated()
    prepareLayout()
    collectionViewLayout.prepare(forCollectionViewUpdates: changes.updateItems(by: mapping))
    updates.appearing = AppearingElements(changes, mapping)
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      self.layOutItems()
      for (element, view) in leaving { self.animateAway(view, element) }
      self.collectionViewLayout.finalizeCollectionViewUpdates()
    } completion: { [weak self] finished in
      for (_, view) in leaving {
        view.removeFromSuperview()
        view.alpha = 1
        (view as? UICollectionViewCell)?.endDragging()
        if view is UICollectionViewCell, let identifier = view.reuseIdentifier {
          self?.cellQueue.add(view, for: identifier)
        }
      }
      completion?(finished)
    }
    updates.appearing = nil
  }

  /// Gives a view that disappears its last attributes.
  private func animateAway(_ view: UICollectionReusableView, _ element: CollectionElement) {
    guard let attributes = collectionViewLayout.finalAttributes(of: view, element),
      let container = view.superview
    else {
      view.alpha = 0
      return
    }
    attributes.place(view, from: convert(CGPoint.zero, from: container))
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    prepareLayout()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { return }
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.bottom) { offset.y = frame.maxY - inset.top - visible.height }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - inset.top - visible.height / 2
    }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.right) { offset.x = frame.maxX - inset.left - visible.width }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - inset.left - visible.width / 2
    }
    func limited(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low), max(high, low))
    }
    offset.x = limited(offset.x, -inset.left, contentSize.width + inset.right - bounds.width)
    offset.y = limited(offset.y, -inset.top, contentSize.height + inset.bottom - bounds.height)
    setContentOffset(offset, animated: animated)
  }

  // MARK: Selection

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for path in selectedItems { setSelected(false, path) }
      return
    }
    guard path.section < numberOfSections, path.item < numberOfItems(inSection: path.section) else {
      return
    }
    if !allowsSeveral {
      for other in selectedItems where other != path { setSelected(false, other) }
    }
    setSelected(true, path)
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected {
      if !selectedItems.contains(path) { selectedItems.append(path) }
    } else {
      selectedItems.removeAll { $0 == path }
    }
    cellForItem(at: path)?.isSelected = isSelected
  }

  var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// Shows or hides the accessories of cells that are edited.
  func editingDidChange() {
    swipes.close(animated: true)
    endMove(isCancelled: true)
    for (element, cell) in shownViews where element.kind == nil {
      (cell as? UICollectionViewListCell)?.isEditing = isEdited(at: element.path)
    }
    if !isEditing || !allowsMultipleSelectionDuringEditing {
      for path in selectedItems { setSelected(false, path) }
    }
    setNeedsLayout()
  }

  /// Whether an item shows its accessories for editing.
  func isEdited(at path: IndexPath) -> Bool {
    isEditing && (delegate?.collectionView(self, canEditItemAt: path) ?? true)
  }

  func itemTouchesBegan(_ touches: Set<UITouch>) {
    guard touches.count == 1, let touch = touches.first, highlightedItem == nil else { return }
    if swipes.open != nil {
      swipes.close(animated: true)
      return
    }
    guard canSelect,
      let path = indexPathForItem(at: touch.location(in: self)), let cell = cellForItem(at: path),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlightedItem = path
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func endHighlight() {
    guard let path = highlightedItem else { return }
    highlightedItem = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func selectByUser(_ path: IndexPath) {
    if allowsSeveral, selectedItems.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      setSelected(false, path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    let extendsSelection = allowsSeveral && !selectedItems.isEmpty
    // The action of an item does not depend on whether it may be selected.
    defer { if !extendsSelection { performPrimaryAction(at: path) } }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsSeveral {
      for other in selectedItems where other != path {
        setSelected(false, other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, path)
    cellForItem(at: path)?.selectionSegue?()
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func performPrimaryAction(at path: IndexPath) {
    guard let delegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }
}
