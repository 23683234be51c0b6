/// Controllers as pages, of which one is visible, or two next to each other in a book.
///
/// Pages that scroll follow a finger to the pages of the data source, and ``setViewControllers(_:direction:animated:completion:)``
/// scrolls to another one where it is asked to. Pages with a curl turn about their spine in 0.75 seconds, without being bent,
/// if that method is asked to animate; no gesture turns them.
/// Where pages scroll horizontally, and the data source counts them, a page control below them shows the current one.
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// Pages turn about the spine, as stiff sheets.
    case pageCurl
    /// Pages scroll with a finger.
    case scroll
  }

  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The direction in which pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// To a page after the current one.
    case forward
    /// To a page before the current one.
    case reverse
  }

  /// The edge of a book's spine.
  public enum SpineLocation: Int, Sendable {
    /// No spine: pages scroll.
    case none
    /// The left edge, or the upper one of vertical pages.
    case min
    /// The middle. Pages turn as with ``min``.
    case mid
    /// The right edge, or the lower one of vertical pages.
    case max
  }

  /// A key of the options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the option.
    public let rawValue: String

    /// Creates a key from UIKit's name of the option.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The edge of the book's spine, a ``SpineLocation`` or its raw value.
    public static let spineLocation = Self(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages that scroll, points.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Is notified of pages that a finger turns; nil by default.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Returns the pages before and after a page, and the number of pages; nil by default: a finger turns no pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      scroller?.neighbors = nil
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// How pages are turned. Those with a curl are turned as stiff sheets.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages scroll.
  public let navigationOrientation: NavigationOrientation
  /// The edge of the book's spine, about which pages with a curl turn. Books always show one page.
  public let spineLocation: SpineLocation
  /// Whether pages have a back; false by default. Kept, without effect.
  open var isDoubleSided = false
  /// The visible pages, of which the first one is shown.
  open private(set) var viewControllers: [UIViewController]? = []

  /// Creates a controller without pages.
  ///
  /// - Parameter options: a spine location that is missing or unknown means the minimal edge, or no spine for pages
  ///   that scroll.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    spineLocation =
      spine as? SpineLocation
      ?? (spine as? Int).flatMap(SpineLocation.init) ?? (style == .scroll ? .none : .min)
    pageSpacing = CGFloat((options?[.interPageSpacing] as? NSNumber)?.doubleValue ?? 0)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a page curl and without pages.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller with a page curl and without pages: archives are not read.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    pageSpacing = 0
    super.init(coder: coder)
  }

  /// The recognisers that turn pages with a curl: none. Pages that scroll have the recogniser of a scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Replaces the visible pages, and calls the completion with true when they are shown. Animated pages that are in a
  /// window scroll from the side of the direction, or turn about the spine; others are replaced immediately.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let former = self.viewControllers?.first
    self.viewControllers = viewControllers
    viewIfLoaded?.setNeedsLayout()
    if animated, let scroller, let page = viewControllers?.first, former != nil, page !== former,
      view.window != nil
    {
      scroller.scroll(to: page, direction, completion: completion)
      return
    }
    if let scroller {
      scroller.show(viewControllers?.first)
    } else if animated, let page = viewControllers?.first, let former, page !== former,
      viewIfLoaded?.window != nil
    {
      turn(from: former, to: page, direction, completion: completion)
      return
    } else {
      hold(viewControllers ?? [])
      if isViewLoaded { show(viewControllers?.first, insteadOf: former) }
    }
    completion?(true)
  }

  /// Turns to another page in time.
  private func turn(
    from former: UIViewController, to page: UIViewController, _ direction: NavigationDirection,
    completion: ((Bool) -> Void)?
  ) {
    if page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    let turn = PageTurn(
      isForward: direction == .forward, isVertical: navigationOrientation == .vertical,
      isSpineAtEnd: spineLocation == .max)
    let transition = ContainerTransition(in: self, from: former, to: page, animated: true) {
      _, _ in turn
    }
    transition.run(completion: { [weak self] isComplete in
      guard let self else { return }
      hold(viewControllers ?? [])
      view.setNeedsLayout()
      completion?(isComplete)
    })
  }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    guard transitionStyle == .scroll else {
      show(viewControllers?.first)
      return
    }
    let scroller = PageScroller(of: self, spacing: pageSpacing)
    self.scroller = scroller
    view.addSubview(scroller)
    scroller.occupy(contentFrame)
    scroller.show(viewControllers?.first)
  }

  // MARK: Scrolling

  /// Shows the pages that scroll; nil until the view is loaded, and for pages with a curl.
  private var scroller: PageScroller?
  /// The space between pages that scroll, points.
  private let pageSpacing: CGFloat

  /// Called when a finger has turned to another page.
  func didTurn(to page: UIViewController) {
    viewControllers = [page]
    view.setNeedsLayout()
  }

  // MARK: Page control

  package final lazy var pageControl = UIPageControl()
  /// The height of the page control below the pages, as in UIKit.
  private static let pageControlHeight: CGFloat = 37

  /// The number of dots; 0 without a page control.
  private var pageCount: Int {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal else { return 0 }
    return dataSource?.presentationCount(for: self) ?? 0
  }

  override func layOutBars() {
    let count = pageCount
    guard count > 0 else {
      if pageControl.superview != nil { pageControl.removeFromSuperview() }
      placePage()
      return
    }
    pageControl.numberOfPages = count
    pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    pageControl.isUserInteractionEnabled = false
    let height = Self.pageControlHeight
    pageControl.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height, width: view.bounds.width,
      height: height)
    if pageControl.superview !== view { view.addSubview(pageControl) }
    placePage()
  }

  private func placePage() {
    if let scroller {
      scroller.occupy(contentFrame)
      return
    }
    guard let page = viewControllers?.first, page.viewIfLoaded?.superview === view else { return }
    page.view.hold(at: contentFrame)
  }

  override func contentFrame(of child: UIViewController) -> CGRect { contentFrame }

  private var contentFrame: CGRect {
    guard pageCount > 0 else { return view.bounds }
    var frame = view.bounds
    frame.size.height -= view.safeAreaInsets.bottom + Self.pageControlHeight
    return frame
  }

  override func bringBarsToFront() {
    if pageControl.superview === view { view.bringSubviewToFront(pageControl) }
  }

  /// The delegate's orientations, or the orientations of every controller.
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override dynamic var childForStatusBarStyle: UIViewController? { viewControllers?.first }
  open override dynamic var childForStatusBarHidden: UIViewController? { viewControllers?.first }
}

/// The source of the pages before and after a page.
public protocol UIPageViewControllerDataSource: ObjectiveCDelegate {
  /// The page before a page; nil for the first one. Called for the current page when it is laid out; the page itself
  /// counts as nil.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after a page; nil for the last one. Called for the current page when it is laid out; the page itself
  /// counts as nil.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots of the page control; 0 for no page control. Not called for pages that turn, or scroll
  /// vertically.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the current page's dot. Called at each layout while there are dots.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0 by default: there is no page indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0 by default.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is notified of pages that a finger turns.
public protocol UIPageViewControllerDelegate: ObjectiveCDelegate {
  /// A finger has begun to scroll to another page. Not called for transitions by code.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// A finger has scrolled to another page, or back.
  /// - Parameters:
  ///   - finished: True here.
  ///   - previousViewControllers: The page from which the finger has started.
  ///   - completed: Whether the page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// The edge of the book's spine in an orientation. Never called here.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// The orientation in which the controller is presented. Never called here.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
  /// The orientations that the controller allows while it fills the screen.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
}

extension UIPageViewControllerDelegate {
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Returns the minimal edge by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
  /// Returns the orientations of every controller by default.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { pageViewController.standardInterfaceOrientations }
  /// Returns the screen's current orientation by default. Never called here.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { UIScreen.main.orientation }
}
