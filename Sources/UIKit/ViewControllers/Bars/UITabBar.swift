/// The bar of a tab bar controller. It is not drawn yet.
open class UITabBar: ContainerBar {
  open var items: [UITabBarItem]?
  /// Is notified of what a user selects: of nothing, as the bar is not drawn.
  open weak var delegate: (any UITabBarDelegate)?
  open weak var selectedItem: UITabBarItem?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var selectionIndicatorImage: UIImage?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// As wide as what it is in, 49 points high.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }

  // MARK: Overrides in extensions

  open override dynamic func layoutSubviews() { super.layoutSubviews() }
  open override dynamic var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  { super.traitCollectionDidChange(previousTraitCollection) }
}

/// Is notified of what a user selects in a tab bar.
public protocol UITabBarDelegate: ObjectiveCDelegate {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
