/// Why dragging could not be set up as requested.
public enum CellDragSupportError: Error, Equatable, Sendable {
  /// The base view, on which gestures are recognized, is missing.
  case noBaseView
  /// The layout whose cells are to be dragged is missing.
  case noLayouter
  /// The view that contains the layout's cells is missing.
  case noContainer(layouter: String)
  /// The layout cannot compute where a dragged cell would be dropped.
  case notDraggable(layouter: String)
  /// There is a root already.
  case hasRootLayouter(layouter: String)
  /// The parent node belongs to another support, or was removed.
  case unknownNode(layouter: String)
  /// A request named a layout that is not registered.
  case unknownLayouter(layouter: String)
}

extension CellDragSupportError: CustomStringConvertible {
  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .noBaseView:
      "the base view, which recognizes gestures, is missing: set baseView, and retain that view"
    case .noLayouter:
      "the layout is missing: set layouter, or strongLayouter if no other object retains it"
    case .noContainer(let layouter):
      "the view that contains the cells of \(layouter) is missing: set containerView or baseView"
    case .notDraggable(let layouter):
      "the cells of \(layouter) cannot be dragged: its class must conform to DraggableLayouter"
    case .hasRootLayouter(let layouter):
      "there is a root already: add \(layouter) with addSubLayouter"
    case .unknownNode(let layouter):
      "\(layouter) cannot be added below a node of another drag support: use the node that "
        + "this one's addRootLayouter or addSubLayouter returned"
    case .unknownLayouter(let layouter):
      "\(layouter) is not registered for dragging: add it with addRootLayouter or addSubLayouter"
    }
  }
}
