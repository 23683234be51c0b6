import HeadlessUIKit

/// A layout whose cells can be dragged: it finds the cell at a point, and computes where a dragged
/// cell would be dropped.
///
/// During a drag the view itself is in an overlay, and the layout does not move it; its cell stays
/// among the others and keeps its place free.
public protocol DraggableLayouter: BaseLayout {
  /// Whether the layout moves cells aside for the dragged one. Otherwise the gap that marks its
  /// place is in front of them.
  var movesCellsAside: Bool { get }

  /// The cell at a point in the container's coordinates.
  func hitTest(_ point: CGPoint) -> LayoutCell?

  /// Creates a cell for a view that enters from another layout's cell.
  func makeCell(for view: UIView, from sourceCell: LayoutCell) -> LayoutCell

  /// A cell of this layout is picked up, or one of another layout enters for the first time.
  func willDrag(_ view: UIView)

  /// The cell of a dragged view was appended to this layout, or is in it from the start.
  func didAdopt(_ view: UIView)

  /// The index, among all cells, to which the dragged cell moves; nil to leave it where it is.
  func dropIndex(of view: UIView, in drag: DragEventArg) -> Int?

  /// The frame of the dragged view if it were dropped, in the container's coordinates; nil if
  /// unknown.
  func landingFrame(of view: UIView, in drag: DragEventArg) -> CGRect?

  /// The dragged view is dropped in this layout.
  func willDrop(_ view: UIView, in drag: DragEventArg)

  /// The drag is over for this layout, wherever the view was dropped.
  func didDrag()

  /// The area around a dragged cell that should be visible, in the container's coordinates.
  func rectToShow(around view: UIView) -> CGRect?
}

extension DraggableLayouter {
  /// True by default.
  public var movesCellsAside: Bool { true }

  /// Ignores the source cell by default.
  public func makeCell(for view: UIView, from sourceCell: LayoutCell) -> LayoutCell {
    makeCell(for: view)
  }

  /// Does nothing by default.
  public func willDrag(_ view: UIView) {}

  /// Does nothing by default.
  public func didAdopt(_ view: UIView) {}

  /// The frame of the view's cell by default.
  public func landingFrame(of view: UIView, in drag: DragEventArg) -> CGRect? {
    frameOfCell(at: indexOfChild(view))
  }

  /// Does nothing by default.
  public func willDrop(_ view: UIView, in drag: DragEventArg) {}

  /// Does nothing by default.
  public func didDrag() {}

  /// The frame of the view's cell by default.
  public func rectToShow(around view: UIView) -> CGRect? { frameOfCell(at: indexOfChild(view)) }
}

extension StackLayout: DraggableLayouter {
  /// Behind the leading cells whose centres the pointer has passed.
  public func dropIndex(of view: UIView, in drag: DragEventArg) -> Int? {
    dropIndex(at: drag.pointer(in: self), dragging: view)
  }
}

extension GridLayout: DraggableLayouter {
  /// A cell of another grid keeps its units, limited to the grid's width; others get the mega
  /// units.
  public func makeCell(for view: UIView, from sourceCell: LayoutCell) -> LayoutCell {
    guard let sourceCell = sourceCell as? GridCell else { return makeCell(for: view) }
    let isVertical = growingOrientation == .vertical
    return GridCell(
      view: view,
      unitX: isVertical ? min(sourceCell.unitX, fixedSideCount) : sourceCell.unitX,
      unitY: isVertical ? sourceCell.unitY : min(sourceCell.unitY, fixedSideCount))
  }

  /// Unfolds all groups, so that the view can be dropped among their cells.
  public func willDrag(_ view: UIView) { unfoldAllGroups() }

  /// Records the places of the cells without the dragged one for the rest of the drag.
  public func didAdopt(_ view: UIView) { dropTarget = try? dropTarget(dragging: view) }

  /// Usually the place of the cell that the dragged view covers most.
  public func dropIndex(of view: UIView, in drag: DragEventArg) -> Int? {
    if dropTarget?.count != childCount { didAdopt(view) }
    return dropTarget?.insertionIndex(for: drag.draggedFrame(in: self))
  }

  /// Forgets the places that were recorded for the drag.
  public func didDrag() { dropTarget = nil }

  /// The frame of the view grown by the mega units on each side; nil if the view is not a child.
  public func rectToShow(around view: UIView) -> CGRect? { surroundings(of: view) }
}

extension RelativeLayout: DraggableLayouter {
  /// False: cells overlap, and keep their places.
  public var movesCellsAside: Bool { false }

  /// No cell moves aside while a view is dragged.
  public func dropIndex(of view: UIView, in drag: DragEventArg) -> Int? { nil }

  /// The frame that the drop rules give the view.
  public func landingFrame(of view: UIView, in drag: DragEventArg) -> CGRect? {
    frame(ofDropAt: drag.draggedFrame(in: self))
  }

  /// Places the view at its frame, by the drop rules of the layout.
  public func willDrop(_ view: UIView, in drag: DragEventArg) {
    dropChild(view, at: drag.draggedFrame(in: self))
  }
}
