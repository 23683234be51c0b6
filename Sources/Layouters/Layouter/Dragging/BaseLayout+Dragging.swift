import HeadlessUIKit

// The calls from a drag support, in this order: the source starts the drag, then the destination is
// dragged over; the drag leaves it and enters another layout; finally all layouts are informed that
// the view was dropped, or that the drag was cancelled.

extension BaseLayout {
  /// Picks up the cell at the initial position of the finger, unless the cell objects.
  ///
  /// - Parameter deposit: moves the view to the overlay.
  /// - Returns: whether a cell is dragged.
  func beginDrag(_ event: DragEventArg, deposit: (UIView) -> Void) -> Bool {
    guard let layouter = self as? any DraggableLayouter, let container = event.container(of: self),
      childCount > 0, let cell = layouter.hitTest(event.firstPointer(in: container)),
      cell.isDraggable, let view = cell.view, !view.isHidden
    else { return false }
    if let draggable = view as? any DraggableCell {
      guard draggable.onBeginDragging(self) else { return false }
      // The callback may remove the view.
      guard cell.layout === self else {
        draggable.onEndDragging(self, done: false)
        return false
      }
    }
    cell.isDragging = true
    layouter.willDrag(view)
    drag = LayoutDrag(cell: cell, info: DragInfo(pickedUpAt: indexOfChild(view)))
    event.draggedCell = cell
    event.draggedView = view
    layouter.didAdopt(view)
    deposit(view)
    return true
  }

  /// Moves the dragged cell to the place where it would be dropped.
  func dragTo(_ event: DragEventArg) {
    guard event.destinationLayout === self, let drag, drag.info.hasCell,
      let layouter = self as? any DraggableLayouter, let view = drag.cell.view,
      let index = layouter.dropIndex(of: view, in: event), moveChild(view, to: index)
    else { return }
    updateLayout(animated: true)
    showDraggedCell()
  }

  /// The dragged cell leaves for another layout.
  func dragLeave() {
    guard let drag, drag.info.leave() else { return }
    remove(drag.cell)
    updateLayout(animated: true)
  }

  /// The dragged cell, of this layout or another one, enters.
  func dragEnter(_ event: DragEventArg) {
    guard let layouter = self as? any DraggableLayouter, let sourceCell = event.draggedCell,
      let view = event.draggedView
    else { return }
    let drag = self.drag ?? beginForeignDrag(of: view, from: sourceCell, in: layouter)
    guard drag.info.enter() else { return }
    reinsertCells([drag.cell], at: childCount)
    layouter.didAdopt(view)
    dragTo(event)
    if needsPlacing { updateLayout(animated: true) }
  }

  private func beginForeignDrag(
    of view: UIView, from sourceCell: LayoutCell, in layouter: any DraggableLayouter
  ) -> LayoutDrag {
    layouter.willDrag(view)
    let cell = layouter.makeCell(for: view, from: sourceCell)
    cell.isDragging = true
    let drag = LayoutDrag(cell: cell, info: .foreign)
    self.drag = drag
    return drag
  }

  /// Ends the drag with the view dropped.
  ///
  /// - Parameter bringBack: moves the view from the overlay to the container of its last layout.
  func endDrag(_ event: DragEventArg, bringBack: (UIView) -> Void) {
    guard let drag else { return }
    let view = drag.cell.view
    let isDestination = event.destinationLayout === self && drag.info.hasCell
    if isDestination, let view {
      (self as? any DraggableLayouter)?.willDrop(view, in: event)
      bringBack(view)
    }
    finish(drag)
    if isDestination { (view as? any DraggableCell)?.onEndDragging(self, done: true) }
    updateLayout(animated: true)
    if isDestination, let view { show(frameOfCell(at: indexOfChild(view))) }
  }

  /// Ends the drag, and restores the state before it.
  ///
  /// - Parameter bringBack: moves the view from the overlay to the container of its first layout.
  func cancelDrag(_ event: DragEventArg, bringBack: (UIView) -> Void) {
    guard let drag else { return }
    guard let originalIndex = drag.info.originalIndex else {
      if drag.info.leave() { remove(drag.cell) }
      finish(drag)
      updateLayout(animated: true)
      return
    }
    let view = drag.cell.view
    if let view {
      bringBack(view)
      if drag.info.hasCell {
        moveChild(view, to: originalIndex)
      } else {
        reinsertCells([drag.cell], at: min(originalIndex, childCount))
      }
    }
    finish(drag)
    updateLayout(animated: true)
    guard let view else { return }
    (view as? any DraggableCell)?.onEndDragging(self, done: false)
    show(frameOfCell(at: indexOfChild(view)))
  }

  /// Discards a drag whose view other code has removed.
  func abandonDrag() {
    guard let drag else { return }
    if drag.info.leave() { remove(drag.cell) }
    finish(drag)
    updateLayout(animated: true)
  }

  /// Whether the layout's delegate accepts the dragged view.
  func canDrop(_ event: DragEventArg) -> Bool {
    ask(event) { $0.canDrop($1, from: $2, to: self, over: $3) } ?? true
  }

  /// The dragged view, which the layout does not accept, rests here.
  func dragHover(_ event: DragEventArg) {
    ask(event) { $0.onHover($1, from: $2, to: self, over: $3) }
  }

  private func ask<Answer>(
    _ event: DragEventArg,
    _ question: (any DropAcceptorDelegate, UIView, BaseLayout, UIView?) -> Answer
  ) -> Answer? {
    guard let delegate = dropAcceptorDelegate, let view = event.draggedView,
      let source = event.sourceLayout
    else { return nil }
    let cell = (self as? any DraggableLayouter)?.hitTest(event.pointer(in: self))
    return question(delegate, view, source, cell?.view)
  }

  // MARK: Steps

  private func remove(_ cell: LayoutCell) {
    guard let index = children.firstIndex(where: { $0 === cell }) else { return }
    _ = removeCells(index..<index + 1)
  }

  private func finish(_ drag: LayoutDrag) {
    drag.cell.isDragging = false
    self.drag = nil
    (self as? any DraggableLayouter)?.didDrag()
    if drag.cell.layout == nil { release(drag.cell) }
    requestRecalcLayout()
  }

  private func showDraggedCell() {
    guard let drag, let view = drag.cell.view,
      let rect = (self as? any DraggableLayouter)?.rectToShow(around: view), rect != drag.shownRect
    else { return }
    drag.shownRect = rect
    show(rect)
  }

  private func show(_ rect: CGRect?) {
    if let rect { layoutDelegate?.ensureRectVisible(self, rect: rect) }
  }
}
