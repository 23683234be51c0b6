import HeadlessUIKit
import ImageComparison
import StandardControls
import ViewControllers

/// A class of controllers that scene files can name under `controller` and `controllers`.
struct ControllerClass: Sendable {
  /// The class's name in Swift.
  let name: String
  private(set) var table: PropertyTable
  let content: Content
  /// Creates a controller without children; a split view controller has as many columns as the scene gives it.
  let make: @Sendable (_ childCount: Int) -> UIViewController
  /// Gives a container its children.
  let hold: @Sendable (_ children: [UIViewController], _ controller: UIViewController) -> Void

  /// What a controller shows.
  enum Content {
    /// A view of the scene.
    case view
    /// Other controllers.
    case controllers
    /// A view of its own.
    case own
  }

  /// Whether it contains other controllers.
  var isContainer: Bool { content == .controllers }

  static let all = [plain, navigation, tabs, split, pages, activities]

  /// The classes with the keys of a controller that a scene presents.
  static let presented = all.map { controllerClass in
    var presented = controllerClass
    presented.table = UIViewController.presentedProperties(adding: controllerClass.table)
    return presented
  }

  /// A controller with a view of the scene.
  static let plain = ControllerClass(
    name: "UIViewController", table: SceneContentController.table, content: .view,
    make: { _ in SceneContentController(nibName: nil, bundle: nil) }, hold: { _, _ in })

  static let navigation = ControllerClass(
    name: "UINavigationController", table: UINavigationController.navigationProperties,
    content: .controllers, make: { _ in UINavigationController(nibName: nil, bundle: nil) },
    hold: { ($1 as? UINavigationController)?.viewControllers = $0 })

  static let tabs = ControllerClass(
    name: "UITabBarController", table: UITabBarController.tabBarControllerProperties,
    content: .controllers, make: { _ in UITabBarController(nibName: nil, bundle: nil) },
    hold: { ($1 as? UITabBarController)?.viewControllers = $0 })

  static let split = ControllerClass(
    name: "UISplitViewController", table: UISplitViewController.splitProperties,
    content: .controllers,
    make: { UISplitViewController(style: $0 > 2 ? .tripleColumn : .doubleColumn) },
    hold: { children, controller in
      guard let split = controller as? UISplitViewController else { return }
      let columns: [UISplitViewController.Column] =
        children.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (child, column) in zip(children, columns) { split.setViewController(child, for: column) }
    })

  /// The first page is shown, with dots for all of them.
  static let pages = ControllerClass(
    name: "UIPageViewController", table: ScenePageController.table, content: .controllers,
    make: { _ in
      ScenePageController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    },
    hold: { ($1 as? ScenePageController)?.pages = $0 })

  /// A share sheet.
  static let activities = ControllerClass(
    name: "UIActivityViewController", table: UIActivityViewController.activityProperties,
    content: .own,
    make: { _ in UIActivityViewController(activityItems: [], applicationActivities: nil) },
    hold: { _, _ in })
}

/// The controller of a view of a scene.
final class SceneContentController: UIViewController {
  /// The layouters in the view, which nothing else updates.
  var layouters: [ViewBuilder.PlacedLayouter] = []
  private var statusBarStyle = UIStatusBarStyle.default
  private var hidesStatusBar = false
  private var hidesHomeIndicator = false

  override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyle }
  override var prefersStatusBarHidden: Bool { hidesStatusBar }
  override var prefersHomeIndicatorAutoHidden: Bool { hidesHomeIndicator }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouters.update()
  }

  fileprivate static let table = PropertyTable(
    inheriting: UIViewController.controllerProperties,
    adding: [
      Property(
        "preferredStatusBarStyle", default: UIStatusBarStyle.default,
        "The status bar's texts: default, lightContent or darkContent.",
        get: { (controller: SceneContentController) in controller.statusBarStyle },
        set: { $0.statusBarStyle = $1 }),
      Property(
        "prefersStatusBarHidden", default: false, "Whether the status bar is hidden.",
        get: { (controller: SceneContentController) in controller.hidesStatusBar },
        set: { $0.hidesStatusBar = $1 }),
      Property(
        "prefersHomeIndicatorAutoHidden", default: false, "Whether the home indicator is hidden.",
        get: { (controller: SceneContentController) in controller.hidesHomeIndicator },
        set: { $0.hidesHomeIndicator = $1 }),
    ])
}

extension UIStatusBarStyle: NamedCases, SceneEnumeration {
  /// The styles by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("default", .default), ("lightContent", .lightContent), ("darkContent", .darkContent),
  ]
}

/// A page view controller with the pages of a scene.
final class ScenePageController: UIPageViewController, UIPageViewControllerDelegate {
  var pages: [UIViewController] = [] { didSet { list = PageList(pages) } }
  private var list: PageList? {
    didSet {
      dataSource = list
      delegate = self
      showPage()
    }
  }
  private var index = 0 { didSet { showPage() } }

  private func showPage() {
    guard pages.indices.contains(index) else { return }
    setViewControllers([pages[index]], direction: .forward, animated: false)
    adoptColor()
  }

  /// The dots are below the page, on its colour: UIKit's white ones, or dark ones where these would not be seen.
  private func adoptColor() {
    let color = viewControllers?.first?.view.backgroundColor
    view.backgroundColor = color
    let ground = color ?? .systemBackground
    pageControl.pageIndicatorTintColor = ground.dots(alpha: Self.indicatorAlpha)
    pageControl.currentPageIndicatorTintColor = ground.dots(alpha: 1)
  }

  /// The opacity of the dots of other pages, as in a page control.
  private static let indicatorAlpha: CGFloat = 0.3

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { adoptColor() }

  fileprivate static let table = PropertyTable(
    inheriting: UIViewController.controllerProperties,
    adding: [
      Property(
        "selectedIndex", default: 0, in: .atLeast(0), "The index of the visible page.",
        get: { (controller: ScenePageController) in controller.index },
        set: { $0.index = $1 }
      ).setLast()
    ])
}

extension UIColor {
  /// White, or black on a colour that white does not stand out from.
  fileprivate func dots(alpha: CGFloat) -> UIColor {
    UIColor { traits in
      UIColor(white: self.resolvedColor(with: traits).isLight ? 0 : 1, alpha: alpha)
    }
  }

  /// Whether the contrast ratio of the colour and white is below 2, where dots are hardly seen.
  private var isLight: Bool {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return false }
    let opaque = [1, red, green, blue].reduce(UInt32(0)) { bits, part in
      bits << 8 | UInt32((min(max(part, 0), 1) * 255).rounded())
    }
    return contrastRatio(opaque, 0xFFFF_FFFF) < 2
  }
}
