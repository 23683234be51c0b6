/// A list and its details: next to each other on a wide screen, and otherwise only the first.
///
/// Columns are at the leading side of the secondary one, with a line between them, or in front of it, which is dimmed then.
/// Left to itself, a tablet shows them in landscape, and hides them in portrait, where a button in the secondary column's
/// bar shows them. In a narrow window, as on a phone, the controller is collapsed: the controller of the compact column, or
/// else the first one, is visible, unless the delegate names another.
open class UISplitViewController: UIViewController, BarContainer {
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
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
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

  /// Shows a column, and those between it and the secondary one. Collapsed, the column is the visible one.
  open func show(_ column: Column) {
    guard !isCollapsed else {
      if columns[column] != nil { collapsedColumn = column }
      viewIfLoaded?.setNeedsLayout()
      return
    }
    guard column == .primary || column == .supplementary else { return }
    let count = column == .primary && columnCount > 2 ? 2 : 1
    guard arrangement.mode.shownColumns < count else { return }
    choose(SplitArrangement.mode(showing: count, showingBehavior))
  }

  /// Hides a column, and those on its leading side.
  open func hide(_ column: Column) {
    guard column == .primary || column == .supplementary else { return }
    let count = column == .primary && columnCount > 2 ? 1 : 0
    let mode = arrangement.mode
    guard mode.shownColumns > count else { return }
    choose(SplitArrangement.mode(showing: count, mode.isOverlay ? .overlay : .tile))
  }

  /// The behaviour of columns that were hidden.
  private var showingBehavior: SplitBehavior {
    let isLandscape = view.bounds.width > view.bounds.height
    return preferredSplitBehavior != .automatic
      ? splitBehavior : isLandscape ? .tile : .overlay
  }

  private func choose(_ mode: DisplayMode) {
    delegate?.splitViewController(self, willChangeTo: mode)
    slideColumns { chosenMode = mode }
  }

  /// The mode by a gesture, the button or a call; nil for the preferred one.
  private var chosenMode: DisplayMode?

  /// Is asked about collapsing and expanding; nil by default.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred arrangement of the columns; automatic by default.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// How columns and the secondary one share the width; automatic by default: by the display mode, and otherwise next to
  /// each other in landscape, and in front of the secondary one in portrait.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet {
      chosenMode = nil
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// How columns and the secondary one share the width now.
  open var splitBehavior: SplitBehavior { isCollapsed ? .automatic : arrangement.behavior }

  /// Whether the bar of the secondary column has the button while columns are hidden; automatic by default, which means
  /// that it has, if the controller has a style and ``presentsWithGesture`` is true.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether three columns have a button that shows the secondary one alone; false by default. Kept, without effect.
  open var showsSecondaryOnlyButton = false

  /// A button that shows the hidden columns, or hides them.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"),
    primaryAction: UIAction { [weak self] _ in self?.toggleColumns() })
  private lazy var displayModeGroup = UIBarButtonItemGroup(
    barButtonItems: [displayModeButtonItem], representativeItem: nil)
  private weak var itemWithButton: UINavigationItem?

  private func toggleColumns() {
    guard !isCollapsed else { return }
    let wished = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if wished != .automatic {
      choose(wished)
    } else if arrangement.mode == .secondaryOnly {
      showNextColumn()
    } else {
      hide(columnCount > 2 ? .supplementary : .primary)
    }
  }

  /// Shows the hidden column next to the visible ones.
  func showNextColumn() {
    let isSecond = columnCount > 2 && arrangement.mode.shownColumns == 0
    show(isSecond ? .supplementary : .primary)
  }

  /// Whether there is a column that a swipe shows.
  var hasHiddenColumn: Bool {
    presentsWithGesture && !isCollapsed && style != .unspecified
      && arrangement.mode.shownColumns < columnCount - 1
  }

  /// Whether a swipe from the edge shows a hidden column; true by default.
  open var presentsWithGesture = true
  private lazy var swipe = SplitSwipe(of: self)
  /// The running change of the columns.
  var slide = SplitSlide()
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
    columnLayout.primary.resolved(in: viewIfLoaded?.bounds.width ?? 0)
  }

  /// The width of the second one of three columns as a fraction of the whole; -1, the default, for the system's.
  open var preferredSupplementaryColumnWidthFraction: CGFloat = -1 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the second one of three columns, points; 0 by default.
  open var minimumSupplementaryColumnWidth: CGFloat = 0 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the second one of three columns, points; 0 by default, for the system's.
  open var maximumSupplementaryColumnWidth: CGFloat = 0 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the second one of three columns, points; 0 by default, for one by the fraction.
  open var preferredSupplementaryColumnWidth: CGFloat = 0 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width of the second one of three columns, points.
  open var supplementaryColumnWidth: CGFloat {
    columnLayout.supplementary.resolved(in: viewIfLoaded?.bounds.width ?? 0)
  }

  /// The side of the columns; the leading one by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The background of the first column. Without effect, as on devices: only on a Mac there is one.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// Whether the columns are at the right side of the secondary one.
  var isMirrored: Bool {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft != (primaryEdge == .trailing)
  }

  /// The arrangement of the columns.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : arrangement.mode }

  /// Whether only one controller is visible: in a narrow window. False until the view is loaded.
  open var isCollapsed: Bool {
    isViewLoaded && traitCollection.horizontalSizeClass != .regular
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
    view.addGestureRecognizer(swipe.recognizer)
    showColumns()
  }

  /// The delegate's orientations, or the orientations of every controller.
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override dynamic var childForStatusBarStyle: UIViewController? { visible.first }
  open override dynamic var childForStatusBarHidden: UIViewController? { visible.first }

  // MARK: Layout

  /// The columns from the leading side, the secondary one last.
  private var ordered: [UIViewController] {
    columns.isEmpty
      ? viewControllers
      : [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
  }

  private var columnCount: Int { ordered.count }

  private var arrangement: SplitArrangement {
    let size = viewIfLoaded?.bounds.size ?? .zero
    return SplitArrangement(
      chosenMode ?? preferredDisplayMode, preferredSplitBehavior, columnCount: columnCount,
      isLandscape: size.width > size.height)
  }

  /// The controllers that are visible, from the leading side.
  var visible: [UIViewController] {
    guard !isCollapsed else { return collapsedController.map { [$0] } ?? [] }
    return Array(ordered.suffix(arrangement.mode.shownColumns + 1))
  }

  // MARK: Collapsing

  /// The column that is visible in a narrow window, by the delegate or a call.
  private var collapsedColumn: Column?
  private var collapsedPrimary: UIViewController?
  /// Nil until the first layout.
  private var wasCollapsed: Bool?

  private var collapsedController: UIViewController? {
    collapsedColumn.flatMap { columns[$0] } ?? collapsedPrimary ?? viewControllers.first
  }

  /// Asks the delegate when the width class has changed.
  private func collapseOrExpand() {
    let (isCollapsed, was) = (isCollapsed, wasCollapsed)
    guard isCollapsed != was, !viewControllers.isEmpty else { return }
    wasCollapsed = isCollapsed
    if isCollapsed {
      collapse()
      delegate?.splitViewControllerDidCollapse(self)
    } else if was != nil {
      expand()
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  private func collapse() {
    guard let delegate else { return }
    guard style == .unspecified else {
      let proposed: Column = columns[.compact] == nil ? .primary : .compact
      collapsedColumn = delegate.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: proposed)
      return
    }
    guard viewControllers.count > 1, let first = viewControllers.first else { return }
    collapsedPrimary = delegate.primaryViewController(forCollapsing: self)
    let second = viewControllers[1]
    if !delegate.splitViewController(
      self, collapseSecondary: second, onto: collapsedPrimary ?? first)
    {
      collapsedPrimary = second
    }
  }

  private func expand() {
    (collapsedColumn, collapsedPrimary) = (nil, nil)
    guard let delegate else { return }
    guard style == .unspecified else {
      let proposed = arrangement.mode
      let mode = delegate.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed)
      if mode != .automatic, mode != proposed { chosenMode = mode }
      return
    }
    guard viewControllers.count > 1, let first = viewControllers.first else { return }
    let primary = delegate.primaryViewController(forExpanding: self) ?? first
    let secondary = delegate.splitViewController(self, separateSecondaryFrom: primary)
    if primary !== first || secondary != nil {
      viewControllers = [primary, secondary ?? viewControllers[1]]
    }
  }

  private var columnLayout: SplitColumns {
    SplitColumns(
      primary: SplitColumnWidth(
        fraction: preferredPrimaryColumnWidthFraction, preferred: preferredPrimaryColumnWidth,
        minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth),
      supplementary: SplitColumnWidth(
        fraction: preferredSupplementaryColumnWidthFraction,
        preferred: preferredSupplementaryColumnWidth, minimum: minimumSupplementaryColumnWidth,
        maximum: maximumSupplementaryColumnWidth))
  }

  func showColumns() {
    let kept = visible + slide.leaving
    for controller in viewControllers where !kept.contains(where: { $0 === controller }) {
      guard controller.viewIfLoaded?.superview === view else { continue }
      if let column = column(of: controller) {
        delegate?.splitViewController(self, willHide: column)
      }
      controller.beginAppearanceTransition(false, animated: false)
      controller.view.removeFromSuperview()
      controller.endAppearanceTransition()
    }
    for controller in visible where controller.view.superview !== view {
      if let column = column(of: controller) {
        delegate?.splitViewController(self, willShow: column)
      }
      controller.view.frame = contentFrame(of: controller)
      view.addSubview(controller.view)
    }
    view.setNeedsLayout()
  }

  func column(of controller: UIViewController) -> Column? {
    columns.first { $0.value === controller }?.key
  }

  override func layOutBars() {
    collapseOrExpand()
    let visible = visible
    let shown = viewControllers.filter {
      $0.viewIfLoaded?.superview === view && !slide.leaving.contains($0)
    }
    if Set(shown.map(ObjectIdentifier.init)) != Set(visible.map(ObjectIdentifier.init)) {
      showColumns()
    }
    overrideWidths(of: visible)
    placeColumns()
    showButton(in: visible.last)
    let edges: UIRectEdge = isMirrored ? .right : .left
    if swipe.recognizer.edges != edges { swipe.recognizer.edges = edges }
  }

  /// Whether the secondary column is dimmed.
  var dimsSecondary: Bool { !isCollapsed && arrangement.mode.dimsSecondary }

  /// Places the visible columns, the lines between them, and the dimming behind them.
  func placeColumns() {
    let visible = visible
    for controller in visible { controller.viewIfLoaded?.hold(at: contentFrame(of: controller)) }
    placeLines(between: visible)
    dimSecondary(below: visible)
  }

  /// Columns besides the secondary one are as narrow as a phone, whatever the window is, as in UIKit.
  private func overrideWidths(of visible: [UIViewController]) {
    narrowed.formIntersection(viewControllers.map(ObjectIdentifier.init))
    for controller in viewControllers {
      let isColumn = !isCollapsed && columnCount > 1 && controller !== ordered.last
      let identifier = ObjectIdentifier(controller)
      guard isColumn != narrowed.contains(identifier) else { continue }
      if isColumn { narrowed.insert(identifier) } else { narrowed.remove(identifier) }
      setOverrideTraitCollection(
        isColumn ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: controller)
    }
  }

  private var narrowed: Set<ObjectIdentifier> = []

  private(set) lazy var dimming: DimmingView = {
    let dimming = DimmingView(frame: .zero)
    dimming.onTap = { [weak self] in self?.didTouchSecondary() }
    return dimming
  }()

  /// Hides the columns in front of the secondary one; if that was moved aside, only the first column.
  private func didTouchSecondary() {
    choose(
      arrangement.mode == .twoDisplaceSecondary ? .oneBesideSecondary : .secondaryOnly)
  }

  private func dimSecondary(below visible: [UIViewController]) {
    guard dimsSecondary, let secondary = visible.last?.viewIfLoaded else {
      // It fades while a column slides out.
      if slide.leaving.isEmpty { dimming.removeFromSuperview() }
      return
    }
    if slide.leaving.isEmpty, dimming.superview == nil { dimming.alpha = 1 }
    dimming.frame = secondary.frame
    let order = [secondary, dimming] + visible.dropLast().compactMap(\.viewIfLoaded) + lines
    guard Array(view.subviews.suffix(order.count)) != order else { return }
    for part in order { view.addSubview(part) }
  }

  /// Puts the button into the bar of the secondary column.
  private func showButton(in secondary: UIViewController?) {
    let isShown =
      !isCollapsed && style != .unspecified && columnCount > 1
      && (displayModeButtonVisibility == .always
        || displayModeButtonVisibility == .automatic && presentsWithGesture
          && arrangement.mode == .secondaryOnly)
    let root =
      (secondary as? UINavigationController)?.viewControllers.first ?? secondary
    let item = isShown ? root?.navigationItem : nil
    guard item !== itemWithButton else { return }
    itemWithButton?.leadingItemGroups.removeAll { $0 === displayModeGroup }
    itemWithButton = item
    guard let item, item.leftBarButtonItems?.contains(displayModeButtonItem) != true else { return }
    item.leadingItemGroups.insert(displayModeGroup, at: 0)
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
    let isMirrored = isMirrored
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
    let span = columnLayout.spans(
      isCollapsed ? .secondaryOnly : arrangement.mode, count: visible.count, of: columnCount,
      in: bounds.width, line: line)[index]
    let frame = CGRect(x: span.x, y: 0, width: span.width, height: bounds.height)
    return isMirrored ? frame.mirrored(inWidth: bounds.width) : frame
  }

  func barDidChange(_ bar: ContainerBar) {}
}
