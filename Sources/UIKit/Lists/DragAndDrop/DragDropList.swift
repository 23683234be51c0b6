import HeadlessUIKit
import StandardControls
import StandardViews

/// What a drop does with the row at its destination.
enum ListDropIntent {
  case unspecified, insertAt, insertInto, automatic
}

/// A table or a collection, as drags and drops see it. Its rows are a table's rows or a collection's items.
protocol DragDropList: UIScrollView {
  // MARK: Drags
  var allowsDrags: Bool { get }
  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func addedDragItems(
    _ session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool

  // MARK: Drops
  func acceptsDrop(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  /// What a drop would do.
  func proposeDrop(
    _ session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, intent: ListDropIntent)
  func dropDidExit(_ session: any UIDropSession)
  func performDrop(_ drop: ListDrop)
  func dropDidEnd(_ session: any UIDropSession)

  // MARK: Rows
  func rowPath(at point: CGPoint) -> IndexPath?
  /// The path that a cell has in the data source.
  func rowPath(of cell: UIView) -> IndexPath?
  func rowCell(at path: IndexPath) -> UIView?
  /// The cells that are shown.
  var rowCells: [UIView] { get }
  /// The place of a row without a gap, points in the list's coordinates.
  func rowFrame(at path: IndexPath) -> CGRect
  /// The place at which items would be inserted that are over a cell.
  func gapPath(over cell: UIView) -> IndexPath?
  /// Gives a cell the look that it has by itself, until its drag state changes.
  func prepareForPicture(_ cell: UIView)
  func showDragState(_ state: UICellConfigurationState.DragState, of cell: UIView)
  func showDropState(_ state: UICellConfigurationState.DropState, of cell: UIView)

  // MARK: Gaps
  /// The place of the gap; nil without one.
  var gapPath: IndexPath? { get }
  /// Opens a gap, or moves it, animated.
  ///
  /// - Parameters:
  ///   - origin: The row that moves to the gap; nil for items from elsewhere.
  func openGap(at path: IndexPath, from origin: IndexPath?)
  /// The cell of the row that moves to the gap, which is not shown; nil without one.
  var hiddenCell: UIView? { get }
  /// Closes the gap, animated.
  func closeGap()
}

/// The drags and the drops of a table or a collection.
final class ListDragAndDrop {
  let source: ListDragSource
  let target: ListDropTarget
  let drag: UIDragInteraction
  let drop: UIDropInteraction

  init(_ list: any DragDropList) {
    source = ListDragSource(list)
    target = ListDropTarget(list, source)
    drag = UIDragInteraction(delegate: source)
    drop = UIDropInteraction(delegate: target)
  }

  /// Adds the interactions that a list needs, and removes the others.
  func update(_ list: any DragDropList, drags: Bool, drops: Bool) {
    if drags { list.addInteraction(drag) } else { list.removeInteraction(drag) }
    if drops { list.addInteraction(drop) } else { list.removeInteraction(drop) }
  }
}
