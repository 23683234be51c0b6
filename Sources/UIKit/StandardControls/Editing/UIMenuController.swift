/// An element of the edit menu, in addition to the system's.
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The edit menu of an application. It is not drawn: it knows whether it is visible, and for what.
///
/// UIKit has one for a process; here every application has its own.
open class UIMenuController: NSObject {
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  /// That of the current application.
  public static var shared: UIMenuController {
    UIApplication.shared.record.part { UIMenuController() }
  }

  public static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  public static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// Elements in addition to the system's.
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  /// The frame of the menu, which is not drawn.
  open var menuFrame: CGRect { .zero }

  /// Whether the menu is on the screen.
  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }

  private var isShown = false
  private var target: (rect: CGRect, view: UIView)?

  /// Sets what the menu is for, without showing it.
  ///
  /// - Parameter targetRect: in the coordinates of the view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = (targetRect, targetView)
  }

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

  open func hideMenu(from targetView: UIView) {
    if target?.view === targetView { hideMenu() }
  }

  open func hideMenu() {
    setMenuVisible(false, animated: true)
  }

  open func update() {}

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
