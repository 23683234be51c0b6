/// A stack of controllers, of which the last one is visible.
///
/// The view of the last controller fills this controller's view, below a navigation bar with the controller's
/// ``UIViewController/navigationItem``, and above a toolbar with its ``UIViewController/toolbarItems`` if that is not
/// hidden. The bars cover parts of its safe area. Pushing and popping, if they are animated, take 0.35 seconds on the
/// current clock.
open class UINavigationController: UIViewController, BarContainer {
  /// The kind of a transition.
  public enum Operation: Int, Sendable {
    /// Neither push nor pop.
    case none
    /// A controller is added on top.
    case push
    /// Controllers are removed from the top.
    case pop
  }

  /// Is notified of transitions, and animates them; nil by default.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the navigation bar is hidden; false by default.
  open var isNavigationBarHidden: Bool {
    get { hiddenBars.navigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { hiddenBars.toolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  var hiddenBars = (navigationBar: false, toolbar: true)
  /// Whether a swipe up hides the bars, and one down shows them; false by default.
  open var hidesBarsOnSwipe = false { didSet { barHiding.update() } }
  /// Whether a tap on the content hides the bars, or shows them; false by default.
  open var hidesBarsOnTap = false { didSet { barHiding.update() } }
  /// Whether a keyboard hides the bars; false by default. They stay hidden without it.
  open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.update() } }
  /// Whether the bars are hidden in a low window, as on phones in landscape; false by default.
  open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The navigation bar, with the controllers' items.
  public private(set) var navigationBar: UINavigationBar
  /// The toolbar, which shows the items of the visible controller.
  open private(set) lazy var toolbar: UIToolbar! = UIView.instance(of: toolbarClass, frame: .zero)
  private var toolbarClass = UIToolbar.self
  private(set) var stack: [UIViewController] = []

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

  /// Replaces the bar by one of another class. Key-value coding does so on iOS.
  @_spi(Ports) public func replaceNavigationBar(with bar: UINavigationBar) {
    guard bar !== navigationBar else { return }
    let former = navigationBar
    let items = former.items
    former.items = nil
    navigationBar = bar
    bar.prefersLargeTitles = bar.prefersLargeTitles || former.prefersLargeTitles
    guard former.superview === viewIfLoaded, former.superview != nil else {
      bar.items = items
      return
    }
    former.container = nil
    former.removeFromSuperview()
    bar.items = items
    addBars()
    view.setNeedsLayout()
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
    stack = controllers
    // The view of the controller that leaves disappears before it is released.
    guard let top = controllers.last, top !== former, isViewLoaded else {
      setStack(controllers)
      hold(controllers)
      stackDidSettle()
      return
    }
    let leaving = former.flatMap { former in controllers.contains { $0 === former } ? nil : former }
    if top.parent !== self { hold(controllers + (leaving.map { [$0] } ?? [])) }
    let isPop = oldStack.contains { $0 === top }
    let transition = ContainerTransition(in: self, from: former, to: top, animated: animated) {
      delegate?.navigationController(
        self, animationControllerFor: isPop ? .pop : .push, from: $0, to: $1)
        ?? NavigationTransition(isPop: isPop)
    }
    delegate?.navigationController(self, willShow: top, animated: animated)
    exchangeBarItems(along: transition.coordinator)
    transition.run { animator in
      delegate?.navigationController(self, interactionControllerFor: animator)
        ?? popGesture.interaction
    } completion: { [self] isComplete in
      guard isComplete else {
        setStack(oldStack)
        hold(oldStack)
        return
      }
      hold(controllers)
      delegate?.navigationController(self, didShow: top, animated: animated)
      stackDidSettle()
    }
  }

  /// Called when the stack has changed, after the transition if there is one.
  func stackDidSettle() {}

  private func setStack(_ controllers: [UIViewController]) {
    stack = controllers
    navigationBar.items = controllers.map(\.navigationItem)
    barsMayDiffer()
  }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    addBars()
    view.addGestureRecognizer(popGesture.recognizer)
    if hidesBarsOnSwipe || hidesBarsOnTap || hidesBarsWhenKeyboardAppears { barHiding.update() }
    guard let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    show(top)
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// Sets ``isNavigationBarHidden``; animated, the bar moves out of the view, or into it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated: animated) { $0.navigationBar = hidden }
  }

  /// Sets ``isToolbarHidden``; animated, the bar moves out of the view, or into it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated: animated) { $0.toolbar = hidden }
  }

  /// The swipe from the leading edge that pops the visible controller; created on the first access, or as the view is
  /// loaded.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }
  private(set) lazy var popGesture = PopGesture(of: self)

  /// The swipe of ``hidesBarsOnSwipe``.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  /// The tap of ``hidesBarsOnTap``.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  private lazy var barHiding = BarHiding(of: self)

  /// The delegate's orientations, or the orientations of every controller.
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override dynamic var childForStatusBarStyle: UIViewController? { stack.last }
  open override dynamic var childForStatusBarHidden: UIViewController? { stack.last }
  open override dynamic var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }

  /// The root controller's item, unless one was set for this controller.
  open override var tabBarItem: UITabBarItem! {
    get { storedExtras?.tabBarItem ?? (lentRoot ?? stack.first)?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The root while the list "More" of a tab bar controller shows this controller's stack on its own; nil otherwise.
  weak var lentRoot: UIViewController?

  // MARK: Layout

  override func layOutBars() {
    popGesture.updateEdge()
    if hidesBarsWhenKeyboardAppears { barHiding.update() }
    placeBars()
  }

  override func contentFrame(of child: UIViewController) -> CGRect { frame(between: child) }

  override func bringBarsToFront() {
    for bar in [toolbarIfShown, navigationBar].compactMap({ $0 })
    where bar.superview === viewIfLoaded {
      bar.superview?.bringSubviewToFront(bar)
    }
  }

  package override func contentDidScroll(_ scrollView: UIView) {
    if scrollView === stack.last?.contentScrollViewForBars { viewIfLoaded?.setNeedsLayout() }
  }

  override var contentScrollViewForBars: UIScrollView? { stack.last?.contentScrollViewForBars }

  func barDidChange(_ bar: ContainerBar) { viewIfLoaded?.setNeedsLayout() }
}
