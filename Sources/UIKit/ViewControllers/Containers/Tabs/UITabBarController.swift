/// Controllers side by side, of which the selected one is visible.
///
/// There is no tab bar yet: the view of the selected controller fills this controller's view.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Decides on the selection, and animates it; nil by default.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The tab bar. It is not drawn, and has no superview.
  public let tabBar = UITabBar()
  private var controllers: [UIViewController] = []
  private var selected: UIViewController?

  /// The controllers from the left; nil without any.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected one stays selected if it is among them; otherwise the first one is
  /// selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    controllers = viewControllers ?? []
    tabBar.items = controllers.map { $0.tabBarItem }
    let kept = controllers.first { $0 === selected } ?? controllers.first
    select(kept)
    hold(controllers)
  }

  /// The index of the selected controller; `NSNotFound` without one. An index out of range has no effect.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  /// The selected controller; setting a controller that is not a child has no effect.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if controllers.contains(where: { $0 === newValue }) { select(newValue) } }
  }

  private func select(_ controller: UIViewController?) {
    containerTransition?.complete()
    let former = selected
    setSelected(controller)
    guard isViewLoaded, former !== controller else { return }
    if let controller, controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if viewIfLoaded?.window != nil, let former, let controller {
      animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: former, to: controller)
    }
    ContainerTransition(in: self, from: former, to: controller, animated: animator != nil) { _, _ in
      animator
    }.run { animator in
      delegate?.tabBarController(self, interactionControllerFor: animator)
    } completion: { [self] isComplete in
      if !isComplete { setSelected(former) }
    }
  }

  private func setSelected(_ controller: UIViewController?) {
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
  }

  /// Called when an item of the bar was selected: never, while the bar is not drawn.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    show(selected)
  }

  open override dynamic var childForStatusBarStyle: UIViewController? { selected }
  open override dynamic var childForStatusBarHidden: UIViewController? { selected }
}

/// Decides on the user's selection in a tab bar controller, and is notified of it, neither of which occurs while the
/// bar is not drawn; and animates any selection.
public protocol UITabBarControllerDelegate: ObjectiveCDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Called where another controller is selected while the tab bar controller is in a window.
  ///
  /// - Returns: the object that animates the transition; nil for a transition that takes no time.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// - Returns: the object with which a gesture drives the animator; nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Returns true by default. Never called here.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing by default. Never called here.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// Returns nil by default: the transition takes no time.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil by default: no gesture drives the animator.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
