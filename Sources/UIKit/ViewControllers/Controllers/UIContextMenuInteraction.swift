/// Opens a menu on a long press of a view. It does nothing here: tests ask the delegate for the
/// menu.
open class UIContextMenuInteraction: InertInteraction {
  /// Decides on the menu; nil once it is deallocated.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The location of the gesture: always (0, 0), since there is none.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Has no effect: no menu is open.
  open func dismissMenu() {}
}

/// Decides on the menu of a view.
public protocol UIContextMenuInteractionDelegate: ObjectiveCDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// The content of a context menu.
open class UIContextMenuConfiguration: NSObject {
  /// Creates the menu from the elements that the system suggests.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// Creates the preview next to the menu.
  public typealias PreviewProvider = () -> UIViewController?

  /// Identifies the menu; nil by default.
  public let identifier: AnyHashable?
  /// Creates the preview; nil, the default, for the view itself.
  public let previewProvider: PreviewProvider?
  /// Creates the menu; nil, the default, for no menu.
  public let actionProvider: ActionProvider?

  /// Creates a configuration of a menu.
  public init(
    identifier: AnyHashable? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
