/// Controllers side by side, of which the selected one is visible.
///
/// The view of the selected controller fills this controller's view, behind a tab bar that covers a part of its safe
/// area. Where the bar has no space for all tabs, its last one leads to a list of the others.
open class UITabBarController: UIViewController, UITabBarDelegate, BarContainer {
  /// Decides on the selection, and animates it; nil by default.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The tab bar, with the items of the controllers.
  public let tabBar = UITabBar()
  /// The controllers that the user can arrange. Kept, without effect.
  open var customizableViewControllers: [UIViewController]?
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
    showItems()
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
    showItems()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Called when the user has selected an item of the bar.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    tabBar.container = self
    if tabBar.delegate == nil { tabBar.delegate = self }
    view.addSubview(tabBar)
    show(selected)
  }

  // MARK: More tabs than fit

  /// The list of the tabs that the bar has no space for, on a stack of its own.
  open private(set) lazy var moreNavigationController: UINavigationController = {
    let navigation = UINavigationController(rootViewController: more)
    more.title = SystemText.more.localized
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    more.onSelection = { [weak self] controller in self?.select(controller) }
    return navigation
  }()
  private let more = MoreViewController()
  /// The number of tabs that a bar on a phone has space for.
  private static let limit = 5

  /// The controllers that only the list of further tabs leads to.
  private var hiddenControllers: [UIViewController] {
    let isWide = traitCollection.horizontalSizeClass == .regular
    guard !isWide, controllers.count > Self.limit else { return [] }
    return Array(controllers.dropFirst(Self.limit - 1))
  }

  private func showItems() {
    let hidden = hiddenControllers
    var shown = controllers.filter { controller in !hidden.contains { $0 === controller } }
    let isMoreSelected = hidden.contains { $0 === selected }
    if !hidden.isEmpty {
      more.controllers = hidden
      shown.append(moreNavigationController)
    } else if selected === more.parent, more.parent != nil {
      selected = controllers.first
    }
    let items = shown.compactMap { $0.tabBarItem }
    if tabBar.items ?? [] != items { tabBar.items = items }
    let item = isMoreSelected ? moreNavigationController.tabBarItem : selected?.tabBarItem
    if tabBar.selectedItem !== item { tabBar.selectedItem = item }
  }

  // MARK: The user's selection

  /// Selects the controller of a tapped item, if the delegate allows it. A tap on the selected one pops its stack.
  func tap(_ item: UITabBarItem) {
    let candidates = controllers + (hiddenControllers.isEmpty ? [] : [moreNavigationController])
    guard let controller = candidates.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
    tabBar.delegate?.tabBar(tabBar, didSelect: item)
  }

  // MARK: Layout

  override func layOutBars() {
    showItems()
    guard tabBar.superview === view else { return }
    let bounds = view.bounds
    let height = BarMetrics.tabBarHeight(for: traitCollection) + view.safeAreaInsets.bottom
    let hides = hidesTabBar
    // With the screen that the stack covers.
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = isMirrored ? bounds.width : -bounds.width
    tabBar.frame = CGRect(
      x: hides ? side : 0, y: bounds.height - height, width: bounds.width, height: height)
    let isInvisible = hides && selected?.containerTransition == nil
    if isTabBarHiddenByStack != isInvisible {
      isTabBarHiddenByStack = isInvisible
      tabBar.alpha = isInvisible ? 0 : 1
    }
    tabBar.isAtScrollEdge =
      selected?.contentScrollViewForBars?.endsAbove(tabBar.frame.minY, in: view) ?? true
    placeContent()
  }

  private var isTabBarHiddenByStack = false

  /// Whether a controller on the selected stack hides the bar.
  private var hidesTabBar: Bool {
    guard let navigation = selected as? UINavigationController else { return false }
    return navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  private var isTabBarShown: Bool { !tabBar.isHidden && !hidesTabBar }

  private func placeContent() {
    guard let selected else { return }
    var insets = UIEdgeInsets.zero
    if isTabBarShown, selected.extendsBelow(tabBar, at: .bottom) {
      insets.bottom = tabBar.frame.height - view.safeAreaInsets.bottom
    }
    selected.barSafeAreaInsets = insets
    if let scrollView = selected.contentScrollViewForBars, scrollView.followingBars == nil {
      scrollView.followingBars = FollowingBars()
    }
    guard containerTransition == nil, let child = selected.viewIfLoaded, child.superview === view
    else { return }
    child.hold(at: contentFrame(of: selected))
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
    if scrollView === selected?.contentScrollViewForBars { viewIfLoaded?.setNeedsLayout() }
  }

  override var contentScrollViewForBars: UIScrollView? { selected?.contentScrollViewForBars }

  func barDidChange(_ bar: ContainerBar) { viewIfLoaded?.setNeedsLayout() }

  open override dynamic var childForStatusBarStyle: UIViewController? { selected }
  open override dynamic var childForStatusBarHidden: UIViewController? { selected }
  open override dynamic var childForHomeIndicatorAutoHidden: UIViewController? { selected }
}
