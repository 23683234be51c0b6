import CairoGraphics
import Lists
import StandardControls
import XMLReading

/// What a storyboard says of a controller besides its view.
enum ControllerElements {
  static func read(
    _ element: XMLElement, into controller: UIViewController, _ builder: InterfaceBuilder
  ) {
    if let title = element.longText("title") { controller.title = title }
    if element.flag("hidesBottomBarWhenPushed") == true {
      controller.hidesBottomBarWhenPushed = true
    }
    if element.flag("definesPresentationContext") == true {
      controller.definesPresentationContext = true
    }
    if let table = controller as? UITableViewController,
      let clears = element.flag("clearsSelectionOnViewWillAppear")
    {
      table.clearsSelectionOnViewWillAppear = clears
    }
    if let item = element.child(named: "navigationItem") {
      read(item, into: controller.navigationItem, builder)
    }
    if let item = element.child(named: "tabBarItem") {
      if let title = item.longText("title") { controller.tabBarItem.title = title }
      if let name = item.text("image") { controller.tabBarItem.image = builder.image(name, item) }
      controller.tabBarItem.badgeValue = item.text("badgeValue")
    }
    if let navigation = controller as? UINavigationController,
      let bar = element.child(named: "navigationBar")
    {
      navigation.navigationBar.prefersLargeTitles = bar.flag("largeTitles") ?? false
      navigation.isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
    }
  }

  private static func read(
    _ element: XMLElement, into item: UINavigationItem, _ builder: InterfaceBuilder
  ) {
    item.title = element.longText("title")
    item.prompt = element.longText("prompt")
    switch element.text("largeTitleDisplayMode") {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    let left = buttons(element, "leftBarButtonItem", builder)
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = buttons(element, "rightBarButtonItem", builder)
    if !right.isEmpty { item.rightBarButtonItems = right }
    item.backBarButtonItem = buttons(element, "backBarButtonItem", builder).first
  }

  /// The item of a key, or the items of the list of such items.
  private static func buttons(
    _ element: XMLElement, _ key: String, _ builder: InterfaceBuilder
  ) -> [UIBarButtonItem] {
    let elements =
      element.child(key: key).map { [$0] } ?? element.child(key: key + "s")?.children ?? []
    return elements.filter { $0.name == "barButtonItem" }.map { item in
      if let name = item.text("systemItem"),
        let system = UIBarButtonItem.SystemItem.namedCases.first(where: { $0.name == name })?.value
      {
        let button = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        builder.add(button, for: item)
        return button
      }
      let button = UIBarButtonItem(
        title: item.longText("title"), style: item.text("style") == "done" ? .done : .plain,
        target: nil, action: nil)
      if let name = item.text("image") { button.image = builder.image(name, item) }
      button.isEnabled = item.flag("enabled") ?? true
      builder.add(button, for: item)
      return button
    }
  }

  /// The children of a container, in the order of the storyboard's relationships.
  static func add(_ children: [UIViewController], to controller: UIViewController) {
    guard !children.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController:
      navigation.setViewControllers(children, animated: false)
    case let tabs as UITabBarController: tabs.viewControllers = children
    case let split as UISplitViewController: split.viewControllers = children
    default: break
    }
  }
}
