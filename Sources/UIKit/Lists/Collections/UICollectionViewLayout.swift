import HeadlessUIKit
import StandardViews

/// The attributes that a layout gives an item's view.
open class UICollectionViewLayoutAttributes: ObjectiveCObject, NSCopying {
  /// The path of the item.
  open var indexPath: IndexPath
  /// The frame, points in the collection's coordinates.
  open var frame = CGRect.zero
  /// The transform of the view.
  open var transform = CGAffineTransform.identity
  /// The three-dimensional transform of the view.
  open var transform3D = CATransform3DIdentity
  /// The opacity of the view, 0 to 1.
  open var alpha: CGFloat = 1
  /// The order from back to front; higher is in front.
  open var zIndex = 0
  /// Whether the view is hidden.
  open var isHidden = false
  /// The axes on which the view determines its size.
  var measuredAxes: UIAxis = []
  /// The section whose scroll view has the view; nil for the collection.
  var orthogonalSection: Int?
  /// The row of a list; nil for other items.
  var listRow: CellRow?
  /// The list that a header or a footer belongs to.
  var listHeader: ListSection?
  /// Whether a header stays in place while its section scrolls.
  var isPinned = false
  /// The kind of a supplementary or decoration view; nil for a cell.
  open private(set) var representedElementKind: String?
  /// Whether the view is a cell, a supplementary or a decoration view.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  public override required init() {
    indexPath = IndexPath()
    super.init()
  }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view of a kind.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Creates the attributes of a decoration view of a kind.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// Attributes of a class for a cell, or for a supplementary view of a kind.
  static func make(
    _ attributesClass: AnyClass, _ path: IndexPath, supplementaryKind: String? = nil
  ) -> UICollectionViewLayoutAttributes {
    let attributesClass =
      attributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    return attributesClass.make(
      path, supplementaryKind == nil ? .cell : .supplementaryView, kind: supplementaryKind)
  }

  /// Attributes of this class.
  @_spi(Ports) public static func make(
    _ path: IndexPath, _ category: UICollectionView.ElementCategory, kind: String? = nil
  ) -> Self {
    let attributes = self.init()
    attributes.indexPath = path
    attributes.representedElementKind = kind
    attributes.representedElementCategory = category
    return attributes
  }

  /// Attributes with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.transform = transform
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.measuredAxes = measuredAxes
    copy.orthogonalSection = orthogonalSection
    copy.listRow = listRow
    copy.listHeader = listHeader
    copy.isPinned = isPinned
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    return copy
  }

  open override func copy() -> Any { copy(with: nil) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self)
    else { return false }
    return indexPath == other.indexPath && frame == other.frame && transform == other.transform
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
      && representedElementKind == other.representedElementKind
      && representedElementCategory == other.representedElementCategory
  }

  open override var hash: Int { indexPath.hashValue }

  /// A rectangle of the attributes' size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The centre of the frame. Setting it moves the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size of the frame. Setting it keeps the centre.
  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }
}

/// Determines the places of a collection's items. Subclasses override the methods that give attributes.
open class UICollectionViewLayout: ObjectiveCObject {
  /// The collection that the layout belongs to; nil if none. An override can have the type of a collection that is there.
  open var collectionView: UICollectionView? { owner }
  package weak var owner: UICollectionView?

  /// The class of the attributes that the layout creates.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that invalidate parts of the layout.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The direction for which the layout was written; left to right by default. Kept, without effect.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout is mirrored in the opposite direction; false by default. Kept, without effect.
  open dynamic var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  public override init() {
    super.init()
  }

  /// Creates a layout; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called before the layout provides attributes. Does nothing by default.
  open func prepare() {}

  /// The background of a collection without one, known when the layout is prepared; nil for none.
  var background: UIColor? { nil }

  /// Discards the layout: the collection prepares it again before its next layout. Calls ``invalidateLayout(with:)`` with an
  /// empty context.
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }
  /// Discards a part of the layout; all of it by default. The collection calls it when its bounds or its data change.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated()
  }
  /// Discards the layout after the data were loaded again, or items were inserted, deleted or moved.
  func invalidateCounts(everything: Bool) {
    let context = makeInvalidationContext()
    context.setCounts(everything: everything)
    invalidateLayout(with: context)
  }
  /// Sets the class of the decoration views of a kind; nil removes it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass, for: elementKind)
  }
  /// Sets the nib of the decoration views of a kind; nil removes it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib, for: elementKind)
  }

  /// Whether views of a kind are decorations.
  func hasDecoration(_ kind: String) -> Bool { decorations.isRegistered(kind) }

  private var decorations = ReuseQueue<UICollectionReusableView>()

  /// A new decoration view of a kind; nil if no class is registered for it.
  func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    decorations.make(kind) { type in
      (type as? UICollectionReusableView.Type).map { UIView.instance(of: $0, frame: .zero) }
    }
  }

  /// Whether a view is asked for the size that it prefers.
  func asksForPreferredAttributes(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .cell
  }

  /// The area of a section that scrolls by itself; nil for other sections.
  func scrollArea(ofSection section: Int) -> OrthogonalArea? { nil }

  /// The actions that a swipe over an item shows; nil for none.
  func swipeActions(
    _ side: UITableView.SwipeSide, at path: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Called when items were inserted, deleted or moved.
  func itemsDidChange() {}

  /// Called when the item that is moved interactively has got another place.
  func itemsDidMove(_ move: ListMove) { itemsDidChange() }
  /// The size of all items, points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of the items in a rectangle; nil by default.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item; nil by default.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of an item that is moved interactively: its place is around the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let moved =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    moved.center = position
    return moved
  }

  /// The path that an item gets while its centre is at a position: it takes the path of the item there, once it is closer
  /// to the place which this one frees than to its own.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard let own = layoutAttributesForItem(at: previousIndexPath)?.frame,
      let target = owner?.indexPathForItem(at: position), target != previousIndexPath,
      let other = layoutAttributesForItem(at: target)?.frame
    else { return previousIndexPath }
    func distance(to place: CGRect) -> CGFloat {
      let (x, y) = (place.midX - position.x, place.midY - position.y)
      return x * x + y * y
    }
    // The items in between move by the length of the moved one: it gets the far end of the other one's place.
    var freed = CGRect(origin: other.origin, size: own.size)
    if other.midX > own.midX { freed.origin.x = other.maxX - own.width }
    if other.midY > own.midY { freed.origin.y = other.maxY - own.height }
    return distance(to: freed) < distance(to: own) ? target : previousIndexPath
  }

  // MARK: Interactive movement

  /// The parts that are invalid as an item that is moved interactively follows the finger: an empty context with the
  /// items and positions by default. The paths are equal unless the item has got another place.
  open dynamic func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.setMovement(
      from: previousIndexPaths, to: targetIndexPaths, target: targetPosition)
    return context
  }

  /// The parts that are invalid as an item that was moved interactively is dropped: an empty context with the items by
  /// default.
  open dynamic func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.setMovement(from: previousIndexPaths, to: indexPaths, target: .zero)
    return context
  }

  private func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let context =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    return context.init()
  }

  // MARK: Animated updates

  /// Called before inserted, deleted, reloaded and moved items are animated. Does nothing by default.
  open dynamic func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called in the animation of an update, after the views have got their last attributes. Does nothing by default.
  open dynamic func finalizeCollectionViewUpdates() {}

  /// The attributes from which an inserted or reloaded item is animated; by default nil: it fades in at its place.
  open dynamic func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes to which a deleted or reloaded item is animated; by default nil: it fades out at its place.
  open dynamic func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes from which a supplementary view is animated that appears in an update; by default nil: it fades in.
  open dynamic func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes to which a supplementary view is animated that disappears in an update; by default nil: it fades
  /// out.
  open dynamic func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes from which a decoration view is animated that appears in an update; by default nil: it fades in.
  open dynamic func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes to which a decoration view is animated that disappears in an update; by default nil: it fades out.
  open dynamic func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The supplementary views of a kind that an update adds to sections that were there before; none by default.
  open dynamic func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// The supplementary views of a kind that an update removes from sections that remain; none by default. They
  /// disappear as those that the layout has no longer.
  open dynamic func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// The decoration views of a kind that an update adds to sections that were there before; none by default.
  open dynamic func indexPathsToInsertForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// The decoration views of a kind that an update removes from sections that remain; none by default. They disappear
  /// as those that the layout has no longer.
  open dynamic func indexPathsToDeleteForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// Whether other bounds of the collection invalidate the layout; false by default.
  open dynamic func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The parts of the layout that other bounds invalidate; an empty context of ``invalidationContextClass`` by default.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Whether a cell's preferred attributes invalidate the layout; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The parts of the layout that preferred attributes invalidate; an empty context of ``invalidationContextClass`` by
  /// default.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// The offset after an update of the layout; the proposed one by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Called before items are placed for another size of the collection in an animation. Does nothing by default.
  open dynamic func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called in the animation of the collection's size, after items are placed. Does nothing by default.
  open dynamic func finalizeAnimatedBoundsChange() {}

  // MARK: Transitions

  /// Called on a layout that another one is about to replace. Does nothing by default.
  open dynamic func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on a layout that is about to replace another one. Does nothing by default.
  open dynamic func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts once the new one has been prepared, before items are animated. Does nothing by default.
  open dynamic func finalizeLayoutTransition() {}

  /// The offset at which scrolling ends; the proposed one by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

/// The parts of a layout that are no longer valid.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the whole layout is invalid, as after a reload of all data; false by default.
  open var invalidateEverything: Bool { isOfAllData }
  /// Whether the numbers of sections and items are invalid, as after a reload and an update; false by default.
  open var invalidateDataSourceCounts: Bool { isOfCounts }
  private var isOfAllData = false
  private var isOfCounts = false
  /// The change of the content offset, points. Kept, without effect.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, points. Kept, without effect.
  open var contentSizeAdjustment = CGSize.zero
  /// The items whose attributes are invalid; nil if no items were added.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers and footers whose attributes are invalid, by their kinds; nil if none were added.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations whose attributes are invalid, by their kinds; nil if none were added.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The items that are moved interactively, before they follow the finger; nil for other changes.
  open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The items that are moved interactively, where they are now; nil for other changes.
  open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The place of the finger with the moved items, points in the collection's coordinates.
  open private(set) var interactiveMovementTarget = CGPoint.zero

  /// Whether only the place of the finger has changed.
  var isMovementOfFinger: Bool {
    targetIndexPathsForInteractivelyMovingItems != nil
      && targetIndexPathsForInteractivelyMovingItems
        == previousIndexPathsForInteractivelyMovingItems
      && invalidatedItemIndexPaths == nil && invalidatedSupplementaryIndexPaths == nil
      && invalidatedDecorationIndexPaths == nil && !invalidateEverything
  }

  fileprivate func setCounts(everything: Bool) {
    (isOfCounts, isOfAllData) = (true, everything)
  }

  fileprivate func setMovement(from previous: [IndexPath], to paths: [IndexPath], target: CGPoint) {
    previousIndexPathsForInteractivelyMovingItems = previous
    targetIndexPathsForInteractivelyMovingItems = paths
    interactiveMovementTarget = target
  }

  public override required init() {
    super.init()
  }

  /// Adds items whose attributes are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds headers and footers whose attributes are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decorations whose attributes are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}
