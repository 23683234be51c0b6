import StandardControls

extension UIApplication {
  /// Whether pictures of the screen show the status bar and the home indicator, in front of all windows; false by
  /// default. The controllers decide on their style and on whether they are hidden.
  @_spi(SystemUI) public var showsSystemUI: Bool {
    get { systemWindows[self] != nil }
    set {
      guard newValue != showsSystemUI else { return }
      guard newValue else {
        systemWindows[self]?.isHidden = true
        systemWindows[self] = nil
        return
      }
      perform {
        let window = SystemWindow(frame: screen.bounds)
        systemWindows[self] = window
        window.isHidden = false
      }
    }
  }
}

private let systemWindows = AssociatedProperty<SystemWindow>()

/// The window of the status bar and the home indicator, which receives no touches.
final class SystemWindow: UIWindow {
  private let statusBar = StatusBarView()
  private let homeIndicator = HomeIndicatorView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .statusBar
    isUserInteractionEnabled = false
    addSubview(statusBar)
    addSubview(homeIndicator)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The preferences of controllers may change without a notification.
    let front = (host.keyWindow ?? host.windows.first { $0 !== self })?.controllers.last
    statusBar.place(
      in: screen,
      style: resolved(front?.deciding { $0.childForStatusBarStyle }.preferredStatusBarStyle),
      isHidden: front?.deciding { $0.childForStatusBarHidden }.prefersStatusBarHidden ?? false)
    homeIndicator.place(
      in: screen, isDark: traitCollection.userInterfaceStyle != .dark,
      isHidden: front?.deciding { $0.childForHomeIndicatorAutoHidden }
        .prefersHomeIndicatorAutoHidden ?? false)
  }

  /// Light or dark; the default follows the appearance.
  private func resolved(_ style: UIStatusBarStyle?) -> UIStatusBarStyle {
    if let style, style != .default { return style }
    return traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }
}

extension UIViewController {
  /// The controller at the end of a path of children.
  func deciding(by child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    while let next = child(controller) { controller = next }
    return controller
  }
}

/// The bar at the bottom of devices without a home button.
final class HomeIndicatorView: UIView {
  /// The height of the bar, and its distance from the bottom.
  private static let (height, bottom): (CGFloat, CGFloat) = (5, 8)

  /// - Parameter isDark: whether the bar is dark, on light content.
  func place(in screen: UIScreen, isDark: Bool, isHidden: Bool) {
    let (bounds, inset) = (screen.bounds, screen.safeAreaInsets.bottom)
    self.isHidden = isHidden || inset == 0
    let length = Self.length(ofScreen: bounds.size, isPad: screen.device.userInterfaceIdiom == .pad)
    frame = CGRect(
      x: (bounds.width - length) / 2, y: bounds.height - Self.bottom - Self.height, width: length,
      height: Self.height)
    layer.cornerRadius = Self.height / 2
    backgroundColor = isDark ? .black : .white
  }

  /// Some 36 % of the width of a phone, and less of longer sides.
  private static func length(ofScreen size: CGSize, isPad: Bool) -> CGFloat {
    if isPad { return 300 }
    return (size.width > size.height ? 0.3 * size.width : 0.36 * size.width).rounded()
  }
}
