import Testing

@testable import ViewControllers

private final class Screen: UIViewController {
  let scrollView = UIScrollView()
  private(set) var taps: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
  }

  func add(_ name: String) -> UIBarButtonItem {
    UIBarButtonItem(
      title: name, primaryAction: UIAction { [weak self] _ in self?.taps.append(name) })
  }
}

private final class Veto: NSObject, UINavigationBarDelegate, UITabBarControllerDelegate {
  var allows = false
  var selected: [UIViewController] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { allows }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    selected.append(viewController)
  }
}

extension UIView {
  /// The first view below this one, front to back, that a condition holds for.
  fileprivate func first<View: UIView>(_ type: View.Type, where matches: (View) -> Bool) -> View? {
    for subview in subviews.reversed() where !subview.isHidden {
      if let view = subview as? View, matches(view) { return view }
      if let view = subview.first(type, where: matches) { return view }
    }
    return nil
  }

  fileprivate func text(_ text: String) -> UILabel? {
    first(UILabel.self) { $0.text == text && $0.alpha > 0 }
  }

  fileprivate func control(labelled label: String) -> UIControl? {
    first(UIControl.self) { $0.accessibilityLabel == label }
  }
}

/// Bars on an iPhone 15: 393 × 852 points, 59 points of safe area at the top, of which the status bar takes 54, and 34
/// at the bottom.
@Suite struct NavigationBarTests {
  private let application: UIApplication
  private let root = Screen()
  private let detail = Screen()
  private let navigation: UINavigationController

  init() throws {
    let device = try #require(Device(named: "iPhone 15"))
    application = UIApplication(screen: UIScreen(device: device))
    root.title = "Inbox"
    detail.title = "Letter"
    navigation = UINavigationController(rootViewController: root)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func show(_ controller: UIViewController? = nil) {
    application.show(controller ?? navigation)
    application.updateDisplay()
  }

  private func perform(_ actions: () -> Void) {
    application.perform(actions)
    application.advance(by: 1)
  }

  private func tap(_ view: UIView?) throws {
    TouchScreen(application).tap(try #require(view))
    application.advance(by: 1)
  }

  @Test func theBarIsBelowTheStatusBar() {
    show()
    #expect(bar.frame == CGRect(x: 0, y: 54, width: 393, height: 44))
    #expect(root.view.frame == navigation.view.bounds)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 98, left: 0, bottom: 34, right: 0))
    #expect(root.scrollView.contentOffset.y == -98)
    #expect(bar.text("Inbox") != nil)
  }

  @Test func aHiddenBarLeavesTheSafeAreaOfTheScreen() {
    show()
    perform { navigation.setNavigationBarHidden(true, animated: false) }
    #expect(bar.isHidden)
    #expect(root.view.safeAreaInsets.top == 59)
    perform { navigation.setNavigationBarHidden(false, animated: true) }
    #expect(!bar.isHidden)
    #expect(root.view.safeAreaInsets.top == 98)
  }

  @Test func aLargeTitleCollapsesAsTheContentScrolls() {
    bar.prefersLargeTitles = true
    show()
    #expect(bar.frame.height == 96)
    #expect(root.view.safeAreaInsets.top == 150)
    #expect(root.scrollView.contentOffset.y == -150)
    // Content that begins 130 points below the screen's top leaves 76 for the bar.
    perform { root.scrollView.contentOffset.y = -130 }
    #expect(bar.frame.height == 76)
    #expect(bar.isAtScrollEdge)
    perform { root.scrollView.contentOffset.y = 300 }
    #expect(bar.frame.height == 44)
    #expect(!bar.isAtScrollEdge)
    #expect(root.scrollView.contentOffset.y == 300)
    perform { root.scrollView.contentOffset.y = -150 }
    #expect(bar.frame.height == 96)
    #expect(root.scrollView.adjustedContentInset.top == 150)
  }

  @Test func aCollapsedTitleStaysCollapsedWhileAnotherScreenIsShown() {
    bar.prefersLargeTitles = true
    show()
    perform { root.scrollView.contentOffset.y = 300 }
    perform { navigation.pushViewController(detail, animated: false) }
    #expect(bar.frame.height == 96)
    perform { _ = navigation.popViewController(animated: false) }
    #expect(bar.frame.height == 44)
    #expect(root.scrollView.contentOffset.y == 300)
  }

  @Test func anItemDecidesOnItsLargeTitle() {
    bar.prefersLargeTitles = true
    detail.navigationItem.largeTitleDisplayMode = .never
    let third = Screen()
    navigation.viewControllers = [root, detail, third]
    show()
    // As the item before.
    #expect(bar.frame.height == 44)
    third.navigationItem.largeTitleDisplayMode = .always
    application.updateDisplay()
    #expect(bar.frame.height == 96)
  }

  @Test func promptAndSearchBarAddToTheHeight() {
    root.navigationItem.prompt = "Three letters"
    show()
    #expect(bar.frame.height == 74)
    root.navigationItem.searchController = UISearchController(searchResultsController: nil)
    application.updateDisplay()
    #expect(bar.frame.height == 126)
  }

  @Test func contentStartsBelowAnOpaqueBar() {
    bar.isTranslucent = false
    show()
    #expect(root.view.frame == CGRect(x: 0, y: 98, width: 393, height: 754))
    #expect(root.view.safeAreaInsets.top == 0)
    root.extendedLayoutIncludesOpaqueBars = true
    application.updateDisplay()
    #expect(root.view.frame == navigation.view.bounds)
    #expect(root.view.safeAreaInsets.top == 98)
    root.edgesForExtendedLayout = .bottom
    application.updateDisplay()
    #expect(root.view.frame.minY == 98)
  }

  @Test func aTapOnTheBackButtonPops() throws {
    navigation.viewControllers = [root, detail]
    show()
    try tap(bar.control(labelled: "Inbox"))
    #expect(navigation.viewControllers == [root])
    #expect(root.view.superview === navigation.view)
    #expect(bar.control(labelled: "Inbox") == nil)
  }

  @Test func theDelegateMayRefuseToPop() throws {
    let veto = Veto()
    bar.delegate = veto
    navigation.viewControllers = [root, detail]
    show()
    try tap(bar.control(labelled: "Inbox"))
    #expect(navigation.viewControllers == [root, detail])
    veto.allows = true
    try tap(bar.control(labelled: "Inbox"))
    #expect(navigation.viewControllers == [root])
  }

  @Test func aBackActionReplacesPopping() throws {
    var count = 0
    detail.navigationItem.backAction = UIAction { _ in count += 1 }
    navigation.viewControllers = [root, detail]
    show()
    try tap(bar.control(labelled: "Inbox"))
    #expect(count == 1)
    #expect(navigation.viewControllers == [root, detail])
  }

  @Test func leftItemsHideTheBackButton() {
    navigation.viewControllers = [root, detail]
    detail.navigationItem.leftBarButtonItem = detail.add("Close")
    show()
    #expect(bar.control(labelled: "Inbox") == nil)
    #expect(bar.control(labelled: "Close") != nil)
    detail.navigationItem.leftItemsSupplementBackButton = true
    application.updateDisplay()
    #expect(bar.control(labelled: "Inbox") != nil)
    detail.navigationItem.hidesBackButton = true
    application.updateDisplay()
    #expect(bar.control(labelled: "Inbox") == nil)
  }

  @Test func itemsRunTheirActions() throws {
    let item = root.add("Add")
    root.navigationItem.rightBarButtonItem = item
    show()
    try tap(bar.control(labelled: "Add"))
    #expect(root.taps == ["Add"])
    item.isEnabled = false
    application.updateDisplay()
    try tap(bar.control(labelled: "Add"))
    #expect(root.taps == ["Add"])
    item.title = "Insert"
    application.updateDisplay()
    #expect(bar.text("Insert") != nil)
  }

  private func menu(_ chosen: @escaping (String) -> Void) -> UIMenu {
    UIMenu(
      children: ["Copy", "Move"].map { title in UIAction(title: title) { _ in chosen(title) } })
  }

  @Test func aTapOpensTheMenuOfAnItem() throws {
    var chosen: [String] = []
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", menu: menu { chosen.append($0) })
    show()
    try tap(bar.control(labelled: "More"))
    let window = try #require(bar.window)
    try tap(window.text("Move"))
    #expect(chosen == ["Move"])
    #expect(window.text("Move") == nil)
  }

  @Test func aLongPressOpensTheMenuOfAnItemWithAnAction() throws {
    let item = root.add("Add")
    item.menu = menu { _ in }
    root.navigationItem.rightBarButtonItem = item
    show()
    try tap(bar.control(labelled: "Add"))
    let window = try #require(bar.window)
    #expect(root.taps == ["Add"] && window.text("Copy") == nil)
    let button = try #require(bar.control(labelled: "Add"))
    let fingers = TouchScreen(application)
    fingers.longPress(at: fingers.middle(of: button))
    application.advance(by: 1)
    #expect(root.taps == ["Add"] && window.text("Copy") != nil)
  }

  @Test func popoversFindTheButtonOfAnItem() throws {
    let item = root.add("Add")
    let tool = root.add("Tool")
    root.navigationItem.rightBarButtonItem = item
    root.toolbarItems = [tool]
    navigation.isToolbarHidden = false
    show()
    let button = try #require(bar.control(labelled: "Add"))
    #expect(item.view(in: bar.window) === button)
    #expect(tool.view(in: bar.window)?.isDescendant(of: navigation.toolbar) == true)
    #expect(root.add("Other").view(in: bar.window) == nil)
  }

  @Test func anItemCallsItsTargetWithItself() throws {
    var senders: [AnyObject?] = []
    let selector = Selector("_record:") { (_: Screen) in { senders.append($0 as AnyObject?) } }
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: root, action: selector)
    root.navigationItem.rightBarButtonItem = item
    show()
    try tap(bar.control(labelled: "Add"))
    #expect(senders.count == 1)
    #expect(senders.first.flatMap { $0 } === item)
  }

  @Test func groupsAreBesideTheItems() throws {
    let group = UIBarButtonItemGroup(
      barButtonItems: [root.add("Undo"), root.add("Redo")], representativeItem: nil)
    root.navigationItem.trailingItemGroups = [group]
    root.navigationItem.rightBarButtonItem = root.add("Done")
    show()
    let edges = try ["Undo", "Redo", "Done"].map {
      try #require(bar.control(labelled: $0)).frame.minX
    }
    #expect(edges == edges.sorted())
    group.isHidden = true
    application.updateDisplay()
    #expect(bar.control(labelled: "Undo") == nil)
    #expect(bar.control(labelled: "Done") != nil)
  }

  @Test func theTitleOfTheControllerIsShown() {
    show()
    root.title = "Drafts"
    application.updateDisplay()
    #expect(bar.text("Drafts") != nil)
    #expect(bar.text("Inbox") == nil)
  }

  @Test func toolbarItemsAreShownOnDemand() throws {
    root.toolbarItems = [.flexibleSpace(), root.add("Share")]
    show()
    #expect(root.view.safeAreaInsets.bottom == 34)
    perform { navigation.setToolbarHidden(false, animated: true) }
    let toolbar = try #require(navigation.toolbar)
    #expect(toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
    #expect(root.view.safeAreaInsets.bottom == 78)
    try tap(toolbar.control(labelled: "Share"))
    #expect(root.taps == ["Share"])
  }

  @Test func pushingTakesTime() throws {
    show()
    application.perform { navigation.pushViewController(detail, animated: true) }
    application.advance(by: 0.1)
    #expect(root.view.superview === navigation.view)
    #expect(detail.view.superview === navigation.view)
    #expect(bar.topItem === detail.navigationItem)
    application.advance(by: 0.3)
    #expect(root.view.superview == nil)
    #expect(detail.view.frame == navigation.view.bounds)
    #expect(detail.view.safeAreaInsets.top == 98)
    #expect(bar.control(labelled: "Inbox") != nil)
  }

  @Test func barsOfALowScreenAreLower() throws {
    bar.prefersLargeTitles = true
    navigation.setToolbarHidden(false, animated: false)
    show()
    application.rotate(to: .landscapeRight)
    application.advance(by: 1)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
    #expect(navigation.toolbar.frame.height == 32)
  }

  // MARK: Tabs

  private func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Screen()]
    tabs.viewControllers?[1].title = "Search"
    return tabs
  }

  @Test func aTabBarCoversTheBottomOfTheSafeArea() {
    let tabs = tabs()
    show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(root.view.safeAreaInsets.bottom == 83)
    perform { tabs.tabBar.isHidden = true }
    #expect(root.view.safeAreaInsets.bottom == 34)
  }

  @Test func aTapSelectsATab() throws {
    let (tabs, veto) = (tabs(), Veto())
    show(tabs)
    tabs.delegate = veto
    try tap(tabs.tabBar.control(labelled: "Search"))
    #expect(tabs.selectedIndex == 0)
    veto.allows = true
    try tap(tabs.tabBar.control(labelled: "Search"))
    #expect(tabs.selectedIndex == 1)
    #expect(veto.selected == [tabs.viewControllers?[1]].compactMap { $0 })
    // The tab of a stack has the root's title.
    try tap(tabs.tabBar.control(labelled: "Inbox"))
    #expect(tabs.selectedIndex == 0)
  }

  @Test func aTapOnTheSelectedTabPopsItsStack() throws {
    navigation.viewControllers = [root, detail]
    let tabs = tabs()
    show(tabs)
    try tap(tabs.tabBar.control(labelled: "Inbox"))
    #expect(navigation.viewControllers == [root])
  }

  @Test func aControllerOnAStackMayHideTheTabBar() {
    let tabs = tabs()
    detail.hidesBottomBarWhenPushed = true
    show(tabs)
    perform { navigation.pushViewController(detail, animated: true) }
    #expect(detail.view.safeAreaInsets.bottom == 34)
    #expect(tabs.tabBar.alpha == 0)
    #expect(tabs.tabBar.frame.minX == -393)
    perform { _ = navigation.popViewController(animated: true) }
    #expect(tabs.tabBar.frame.minX == 0)
    #expect(root.view.safeAreaInsets.bottom == 83)
    #expect(tabs.tabBar.alpha == 1)
  }

  /// Where the tab bar is drawn.
  private func barX(_ tabs: UITabBarController) -> CGFloat {
    application.perform { tabs.tabBar.layer.presentation()?.frame.minX ?? .infinity }
  }

  @Test func theTabBarLeavesBesideTheScreenThatHidesIt() {
    let tabs = tabs()
    detail.hidesBottomBarWhenPushed = true
    show(tabs)
    application.perform { navigation.pushViewController(detail, animated: true) }
    application.advance(by: 0.175)
    // The middle of 0.35 s of ease in, ease out: half of the width.
    #expect(abs(barX(tabs) + 196.5) < 0.5)
    #expect(tabs.tabBar.alpha == 1)
    application.advance(by: 1)
    #expect(tabs.tabBar.alpha == 0)
    application.perform { _ = navigation.popViewController(animated: true) }
    application.advance(by: 0.175)
    #expect(abs(barX(tabs) + 196.5) < 0.5)
    #expect(tabs.tabBar.alpha == 1)
  }

  // MARK: Gestures

  private func swipe(from start: CGFloat, to end: CGFloat) {
    let fingers = TouchScreen(application)
    fingers.touchDown(at: CGPoint(x: start, y: 400))
    for part in 1...10 {
      application.advance(by: 0.02)
      fingers.move(to: CGPoint(x: start + (end - start) * CGFloat(part) / 10, y: 400))
    }
    // At rest: only the place decides.
    application.advance(by: 0.5)
    fingers.move(to: CGPoint(x: end, y: 400))
    application.advance(by: 0.5)
    fingers.touchUp()
    application.advance(by: 1)
  }

  @Test(
    arguments: [
      (false, 5, 300, true), (false, 5, 100, false), (false, 60, 350, false),
      (true, 388, 90, true), (true, 388, 300, false), (true, 5, 300, false),
    ] as [(Bool, CGFloat, CGFloat, Bool)])
  func aSwipeFromTheLeadingEdgePops(isMirrored: Bool, start: CGFloat, end: CGFloat, pops: Bool) {
    navigation.viewControllers = [root, detail]
    if isMirrored {
      navigation.traitOverrides.layoutDirection = .rightToLeft
    }
    show()
    swipe(from: start, to: end)
    #expect(navigation.viewControllers == (pops ? [root] : [root, detail]))
    #expect((detail.view.window == nil) == pops)
    #expect(bar.items?.count == (pops ? 1 : 2))
  }

  @Test func theRootAndAReplacedBackButtonAreNotSwiped() {
    show()
    swipe(from: 5, to: 300)
    #expect(navigation.viewControllers == [root])
    detail.navigationItem.leftBarButtonItem = detail.add("Cancel")
    perform { navigation.pushViewController(detail, animated: false) }
    swipe(from: 5, to: 300)
    #expect(navigation.viewControllers == [root, detail])
  }

  @Test(
    arguments: [
      // 52 points of large title: nearer to its start, nearer to its end, behind it.
      (20, -150), (30, -98), (60, -90),
    ] as [(CGFloat, CGFloat)])
  func aLargeTitleDoesNotStayInBetween(way: CGFloat, offset: CGFloat) {
    bar.prefersLargeTitles = true
    show()
    application.perform {
      root.scrollView.beginDragging()
      root.scrollView.drag(by: CGPoint(x: 0, y: -way))
    }
    application.perform { root.scrollView.endDragging(velocity: .zero) }
    application.advance(by: 3)
    #expect(root.scrollView.contentOffset.y == offset)
  }

  @Test func moreThanFiveTabsAreInAList() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = (1...7).map { number in
      let controller = UIViewController()
      controller.title = "Tab \(number)"
      return controller
    }
    show(tabs)
    #expect(tabs.tabBar.items?.compactMap(\.title) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    try tap(tabs.tabBar.control(labelled: "More"))
    try tap(tabs.view.control(labelled: "Tab 6"))
    #expect(tabs.selectedViewController === tabs.viewControllers?[5])
    #expect(tabs.tabBar.selectedItem?.title == "More")
  }

  @Test func theTabBarHasNoBackgroundAboveTheEndOfTheContent() {
    let tabs = tabs()
    show(tabs)
    #expect(!tabs.tabBar.isAtScrollEdge)
    // 2000 points of content end at the bar's top.
    perform { root.scrollView.contentOffset.y = 2000 - 769 }
    #expect(tabs.tabBar.isAtScrollEdge)
  }
}
