extension UIApplication {
  /// Shows an alert in a window of its own at the level of alerts, in front of the application's windows and of whatever
  /// these present. The window becomes key, and disappears with the alert.
  ///
  /// UIKit presents alerts in the presenting controller's window, as `present(_:animated:)` does here. Before iOS 8 it
  /// made such a window for each alert, and applications still do so where no controller is at hand.
  public func show(_ alert: UIAlertController, animated: Bool = true) {
    perform {
      guard alert.presenter == nil, alert.viewIfLoaded?.window == nil else { return }
      let window = UIWindow(frame: screen.bounds)
      window.application = self
      window.windowLevel = .alert
      window.rootViewController = AlertWindowController()
      window.makeKeyAndVisible()
      alert.ownWindow = window
      window.rootViewController?.present(alert, animated: animated)
    }
  }
}

/// The root of an alert's own window: transparent.
private final class AlertWindowController: UIViewController {
  override func loadView() {
    let view = AlertWindowView()
    view.isOpaque = false
    self.view = view
  }
}

private final class AlertWindowView: UIView {
  override class var describedClass: UIView.Type { UIView.self }
}
