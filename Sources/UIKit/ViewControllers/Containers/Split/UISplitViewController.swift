/// A list and its details: next to each other on a wide screen, and otherwise only the first.
///
/// Columns are at the leading side of the secondary one, with a line between them. In a narrow window, as on a phone,
/// the controller is collapsed: the controller of the compact column, or else the first one, is visible.
open class UISplitViewController: UIViewController, BarContainer {
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

  /// A width that means the system's.
  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// The number of columns; unspecified unless it was given.
  public private(set) final var style = Style.unspecified
  private var columns: [Column: UIViewController] = [:]
  private var lines: [UIView] = []

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

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    let order: [Column] = [.compact, .primary, .supplementary, .secondary]
    viewControllers = order.compactMap { columns[$0] }
  }

  /// The controller of a column; nil without one.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a controller in the secondary column. Collapsed, the stack of the visible column pushes it, if it is one;
  /// otherwise it is presented.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard isCollapsed else {
      if style == .unspecified {
        viewControllers = Array(viewControllers.prefix(1)) + [vc]
      } else {
        setViewController(vc, for: .secondary)
      }
      return
    }
    if let stack = viewControllers.first as? UINavigationController,
      !(vc is UINavigationController)
    {
      stack.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a column next to the secondary one.
  open func show(_ column: Column) {
    if column == .primary || column == .supplementary { hiddenColumns.remove(column) }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Hides a column.
  open func hide(_ column: Column) {
    hiddenColumns.insert(column)
    viewIfLoaded?.setNeedsLayout()
  }
  private var hiddenColumns: Set<Column> = []

  /// Decides on collapsing; nil by default. Never called here.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred arrangement of the columns; automatic by default.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether a swipe shows the first column; true by default. Kept, without effect.
  open var presentsWithGesture = true
  /// The width of the first column as a fraction of the whole; -1, the default, for the system's.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the first column, points; 0 by default.
  open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The maximum width of the first column, points; 0 by default, for the system's.
  open var maximumPrimaryColumnWidth: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The width of the first column, points; 0 by default, for one by the fraction.
  open var preferredPrimaryColumnWidth: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The width of the first column, points.
  open var primaryColumnWidth: CGFloat {
    columnLayout.primaryWidth(in: viewIfLoaded?.bounds.width ?? 0)
  }

  /// The arrangement of the columns.
  open var displayMode: DisplayMode {
    guard !isCollapsed else { return .secondaryOnly }
    switch visible.count {
    case 1: return .secondaryOnly
    case 2: return .oneBesideSecondary
    default: return .twoBesideSecondary
    }
  }

  /// Whether only one controller is visible: in a narrow window, and without a view.
  open var isCollapsed: Bool {
    !(isViewLoaded && traitCollection.horizontalSizeClass == .regular)
  }

  /// The controllers of the columns; the first one is visible in a narrow window.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      hold(viewControllers)
      if isViewLoaded { showColumns() }
    }
  }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    showColumns()
  }

  open override dynamic var childForStatusBarStyle: UIViewController? { visible.first }
  open override dynamic var childForStatusBarHidden: UIViewController? { visible.first }

  // MARK: Layout

  /// The controllers that are visible, from the leading side.
  private var visible: [UIViewController] {
    guard !isCollapsed else { return Array(viewControllers.prefix(1)) }
    var shown =
      columns.isEmpty
      ? viewControllers
      : [Column.primary, .supplementary, .secondary].compactMap {
        hiddenColumns.contains($0) && $0 != .secondary ? nil : columns[$0]
      }
    switch preferredDisplayMode {
    case .secondaryOnly: shown = Array(shown.suffix(1))
    case .oneBesideSecondary, .oneOverSecondary: shown = Array(shown.suffix(2))
    case .automatic, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: break
    }
    return shown
  }

  private var columnLayout: SplitColumns {
    SplitColumns(
      fraction: preferredPrimaryColumnWidthFraction, preferred: preferredPrimaryColumnWidth,
      minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth)
  }

  private func showColumns() {
    let visible = visible
    for controller in viewControllers where !visible.contains(where: { $0 === controller }) {
      guard controller.viewIfLoaded?.superview === view else { continue }
      controller.beginAppearanceTransition(false, animated: false)
      controller.view.removeFromSuperview()
      controller.endAppearanceTransition()
    }
    for controller in visible where controller.view.superview !== view {
      controller.view.frame = contentFrame(of: controller)
      view.addSubview(controller.view)
    }
    view.setNeedsLayout()
  }

  override func layOutBars() {
    let visible = visible
    let shown = viewControllers.filter { $0.viewIfLoaded?.superview === view }
    if Set(shown.map(ObjectIdentifier.init)) != Set(visible.map(ObjectIdentifier.init)) {
      showColumns()
    }
    for controller in visible { controller.viewIfLoaded?.hold(at: contentFrame(of: controller)) }
    placeLines(between: visible)
  }

  private func placeLines(between controllers: [UIViewController]) {
    let count = max(0, controllers.count - 1)
    while lines.count > count { lines.removeLast().removeFromSuperview() }
    while lines.count < count {
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
    }
    let width = 1 / max(1, traitCollection.displayScale)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (line, controller) in zip(lines, controllers) {
      let frame = contentFrame(of: controller)
      line.frame = CGRect(
        x: isMirrored ? frame.minX - width : frame.maxX, y: 0, width: width,
        height: view.bounds.height)
      view.addSubview(line)
    }
  }

  override func contentFrame(of child: UIViewController) -> CGRect {
    let (bounds, visible) = (view.bounds, visible)
    guard let index = visible.firstIndex(where: { $0 === child }) else { return bounds }
    let line = 1 / max(1, traitCollection.displayScale)
    let span = columnLayout.spans(count: visible.count, in: bounds.width, line: line)[index]
    let frame = CGRect(x: span.x, y: 0, width: span.width, height: bounds.height)
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? frame.mirrored(inWidth: bounds.width) : frame
  }

  func barDidChange(_ bar: ContainerBar) {}
}

/// Decides how a split view controller collapses. Never called here.
public protocol UISplitViewControllerDelegate: ObjectiveCDelegate {}
