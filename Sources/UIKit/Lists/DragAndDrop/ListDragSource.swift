import HeadlessUIKit
import StandardControls
import StandardViews

/// Drags rows of a list.
final class ListDragSource: NSObject, UIDragInteractionDelegate {
  /// A row that is dragged.
  private struct Row {
    let item: UIDragItem
    /// Nil once the row is deleted.
    var path: IndexPath?
  }

  private weak var list: (any DragDropList)?
  private var rows: [Row] = []
  /// Whether rows are dragged.
  private(set) var isActive = false

  init(_ list: any DragDropList) {
    self.list = list
    super.init()
  }

  /// The path of the row that an item represents, as far as it is known; nil for items from elsewhere.
  func path(of item: UIDragItem) -> IndexPath? {
    rows.first { $0.item === item }?.path
  }

  /// Follows the rows in an update of the list.
  func rowsDidMove(_ newPath: (IndexPath) -> IndexPath?) {
    for index in rows.indices { rows[index].path = rows[index].path.flatMap(newPath) }
  }

  /// Whether a row is dragged.
  func isDragged(_ path: IndexPath) -> Bool {
    isActive && rows.contains { $0.path == path }
  }

  private func show(_ state: UICellConfigurationState.DragState) {
    guard let list else { return }
    for row in rows {
      if let cell = row.path.flatMap({ list.rowCell(at: $0) }) {
        list.showDragState(state, of: cell)
      }
    }
  }

  // MARK: Delegate

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let list, list.allowsDrags, let path = list.rowPath(at: session.location(in: list))
    else { return [] }
    let items = list.dragItems(session, at: path)
    rows = items.map { Row(item: $0, path: path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let list, list.allowsDrags, let path = list.rowPath(at: point), !isDragged(path) else {
      return []
    }
    let items = list.addedDragItems(session, at: path, point)
    rows += items.map { Row(item: $0, path: path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let list, let path = path(of: item), let cell = list.rowCell(at: path) else {
      return nil
    }
    list.prepareForPicture(cell)
    cell.layoutIfNeeded()
    return UITargetedDragPreview(view: cell, parameters: parameters(of: cell, path))
  }

  private func parameters(of cell: UIView, _ path: IndexPath) -> UIDragPreviewParameters {
    if let given = list?.dragParameters(at: path) { return given }
    let parameters = UIDragPreviewParameters()
    // Cells without a background of their own are dragged without one.
    parameters.backgroundColor = cell.backgroundColor
    return parameters
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    show(.lifting)
    animator.addCompletion { [weak self] position in
      if position == .start { self?.end() }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    isActive = true
    show(.dragging)
    list?.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {
    // Rows that another finger has added fade too.
    show(.dragging)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list?.dragAllowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list?.dragIsRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    // The row may be elsewhere, or not visible.
    guard let list, let path = path(of: item), let cell = list.rowCell(at: path),
      cell.superview != nil
    else { return nil }
    let frame = list.rowFrame(at: path)
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(container: list, center: CGPoint(x: frame.midX, y: frame.midY)))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    end()
    list?.dragDidEnd(session)
  }

  private func end() {
    isActive = false
    show(.none)
    rows = []
  }
}
