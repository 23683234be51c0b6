/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// How a bar is coloured.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

/// What the bars of containers have in common. None is drawn yet, and none takes up space: a container's
/// view is that of the controller in front.
open class ContainerBar: UIView {
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var shadowImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { NamesOnly.report(type(of: self), shows: "items") }
  }
}

/// The bar of a navigation controller. It is not drawn yet.
open class UINavigationBar: ContainerBar {
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var prefersLargeTitles = false
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var items: [UINavigationItem]?

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// As wide as what it is in, 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

/// The bar of a tab bar controller. It is not drawn yet.
open class UITabBar: ContainerBar {
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var selectionIndicatorImage: UIImage?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// As wide as what it is in, 49 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }
}

/// A bar of buttons. It is not drawn yet.
open class UIToolbar: ContainerBar {
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var items: [UIBarButtonItem]?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// As wide as what it is in, 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

extension AppearanceProxy where Target: ContainerBar {
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    set(barMetrics, to: backgroundImage) {
      $0.backgroundImage(for: barMetrics)
    } set: {
      $0.setBackgroundImage($1, for: barMetrics)
    }
  }
}
