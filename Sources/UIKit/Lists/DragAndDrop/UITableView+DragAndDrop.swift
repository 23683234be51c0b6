import HeadlessUIKit
import StandardControls
import StandardViews

/// A gap between the rows of a table or the items of a collection, for items from elsewhere.
struct DropGap: Equatable {
  var path: IndexPath
  /// Points.
  var height: CGFloat
}

extension UITableView: DragDropList {
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

  // A finger on the control for moving a row moves it at once, without a press.
  var allowsDrags: Bool { held == nil }

  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }
  func addedDragItems(
    _ session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: Drops

  func acceptsDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  func proposeDrop(
    _ session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, intent: ListDropIntent) {
    guard
      let proposal = dropDelegate?.tableView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    else { return (UITableViewDropProposal(operation: .cancel), .unspecified) }
    let intent: ListDropIntent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insertAt
      case .insertIntoDestinationIndexPath: .insertInto
      case .automatic: .automatic
      }
    return (proposal, intent)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  func performDrop(_ drop: ListDrop) {
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop, self))
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  // MARK: Rows

  func rowPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func rowPath(of cell: UIView) -> IndexPath? {
    (cell as? UITableViewCell).flatMap { indexPath(for: $0) }
  }
  func rowCell(at path: IndexPath) -> UIView? { shownRows[path] }
  var rowCells: [UIView] { Array(shownRows.values) }
  func rowFrame(at path: IndexPath) -> CGRect { rectForRow(at: path) }
  func gapPath(over cell: UIView) -> IndexPath? {
    guard let path = rowPath(of: cell) else { return nil }
    if let move = held?.move { return move.shownPath(of: path) }
    return isAfterGap(path) ? IndexPath(row: path.row + 1, section: path.section) : path
  }
  func prepareForPicture(_ cell: UIView) {
    rowTouchesCancelled()
    guard let cell = cell as? UITableViewCell, var row = cell.row else { return }
    row.showsSeparator = false
    row.isFirst = true
    row.isLast = true
    cell.row = row
  }
  func showDragState(_ state: UICellConfigurationState.DragState, of cell: UIView) {
    guard let cell = cell as? UITableViewCell, cell.dragState != state else { return }
    cell.dragState = state
    if let path = indexPath(for: cell) { cell.row = cellRow(for: path) }
  }
  func showDropState(_ state: UICellConfigurationState.DropState, of cell: UIView) {
    (cell as? UITableViewCell)?.dropState = state
  }

  // MARK: Gaps

  var gapPath: IndexPath? { held?.move.target ?? dropGap?.path }

  /// Whether a row has made way for items from elsewhere.
  func isAfterGap(_ path: IndexPath) -> Bool {
    dropGap.map { $0.path.section == path.section && path.row >= $0.path.row } ?? false
  }

  func openGap(at path: IndexPath, from origin: IndexPath?) {
    guard let origin, let cell = shownRows[origin] else { return openGap(at: path) }
    if held == nil {
      closeGap()
      let row = LiftedRow(cell)
      row.hide()
      held = HeldRow(
        move: ListMove(origin: origin, target: origin), row: row, height: cell.frame.height,
        grip: 0, y: cell.frame.minY)
    }
    guard held?.move.target != path, rowCount(ofSection: path.section) >= path.row else { return }
    held?.move.target = path
    moveRowsAside()
  }

  private func openGap(at path: IndexPath) {
    if held != nil { closeGap() }
    guard dropGap?.path != path else { return }
    let height =
      dropGap?.height
      ?? (tableLayout?.contains(path) == true
        ? rectForRow(at: path).height : rowHeight > 0 ? rowHeight : ListMeasures.rowHeight)
    dropGap = DropGap(path: path, height: height)
    moveRowsAside()
  }

  var hiddenCell: UIView? { held.flatMap { $0.row.isHidden ? $0.row.view : nil } }

  func closeGap() {
    guard held?.row.isHidden == true || dropGap != nil else { return }
    if let held {
      self.held = nil
      held.row.discard()
    }
    dropGap = nil
    moveRowsAside()
  }

  private func moveRowsAside() {
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      for (path, cell) in self.shownRows { cell.row = self.cellRow(for: path) }
      self.layOutRows()
    }
  }
}

extension UITableViewCell {
  func dragStateDidChange(from old: UICellConfigurationState.DragState) {
    guard dragState != old else { return }
    // A dragged row fades at its place.
    alpha = dragState == .dragging ? ListMeasures.draggedOpacity : 1
    dragStateDidChange(DragState(dragState))
    setNeedsUpdateConfiguration()
  }

  /// Ends what drags do with the cell, before it shows another row.
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

extension UITableViewCell.DragState {
  fileprivate init(_ state: UICellConfigurationState.DragState) {
    self =
      switch state {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
  }
}
