import HeadlessUIKit

/// An action that a swipe over a row shows.
open class UIContextualAction: NSObject {
  /// The look of an action.
  public enum Style: Int, Sendable, CaseIterable {
    /// A grey background, unless it is set.
    case normal
    /// A red background, unless it is set.
    case destructive
  }

  /// Performs the action; it calls the completion with whether it was performed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The look of the action.
  public let style: Style
  /// Performs the action.
  public let handler: Handler
  /// The title; nil for none.
  open var title: String?
  /// The colour behind the title; red or grey by default.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
  /// The image above the title; nil for none.
  open var image: UIImage?

  /// Creates an action with a title and what performs it.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The actions that a swipe over a row shows, from the edge inwards.
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first one at the edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}
