/// Opens a menu on a long press of a view. Inert: a test asks the delegate for the menu.
open class UIContextMenuInteraction: InertInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Where the gesture is, in a view's coordinates: nowhere.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Closes the menu: none is open.
  open func dismissMenu() {}
}

/// Decides on the menu of a view.
public protocol UIContextMenuInteractionDelegate: ObjectiveCDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// What a menu consists of.
open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu of the elements that the system suggests.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// Makes what is shown next to the menu.
  public typealias PreviewProvider = () -> UIViewController?

  public let identifier: AnyHashable?
  public let previewProvider: PreviewProvider?
  public let actionProvider: ActionProvider?

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
