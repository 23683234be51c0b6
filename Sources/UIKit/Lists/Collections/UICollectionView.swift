@_spi(PackageViews) import HeadlessUIKit
import StandardControls
@_spi(PackageViews) import StandardViews

/// A collection of items in sections, which a layout places.
///
/// Items are asked for when they become visible.
open class UICollectionView: UIScrollView {
  /// The positions of an item to scroll to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt

    /// Creates positions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The item is at the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is centred vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is at the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is at the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is centred horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is at the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kinds of views in a collection.
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell
    /// A view with data of the data source, such as a header.
    case supplementaryView
    /// A view that the layout provides by itself, such as a background.
    case decorationView
  }

  /// When the content of cells changes their size.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never, while the cell is visible.
    case disabled
    /// When a configuration is set, or the cell asks for it.
    case enabled
    /// As ``enabled``.
    case enabledIncludingConstraints
  }

  /// Called at the end of an interactive transition: with whether its last animation has run to its end, and whether the
  /// new layout is shown.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  /// The axis of a flow layout's scrolling.
  public enum ScrollDirection: Int, Sendable, CaseIterable {
    /// Up and down: lines are rows.
    case vertical
    /// To the left and the right: lines are columns.
    case horizontal
  }

  /// The kind of the views that head sections.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the views that end sections.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout. A new one belongs to this collection, and is used from the next layout on.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard oldValue !== collectionViewLayout else { return }
      guard !isExchangingLayout else {
        collectionViewLayout.owner = self
        return layoutWasInvalidated()
      }
      let change = nextChange
      nextChange = nil
      layoutWasReplaced(
        oldValue, animated: change?.isAnimated ?? false, completion: change?.completion)
    }
  }

  /// The provider of the items; nil for no items. Not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { discardContent() } }
  }

  /// Is asked to prepare the data of items that may become visible soon. Not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether the data of items are asked for before they become visible; true by default.
  open var isPrefetchingEnabled = true
  var prefetching = Prefetching()

  /// Receives selections, and gives a flow layout its sizes. Not retained.
  @_nonoverride
  open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      layoutWasInvalidated()
    }
  }

  /// A view behind the items, as large as the collection, that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether items can be selected; true by default.
  open var allowsSelection = true
  /// Whether several items can be selected; false by default.
  open var allowsMultipleSelection = false
  /// Whether items can be selected in editing mode; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected in editing mode; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the collection is in editing mode, in which cells of lists show other accessories; false by default.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// Whether the selection follows the focus. Kept, without effect: nothing is focused.
  open var selectionFollowsFocus = false
  /// Whether the focused item is remembered. Kept, without effect: nothing is focused.
  open var remembersLastFocusedIndexPath = false
  /// Whether items can be focused. Kept, without effect: nothing is focused.
  open var allowsFocus = true
  /// When the content of cells changes their size; by default when a configuration is set.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// When cells make way for a dragged item.
  public enum ReorderingCadence: Int, Sendable {
    /// Kept, without effect: cells make way at once, as by `immediate`.
    case immediate, fast, slow
  }

  /// Decides on the items that are dragged; nil, the default, for none. Not retained.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { dragAndDropDidChange() }
  }
  /// Decides on drops on the collection; nil, the default, for nothing. Not retained.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { dragAndDropDidChange() }
  }
  /// Whether a long press drags items for which ``dragDelegate`` has drag items; true by default.
  open var dragInteractionEnabled = true { didSet { dragAndDropDidChange() } }
  /// When cells make way for a dragged item. Kept: they always do at once.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether items of the collection are dragged.
  open var hasActiveDrag: Bool { dragAndDrop?.source.isActive ?? false }
  /// Whether a drag is over the collection, or was and has not ended yet.
  open var hasActiveDrop: Bool { dragAndDrop?.target.isActive ?? false }

  // MARK: State

  /// The drags and the drops; nil without delegates for them.
  var dragAndDrop: ListDragAndDrop?
  /// The gap for items from elsewhere; nil for none.
  var dropGap: IndexPath?
  lazy var contextMenus = ListContextMenus(self)
  /// How the layout that is set next is shown.
  var nextChange: (isAnimated: Bool, completion: ((Bool) -> Void)?)?
  var isExchangingLayout = false
  /// The change of the layout that is animated; nil for none.
  var transition: LayoutTransition?
  /// The change of the layout that the application drives; nil for none.
  var interactiveTransition: InteractiveTransition?
  var indexView: TableIndexView?
  var isIndexLoaded = false
  var counts: [Int]?
  var isPrepared = false
  var preparedBounds = CGRect.null
  var shownViews: [CollectionElement: UICollectionReusableView] = [:]
  var cellQueue = ReuseQueue<UICollectionReusableView>()
  var supplementaryQueue = ReuseQueue<UICollectionReusableView>()
  var selectedItems: [IndexPath] = []
  var highlightedItem: IndexPath?
  var updates = CollectionUpdates()
  /// The items that a scene describes; nil without any.
  var staticItems: StaticCollectionSource?
  var layoutValue: CollectionLayoutValue?
  /// The scroll views of sections that scroll by themselves.
  var scrollers: [Int: OrthogonalScroller] = [:]
  lazy var swipes = SwipeController(self)
  /// The item that is moved interactively; nil for none.
  var held: HeldItem?
  lazy var reorderGesture = makeReorderGesture()
  /// The gesture that moves the item.
  weak var movingGesture: UIGestureRecognizer?
  lazy var edgeScroller = EdgeScroller(self) { [weak self] in
    if let self, let movingGesture { followMove(movingGesture) }
  }

  /// Creates a collection with a layout, which then belongs to it.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Creates a collection with a flow layout; archives are not read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.owner = self
  }

  open override class var propertyTable: PropertyTable {
    collectionViewProperties
  }

  /// The texts of a scene's collection are not below the clock, however few items it has.
  @_spi(PackageViews)
  open override var fillsScreen: Bool { staticItems?.layout.scrollDirection == .vertical }

  // MARK: Background

  /// The background that the layout or a container gave, which another layout replaces; nil without one.
  private var givenBackground: UIColor?
  /// The background of a container, for layouts without one of their own.
  private var containerBackground: UIColor?

  @_spi(PackageViews)
  open override func adoptDefaultBackground(_ color: UIColor) {
    (containerBackground, givenBackground) = (color, color)
    backgroundColor = color
  }

  /// Shows the background of the layout; nil for a layout without one. A colour that the client has set stays.
  func adoptLayoutBackground(_ color: UIColor?) {
    guard backgroundColor == nil || backgroundColor == givenBackground else { return }
    let shown = color ?? containerBackground
    givenBackground = shown
    if backgroundColor != shown { backgroundColor = shown }
  }

  // MARK: Cells

  /// Sets the class of the cells with an identifier; nil removes it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellQueue.register(cellClass, for: identifier)
  }
  /// Sets the nib of the cells with an identifier; nil removes it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellQueue.register(nib, for: identifier)
  }
  /// Sets the class of the supplementary views of a kind with an identifier; nil removes it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { supplementaryQueue.register(viewClass, for: elementKind + "/" + identifier) }
  /// Sets the nib of the supplementary views of a kind with an identifier; nil removes it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { supplementaryQueue.register(nib, for: kind + "/" + identifier) }

  /// A cell that is no longer shown, or a new one of the registered class. Without a registered class, which ends the
  /// process on iOS, a warning is written and a plain cell returned.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, at: indexPath)
  }

  /// A supplementary view that is no longer shown, or a new one of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(elementKind, identifier)
  }

  // MARK: Items

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }
  /// The paths of the visible items, in their order, as of the last layout.
  open var indexPathsForVisibleItems: [IndexPath] {
    shownViews.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }
  /// The paths of the selected items; nil without any.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedItems.isEmpty ? nil : selectedItems }
  /// The visible cell of an item; nil if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownViews[CollectionElement(path: indexPath)] as? UICollectionViewCell
  }
  /// The path of a visible cell's item; nil if the cell is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownViews.first { $0.value === cell }?.key.path
  }
  /// The path of the item at a point; nil where none is.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: area)?.last {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }?.indexPath
  }
  /// The visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownViews.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(
      \.value)
  }
  /// The visible supplementary view of a kind at a place; nil if there is none.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shownViews[CollectionElement(kind: elementKind, path: indexPath)]
  }
  /// The places of the visible supplementary views of a kind, in their order.
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    shownViews.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  /// The place of a visible supplementary view; nil if the view is not visible.
  open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    shownViews.first { $0.value === view && $0.key.kind != nil }?.key.path
  }
  /// The attributes of a supplementary view; nil without the view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The attributes of an item; nil without the item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Content

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  /// The number of sections; 0 without a data source.
  open var numberOfSections: Int { loadCounts().count }

  /// The number of items of a section; 0 without the section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Asks the data source for everything again. Nothing is selected afterwards.
  open func reloadData() { discardContent() }
  /// Shows items again, with new cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }
  /// Configures the visible cells of items anew, without making others. The data source dequeues the cell that is shown.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Whether changes are not shown yet, as the closure of an update runs.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }
  /// Shows items that the data source has in addition.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }
  /// Removes items that the data source has no longer.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }
  /// Moves an item to another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  /// Shows sections again, with new cells.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  /// Shows sections that the data source has in addition.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Removes sections that the data source has no longer.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Moves a section to another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

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

  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }
  /// Selects an item, or none, without calls of the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }
  /// Deselects an item, without calls of the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath)
  }
  /// Replaces the layout; items move to their new places, animated if asked for.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Replaces the layout; items move to their new places, animated if asked for. The completion is called when they are
  /// there, with whether the animation has run to its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard layout !== collectionViewLayout else {
      completion?(true)
      return
    }
    nextChange = (animated, completion)
    collectionViewLayout = layout
  }

  // MARK: Interactive transitions

  /// Starts a change of the layout that follows the progress of the returned one, which the delegate may give.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginInteractiveTransition(to: layout, completion) }
  /// Animates the rest of an interactive transition to the new layout.
  open func finishInteractiveTransition() { endInteractiveTransition(isCancelled: false) }
  /// Animates an interactive transition back to the old layout.
  open func cancelInteractiveTransition() { endInteractiveTransition(isCancelled: true) }

  // MARK: Context menus

  /// The interaction that opens the menus of items; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    guard delegate != nil else { return nil }
    contextMenus.load()
    return contextMenus.interaction
  }

  // MARK: Interactive movement

  /// Lifts an item, which then follows ``updateInteractiveMovementTargetPosition(_:)``.
  ///
  /// - Returns: Whether the item is visible and the data source allows it to move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMove(of: indexPath)
  }
  /// Moves the centre of the lifted item; the others make way for it.
  ///
  /// - Parameter targetPosition: points in the collection's coordinates.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveHeldItem(to: targetPosition)
  }
  /// Drops the lifted item: the data source moves it.
  open func endInteractiveMovement() { endMove(isCancelled: false) }
  /// Returns the lifted item to its place.
  open func cancelInteractiveMovement() { endMove(isCancelled: true) }

  // MARK: Touches

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

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    itemTouchesBegan(touches)
  }
  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let path = highlightedItem, let touch = touches.first,
      indexPathForItem(at: touch.location(in: self)) != path
    else { return }
    endHighlight()
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let path = highlightedItem else { return }
    endHighlight()
    selectByUser(path)
  }
  open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight()
  }
}
