/// A list and its details. It is always collapsed here, as on a phone: the first controller is visible.
open class UISplitViewController: UIViewController {
  /// The visible columns, and their arrangement.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  /// The number of columns.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// The place of a controller.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// The number of columns; unspecified unless it was given. Kept, without effect.
  public private(set) final var style = Style.unspecified
  private var columns: [Column: UIViewController] = [:]

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without columns: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the controller of a column. The controller of the compact column, or else of the first one, is visible.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    let order: [Column] = [.compact, .primary, .supplementary, .secondary]
    viewControllers = order.compactMap { columns[$0] }
  }

  /// The controller of a column; nil without one.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Has no effect: the first column is visible.
  open func show(_ column: Column) {}

  /// Has no effect: the first column is visible.
  open func hide(_ column: Column) {}

  /// Decides on collapsing; nil by default. Never called here.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred arrangement of the columns; automatic by default. Kept, without effect.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Whether a swipe shows the first column; true by default. Kept, without effect.
  open var presentsWithGesture = true
  /// The width of the first column as a fraction of the whole; -1, the default, for the system's. Kept, without effect.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  /// The minimum width of the first column, points; 0 by default. Kept, without effect.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// The maximum width of the first column, points; 0 by default. Kept, without effect.
  open var maximumPrimaryColumnWidth: CGFloat = 0

  /// The arrangement of the columns: one.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// Whether only one controller is visible: always.
  open var isCollapsed: Bool { true }

  /// The controllers of the columns; the first one is visible.
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
}

/// Decides how a split view controller collapses. Never called here.
public protocol UISplitViewControllerDelegate: ObjectiveCDelegate {}
