/// A custom element of the edit menu.
open class UIMenuItem: NSObject {
  /// The text of the element.
  open var title: String
  /// The method that the element calls.
  open var action: Selector

  /// Creates an element with a text and a method.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The edit menu of an application. It is not drawn, but reports whether it is visible.
///
/// UIKit has one for each process; here every application has its own.
open class UIMenuController: NSObject {
  /// The direction of the menu's arrow.
  public enum ArrowDirection: Int, Sendable {
    /// Kept, without effect: the menu is not drawn.
    case `default`, up, down, left, right
  }

  /// The current application's menu.
  public static var shared: UIMenuController {
    UIApplication.shared.record.part { UIMenuController() }
  }

  /// Posted before the menu becomes visible.
  public static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu became visible.
  public static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu was hidden.
  public static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// The name of the notification of a changed frame; never posted here.
  public static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// Custom elements in addition to the system's; nil for none. Kept, without effect: the menu is
  /// not drawn.
  open var menuItems: [UIMenuItem]?
  /// The direction of the menu's arrow. Kept, without effect: the menu is not drawn.
  open var arrowDirection = ArrowDirection.default
  /// The frame of the menu; always zero, as it is not drawn.
  open var menuFrame: CGRect { .zero }

  /// Whether the menu is visible. Setting it posts the notifications.
  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }

  private var isShown = false
  private var target: (rect: CGRect, view: UIView)?

  /// Sets the rectangle that the menu refers to, without showing the menu.
  ///
  /// - Parameter targetRect: in the view's coordinates.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = (targetRect, targetView)
  }

  /// Shows or hides the menu and posts the notifications; without animation.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isShown else { return }
    post(menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification)
    isShown = menuVisible
    post(menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification)
  }

  /// Shows the menu for a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu if it was shown for the view.
  open func hideMenu(from targetView: UIView) {
    if target?.view === targetView { hideMenu() }
  }

  /// Hides the menu and posts the notifications.
  open func hideMenu() {
    setMenuVisible(false, animated: true)
  }

  /// Has no effect: the menu is not drawn.
  open func update() {}

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
