import HeadlessUIKit

extension Device {
  /// 40 x 60 points, one pixel a point, without a safe area.
  package static let plain = Device(
    name: "plain", portraitSize: CGSize(width: 40, height: 60), scale: 1)
}

extension UIApplication {
  /// Shows a view in a window that fills the screen, and updates the display.
  @discardableResult
  package func show(_ view: UIView) -> UIWindow {
    perform {
      let window = UIWindow()
      view.frame = window.bounds
      window.addSubview(view)
      window.makeKeyAndVisible()
      updateDisplay()
      return window
    }
  }
}
