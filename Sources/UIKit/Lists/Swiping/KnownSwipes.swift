import HeadlessUIKit

/// The swipe actions of a row that a scene describes.
struct KnownSwipes {
  private var actions: [UITableView.SwipeSide: [SwipeAction]] = [:]
  /// The edge at which the actions are shown from the start; nil for none.
  var side: UITableView.SwipeSide?

  /// Adds an action, from the edge inwards.
  mutating func add(_ action: SwipeAction, at side: UITableView.SwipeSide) {
    actions[side, default: []].append(action)
  }

  /// The actions at an edge; nil for none.
  func configuration(_ side: UITableView.SwipeSide) -> UISwipeActionsConfiguration? {
    actions[side].map { UISwipeActionsConfiguration(actions: $0.map(\.action)) }
  }
}

/// A swipe action of a row that a scene describes. It is never shown itself.
package final class SwipeAction: UIView {
  package var title: String?
  package var image: UIImage?
  package var style = UIContextualAction.Style.normal
  /// The colour behind the title; nil for the style's.
  package var color: UIColor?

  package override class var propertyTable: PropertyTable { swipeActionProperties }

  fileprivate var action: UIContextualAction {
    let action = UIContextualAction(style: style, title: title) { _, _, complete in complete(true) }
    if let color { action.backgroundColor = color }
    action.image = image
    return action
  }
}
