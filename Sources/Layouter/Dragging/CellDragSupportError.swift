/// Why dragging is not set up as it was asked for.
public enum CellDragSupportError: Error, Equatable, Sendable {
  /// Gestures are recognised on a base view, and there is none.
  case noBaseView
  /// There is no layout whose cells could be dragged.
  case noLayouter
  /// There is no view that the cells of a layout stand in.
  case noContainer(layouter: String)
  /// The layout does not know where a cell that is dragged over it would be dropped.
  case notDraggable(layouter: String)
  /// There is one root.
  case hasRootLayouter(layouter: String)
  /// A parent node that is of another supporter, or was removed.
  case unknownNode(layouter: String)
  /// Something was said of a layout that does not take part.
  case unknownLayouter(layouter: String)
}

extension CellDragSupportError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noBaseView:
      "there is no base view to recognise gestures on: set baseView, and keep that view"
    case .noLayouter:
      "there is no layout to drag cells of: set layouter, or strongLayouter if nobody else keeps it"
    case .noContainer(let layouter):
      "there is no view that the cells of \(layouter) stand in: set containerView or baseView"
    case .notDraggable(let layouter):
      "the cells of \(layouter) cannot be dragged: its class is to conform to DraggableLayouter"
    case .hasRootLayouter(let layouter):
      "there is a root already: add \(layouter) by addSubLayouter, below it or beside it"
    case .unknownNode(let layouter):
      "\(layouter) cannot be added below a node that is not one of this supporter: use what its "
        + "addRootLayouter or addSubLayouter returned"
    case .unknownLayouter(let layouter):
      "\(layouter) does not take part in dragging: add it by addRootLayouter or addSubLayouter"
    }
  }
}
