/// A stack of controllers, of which the last one is shown.
///
/// There is no navigation bar yet: the view of the last controller fills that of this one. Pushing and popping
/// take no time, unless the delegate gives an animator.
open class UINavigationController: UIViewController {
  /// What a transition does.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  /// It is not drawn, and is in no view.
  public let navigationBar: UINavigationBar
  /// It is not drawn, and is in no view.
  open private(set) lazy var toolbar: UIToolbar! = UIView.instance(of: toolbarClass, frame: .zero)
  private var toolbarClass = UIToolbar.self
  private var stack: [UIViewController] = []

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  /// A stack without a controller yet, with bars of other classes, which are made by `init(frame:)`.
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

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: coder)
  }

  // MARK: The stack

  /// From the root to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is shown, or presented in front of it.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Shows a controller, which is not on the stack yet.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    change(to: stack + [viewController], animated: animated)
  }

  /// Shows the controller before the last one.
  ///
  /// - Returns: the one that leaves; nil if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return last
  }

  /// Shows a controller of the stack.
  ///
  /// - Returns: those that leave; nil if the controller is not on the stack.
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
  /// - Returns: those that leave.
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

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Nil: no gesture pops a controller here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  open override dynamic var childForStatusBarStyle: UIViewController? { stack.last }
  open override dynamic var childForStatusBarHidden: UIViewController? { stack.last }

  // MARK: Overrides in extensions

  open override dynamic var preferredStatusBarStyle: UIStatusBarStyle {
    super.preferredStatusBarStyle
  }
  open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open override dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    super.preferredStatusBarUpdateAnimation
  }
  open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open override dynamic var prefersHomeIndicatorAutoHidden: Bool {
    super.prefersHomeIndicatorAutoHidden
  }
  open override dynamic var childForHomeIndicatorAutoHidden: UIViewController? {
    super.childForHomeIndicatorAutoHidden
  }
  open override dynamic var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    super.preferredScreenEdgesDeferringSystemGestures
  }
  open override dynamic var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    super.childForScreenEdgesDeferringSystemGestures
  }
  open override dynamic func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open override dynamic func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
  }
  open override dynamic func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open override dynamic func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  { super.traitCollectionDidChange(previousTraitCollection) }
}

/// Is notified of the controllers that a navigation controller shows.
public protocol UINavigationControllerDelegate: ObjectiveCDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Asked where controllers are pushed or popped animated, in a window.
  ///
  /// - Returns: what animates the transition; nil for one that takes no time.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// - Returns: what lets a gesture drive the animator; nil for none.
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
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { navigationController.supportedInterfaceOrientations }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { UIScreen.main.orientation }
}
