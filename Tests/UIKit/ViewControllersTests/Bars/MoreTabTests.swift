import Lists
import Testing

@testable import ViewControllers

/// The last tab of a tab bar that has no space for all.
@Suite final class MoreTabTests: BarScreens {
  private func sevenTabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (1...7).map { number in
      let controller = UIViewController()
      controller.title = "Tab \(number)"
      return controller
    }
    return tabs
  }

  /// The row of the list with a title.
  private func row(_ title: String, in tabs: UITabBarController) -> UITableViewCell? {
    tabs.view.first(UITableViewCell.self) { $0.text(title) != nil }
  }

  private func titles(_ tabs: UITabBarController) -> [String] {
    tabs.moreNavigationController.viewControllers.map { $0.title ?? "" }
  }

  @Test func moreThanFiveTabsAreInAList() throws {
    let tabs = sevenTabs()
    show(tabs)
    #expect(tabs.tabBar.items?.compactMap(\.title) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    try tap(tabs.tabBar.control(labelled: "More"))
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    try tap(row("Tab 6", in: tabs))
    #expect(tabs.selectedViewController === tabs.viewControllers?[5])
    #expect(tabs.tabBar.selectedItem?.title == "More")
    #expect(titles(tabs) == ["More", "Tab 6"])
  }

  @Test func theBackButtonOfASelectedControllerLeadsToTheList() throws {
    let tabs = sevenTabs()
    show(tabs)
    perform { tabs.selectedIndex = 5 }
    let bar = tabs.moreNavigationController.navigationBar
    try tap(bar.control(labelled: "More"))
    #expect(titles(tabs) == ["More"])
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.viewControllers?[5].parent === tabs)
  }

  @Test func aControllerOfTheListIsSelectedByItsIndexBeforeTheViewIsLoaded() {
    let tabs = sevenTabs()
    tabs.selectedIndex = 5
    show(tabs)
    #expect(tabs.selectedIndex == 5)
    #expect(tabs.viewControllers?[5].viewIfLoaded?.window != nil)
    #expect(titles(tabs) == ["More", "Tab 6"])
    #expect(tabs.viewControllers?[5].tabBarController === tabs)
  }

  @Test func theTabBarReturnsToTheControllerThatWasSelectedInTheList() throws {
    let tabs = sevenTabs()
    tabs.selectedIndex = 6
    show(tabs)
    try tap(tabs.tabBar.control(labelled: "Tab 2"))
    #expect(tabs.selectedIndex == 1)
    try tap(tabs.tabBar.control(labelled: "More"))
    #expect(tabs.selectedIndex == 6)
    try tap(tabs.tabBar.control(labelled: "More"))
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(titles(tabs) == ["More"])
  }

  @Test func selectingAnotherControllerOfTheListReplacesTheOneThere() {
    let tabs = sevenTabs()
    tabs.selectedIndex = 5
    show(tabs)
    perform { tabs.selectedIndex = 6 }
    #expect(titles(tabs) == ["More", "Tab 7"])
    #expect(tabs.viewControllers?[5].parent === tabs)
    #expect(tabs.viewControllers?[5].viewIfLoaded?.window == nil)
    perform { tabs.selectedViewController = tabs.moreNavigationController }
    #expect(titles(tabs) == ["More"])
    #expect(tabs.selectedIndex == NSNotFound)
  }

  @Test func aNavigationControllerLendsItsStack() throws {
    navigation.viewControllers = [root, detail]
    let tabs = sevenTabs()
    tabs.viewControllers?.append(navigation)
    show(tabs)
    perform { tabs.selectedIndex = 7 }
    #expect(titles(tabs) == ["More", "Inbox", "Letter"])
    #expect(navigation.viewControllers.isEmpty)
    #expect(navigation.tabBarItem.title == "Inbox")
    #expect(detail.view.window != nil)
    perform { tabs.selectedIndex = 0 }
    perform { tabs.selectedIndex = 6 }
    #expect(navigation.viewControllers == [root, detail])
    #expect(root.navigationController === navigation)
  }

  @Test func aStackReturnsToItsNavigationControllerWithTheList() throws {
    let tabs = sevenTabs()
    tabs.viewControllers?.append(navigation)
    tabs.selectedIndex = 7
    show(tabs)
    try tap(tabs.moreNavigationController.navigationBar.control(labelled: "More"))
    #expect(navigation.viewControllers == [root])
    #expect(tabs.selectedIndex == NSNotFound)
    // The row has the title of the root.
    try tap(row("Inbox", in: tabs))
    #expect(tabs.selectedViewController === navigation)
    #expect(root.view.window != nil)
  }

  @Test func aWideBarHasSpaceForAll() throws {
    let pad = UIApplication(
      screen: UIScreen(device: try #require(Device(named: "iPad mini"))))
    let tabs = sevenTabs()
    tabs.selectedIndex = 5
    pad.show(tabs)
    pad.updateDisplay()
    #expect(tabs.tabBar.items?.count == 7)
    #expect(tabs.tabBar.selectedItem?.title == "Tab 6")
    #expect(tabs.viewControllers?[5].parent === tabs)
    #expect(tabs.viewControllers?[5].viewIfLoaded?.superview === tabs.view)
  }

  @Test func aControllerMovesBetweenTheBarAndTheListWithTheWidth() throws {
    // Regular in width on its side only.
    let phone = UIApplication(
      screen: UIScreen(device: try #require(Device(named: "iPhone 15 Pro Max"))))
    let tabs = sevenTabs()
    tabs.selectedIndex = 5
    phone.show(tabs)
    phone.updateDisplay()
    #expect(titles(tabs) == ["More", "Tab 6"])
    for _ in 1...2 {
      phone.rotate(to: .landscapeRight)
      phone.advance(by: 1)
      #expect(tabs.tabBar.items?.count == 7)
      #expect(tabs.viewControllers?[5].viewIfLoaded?.superview === tabs.view)
      phone.rotate(to: .portrait)
      phone.advance(by: 1)
      #expect(titles(tabs) == ["More", "Tab 6"])
      #expect(tabs.viewControllers?[5].viewIfLoaded?.window != nil)
      #expect(tabs.selectedIndex == 5)
    }
  }

  @Test func theListOffersToArrangeTheTabs() {
    let tabs = sevenTabs()
    let list = tabs.moreNavigationController.viewControllers[0]
    let item = { list.navigationItem.rightBarButtonItem }
    #expect(item()?.title == "Edit")
    tabs.customizableViewControllers = nil
    #expect(item() == nil)
  }
}
