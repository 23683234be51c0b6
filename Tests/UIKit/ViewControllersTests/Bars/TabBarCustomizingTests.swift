import Testing
import ViewTestSupport

@testable import ViewControllers

@Suite struct TabBarCustomizingTests {
  private final class Log: NSObject, UITabBarDelegate {
    var calls: [String] = []
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      calls.append("will begin \(items.count) \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      calls.append("did begin \(items.count) \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      calls.append("will end \(items.count) \(tabBar.isCustomizing) \(changed)")
    }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      calls.append("did end \(items.count) \(tabBar.isCustomizing) \(changed)")
    }
  }

  @Test func customizingIsReported() {
    let bar = UITabBar()
    let log = Log()
    bar.delegate = log
    let items = [UITabBarItem(title: "A", image: nil, tag: 0)]
    #expect(!bar.endCustomizing(animated: false))
    bar.beginCustomizingItems(items)
    bar.beginCustomizingItems(items)
    #expect(!bar.endCustomizing(animated: true))
    #expect(
      log.calls == [
        "will begin 1 false", "did begin 1 true", "will end 1 true false", "did end 1 false false",
      ])
  }
}

/// Seven tabs in a bar that has space for five.
@Suite final class TabArrangingTests: BarScreens {
  private final class Log: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController,
      willBeginCustomizing viewControllers: [UIViewController]
    ) { calls.append("begin \(viewControllers.count)") }
    func tabBarController(
      _ tabBarController: UITabBarController,
      willEndCustomizing viewControllers: [UIViewController],
      changed: Bool
    ) { calls.append("will end \(viewControllers.compactMap(\.title)) \(changed)") }
    func tabBarController(
      _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
      changed: Bool
    ) { calls.append("did end \(changed)") }
  }

  private let tabs = UITabBarController()
  private let log = Log()

  override init() throws {
    try super.init()
    tabs.viewControllers = (1...7).map { number in
      let controller = UIViewController()
      controller.title = "\(number)"
      return controller
    }
    tabs.delegate = log
    show(tabs)
    perform { self.tabs.selectedViewController = self.tabs.moreNavigationController }
  }

  /// The centre of the button of a tab, in the panel or in the bar.
  private func center(of title: String, in view: UIView) throws -> CGPoint {
    let button = try #require(view.first(TabBarButton.self) { $0.item.title == title })
    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }

  private func drag(from start: CGPoint, to end: CGPoint, lifts: Bool = true) {
    let finger = TouchScreen(application)
    finger.touchDown(at: start)
    for part in 1...4 {
      application.advance(by: 0.02)
      let share = CGFloat(part) / 4
      finger.move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    if lifts { finger.touchUp() }
    application.advance(by: 1)
  }

  private var barTitles: [String] { tabs.tabBar.items?.compactMap(\.title) ?? [] }
  private var panel: UIView? {
    tabs.view.subviews.first { $0.text("Configure") != nil }
  }

  @Test func theEditButtonShowsAllTabsInAPanelUntilDone() throws {
    let edit = try #require(tabs.moreNavigationController.navigationBar.control(labelled: "Edit"))
    try tap(edit)
    let panel = try #require(panel)
    #expect(panel.frame.maxY == tabs.tabBar.frame.minY && panel.frame.minY == 0)
    // Four in a row of 393 points less margins of 16: 90.25 points each, rows 64 points apart.
    #expect(try center(of: "1", in: panel).x == 16 + 90.25 / 2)
    #expect(try center(of: "7", in: panel).x == 16 + 2.5 * 90.25)
    #expect(try center(of: "7", in: panel).y - center(of: "1", in: panel).y == 64)
    // The bar selects nothing until then.
    try tap(tabs.tabBar.control(labelled: "2"))
    #expect(tabs.selectedIndex == NSNotFound)
    try tap(panel.control(labelled: "Done"))
    #expect(panel.superview == nil && !tabs.tabBar.isCustomizing)
    #expect(
      log.calls == ["begin 7", "will end \((1...7).map(String.init)) false", "did end false"])
  }

  @Test(
    arguments: [
      // Out of the panel into the bar: the tabs change places.
      ("7", true, "2", ["1", "7", "3", "4", "5", "6", "2"]),
      ("1", true, "4", ["4", "2", "3", "1", "5", "6", "7"]),
      // Within the bar.
      ("3", false, "1", ["3", "2", "1", "4", "5", "6", "7"]),
      // Onto "More", or itself: nothing changes.
      ("7", true, "More", ["1", "2", "3", "4", "5", "6", "7"]),
      ("2", false, "2", ["1", "2", "3", "4", "5", "6", "7"]),
    ] as [(String, Bool, String, [String])])
  func aDraggedTabTakesThePlaceOfAnother(
    title: String, isFromPanel: Bool, target: String, order: [String]
  ) throws {
    perform { self.tabs.customizeTabs() }
    let source = isFromPanel ? try #require(panel) : tabs.tabBar
    drag(from: try center(of: title, in: source), to: try center(of: target, in: tabs.tabBar))
    #expect(tabs.viewControllers?.compactMap(\.title) == order)
    #expect(barTitles == order.prefix(4) + ["More"])
    let isChanged = order != (1...7).map(String.init)
    #expect(tabs.tabBar.endCustomizing(animated: false) == isChanged)
    #expect(log.calls.suffix(2) == ["will end \(order) \(isChanged)", "did end \(isChanged)"])
  }

  @Test func aDragThatEndsWithTheArrangingLeavesNothing() throws {
    perform { self.tabs.customizeTabs() }
    let panel = try #require(panel)
    let target = try center(of: "2", in: tabs.tabBar)
    drag(from: try center(of: "7", in: panel), to: target, lifts: false)
    let button = try #require(tabs.tabBar.first(TabBarButton.self) { $0.item.title == "2" })
    #expect(button.alpha < 1)
    let count = tabs.view.subviews.count
    perform { _ = self.tabs.tabBar.endCustomizing(animated: false) }
    // The panel and the copy under the finger.
    #expect(tabs.view.subviews.count == count - 2)
    #expect(button.alpha == 1)
  }

  @Test func aBarByItselfExchangesItsItems() {
    let bar = UITabBar()
    let items = (1...3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.items = Array(items.prefix(2))
    bar.exchange(items[2], with: items[0])
    #expect(bar.items?.map(\.tag) == [3, 2])
    bar.exchange(items[2], with: items[1])
    #expect(bar.items?.map(\.tag) == [2, 3])
  }
}
