import Testing

@testable import ViewControllers

/// The tab bar of a tab bar controller.
@Suite final class TabBarControllerTests: BarScreens {
  @Test func aTabBarCoversTheBottomOfTheSafeArea() {
    let tabs = tabs()
    show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(root.view.safeAreaInsets.bottom == 83)
    perform { tabs.tabBar.isHidden = true }
    #expect(root.view.safeAreaInsets.bottom == 34)
  }

  @Test func aTapSelectsATab() throws {
    let (tabs, veto) = (tabs(), BarVeto())
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

  @Test func theTabBarHasNoBackgroundAboveTheEndOfTheContent() {
    let tabs = tabs()
    show(tabs)
    #expect(!tabs.tabBar.isAtScrollEdge)
    // 2000 points of content end at the bar's top.
    perform { root.scrollView.contentOffset.y = 2000 - 769 }
    #expect(tabs.tabBar.isAtScrollEdge)
  }

  @Test func anEmptyListIsNotNone() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil && tabs.selectedIndex == NSNotFound)
    tabs.viewControllers = []
    #expect(tabs.viewControllers?.isEmpty == true)
    tabs.setViewControllers([UIViewController()], animated: false)
    tabs.setViewControllers([], animated: false)
    #expect(tabs.viewControllers?.isEmpty == true && tabs.selectedViewController == nil)
    tabs.viewControllers = nil
    #expect(tabs.viewControllers == nil)
  }
}
