import Testing

@testable import ViewControllers

final class BarScreen: UIViewController {
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

final class BarVeto: NSObject, UINavigationBarDelegate, UITabBarControllerDelegate {
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
  func first<View: UIView>(_ type: View.Type, where matches: (View) -> Bool) -> View? {
    for subview in subviews.reversed() where !subview.isHidden {
      if let view = subview as? View, matches(view) { return view }
      if let view = subview.first(type, where: matches) { return view }
    }
    return nil
  }

  func text(_ text: String) -> UILabel? {
    first(UILabel.self) { $0.text == text && $0.alpha > 0 }
  }

  func control(labelled label: String) -> UIControl? {
    first(UIControl.self) { $0.accessibilityLabel == label }
  }
}

/// Bars on an iPhone 15: 393 × 852 points, 59 points of safe area at the top, of which the status bar takes 54, and 34
/// at the bottom.
class BarScreens {
  let application: UIApplication
  let root = BarScreen()
  let detail = BarScreen()
  let navigation: UINavigationController

  init() throws {
    let device = try #require(Device(named: "iPhone 15"))
    application = UIApplication(screen: UIScreen(device: device))
    root.title = "Inbox"
    detail.title = "Letter"
    navigation = UINavigationController(rootViewController: root)
  }

  var bar: UINavigationBar { navigation.navigationBar }

  func show(_ controller: UIViewController? = nil) {
    application.show(controller ?? navigation)
    application.updateDisplay()
  }

  func perform(_ actions: () -> Void) {
    application.perform(actions)
    application.advance(by: 1)
  }

  func tap(_ view: UIView?) throws {
    TouchScreen(application).tap(try #require(view))
    application.advance(by: 1)
  }

  /// The navigation controller, and another screen next to it.
  func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, BarScreen()]
    tabs.viewControllers?[1].title = "Search"
    return tabs
  }
}
