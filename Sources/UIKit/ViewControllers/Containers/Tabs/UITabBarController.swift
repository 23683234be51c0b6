/// Controllers side by side, of which the selected one is visible.
///
/// The view of the selected controller fills this controller's view, behind a tab bar that covers a part of its safe
/// area. Where the bar has no space for all tabs, as on phones for more than five, its last one leads to a list of the
/// others.
open class UITabBarController: UIViewController, UITabBarDelegate, BarContainer {
  /// Decides on the selection, and animates it; nil by default.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The tab bar, with the items of the controllers.
  public private(set) var tabBar = UITabBar()
  /// The controllers that the user can arrange: all that were set last, by default. The list "More" has an Edit button
  /// for it unless there are none.
  open var customizableViewControllers: [UIViewController]? {
    didSet { storedMore?.list.isEditable = customizableViewControllers?.isEmpty == false }
  }
  private var controllers: [UIViewController] { storedControllers ?? [] }
  /// One of the controllers, or the stack of the list "More".
  private var selected: UIViewController?
  /// The child whose view fills this controller's: the selected one, or the stack that it is on.
  private var shown: UIViewController?

  private var storedControllers: [UIViewController]?

  /// The controllers from the left; nil by default.
  open var viewControllers: [UIViewController]? {
    get { storedControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected one stays selected if it is among them; otherwise the first one is
  /// selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    storedControllers = viewControllers
    customizableViewControllers = controllers
    select(isChild(selected) || isMore(selected) ? selected : controllers.first)
  }

  /// The index of the selected controller; `NSNotFound` without one, and while the list of the other tabs is visible. An
  /// index out of range has no effect.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  /// The selected controller. One that the bar has no space for is on the stack of ``moreNavigationController``, which is
  /// selected itself while its list is visible. Setting a controller that is not a child has no effect.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if isChild(newValue) || isMore(newValue) { select(newValue) } }
  }

  private func isChild(_ controller: UIViewController?) -> Bool {
    controllers.contains { $0 === controller }
  }

  private func isMore(_ controller: UIViewController?) -> Bool {
    controller != nil && controller === storedMore
  }

  private func select(_ controller: UIViewController?, animated: Bool = false) {
    containerTransition?.complete()
    let (formerlySelected, former) = (selected, shown)
    if isMore(controller) { storedMore?.giveBack() }
    selected = controller
    arrange(animated: animated)
    viewIfLoaded?.setNeedsLayout()
    exchange(former) { [self] isComplete in
      guard !isComplete else { return }
      selected = formerlySelected
      arrange()
      viewIfLoaded?.setNeedsLayout()
    }
    holdChildren()
  }

  /// Shows the view of ``shown`` in place of a former one, by the animator of the delegate.
  private func exchange(
    _ former: UIViewController?, completion: @escaping (Bool) -> Void = { _ in }
  ) {
    guard isViewLoaded, former !== shown else { return }
    if let shown, shown.parent !== self {
      addChild(shown)
      shown.didMove(toParent: self)
    }
    // One that has moved to the stack of the list has its view there.
    let leaving = former === storedMore?.child ? nil : former
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if viewIfLoaded?.window != nil, let leaving, let shown {
      animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: leaving, to: shown)
    }
    ContainerTransition(in: self, from: leaving, to: shown, animated: animator != nil) { _, _ in
      animator
    }.run(
      interaction: { animator in
        delegate?.tabBarController(self, interactionControllerFor: animator)
      }, completion: completion)
  }

  /// Called when the user has selected an item of the bar.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Called before the user may arrange the items of the bar. Calls the delegate by default.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate?.tabBarController(
      self, willBeginCustomizing: items.compactMap { controller(of: $0) })
  }
  /// Called when the user may arrange the items of the bar. Does nothing by default.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Called before the arranging of items ends. Calls the delegate by default.
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    delegate?.tabBarController(self, willEndCustomizing: controllers, changed: changed)
  }
  /// Called after the arranging of items has ended. Calls the delegate by default.
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    delegate?.tabBarController(self, didEndCustomizing: controllers, changed: changed)
  }

  private func controller(of item: UITabBarItem) -> UIViewController? {
    controllers.first { $0.tabBarItem === item }
  }

  /// Exchanges the places of two controllers, whose items the user has exchanged.
  func exchange(_ item: UITabBarItem, with other: UITabBarItem) {
    guard let one = controllers.firstIndex(where: { $0.tabBarItem === item }),
      let two = controllers.firstIndex(where: { $0.tabBarItem === other })
    else { return }
    storedControllers?.swapAt(one, two)
    arrange()
    holdChildren()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Lets the user arrange the tabs.
  func customizeTabs() {
    tabBar.beginCustomizingItems((customizableViewControllers ?? []).compactMap(\.tabBarItem))
  }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    addTabBar()
  }

  private func addTabBar() {
    tabBar.container = self
    if tabBar.delegate == nil { tabBar.delegate = self }
    view.addSubview(tabBar)
    show(shown)
  }

  /// Replaces the bar by one of another class. Key-value coding does so on iOS.
  @_spi(Ports) public func replaceTabBar(with bar: UITabBar) {
    guard bar !== tabBar else { return }
    let former = tabBar
    tabBar = bar
    guard former.container === self else { return }
    former.container = nil
    former.removeFromSuperview()
    addTabBar()
    view.setNeedsLayout()
  }

  // MARK: More tabs than fit

  /// The list of the tabs that the bar has no space for, on a stack of its own. A controller of the list is on it while it
  /// is selected, with a back button to the list; of a navigation controller all controllers are, as in UIKit.
  open var moreNavigationController: UINavigationController { more }
  private var more: MoreNavigationController {
    if let storedMore { return storedMore }
    let more = MoreNavigationController(of: self)
    more.list.isEditable = customizableViewControllers?.isEmpty == false
    storedMore = more
    return more
  }
  private var storedMore: MoreNavigationController?
  /// The number of tabs that a bar on a phone has space for.
  private static let limit = 5

  /// The controllers that only the list of further tabs leads to.
  private var hiddenControllers: [UIViewController] {
    let isWide = traitCollection.horizontalSizeClass == .regular
    guard !isWide, controllers.count > Self.limit else { return [] }
    return Array(controllers.dropFirst(Self.limit - 1))
  }

  /// Distributes the controllers between the bar and the list, and moves the selected one to where it is shown.
  private func arrange(animated: Bool = false) {
    let hidden = hiddenControllers
    let isInList = { (controller: UIViewController?) in hidden.contains { $0 === controller } }
    if hidden.isEmpty, isMore(selected) { selected = controllers.first }
    let isHidden = isInList(selected)
    let more = hidden.isEmpty ? storedMore : more
    more?.list.controllers = hidden
    if let child = more?.child, isHidden ? child !== selected : !isInList(child) {
      more?.giveBack()
    }
    if isHidden, let selected { more?.borrow(selected, animated: animated) }
    shown = isHidden ? more : selected
    showItems(hidden)
  }

  /// The children: all controllers, but for the one that the list has on its stack.
  private func holdChildren() {
    let more = hiddenControllers.isEmpty ? [] : [more]
    hold(controllers.filter { $0.parent !== storedMore || storedMore == nil } + more)
  }

  /// Follows a change of the width: the bar may have space for other controllers.
  private func arrangeForWidth() {
    guard containerTransition == nil else { return }
    let former = shown
    arrange()
    exchange(former)
    holdChildren()
  }

  /// Selects a controller whose row in the list is tapped.
  func selectFromList(_ controller: UIViewController) { select(controller, animated: true) }

  /// The list is visible in place of a controller on its stack.
  func listDidReturn(from child: UIViewController) {
    if selected === child { selected = storedMore }
    holdChildren()
    viewIfLoaded?.setNeedsLayout()
  }

  private func showItems(_ hidden: [UIViewController]) {
    var tabs = controllers.filter { controller in !hidden.contains { $0 === controller } }
    if !hidden.isEmpty { tabs.append(more) }
    let items = tabs.compactMap { $0.tabBarItem }
    if tabBar.items ?? [] != items { tabBar.items = items }
    let item = shown?.tabBarItem
    if tabBar.selectedItem !== item { tabBar.selectedItem = item }
  }

  // MARK: The user's selection

  /// Selects the controller of a tapped item, if the delegate allows it. A tap on the selected one pops its stack.
  func tap(_ item: UITabBarItem) {
    let more = hiddenControllers.isEmpty ? nil : more
    let candidates = controllers + (more.map { [$0] } ?? [])
    guard let controller = candidates.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if controller === shown {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else if controller === more {
      select(more?.child ?? more)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
    tabBar.delegate?.tabBar(tabBar, didSelect: item)
  }

  // MARK: Layout

  override func layOutBars() {
    arrangeForWidth()
    guard tabBar.superview === view else { return }
    let bounds = view.bounds
    let height = BarMetrics.tabBarHeight(for: traitCollection) + view.safeAreaInsets.bottom
    let hides = hidesTabBar
    // With the screen that the stack covers.
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = isMirrored ? bounds.width : -bounds.width
    tabBar.frame = CGRect(
      x: hides ? side : 0, y: bounds.height - height, width: bounds.width, height: height)
    let isInvisible = hides && shown?.containerTransition == nil
    if isTabBarHiddenByStack != isInvisible {
      isTabBarHiddenByStack = isInvisible
      tabBar.alpha = isInvisible ? 0 : 1
    }
    tabBar.isAtScrollEdge =
      shown?.contentScrollViewForBars?.endsAbove(tabBar.frame.minY, in: view) ?? true
    placeContent()
  }

  private var isTabBarHiddenByStack = false

  /// Whether a controller on the selected stack hides the bar.
  private var hidesTabBar: Bool {
    guard let navigation = shown as? UINavigationController else { return false }
    return navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  private var isTabBarShown: Bool { !tabBar.isHidden && !hidesTabBar }

  private func placeContent() {
    guard let shown else { return }
    var insets = UIEdgeInsets.zero
    if isTabBarShown, shown.extendsBelow(tabBar, at: .bottom) {
      insets.bottom = tabBar.frame.height - view.safeAreaInsets.bottom
    }
    shown.barSafeAreaInsets = insets
    if let scrollView = shown.contentScrollViewForBars, scrollView.followingBars == nil {
      scrollView.followingBars = FollowingBars()
    }
    guard containerTransition == nil, let child = shown.viewIfLoaded, child.superview === view
    else { return }
    child.hold(at: contentFrame(of: shown))
  }

  override func contentFrame(of child: UIViewController) -> CGRect {
    var frame = view.bounds
    if isTabBarShown, !child.extendsBelow(tabBar, at: .bottom) {
      frame.size.height = tabBar.frame.minY
    }
    return frame
  }

  override func bringBarsToFront() {
    if tabBar.superview === viewIfLoaded { viewIfLoaded?.bringSubviewToFront(tabBar) }
  }

  package override func contentDidScroll(_ scrollView: UIView) {
    if scrollView === shown?.contentScrollViewForBars { viewIfLoaded?.setNeedsLayout() }
  }

  override var contentScrollViewForBars: UIScrollView? { shown?.contentScrollViewForBars }

  func barDidChange(_ bar: ContainerBar) { viewIfLoaded?.setNeedsLayout() }

  /// The delegate's orientations, or the orientations of every controller.
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override dynamic var childForStatusBarStyle: UIViewController? { shown }
  open override dynamic var childForStatusBarHidden: UIViewController? { shown }
  open override dynamic var childForHomeIndicatorAutoHidden: UIViewController? { shown }
}
