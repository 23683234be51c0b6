/// The bar of a tab bar controller. It is not drawn yet: values are kept.
open class UITabBar: ContainerBar {
  /// The items from the left; nil by default.
  open var items: [UITabBarItem]?
  /// Is notified when a user selects an item, which never happens while the bar is not drawn; nil
  /// by default.
  open weak var delegate: (any UITabBarDelegate)?
  /// The selected item; nil for none.
  open weak var selectedItem: UITabBarItem?
  /// The look of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The look of the bar while the content is scrolled to its bottom; nil, the default, for the
  /// standard one.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour of items that are not selected; nil, the default, for the system's.
  open var unselectedItemTintColor: UIColor?
  /// The image behind the items; nil, the default, for none.
  open var backgroundImage: UIImage?
  /// The image behind the selected item; nil, the default, for none.
  open var selectionIndicatorImage: UIImage?

  /// Sets ``items``, without an animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// As wide as the given size, 49 points high.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }
}

/// Is notified when a user selects an item of a tab bar.
public protocol UITabBarDelegate: ObjectiveCDelegate {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
