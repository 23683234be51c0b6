extension UIWindow {
  /// The controller whose view fills the window, behind other subviews. Its view is loaded when the
  /// window first becomes visible.
  public var rootViewController: UIViewController? {
    get { rootObject as? UIViewController }
    set { rootObject = newValue }
  }

  /// The root controller, the controller that it presents, and so on.
  var controllers: [UIViewController] { owners.compactMap { $0 as? UIViewController } }

  /// The scene of the window: its application's, unless another one was set.
  public var windowScene: UIWindowScene? {
    get { ownScene as? UIWindowScene ?? host.windowScene }
    set { ownScene = newValue }
  }
}
