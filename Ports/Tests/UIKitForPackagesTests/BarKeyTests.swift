import Testing
import UIKit

/// What applications of iOS set by key-value coding, because it has no name in Swift.
@Suite struct BarKeyTests {
  private final class OwnTabBar: UITabBar {}
  private final class OwnNavigationBar: UINavigationBar {}

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test(arguments: [false, true]) func aTabBarIsReplaced(isLoaded: Bool) {
    let tabs = UITabBarController()
    let (one, two) = (UIViewController(), UIViewController())
    one.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    two.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    tabs.viewControllers = [one, two]
    let window = isLoaded ? shown(tabs) : nil
    let former = tabs.tabBar
    let bar = OwnTabBar()
    tabs.setValue(bar, forKey: "tabBar")
    let shownWindow = window ?? shown(tabs)
    tabs.view.layoutIfNeeded()
    #expect(tabs.tabBar === bar && former.superview == nil)
    #expect(bar.items?.map(\.title) == ["One", "Two"])
    #expect(bar.selectedItem === one.tabBarItem)
    #expect(tabs.view.subviews.contains(bar) && bar.frame.maxY == tabs.view.bounds.maxY)
    #expect(bar.window === shownWindow)
    let item: UIView? = one.tabBarItem.value(forKey: "view") as? UIView
    #expect(item?.superview === bar)
  }

  @Test(arguments: [false, true]) func aNavigationBarIsReplaced(isLoaded: Bool) {
    let root = UIViewController()
    root.navigationItem.title = "Root"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    let stack = UINavigationController(rootViewController: root)
    var windows: [UIWindow] = []
    if isLoaded { windows.append(shown(stack)) }
    let bar = OwnNavigationBar()
    stack.setValue(bar, forKey: "navigationBar")
    if !isLoaded { windows.append(shown(stack)) }
    stack.view.layoutIfNeeded()
    #expect(stack.navigationBar === bar)
    #expect(bar.items == [root.navigationItem])
    #expect(stack.view.subviews.filter { $0 is UINavigationBar } == [bar])
    let height: CGFloat = 44
    #expect(bar.frame.height == height)
    let button = root.navigationItem.rightBarButtonItem?.value(forKey: "view") as? UIView
    #expect(button?.isDescendant(of: bar) == true)
  }

  @Test func theShadowOfABarIsHidden() {
    let bar = UINavigationBar()
    bar.setValue(true, forKey: "hidesShadow")
    #expect(bar.standardAppearance.shadowColor == nil)
    #expect(bar.value(forKey: "hidesShadow") as? Bool == true)
    bar.setValue(false, forKey: "hidesShadow")
    #expect(bar.standardAppearance.shadowColor == .separator)
  }

  @Test func theFieldAndTheCancelButtonOfASearchBarAreStyled() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    bar.showsCancelButton = true
    bar.setValue("Stop", forKey: "cancelButtonText")
    bar.layoutIfNeeded()
    let button = bar.value(forKey: "cancelButton") as? UIButton
    #expect(button?.currentTitle == "Stop")
  }

  @Test func anAlertHasAttributedTextsAndAView() throws {
    let alert = UIAlertController(title: "Plain", message: "Text", preferredStyle: .alert)
    let action = UIAlertAction(title: "Go", style: .default)
    alert.addAction(action)
    let title = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
    alert.setValue(title, forKey: "attributedTitle")
    action.setValue(UIColor.green, forKey: "titleTextColor")
    action.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 250, height: 120)
    alert.setValue(content, forKey: "contentViewController")
    let root = UIViewController()
    let window = shown(root)
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }
    let shownLabels = labels(in: alert.view).filter { !$0.isHidden }
    #expect(shownLabels.compactMap(\.text) == ["Red", "Text", "Go"])
    #expect(shownLabels.last?.textColor == .green)
    #expect(shownLabels.last?.textAlignment == .left)
    let height: CGFloat = 120
    #expect(content.view.frame.height == height)
    #expect(content.parent === alert)
    let message = try #require(shownLabels.dropFirst().first)
    #expect(
      content.view.convert(content.view.bounds, to: window).minY
        > message.convert(message.bounds, to: window).maxY)
  }

  @Test func theDeviceIsRotated() {
    let root = UIViewController()
    let window = shown(root)
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
    let isLandscape = UIScreen.main.bounds.width > UIScreen.main.bounds.height
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
    #expect(isLandscape)
    _ = window
  }

  @Test func theRowsOfADatePickerHaveAColor() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.setValue(UIColor.white, forKeyPath: "textColor")
    #expect(picker.value(forKey: "textColor") as? UIColor == .white)
  }
}
