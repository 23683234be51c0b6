import GestureRecognizers
@_spi(PackageViews) import HeadlessUIKit
import StandardControls
@_spi(PackageViews) import StandardViews

/// A list of rows in sections.
///
/// Rows are asked for when they become visible. What a table keeps grows with the rows that were visible, not with
/// all of them.
open class UITableView: UIScrollView {
  /// The look of a table.
  public enum Style: Int, Sendable, CaseIterable {
    /// Rows from edge to edge; headers float at the top while their sections are visible.
    case plain
    /// Rows from edge to edge, in groups with a distance.
    case grouped
    /// Groups with rounded corners, at a distance from the edges.
    case insetGrouped
  }

  /// How rows are inserted and deleted.
  public enum RowAnimation: Int, Sendable {
    /// Rows become opaque or transparent in their place.
    case fade
    /// Rows move over the right edge.
    case right
    /// Rows move over the left edge.
    case left
    /// Rows move by their height to or from above, and fade.
    case top
    /// Rows move by their height to or from below, and fade.
    case bottom
    /// Rows appear and disappear at once.
    case none
    /// As ``fade``.
    case middle
    /// As ``fade``.
    case automatic = 100
  }

  /// The place to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// As far as needed to be visible.
    case none
    /// At the top, below a floating header.
    case top
    /// In the middle of the visible area.
    case middle
    /// At the bottom.
    case bottom
  }

  /// From where the insets of separators are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the cells.
    case fromCellEdges
    /// From the insets that the separators have by themselves.
    case fromAutomaticInsets
  }

  /// When the content of cells changes their height.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never, while the cell is visible.
    case disabled
    /// When a configuration is set, or the cell asks for it.
    case enabled
    /// As ``enabled``.
    case enabledIncludingConstraints
  }

  /// A height that the content determines.
  public static let automaticDimension: CGFloat = -1
  /// Posted when a touch has changed the selected rows; the object is the table.
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
  /// A title of the index that is a search glass.
  public static let indexSearch = "{search}"

  /// The look of the table. Scenes set it after creating a table.
  public internal(set) var style: Style {
    didSet { if style != oldValue { styleDidChange(from: oldValue) } }
  }

  // MARK: Sources

  /// The provider of the rows; nil for no rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { discardContent() } }
  }

  /// Provides heights, headers and footers, and receives selections. Not retained.
  @_nonoverride
  open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      discardContent()
    }
  }

  /// Prepares rows that may become visible soon; nil for no preparation.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is called; true by default.
  open var isPrefetchingEnabled = true
  /// When the content of cells changes their height; by default when a configuration is set.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Heights

  /// The height of rows, points; automatic by default.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of rows, points. Automatic, the default, is 44; 0 asks for all heights at once.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of section headers, points; automatic by default.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of section footers, points; automatic by default.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of section headers, points; automatic by default.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The estimated height of section footers, points; automatic by default.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The space above section headers of a plain table, points. Automatic, the default, is 22.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The height of empty rows below the content. Kept, without effect: none are drawn, as by default since iOS 15.
  open var fillerRowHeight: CGFloat = 0

  // MARK: Look

  /// The insets of separators, points; by default they start at the edge of the texts.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
    }
  }
  var ownSeparatorInset: UIEdgeInsets? { didSet { rowsNeedUpdate() } }
  /// From where ``separatorInset`` is measured; the edges of cells by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { rowsNeedUpdate() }
  }
  /// The look of separators; a line by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { rowsNeedUpdate() }
  }
  /// The colour of separators; nil for the default.
  open var separatorColor: UIColor? { didSet { rowsNeedUpdate() } }
  /// An effect of separators. Kept, without effect.
  open var separatorEffect: UIVisualEffect?
  /// Whether the margins of cells follow the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { heightsDidChange() } }
  /// Whether the content of cells keeps away from the screen's corners and sensors; true by default.
  open var insetsContentViewsToSafeArea = true { didSet { heightsDidChange() } }

  /// A view above the rows, as wide as the table. It keeps its height.
  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableHeaderView) }
  }
  /// A view below the rows, as wide as the table. It keeps its height.
  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableFooterView) }
  }
  /// A view behind the rows, as large as the table, that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Index

  /// The number of rows from which on the index is shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { rowsNeedUpdate() } }
  /// The colour of the index; nil for the tint.
  open var sectionIndexColor: UIColor? { didSet { rowsNeedUpdate() } }
  /// The background of the index; nil for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { rowsNeedUpdate() } }
  /// The background of the index while a finger is on it; nil for ``sectionIndexBackgroundColor``.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  var indexView: TableIndexView?

  // MARK: Selection and editing

  /// Whether rows can be selected; true by default.
  open var allowsSelection = true
  /// Whether several rows can be selected; false by default.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected in editing mode; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode, by circles; false by default.
  open var allowsMultipleSelectionDuringEditing = false { didSet { rowsNeedUpdate() } }
  /// Whether the selection follows the focus. Kept, without effect: nothing is focused.
  open var selectionFollowsFocus = false
  /// Whether the focused row is remembered. Kept, without effect: nothing is focused.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can be focused. Kept, without effect: nothing is focused.
  open var allowsFocus = true
  /// Whether a long press drags rows for which ``dragDelegate`` has items; true by default.
  open var dragInteractionEnabled = true { didSet { dragAndDropDidChange() } }
  /// Decides on the rows that are dragged; nil, the default, for none. Not retained.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragAndDropDidChange() } }
  /// Decides on drops on the table; nil, the default, for nothing. Not retained.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragAndDropDidChange() } }
  /// Whether rows of the table are dragged.
  open var hasActiveDrag: Bool { dragAndDrop?.source.isActive ?? false }
  /// Whether a drag is over the table, or was and has not ended yet.
  open var hasActiveDrop: Bool { dragAndDrop?.target.isActive ?? false }

  /// Whether the table is in editing mode. Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  // MARK: State

  /// The places of all rows; nil if the data source has to be asked again.
  var tableLayout: TableLayout?
  /// The width for which heights were determined, points.
  var measuredWidth: CGFloat = 0
  var measuredTextSize: UIContentSizeCategory?
  /// The rows, headers and footers that are shown.
  var shownRows: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  /// The selected rows, in the order of their selection.
  var selectedRows: [IndexPath] = []
  var highlightedRow: IndexPath?
  var cellQueue = ReuseQueue<UITableViewCell>()
  var headerFooterQueue = ReuseQueue<UITableViewHeaderFooterView>()
  /// The open updates, and what they change.
  var updates = TableUpdates()
  var prefetching = Prefetching()
  /// The rows of a scene; nil in Swift.
  var staticRows: StaticTableSource?
  lazy var swipes = SwipeController(self)
  /// The row that a finger moves; nil for none.
  var held: HeldRow?
  /// The drags and the drops; nil without delegates for them.
  var dragAndDrop: ListDragAndDrop?
  /// The gap for items from elsewhere; nil for none.
  var dropGap: DropGap?
  lazy var reorderGesture = makeReorderGesture()
  lazy var contextMenus = ListContextMenus(self)
  lazy var edgeScroller = EdgeScroller(self) { [weak self] in
    if let self { followMove(reorderGesture) }
  }

  /// Creates a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table of the style that it has in an Interface Builder file.
  public required init?(coder: NSCoder) {
    style = coder.tableStyle
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = defaultBackground
    alwaysBounceVertical = true
  }

  // MARK: Cells

  /// Sets the class of the cells with an identifier; nil removes it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellQueue.register(cellClass, for: identifier)
  }
  /// Sets the nib of the cells with an identifier; nil removes it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellQueue.register(nib, for: identifier)
  }
  /// Sets the class of the headers and footers with an identifier; nil removes it.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) { headerFooterQueue.register(aClass, for: identifier) }
  /// Sets the nib of the headers and footers with an identifier; nil removes it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterQueue.register(nib, for: identifier)
  }

  /// A cell that is no longer shown, or a new one of the registered class; nil if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// A cell that is no longer shown, or a new one of the registered class. Without a registered class, which ends the
  /// process on iOS, a warning is written and a plain cell returned.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// A header or footer that is no longer shown, or a new one of the registered class; nil if none is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeaderFooter(identifier) }

  // MARK: Content

  /// Asks the data source for the numbers of sections and rows now, and for cells in the next layout. Nothing is selected
  /// afterwards.
  open func reloadData() {
    discardContent()
    estimateContentSize()
  }
  /// Shows rows again, with new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.reloadedItems.formUnion(indexPaths) }
  }
  /// Updates the cells of visible rows without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Shows rows that the data source has in addition.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.insertedItems.formUnion(indexPaths) }
  }
  /// Removes rows that the data source has no longer.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.deletedItems.formUnion(indexPaths) }
  }
  /// Moves a row to another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.automatic) { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  /// Shows sections again, with new cells.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.reloadedSections.formUnion(sections) }
  }
  /// Shows sections that the data source has in addition.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.insertedSections.formUnion(sections) }
  }
  /// Removes sections that the data source has no longer.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.deletedSections.formUnion(sections) }
  }
  /// Moves a section to another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(.automatic) { $0.movedSections.append((section, newSection)) }
  }
  /// Collects changes until ``endUpdates()``.
  open func beginUpdates() { openUpdates() }
  /// Shows the changes since ``beginUpdates()``, and asks for the heights of visible rows again.
  open func endUpdates() { closeUpdates(nil) }

  /// Runs the updates, shows their changes together, and calls the completion when they are shown.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    openUpdates()
    updates?()
    closeUpdates(completion)
  }

  /// Runs the updates as the method whose closure is optional does. In UIKit that closure does not escape either.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  // MARK: Rows

  /// The number of sections; 1 without a data source, as for a data source that does not count them.
  open var numberOfSections: Int { dataSource == nil ? 1 : loadLayout().sections.count }

  /// The number of rows of a section; 0 without a data source, or without the section.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(ofSection: section) }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    indexPathsForVisibleRows?.compactMap { visibleRows[$0] } ?? []
  }
  /// The paths of the visible rows, from top to bottom; nil without any.
  open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }
  /// The path of the selected row, the first one of several; nil without any.
  open var indexPathForSelectedRow: IndexPath? { selectedRows.first }
  /// The paths of the selected rows; nil without any.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

  /// The visible cell of a row; nil if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    visibleRows[indexPath]
  }

  /// The visible header of a section; nil if there is none, or another view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// The visible footer of a section; nil if there is none, or another view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }

  /// The path of a visible cell's row; nil if the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownRows.first { $0.value === cell }?.key
  }

  /// The path of the row at a point; nil where none is.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= bounds.minX, point.x <= bounds.maxX else { return nil }
    return loadLayout().row(at: point.y)
  }

  /// The paths of the rows in a rectangle; nil without any.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let paths = loadLayout().rows(from: rect.minY, to: rect.maxY)
    return paths.isEmpty ? nil : paths
  }

  /// The rectangle of a row, estimated for rows that were never visible; zero without the row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectOfRow(at: indexPath) }

  /// The rectangle of a section with its header and footer; zero without the section.
  open func rect(forSection section: Int) -> CGRect {
    rect(section) { $0.range(ofSection: section) }
  }

  /// The rectangle of a section's header; zero without the section.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(section) { $0.range(ofHeader: section) }
  }

  /// The rectangle of a section's footer; zero without the section.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rect(section) { $0.range(ofFooter: section) }
  }

  /// Scrolls to a row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }
  /// Scrolls the selected row to a position that is closest to it.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selectedRow(closestTo: scrollPosition) else { return }
    scroll(to: path, scrollPosition, animated: animated)
  }
  /// Selects a row, or none, without calls of the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }
  /// Deselects a row, without calls of the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }
  /// Sets ``isEditing``: rows show or hide their editing controls.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    editingDidChange(animated: animated)
  }
  /// Reads the titles of the index again.
  open func reloadSectionIndexTitles() {
    indexTitlesDidChange()
  }

  /// The interaction that opens the menus of rows; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    guard delegate != nil else { return nil }
    contextMenus.load()
    return contextMenus.interaction
  }

  // MARK: View

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    rowTouchesBegan(touches)
  }
  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    rowTouchesMoved(touches)
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    rowTouchesEnded(touches)
  }
  open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    rowTouchesCancelled()
  }

  open override dynamic func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === swipes.pan
      ? swipes.shouldBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  @_spi(PackageViews)
  open override func loadGestureRecognizers() {
    super.loadGestureRecognizers()
    swipes.load()
    if reorderGesture.view == nil { addGestureRecognizer(reorderGesture) }
    contextMenus.load()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    rowsNeedUpdate()
  }

  open override class var propertyTable: PropertyTable { tableViewProperties }
}
