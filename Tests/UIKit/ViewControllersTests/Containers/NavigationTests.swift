import Testing
import ViewControllers
import ViewTestSupport

/// Records when it appears and disappears.
private final class Page: UIViewController {
  private(set) var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}

private final class Observer: NSObject, UINavigationControllerDelegate {
  var shown: [UIViewController] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController)
  }
}

/// A bar as Xcode writes one.
private final class Bar: UINavigationBar {
  private(set) var frameAtStart: CGRect?

  override init(frame: CGRect) {
    super.init(frame: frame)
    frameAtStart = frame
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Tools: UIToolbar {
  private(set) var frameAtStart: CGRect?

  override init(frame: CGRect) {
    super.init(frame: frame)
    frameAtStart = frame
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Inherits its initializers.
private final class PlainBar: UINavigationBar {
  let margin = 7
}

@Suite struct NavigationTests {
  private let application = UIApplication(screen: UIScreen(device: .plain))
  private let root = Page()
  private let detail = Page()

  @Test func theRootFillsTheController() {
    let navigation = UINavigationController(rootViewController: root)
    application.show(navigation)
    #expect(root.view.superview === navigation.view)
    #expect(root.view.frame == navigation.view.bounds)
    #expect(root.navigationController === navigation)
    #expect(navigation.topViewController === root)
    #expect(root.takeCalls() == ["will appear", "did appear"])
  }

  @Test func aPushedControllerReplacesTheOneBefore() {
    let navigation = UINavigationController(rootViewController: root)
    application.show(navigation)
    _ = root.takeCalls()
    application.perform { navigation.pushViewController(detail, animated: true) }
    application.advance(by: 0.4)
    #expect(root.view.superview == nil)
    #expect(detail.view.superview === navigation.view)
    #expect(navigation.viewControllers == [root, detail])
    #expect(root.takeCalls() == ["did disappear"])
    #expect(detail.takeCalls() == ["will appear", "did appear"])
  }

  @Test func poppingShowsTheOneBeforeAgain() {
    let navigation = UINavigationController(rootViewController: root)
    application.show(navigation)
    application.perform { navigation.pushViewController(detail, animated: false) }
    application.perform { #expect(navigation.popViewController(animated: false) === detail) }
    #expect(navigation.topViewController === root)
    #expect(root.view.superview === navigation.view)
    #expect(detail.parent == nil)
    #expect(detail.viewIfLoaded?.superview == nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func severalArePoppedTogether() {
    let last = Page()
    let navigation = UINavigationController(rootViewController: root)
    navigation.viewControllers = [root, detail, last]
    #expect(navigation.popToRootViewController(animated: false) == [detail, last])
    #expect(navigation.viewControllers == [root])
    #expect(navigation.popToViewController(last, animated: false) == nil)
  }

  @Test func theDelegateIsNotifiedOfWhatIsShown() {
    let observer = Observer()
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = observer
    application.show(navigation)
    application.perform { navigation.pushViewController(detail, animated: false) }
    #expect(observer.shown == [root, detail])
  }

  @Test func theControllerInFrontIsVisible() {
    let navigation = UINavigationController(rootViewController: root)
    application.show(navigation)
    let modal = Page()
    application.perform { root.present(modal, animated: false) }
    #expect(navigation.visibleViewController === modal)
    #expect(navigation.topViewController === root)
  }

  @Test func itemsOfBarsBelongToTheirControllers() {
    root.title = "Root"
    #expect(root.navigationItem.title == "Root")
    let button = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = button
    #expect(root.navigationItem.rightBarButtonItems == [button])
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.navigationBar.topItem === root.navigationItem)
  }

  @Test func barsOfOtherClassesAreMadeByTheirFrames() throws {
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    let bar = try #require(navigation.navigationBar as? Bar)
    #expect(bar.frameAtStart == .zero)
    let tools = try #require(navigation.toolbar as? Tools)
    #expect(tools.frameAtStart == .zero)
    #expect(navigation.toolbar === tools)
  }

  @Test func aBarMayInheritItsInitializers() {
    let navigation = UINavigationController(navigationBarClass: PlainBar.self, toolbarClass: nil)
    #expect((navigation.navigationBar as? PlainBar)?.margin == 7)
  }

  @Test func barsWithoutAClassAreThoseOfUIKit() throws {
    let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: navigation.navigationBar) == UINavigationBar.self)
    #expect(type(of: try #require(navigation.toolbar)) == UIToolbar.self)
  }

  @Test func aBarOfAnotherClassShowsTheItemsOfTheStack() {
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    navigation.viewControllers = [root, detail]
    #expect(navigation.navigationBar.items == [root.navigationItem, detail.navigationItem])
  }
}

@Suite struct TabTests {
  private let application = UIApplication(screen: UIScreen(device: .plain))
  private let first = Page()
  private let second = Page()

  @Test func theFirstControllerIsShownAtFirst() {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    application.show(tabs)
    #expect(tabs.selectedIndex == 0)
    #expect(first.view.superview === tabs.view)
    #expect(second.tabBarController === tabs)
    #expect(!second.isViewLoaded)
  }

  @Test func selectingExchangesTheViews() {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    application.show(tabs)
    application.perform { tabs.selectedIndex = 1 }
    #expect(tabs.selectedViewController === second)
    #expect(first.view.superview == nil)
    #expect(second.view.frame == tabs.view.bounds)
    #expect(first.takeCalls() == ["will appear", "did appear", "did disappear"])
  }

  @Test func aControllerThatIsNotHeldIsNotSelected() {
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == NSNotFound)
    tabs.viewControllers = [first]
    tabs.selectedViewController = second
    tabs.selectedIndex = 3
    #expect(tabs.selectedViewController === first)
  }
}

@Suite struct SplitTests {
  @Test func detailsReplaceTheSecondaryColumn() throws {
    let pad = UIApplication(screen: UIScreen(device: try #require(Device(named: "iPad"))))
    let split = UISplitViewController(style: .doubleColumn)
    let (list, first, second) = (UIViewController(), UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(first, for: .secondary)
    pad.show(split)
    pad.perform { list.showDetailViewController(second, sender: nil) }
    pad.updateDisplay()
    #expect(split.viewController(for: .secondary) === second)
    #expect(second.view.window != nil && first.view.window == nil)
  }

  @Test func collapsedDetailsArePushed() throws {
    let application = UIApplication(
      screen: UIScreen(device: try #require(Device(named: "iPhone 15"))))
    let stack = UINavigationController(rootViewController: UIViewController())
    let (split, details) = (UISplitViewController(), UIViewController())
    split.viewControllers = [stack, UIViewController()]
    application.show(split)
    application.perform { stack.topViewController?.showDetailViewController(details, sender: nil) }
    application.advance(by: 1)
    #expect(stack.topViewController === details)
  }

  @Test func theFirstColumnIsShown() {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let (list, detail) = (Page(), Page())
    let split = UISplitViewController()
    split.viewControllers = [list, detail]
    application.show(split)
    #expect(list.view.superview === split.view)
    #expect(detail.splitViewController === split)
    #expect(split.isCollapsed)
  }
}
