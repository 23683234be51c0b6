/// What bars would show for a controller.
final class ContainedItems {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
}

extension UIViewController {
  private var items: ContainedItems { containedPart { ContainedItems() } }

  /// The nearest controller of a kind that holds this one.
  private func holder<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var controller = parent
    while let current = controller {
      if let container = current as? Container { return container }
      controller = current.parent
    }
    return nil
  }

  /// The navigation controller that holds this one.
  public var navigationController: UINavigationController? { holder(UINavigationController.self) }

  /// The tab bar controller that holds this one.
  public var tabBarController: UITabBarController? { holder(UITabBarController.self) }

  /// The split view controller that holds this one.
  public var splitViewController: UISplitViewController? { holder(UISplitViewController.self) }

  /// What a navigation bar would show while the controller is on top.
  public var navigationItem: UINavigationItem {
    if let item = items.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    items.navigationItem = item
    return item
  }

  /// What a tab bar would show for the controller.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = items.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      items.tabBarItem = item
      return item
    }
    set { items.tabBarItem = newValue }
  }

  /// What a toolbar would show while the controller is on top.
  public var toolbarItems: [UIBarButtonItem]? {
    get { items.toolbarItems }
    set { items.toolbarItems = newValue }
  }

  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    items.toolbarItems = toolbarItems
  }
}

extension UIViewController {
  /// Replaces the view of a child, which fills this controller's, by that of another one.
  func show(_ child: UIViewController?, insteadOf former: UIViewController?, animated: Bool) {
    guard child !== former || child?.viewIfLoaded?.superview == nil else { return }
    let isVisible = viewIfLoaded?.window != nil
    if isVisible {
      former?.beginAppearanceTransition(false, animated: animated)
      child?.beginAppearanceTransition(true, animated: animated)
    }
    former?.viewIfLoaded?.removeFromSuperview()
    if let child, let childView = child.view, let view {
      childView.frame = view.bounds
      childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(childView)
    }
    if isVisible {
      former?.endAppearanceTransition()
      child?.endAppearanceTransition()
    }
  }

  /// Lets go of children that are not held any more, and holds new ones.
  func hold(_ controllers: [UIViewController]) {
    for child in children where !controllers.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }
}
