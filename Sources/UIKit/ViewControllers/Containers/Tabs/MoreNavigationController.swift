/// The last tab of a tab bar that has no space for all: a list of the others, and the controller that was selected there.
final class MoreNavigationController: UINavigationController {
  let list = MoreListController()
  private weak var tabs: UITabBarController?
  /// The controller of the list that is on the stack; nil while the list alone is.
  private(set) var child: UIViewController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    viewControllers = [list]
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    list.onEdit = { [weak tabs] in tabs?.customizeTabs() }
    list.onSelection = { [weak tabs] in tabs?.selectFromList($0) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a controller in front of the list, in place of the one that is there. Of a navigation controller it shows the
  /// stack, because a stack cannot be on another one.
  func borrow(_ controller: UIViewController, animated: Bool) {
    guard controller !== child else { return }
    giveBack()
    child = controller
    var contents = [controller]
    if let navigation = controller as? UINavigationController {
      contents = navigation.viewControllers
      navigation.lentRoot = contents.first
      navigation.viewControllers = []
    }
    setViewControllers([list] + contents, animated: animated)
  }

  /// Shows the list alone: the controller is free, and a navigation controller has its stack again.
  func giveBack() {
    guard let child else { return }
    self.child = nil
    let contents = Array(stack.dropFirst())
    setViewControllers([list], animated: false)
    restore(child, contents)
  }

  /// - Parameter contents: the stack of a navigation controller.
  private func restore(_ child: UIViewController, _ contents: [UIViewController]) {
    guard let navigation = child as? UINavigationController else { return }
    navigation.viewControllers = contents
    navigation.lentRoot = nil
  }

  override func stackDidSettle() {
    super.stackDidSettle()
    guard stack.count == 1, let child else { return }
    self.child = nil
    restore(child, (child as? UINavigationController)?.lentRoot.map { [$0] } ?? [])
    tabs?.listDidReturn(from: child)
  }
}
