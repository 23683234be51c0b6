import HeadlessUIKit

/// An action that a swipe over a row shows, as tables had them before ``UIContextualAction``.
open class UITableViewRowAction: NSObject, NSCopying {
  /// The look of an action.
  public enum Style: Int, Sendable {
    /// Red.
    case `default`
    /// Grey.
    case normal

    /// The same as the default one.
    public static var destructive: Style { .default }
  }

  /// The look of the action.
  open private(set) var style: Style
  /// The title; nil for none.
  open var title: String?
  /// The colour behind the title; the style's colour by default.
  open var backgroundColor: UIColor?
  /// The effect behind the title. Kept, without effect.
  open var backgroundEffect: UIVisualEffect?

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action with a title and what performs it.
  public required init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// A copy with the same title, handler and background.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(style: style, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    copy.backgroundEffect = backgroundEffect
    return copy
  }

  /// The action for a row, as a swipe shows it.
  func contextualAction(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { _, _, complete in
      self.handler(self, path)
      // The row stays where the handler has not deleted it.
      complete(false)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}

extension UISwipeActionsConfiguration {
  /// The row actions, the first one at the edge. A swipe over the whole row performs none of them.
  convenience init(_ rowActions: [UITableViewRowAction], at path: IndexPath) {
    self.init(actions: rowActions.map { $0.contextualAction(at: path) })
    performsFirstActionWithFullSwipe = false
  }
}
