import StandardControls
import ViewTree

extension UIViewController {
  /// The properties of a controller in scenes: what the bars of containers show for it.
  package static let controllerProperties = PropertyTable(adding: [
    Property("title", \UIViewController.title, default: nil, "The title in bars."),
    Property(
      "navigationItem", default: NavigationItemValue(),
      "What a navigation bar shows: title, largeTitle, titleView, leftItems, rightItems, search.",
      get: { (controller: UIViewController) in NavigationItemValue(controller.navigationItem) },
      set: { controller, value in value.apply(to: controller.navigationItem) }),
    Property(
      "tabBarItem", default: TabItemValue(), "What a tab bar shows: title, image, badge, system.",
      get: { (controller: UIViewController) in
        controller.tabBarItem.map { TabItemValue($0) } ?? TabItemValue()
      },
      set: { controller, value in
        let item = UITabBarItem(title: controller.title, image: nil, tag: 0)
        value.apply(to: item)
        controller.tabBarItem = item
        controller.barsMayDiffer()
      }),
    Property(
      "toolbarItems", default: [BarItemValue](),
      "The buttons of a navigation controller's toolbar, which they show.",
      get: { (controller: UIViewController) in .init(controller.toolbarItems) },
      set: { controller, values in controller.toolbarItems = values.items }),
    Property(
      "hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed, default: false,
      "Whether a tab bar disappears while the controller is on a navigation stack."),
    Property(
      "extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars,
      default: false, "Whether the view extends below opaque bars."),
    Property(
      "edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout, default: .all,
      "The edges at which the view extends below bars."),
    Property(
      "additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets, default: .zero,
      "Insets that are added to the safe area."),
    Property(
      "overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle,
      default: .unspecified, "Light or dark, regardless of the surroundings."),
  ])
}

extension UIRectEdge: NamedOptions {
  /// The edges by UIKit's names.
  public static let namedOptions: [(name: String, value: Self)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
  ]
}

extension UINavigationController {
  /// The properties of a navigation controller in scenes.
  package static let navigationProperties = PropertyTable(
    inheriting: UIViewController.controllerProperties,
    adding: [
      Property(
        "isNavigationBarHidden", default: false, "Whether the navigation bar is hidden.",
        get: { (controller: UINavigationController) in controller.isNavigationBarHidden },
        set: { $0.isNavigationBarHidden = $1 }),
      Property(
        "isToolbarHidden", default: true, "Whether the toolbar is hidden.",
        get: { (controller: UINavigationController) in controller.isToolbarHidden },
        set: { $0.isToolbarHidden = $1 }),
      Property(
        "tintColor", default: UIColor?.none, "Colour of the buttons in the bars; blue if null.",
        get: { (controller: UINavigationController) in
          let color = controller.navigationBar.tintColor
          return color == .tintColor ? nil : color
        },
        set: { controller, color in
          controller.navigationBar.tintColor = color
          controller.toolbar.tintColor = color
        }),
      Property(
        "barTintColor", default: UIColor?.none,
        "Colour of the navigation bar's background, unless an appearance is set.",
        get: { (controller: UINavigationController) in controller.navigationBar.barTintColor },
        set: { $0.navigationBar.barTintColor = $1 }),
      Property(
        "isTranslucent", default: true,
        "Whether content behind the navigation bar is visible through it.",
        get: { (controller: UINavigationController) in controller.navigationBar.isTranslucent },
        set: { $0.navigationBar.isTranslucent = $1 }),
    ]
      + UINavigationBar.appearanceProperties { (controller: UINavigationController) in
        controller.navigationBar
      })
}

extension UITabBarController {
  /// Whether the list "More" is selected.
  fileprivate var isMoreSelected: Bool {
    get { selectedViewController != nil && selectedIndex == NSNotFound }
    set {
      if newValue {
        selectedViewController = moreNavigationController
      } else if isMoreSelected {
        selectedIndex = 0
      }
    }
  }

  /// The properties of a tab bar controller in scenes.
  package static let tabBarControllerProperties = PropertyTable(
    inheriting: UIViewController.controllerProperties,
    adding: [
      Property(
        "selectedIndex", \UITabBarController.selectedIndex, default: 0, in: .atLeast(0),
        "The index of the selected controller."
      ).setLast(),
      Property(
        "isMoreSelected", default: false,
        "Whether the list of the tabs is visible that the bar has no space for, if there are any.",
        get: { (controller: UITabBarController) in controller.isMoreSelected },
        set: { $0.isMoreSelected = $1 }
      ).setLast(),
      Property(
        "isCustomizing", default: false,
        "Whether the user arranges the tabs: a panel of all of them is above the bar.",
        get: { (controller: UITabBarController) in controller.tabBar.isCustomizing },
        set: { controller, isCustomizing in
          if isCustomizing {
            controller.customizeTabs()
          } else {
            _ = controller.tabBar.endCustomizing(animated: false)
          }
        }
      ).setLast(),
      Property(
        "tintColor", default: UIColor?.none, "Colour of the selected tab; blue if null.",
        get: { (controller: UITabBarController) in
          let color = controller.tabBar.tintColor
          return color == .tintColor ? nil : color
        },
        set: { $0.tabBar.tintColor = $1 }),
      Property(
        "barTintColor", default: UIColor?.none,
        "Colour of the tab bar's background, unless an appearance is set.",
        get: { (controller: UITabBarController) in controller.tabBar.barTintColor },
        set: { $0.tabBar.barTintColor = $1 }),
      Property(
        "isTabBarHidden", default: false, "Whether the tab bar is hidden.",
        get: { (controller: UITabBarController) in controller.tabBar.isHidden },
        set: { $0.tabBar.isHidden = $1 }),
    ]
      + UITabBar.appearanceProperties { (controller: UITabBarController) in controller.tabBar })
}

extension UISplitViewController {
  /// The properties of a split view controller in scenes.
  package static let splitProperties = PropertyTable(
    inheriting: UIViewController.controllerProperties,
    adding: [
      Property(
        "preferredDisplayMode", \UISplitViewController.preferredDisplayMode, default: .automatic,
        "The visible columns on a wide screen."),
      Property(
        "preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior,
        default: .automatic, "Whether columns are next to the secondary one or in front of it."),
      Property(
        "displayModeButtonVisibility", \UISplitViewController.displayModeButtonVisibility,
        default: .automatic, "Whether the bar has the button that shows hidden columns."),
    ])
}

extension UISplitViewController.DisplayMode: NamedCases {
  /// The arrangements of columns by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("automatic", .automatic), ("secondaryOnly", .secondaryOnly),
    ("oneBesideSecondary", .oneBesideSecondary), ("oneOverSecondary", .oneOverSecondary),
    ("twoBesideSecondary", .twoBesideSecondary), ("twoOverSecondary", .twoOverSecondary),
    ("twoDisplaceSecondary", .twoDisplaceSecondary),
  ]
}

extension UISplitViewController.SplitBehavior: NamedCases {
  /// The behaviours by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("automatic", .automatic), ("tile", .tile), ("overlay", .overlay), ("displace", .displace),
  ]
}

extension UISplitViewController.DisplayModeButtonVisibility: NamedCases {
  /// The visibilities by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("automatic", .automatic), ("never", .never), ("always", .always),
  ]
}
