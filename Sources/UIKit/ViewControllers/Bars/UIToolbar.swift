/// A bar of buttons. It is not drawn yet.
open class UIToolbar: ContainerBar {
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  open weak var delegate: (any UIToolbarDelegate)?
  open var items: [UIBarButtonItem]?

  /// What the delegate says; the bottom by default.
  open override var barPosition: UIBarPosition { position(by: delegate, default: .bottom) }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// As wide as what it is in, 44 points high.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  // MARK: Overrides in extensions

  open override dynamic func layoutSubviews() { super.layoutSubviews() }
  open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

/// Decides on where a toolbar is.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
