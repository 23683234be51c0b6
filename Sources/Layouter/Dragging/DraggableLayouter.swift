import HeadlessUIKit

/// A layout whose cells can be dragged: it knows which cell is at a point, and where a cell that is
/// dragged over it would be dropped.
///
/// The dragged view itself stands in an overlay then, and the layout leaves it there; its cell is
/// among the others and keeps its place free.
public protocol DraggableLayouter: BaseLayout {
  /// Whether cells move out of the way of the dragged one. Otherwise the gap that shows where it would
  /// be dropped lies in front of them.
  var makesRoomWhileDragging: Bool { get }

  /// The cell at a point in the container's coordinates.
  func hitTest(_ point: CGPoint) -> LayoutCell?

  /// A cell for the view of another layout's cell, which comes in.
  func makeCell(for view: UIView, from sourceCell: LayoutCell) -> LayoutCell

  /// A cell of this layout is picked up, or one of another layout comes in for the first time.
  func willDrag(_ view: UIView)

  /// The cell of a dragged view has come in among the others, behind them all, or is there from the
  /// start.
  func didTakeIn(_ view: UIView)

  /// The index, among all cells, that the dragged cell is to have; nil to leave it where it is.
  func dropIndex(of view: UIView, in drag: DragEventArg) -> Int?

  /// Where the dragged view would come to stand, in the container's coordinates; nil if that cannot
  /// be said.
  func landingFrame(of view: UIView, in drag: DragEventArg) -> CGRect?

  /// The dragged view is dropped; this layout has its cell.
  func willDrop(_ view: UIView, in drag: DragEventArg)

  /// The drag is over for this layout, with the view in it or elsewhere.
  func didDrag()

  /// What should be seen of a dragged cell and around it, in the container's coordinates.
  func rectToShow(around view: UIView) -> CGRect?
}

extension DraggableLayouter {
  public var makesRoomWhileDragging: Bool { true }

  public func makeCell(for view: UIView, from sourceCell: LayoutCell) -> LayoutCell {
    makeCell(for: view)
  }

  public func willDrag(_ view: UIView) {}

  public func didTakeIn(_ view: UIView) {}

  public func landingFrame(of view: UIView, in drag: DragEventArg) -> CGRect? {
    frameOfCell(at: indexOfChild(view))
  }

  public func willDrop(_ view: UIView, in drag: DragEventArg) {}

  public func didDrag() {}

  public func rectToShow(around view: UIView) -> CGRect? { frameOfCell(at: indexOfChild(view)) }
}

extension StackLayout: DraggableLayouter {
  /// Behind the leading cells whose middles the pointer has passed.
  public func dropIndex(of view: UIView, in drag: DragEventArg) -> Int? {
    dropIndex(at: drag.pointer(in: self), dragging: view)
  }
}

extension GridLayout: DraggableLayouter {
  /// A cell of another grid keeps its units as far as there is room; others get the mega units.
  public func makeCell(for view: UIView, from sourceCell: LayoutCell) -> LayoutCell {
    guard let sourceCell = sourceCell as? GridCell else { return makeCell(for: view) }
    let isVertical = growingOrientation == .vertical
    return GridCell(
      view: view,
      unitX: isVertical ? min(sourceCell.unitX, fixedSideCount) : sourceCell.unitX,
      unitY: isVertical ? sourceCell.unitY : min(sourceCell.unitY, fixedSideCount))
  }

  /// Unfolds all groups: what is dragged may go among their cells.
  public func willDrag(_ view: UIView) { unfoldAllGroups() }

  /// Takes the places of the cells without the dragged one, which count for the whole drag.
  public func didTakeIn(_ view: UIView) { dropTarget = try? dropTarget(dragging: view) }

  /// The place of the cell that the dragged view covers most of, as a rule.
  public func dropIndex(of view: UIView, in drag: DragEventArg) -> Int? {
    if dropTarget?.count != childCount { didTakeIn(view) }
    return dropTarget?.insertionIndex(for: drag.draggedFrame(in: self))
  }

  public func didDrag() { dropTarget = nil }

  public func rectToShow(around view: UIView) -> CGRect? { surroundings(of: view) }
}

extension RelativeLayout: DraggableLayouter {
  public var makesRoomWhileDragging: Bool { false }

  /// Nothing gives way while a view is dragged.
  public func dropIndex(of view: UIView, in drag: DragEventArg) -> Int? { nil }

  /// Where the rules of dropping put the view.
  public func landingFrame(of view: UIView, in drag: DragEventArg) -> CGRect? {
    frame(ofDropAt: drag.draggedFrame(in: self))
  }

  public func willDrop(_ view: UIView, in drag: DragEventArg) {
    dropChild(view, at: drag.draggedFrame(in: self))
  }
}
