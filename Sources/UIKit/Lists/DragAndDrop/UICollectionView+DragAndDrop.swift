import HeadlessUIKit
import StandardControls
import StandardViews

extension UICollectionView: DragDropList {
  /// Adds or removes the interactions that the delegates need.
  func dragAndDropDidChange() {
    let drags = dragDelegate != nil && dragInteractionEnabled
    let drops = dropDelegate != nil
    guard drags || drops || dragAndDrop != nil else { return }
    let all = dragAndDrop ?? ListDragAndDrop(self)
    dragAndDrop = all
    all.update(self, drags: drags, drops: drops)
  }

  // MARK: Drags

  // A finger on the sign for moving a cell moves it at once, without a press.
  var allowsDrags: Bool { held == nil }

  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }
  func addedDragItems(
    _ session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  // MARK: Drops

  func acceptsDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func proposeDrop(
    _ session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, intent: ListDropIntent) {
    guard
      let proposal = dropDelegate?.collectionView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    else { return (UICollectionViewDropProposal(operation: .cancel), .unspecified) }
    let intent: ListDropIntent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insertAt
      case .insertIntoDestinationIndexPath: .insertInto
      }
    return (proposal, intent)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  func performDrop(_ drop: ListDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop, self))
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  // MARK: Rows

  func rowPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func rowPath(of cell: UIView) -> IndexPath? {
    guard let path = (cell as? UICollectionViewCell).flatMap({ indexPath(for: $0) }) else {
      return nil
    }
    return held?.move.sourcePath(of: path) ?? path
  }
  func rowCell(at path: IndexPath) -> UIView? {
    cellForItem(at: held?.move.shownPath(of: path) ?? path)
  }
  var rowCells: [UIView] {
    shownViews.filter { $0.key.kind == nil && $0.value.superview === self }.map(\.value)
  }
  func rowFrame(at path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.frame ?? .zero }
  func gapPath(over cell: UIView) -> IndexPath? {
    guard let path = (cell as? UICollectionViewCell).flatMap({ indexPath(for: $0) }) else {
      return nil
    }
    return isAfterGap(path) ? IndexPath(item: path.item + 1, section: path.section) : path
  }
  func prepareForPicture(_ cell: UIView) { endHighlight() }
  func showDragState(_ state: UICellConfigurationState.DragState, of cell: UIView) {
    guard let cell = cell as? UICollectionViewCell, cell.dragState != state else { return }
    cell.dragState = state
    setNeedsLayout()
  }
  func showDropState(_ state: UICellConfigurationState.DropState, of cell: UIView) {
    (cell as? UICollectionViewCell)?.dropState = state
  }

  // MARK: Gaps

  var gapPath: IndexPath? { held?.move.target ?? dropGap }

  /// Whether an item has made way for items from elsewhere.
  private func isAfterGap(_ path: IndexPath) -> Bool {
    dropGap.map { $0.section == path.section && path.item >= $0.item } ?? false
  }

  func openGap(at path: IndexPath, from origin: IndexPath?) {
    guard let origin, let cell = rowCell(at: origin) else { return openGap(at: path) }
    if held == nil {
      closeGap()
      let row = LiftedRow(cell)
      row.hide()
      held = HeldItem(
        move: ListMove(origin: origin, target: origin), row: row,
        position: CGPoint(x: cell.frame.midX, y: cell.frame.midY))
    }
    show(path)
  }

  private func openGap(at path: IndexPath) {
    if held != nil { closeGap() }
    guard dropGap != path else { return }
    dropGap = path
    moveItemsAside()
  }

  var hiddenCell: UIView? { held.flatMap { $0.row.isHidden ? $0.row.view : nil } }

  func closeGap() {
    guard held?.row.isHidden == true || dropGap != nil else { return }
    if let held {
      show(held.move.origin)
      self.held = nil
      held.row.discard()
    }
    dropGap = nil
    moveItemsAside()
  }

  private func moveItemsAside() {
    setNeedsLayout()
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      self.layOutItems()
    }
  }

  /// Where and how an item is shown that is dragged, or that makes way for items from elsewhere.
  func draggedAside(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.representedElementCategory == .cell else { return attributes }
    let path = attributes.indexPath
    let isFaded = cellForItem(at: path)?.dragState == .dragging
    guard isFaded || isAfterGap(path),
      let moved = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    if isFaded { moved.alpha *= ListMeasures.draggedOpacity }
    if isAfterGap(path) { moved.center = placeAfter(attributes) }
    return moved
  }

  /// The centre of the place after an item: the next item's, or, after the last item, next to it or in another line.
  private func placeAfter(_ attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    let path = attributes.indexPath
    let last = numberOfItems(inSection: path.section) - 1
    func frame(_ item: Int) -> CGRect? {
      guard (0...max(last, 0)).contains(item) else { return nil }
      let path = IndexPath(item: item, section: path.section)
      return collectionViewLayout.layoutAttributesForItem(at: path)?.frame
    }
    if let next = frame(path.item + 1) { return CGPoint(x: next.midX, y: next.midY) }
    let own = attributes.frame
    let gap = frame(1).flatMap { second in
      frame(0).map { max(second.minX - $0.maxX, second.minY - $0.maxY, 0) }
    }
    let spacing = gap ?? 0
    let isInLine = frame(0).map { abs($0.midY - (frame(1)?.midY ?? .infinity)) < 1 } ?? false
    let right = own.midX + own.width + spacing
    if isInLine, right + own.width / 2 <= bounds.maxX { return CGPoint(x: right, y: own.midY) }
    return CGPoint(x: frame(0)?.midX ?? own.midX, y: own.midY + own.height + spacing)
  }
}

extension UICollectionViewCell {
  func dragStateDidChange(from old: UICellConfigurationState.DragState) {
    guard dragState != old else { return }
    dragStateDidChange(DragState(dragState))
    setNeedsUpdateConfiguration()
  }

  /// Ends what drags do with the cell, before it shows another item.
  func endDragging() {
    dragState = .none
    dropState = .none
    isHidden = false
  }

  func dropStateDidChange(from old: UICellConfigurationState.DropState) {
    guard dropState != old else { return }
    if (dropState == .targeted) != (old == .targeted) { isHighlighted = dropState == .targeted }
    setNeedsUpdateConfiguration()
  }
}

extension UICollectionViewCell.DragState {
  fileprivate init(_ state: UICellConfigurationState.DragState) {
    self =
      switch state {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
  }
}
