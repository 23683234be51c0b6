/// A list and its details. It is always collapsed here, as on a phone: the first controller is shown.
open class UISplitViewController: UIViewController {
  /// Which of the columns are shown.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  /// How many columns there are.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// A place of a controller.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  public private(set) final var style = Style.unspecified
  private var columns: [Column: UIViewController] = [:]

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Gives a column a controller. That of the compact column, or else of the first one, is shown.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    let order: [Column] = [.compact, .primary, .supplementary, .secondary]
    viewControllers = order.compactMap { columns[$0] }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Without effect: the first column is shown.
  open func show(_ column: Column) {}

  /// Without effect: the first column is shown.
  open func hide(_ column: Column) {}

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var presentsWithGesture = true
  /// A part of the width.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  /// Points.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// Points.
  open var maximumPrimaryColumnWidth: CGFloat = 0

  open var displayMode: DisplayMode { .secondaryOnly }
  open var isCollapsed: Bool { true }

  open var viewControllers: [UIViewController] = [] {
    didSet {
      let former = oldValue.first
      hold(viewControllers)
      if isViewLoaded { show(viewControllers.first, insteadOf: former) }
    }
  }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    show(viewControllers.first)
  }

  // MARK: Overrides in extensions

  open override dynamic var preferredStatusBarStyle: UIStatusBarStyle {
    super.preferredStatusBarStyle
  }
  open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open override dynamic var childForStatusBarStyle: UIViewController? {
    super.childForStatusBarStyle
  }
  open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open override dynamic func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open override dynamic func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
  }
  open override dynamic func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}

/// Is asked how a split view controller collapses: never here.
public protocol UISplitViewControllerDelegate: ObjectiveCDelegate {}
