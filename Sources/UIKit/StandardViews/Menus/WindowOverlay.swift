/// A view over a whole window that shows a panel next to its source, such as a menu. A touch next to the panel closes it.
@_spi(PackageViews)
open class WindowOverlay: UIView {
  /// The view that opened the overlay.
  public private(set) final weak var source: UIView?
  final private(set) var isClosing = false
  /// Called before the overlay closes, with whether that is animated.
  public final var onClose: ((Bool) -> Void)?

  /// Seconds; our own.
  static let duration: TimeInterval = 0.25

  open override class var describedClass: UIView.Type { UIView.self }

  /// Creates an overlay for a window, which it is not yet in.
  ///
  /// - Parameter backdrop: the view behind the panel, which gets the touches next to it.
  public init(over window: UIWindow, from source: UIView, backdrop: UIView) {
    self.source = source
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    backdrop.frame = bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.addGestureRecognizer(
      UITapGestureRecognizer(action: UIAction { [weak self] _ in self?.didTouchBackdrop() }))
    addSubview(backdrop)
  }

  /// Returns nil: overlays are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Closes the overlay; menus first go back to the menu that a submenu was opened from.
  open func didTouchBackdrop() { close(animated: true) }

  /// Changes the panel in the animation that closes the overlay.
  open func animateClosing() {}

  /// Puts the overlay into its window, where it grows from a part of the panel's size.
  public final func open(_ panel: UIView?, in window: UIWindow, animated: Bool) {
    window.addSubview(self)
    layoutIfNeeded()
    guard animated else { return }
    UIView.performWithoutAnimation {
      alpha = 0
      panel?.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) { [self] in
      alpha = 1
      panel?.transform = .identity
    }
  }

  /// Closes the overlay.
  public final func close(animated: Bool) {
    guard !isClosing else { return }
    isClosing = true
    onClose?(animated)
    guard animated else {
      removeFromSuperview()
      return
    }
    UIView.animate(withDuration: Self.duration) {
      self.alpha = 0
      self.animateClosing()
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}
