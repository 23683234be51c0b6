/// A bar of buttons. It is not drawn yet: values are kept.
open class UIToolbar: ContainerBar {
  /// The look of the bar at its normal height.
  open var standardAppearance = UIToolbarAppearance()
  /// The look of a low bar; nil, the default, for the standard one.
  open var compactAppearance: UIToolbarAppearance?
  /// The look of the bar while the content is scrolled to its edge; nil, the default, for the
  /// standard one.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look of a low bar while the content is scrolled to its edge; nil, the default, for
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// Decides on the bar's position; nil by default.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The buttons from the left; nil by default.
  open var items: [UIBarButtonItem]?

  /// The delegate's answer; the bottom by default.
  open override var barPosition: UIBarPosition { position(by: delegate, default: .bottom) }

  /// Sets ``items``, without an animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// As wide as the given size, 44 points high.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

/// Decides on a toolbar's position.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
