/// The content of a context menu.
open class UIContextMenuConfiguration: NSObject {
  /// Creates the menu from the elements that the system suggests.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// The order of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    /// The system's choice.
    case automatic
    /// The first element next to the source.
    case priority
    /// The first element at the top.
    case fixed
  }

  /// The order of the menu's elements; automatic by default. Kept, without effect: the first one is at the top.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Identifies the menu; a new UUID by default.
  public let identifier: any NSCopying
  /// Creates the menu; nil, the default, for no menu.
  public let actionProvider: ActionProvider?
  /// Creates the preview; nil, the default, for the view itself.
  package let makePreview: (() -> ContextMenuPreview?)?

  /// Creates a configuration of a menu.
  package init(
    identifier: (any NSCopying)?, makePreview: (() -> ContextMenuPreview?)?,
    actionProvider: ActionProvider?
  ) {
    self.identifier = identifier ?? NSUUID()
    self.makePreview = makePreview
    self.actionProvider = actionProvider
    super.init()
  }

  /// Creates the menu of a scene.
  package convenience init(showing menu: MenuValue) {
    self.init(identifier: nil, makePreview: nil, actionProvider: { _ in menu.make() })
  }
}

/// What a context menu shows instead of a picture of its source: the view of a controller.
package struct ContextMenuPreview {
  package let view: UIView
  /// The size that the controller prefers, points; a dimension of 0 for the width of the window.
  package let preferredSize: CGSize
  package let controller: AnyObject

  package init(view: UIView, preferredSize: CGSize, controller: AnyObject) {
    self.view = view
    self.preferredSize = preferredSize
    self.controller = controller
  }

  /// The size in a window, points.
  func size(in window: UIWindow?) -> CGSize {
    let width = max(0, (window?.bounds.width ?? 0) - 32)
    return CGSize(
      width: preferredSize.width > 0 ? preferredSize.width : width,
      height: preferredSize.height > 0 ? preferredSize.height : width)
  }
}
