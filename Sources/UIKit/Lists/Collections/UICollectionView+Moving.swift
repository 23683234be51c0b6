import GestureRecognizers
import HeadlessUIKit
import StandardViews

/// The item that is moved interactively.
struct HeldItem {
  var move: ListMove
  let row: LiftedRow
  /// The distance of the item's centre from the finger, points.
  var grip = CGPoint.zero
  /// Whether the item keeps its horizontal place, as rows of lists do.
  var isVertical = false
  /// The centre of the item, points in the collection's coordinates.
  var position: CGPoint
}

extension UICollectionView {
  // MARK: Gestures

  /// Follows a finger on the sign for moving a cell of a list.
  func makeReorderGesture() -> ReorderGestureRecognizer {
    ReorderGestureRecognizer(
      hasControl: { [weak self] in self?.movablePath(at: $0) != nil },
      handler: { [weak self] in self?.followMove($0) })
  }

  /// The item whose sign for moving is at a point; nil where none is.
  private func movablePath(at point: CGPoint) -> IndexPath? {
    guard let path = indexPathForItem(at: point),
      let cell = cellForItem(at: path) as? UICollectionViewListCell,
      cell.reorderArea?.contains(convert(point, to: cell)) == true
    else { return nil }
    return path
  }

  func followMove(_ gesture: UIGestureRecognizer) {
    guard gesture.state == .began, let path = movablePath(at: gesture.location(in: self)) else {
      return follow(gesture)
    }
    beginMove(path, with: gesture, isVertical: true)
  }

  /// Moves an item with a gesture that presses it, as the standard gesture of a controller does.
  package func followStandardMove(_ gesture: UIGestureRecognizer) {
    guard gesture.state == .began,
      let path = indexPathForItem(at: gesture.location(in: self))
    else { return follow(gesture) }
    beginMove(path, with: gesture, isVertical: false)
  }

  private func beginMove(
    _ path: IndexPath, with gesture: UIGestureRecognizer, isVertical: Bool
  ) {
    let finger = gesture.location(in: self)
    guard beginInteractiveMovementForItem(at: path), let held else { return }
    self.held?.grip = CGPoint(x: held.position.x - finger.x, y: held.position.y - finger.y)
    self.held?.isVertical = isVertical
  }

  private func follow(_ gesture: UIGestureRecognizer) {
    guard let held else { return }
    switch gesture.state {
    case .changed:
      let finger = gesture.location(in: self)
      updateInteractiveMovementTargetPosition(
        CGPoint(
          x: held.isVertical ? held.position.x : finger.x + held.grip.x, y: finger.y + held.grip.y))
      movingGesture = gesture
      edgeScroller.follow(finger)
    case .ended: endInteractiveMovement()
    case .cancelled, .failed: cancelInteractiveMovement()
    case .possible, .began: break
    }
  }

  // MARK: Moving

  func beginMove(of path: IndexPath) -> Bool {
    layOutItems()
    guard held == nil, let cell = cellForItem(at: path),
      dataSource?.collectionView(self, canMoveItemAt: path) == true,
      let frame = layoutAttributesForItem(at: path)?.frame
    else { return false }
    swipes.close(animated: false)
    endHighlight()
    held = HeldItem(
      move: ListMove(origin: path, target: path), row: LiftedRow(cell),
      position: CGPoint(x: frame.midX, y: frame.midY))
    held?.row.lift()
    setNeedsLayout()
    return true
  }

  func moveHeldItem(to position: CGPoint) {
    guard position.x.isFinite, position.y.isFinite, held != nil else { return }
    if let held {
      invalidate(held.move.target, held.move.target, position, from: held.position)
    }
    held?.position = position
    UIView.performWithoutAnimation { layOutItems() }
    guard let held else { return }
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: held.move.target, withPosition: position)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: held.move.origin,
        atCurrentIndexPath: held.move.target, toProposedIndexPath: proposed) ?? proposed
    show(target)
  }

  /// Lets the other items make way for the one that is moved.
  func show(_ target: IndexPath) {
    guard let move = held?.move, target != move.target, let old = counts, target.count == 2,
      old.indices.contains(target.section), target.item >= 0
    else { return }
    var new = old
    new[move.target.section] -= 1
    new[target.section] += 1
    guard target.item < new[target.section] else { return }
    let step = ListMove(origin: move.target, target: target)
    counts = new
    shownViews = Dictionary(
      uniqueKeysWithValues: shownViews.map { element, view in
        let path = element.kind == nil ? step.shownPath(of: element.path) : element.path
        return (CollectionElement(kind: element.kind, path: path), view)
      })
    selectedItems = selectedItems.map { step.shownPath(of: $0) }
    held?.move.target = target
    collectionViewLayout.itemsDidMove(step)
    if let position = held?.position { invalidate(step.origin, target, position, from: position) }
    layoutWasInvalidated()
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      self.layOutItems()
    }
  }

  /// Invalidates the parts of the layout that it chooses as the item follows the finger.
  private func invalidate(
    _ old: IndexPath, _ new: IndexPath, _ position: CGPoint, from oldPosition: CGPoint
  ) {
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forInteractivelyMovingItems: [new], withTargetPosition: position,
        previousIndexPaths: [old], previousPosition: oldPosition))
  }

  func endMove(isCancelled: Bool) {
    guard let held else { return }
    edgeScroller.stop()
    if isCancelled { show(held.move.origin) }
    self.held = nil
    let move = held.move
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [isCancelled ? move.origin : move.target],
        previousIndexPaths: [move.origin], movementCancelled: isCancelled))
    if !isCancelled, move.target != move.origin {
      let shown = counts
      updates.isCommittingMove = true
      dataSource?.collectionView(self, moveItemAt: move.origin, to: move.target)
      updates.isCommittingMove = false
      if counts != nil {
        // A data source with other numbers of items than the collection is loaded again.
        counts = nil
        if loadCounts() != shown {
          ListWarnings.report(
            "the data source has other numbers of items after a move than the collection shows; "
              + "all items are loaded again")
          discardContent()
        }
      }
    }
    setNeedsLayout()
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      self.layOutItems()
    }
    held.row.drop(at: backgroundView == nil ? 0 : 1)
  }

  /// Ends a move without calls of the data source, before all items are loaded or updated.
  func forgetMove() {
    dropGap = nil
    guard let held else { return }
    edgeScroller.stop()
    self.held = nil
    held.row.discard()
  }

  // MARK: Layout

  /// Where and how an item is shown that is moved; the layout's attributes for others.
  func moved(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let held, attributes.representedElementCategory == .cell,
      attributes.indexPath == held.move.target
    else { return draggedAside(attributes) }
    let moved = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: attributes.indexPath, withTargetPosition: held.position)
    moved.listRow?.isFirst = true
    moved.listRow?.isLast = true
    moved.listRow?.showsSeparator = false
    return moved
  }
}
