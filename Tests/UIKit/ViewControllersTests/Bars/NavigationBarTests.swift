import Testing

@testable import ViewControllers

/// Navigation bars and toolbars of a navigation controller.
@Suite final class NavigationBarTests: BarScreens {
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
    let third = BarScreen()
    navigation.viewControllers = [root, detail, third]
    show()
    // As the item before.
    #expect(bar.frame.height == 44)
    third.navigationItem.largeTitleDisplayMode = .always
    application.updateDisplay()
    #expect(bar.frame.height == 96)
  }

  /// Nothing but the buttons is in the row above a large title, so that a long title does not shorten the way back.
  @Test(arguments: [false, true])
  func aLargeTitleLeavesTheRowToTheBackButton(hasSearch: Bool) {
    bar.prefersLargeTitles = true
    detail.title = "A very long title for this screen here"
    detail.navigationItem.rightBarButtonItem = detail.add("Done")
    if hasSearch {
      detail.navigationItem.searchController = UISearchController(searchResultsController: nil)
    }
    navigation.viewControllers = [root, detail]
    show()
    #expect(bar.text("Inbox") != nil)
    // The title in the row needs the space.
    perform { detail.scrollView.contentOffset.y = 300 }
    #expect(bar.text("Inbox") == nil)
    perform { detail.scrollView.contentOffset.y = -1000 }
    #expect(bar.text("Inbox") != nil)
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
    let veto = BarVeto()
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
    let selector = Selector("_record:") { (_: BarScreen) in { senders.append($0 as AnyObject?) } }
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
}
