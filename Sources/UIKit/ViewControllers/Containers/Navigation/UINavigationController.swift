/// A stack of controllers, of which the last one is visible.
///
/// There is no navigation bar yet: the view of the last controller fills this controller's view. Pushing and popping
/// take no time, unless the delegate returns an animator.
open class UINavigationController: UIViewController {
  /// The kind of a transition.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// Is notified of transitions, and animates them; nil by default.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the navigation bar is hidden; false by default. Kept, without effect on drawing.
  open var isNavigationBarHidden = false
  /// Whether the toolbar is hidden; true by default. Kept, without effect on drawing.
  open var isToolbarHidden = true
  /// Whether a swipe hides the bars; false by default. Kept, without effect.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars; false by default. Kept, without effect.
  open var hidesBarsOnTap = false
  /// Whether a keyboard hides the bars; false by default. Kept, without effect.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether the bars are hidden in a low window; false by default. Kept, without effect.
  open var hidesBarsWhenVerticallyCompact = false
  /// The navigation bar. It is not drawn, and has no superview.
  public let navigationBar: UINavigationBar
  /// The toolbar. It is not drawn, and has no superview.
  open private(set) lazy var toolbar: UIToolbar! = UIView.instance(of: toolbarClass, frame: .zero)
  private var toolbarClass = UIToolbar.self
  private var stack: [UIViewController] = []

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a stack of one controller.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  /// Creates an empty stack, with bars of other classes, which are created by `init(frame:)`.
  ///
  /// - Parameters:
  ///   - navigationBarClass: a subclass of `UINavigationBar`; nil for `UINavigationBar`.
  ///   - toolbarClass: a subclass of `UIToolbar`; nil for `UIToolbar`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = UIView.instance(
      of: navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self, frame: .zero)
    self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty stack: archives are not read.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: coder)
  }

  // MARK: The stack

  /// The controllers from the root to the visible one.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack, and shows its last controller.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// The visible controller; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller, or the controller that is presented in front of it.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Shows a controller in front of the others; one that is on the stack already has no effect.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    change(to: stack + [viewController], animated: animated)
  }

  /// Shows the controller before the last one.
  ///
  /// - Returns: the removed controller; nil if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return last
  }

  /// Shows a controller of the stack, and removes the controllers in front of it.
  ///
  /// - Returns: the removed controllers; nil if the controller is not on the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let leaving = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return leaving
  }

  /// Shows the root.
  ///
  /// - Returns: the removed controllers; nil for an empty stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  private func change(to controllers: [UIViewController], animated: Bool) {
    containerTransition?.complete()
    let (former, oldStack) = (stack.last, stack)
    setStack(controllers)
    // The view of the controller that leaves disappears before it is released.
    guard let top = controllers.last, top !== former, isViewLoaded else {
      hold(controllers)
      return
    }
    let leaving = former.flatMap { former in controllers.contains { $0 === former } ? nil : former }
    if top.parent !== self { hold(controllers + (leaving.map { [$0] } ?? [])) }
    let transition = ContainerTransition(in: self, from: former, to: top, animated: animated) {
      delegate?.navigationController(
        self, animationControllerFor: oldStack.contains { $0 === top } ? .pop : .push, from: $0,
        to: $1)
    }
    delegate?.navigationController(self, willShow: top, animated: animated)
    transition.run { animator in
      delegate?.navigationController(self, interactionControllerFor: animator)
    } completion: { [self] isComplete in
      guard isComplete else {
        setStack(oldStack)
        hold(oldStack)
        return
      }
      hold(controllers)
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  private func setStack(_ controllers: [UIViewController]) {
    stack = controllers
    navigationBar.items = controllers.map(\.navigationItem)
  }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    guard let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    show(top)
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// Sets ``isNavigationBarHidden``, without an animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Sets ``isToolbarHidden``, without an animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Nil: no gesture pops a controller here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  open override dynamic var childForStatusBarStyle: UIViewController? { stack.last }
  open override dynamic var childForStatusBarHidden: UIViewController? { stack.last }
}

/// Is notified of the transitions of a navigation controller.
public protocol UINavigationControllerDelegate: ObjectiveCDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Called where controllers are pushed or popped animated, in a window.
  ///
  /// - Returns: the object that animates the transition; nil for a transition that takes no time.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// - Returns: the object with which a gesture drives the animator; nil for none.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  /// Does nothing by default.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing by default.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Returns nil by default: the transition takes no time.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil by default: no gesture drives the animator.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns the controller's own orientations by default. Never called here.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { navigationController.supportedInterfaceOrientations }
  /// Returns the screen's current orientation by default. Never called here.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { UIScreen.main.orientation }
}
