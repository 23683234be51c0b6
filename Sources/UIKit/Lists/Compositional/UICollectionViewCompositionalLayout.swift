import HeadlessUIKit

/// Makes the section of an index for an area and traits; nil for none.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What all sections of a compositional layout have in common.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction of scrolling; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, points.
  open var interSectionSpacing: CGFloat = 0
  /// Views at the edges of the whole layout. Each has a path of one index: its place among the views of its kind. Along
  /// the direction of scrolling they make the content longer.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The area that insets refer to. Kept, without effect.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override required init() {
    super.init()
  }
}

/// A layout of sections that are composed of groups of items.
///
/// Frames are computed by ``GroupSolver`` and ``SectionFrames``; sizes that cells determine replace estimates when the
/// cells become visible.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What all sections have in common.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [NSCollectionLayoutSection] = []
  var frames: [SectionFrames] = []
  private(set) var starts: [CGFloat] = []
  private var length: CGFloat = 0
  private var edges = LayoutEdges(
    [], axis: .vertical, container: .zero, isMirrored: false, measured: MeasuredSizes())
  private var measuredEdges = MeasuredSizes()
  private var edgesHaveChanged = false
  private var environment = LayoutEnvironment(size: .zero, traits: UITraitCollection())
  /// The sizes that views determined, by their sections.
  private var measured: [Int: MeasuredSizes] = [:]
  /// The views of each section whose sizes have changed since its frames were computed; nil if no frames are valid.
  private var changes: [Int: Set<Int>]?

  /// Creates a layout whose sections are all made in one way.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }
  /// Creates a layout whose sections are all made in one way.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }
  /// Creates a layout that asks for each of its sections.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout that asks for each of its sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// True: the layout is mirrored from right to left.
  open override dynamic var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Preparing

  private var axis: LayoutAxis {
    configuration.scrollDirection == .horizontal ? .horizontal : .vertical
  }

  open override func invalidateLayout() {
    changes = nil
    super.invalidateLayout()
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView = owner else { return }
    let inset = collectionView.adjustedContentInset
    let size = CGSize(
      width: max(collectionView.bounds.width - inset.left - inset.right, 0),
      height: max(collectionView.bounds.height - inset.top - inset.bottom, 0))
    let count = collectionView.numberOfSections
    if let changes, frames.count == count, environment.contentSize == size {
      for (section, items) in changes where frames.indices.contains(section) {
        frames[section].update(items: items, solver(section))
      }
    } else {
      // A view that determines its height does so for a width.
      if environment.contentSize.width != size.width {
        measured = [:]
        measuredEdges = MeasuredSizes()
      }
      environment = LayoutEnvironment(size: size, traits: collectionView.traitCollection)
      sections = (0..<count).map { provider($0, environment) ?? Self.emptySection }
      frames = sections.indices.map { solve($0, collectionView) }
    }
    changes = [:]
    edgesHaveChanged = false
    edges = LayoutEdges(
      configuration.boundarySupplementaryItems, axis: axis, container: environment.contentSize,
      isMirrored: collectionView.isRightToLeft, measured: measuredEdges)
    starts = []
    length = edges.extents.start
    for section in frames {
      if !starts.isEmpty { length += configuration.interSectionSpacing }
      starts.append(length)
      length += section.length
    }
    length += edges.extents.end
  }

  override var background: UIColor? { sections.first?.list?.configuration.backgroundColor }

  private static var emptySection: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
  }

  private func solver(_ section: Int) -> GroupSolver {
    GroupSolver(
      measured: measured[section] ?? MeasuredSizes(), traits: environment.traitCollection)
  }

  private func solve(_ section: Int, _ collection: UICollectionView) -> SectionFrames {
    SectionFrames(
      sections[section], count: collection.numberOfItems(inSection: section), axis: axis,
      container: environment.contentSize, isMirrored: collection.isRightToLeft,
      solver: solver(section))
  }

  // MARK: Attributes

  open override var collectionViewContentSize: CGSize {
    var size = environment.contentSize
    size[axis] = length
    return size
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var all: [UICollectionViewLayoutAttributes] = []
    let (low, high) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
    for (index, section) in frames.enumerated() {
      let start = starts[index]
      guard start < high, start + section.length > low else { continue }
      var found: [UICollectionViewLayoutAttributes] = []
      for (item, decoration) in section.decorations.enumerated() {
        let attributes = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: decoration.item.elementKind,
          with: IndexPath(item: item, section: index))
        attributes.frame = placed(decoration.frame, start)
        attributes.zIndex = decoration.item.zIndex
        found.append(attributes)
      }
      found += section.boundaries.indices.map { boundary($0, index) }
      found += visibleElements(ofSection: index, from: low, to: high).map {
        attributes($0, index)
      }
      found.removeAll { !$0.frame.intersects(rect) && !$0.frame.isEmpty }
      if let handler = sections[index].visibleItemsInvalidationHandler {
        let offset = owner?.orthogonalOffset(ofSection: index)
        handler(found, offset ?? owner?.contentOffset ?? .zero, environment)
      }
      all += found
    }
    return all + edges.edges.indices.map(edge).filter { $0.frame.intersects(rect) }
  }

  /// The attributes of a view at an edge of the whole layout.
  private func edge(_ place: Int) -> UICollectionViewLayoutAttributes {
    let edge = edges.edges[place]
    let attributes = UICollectionViewLayoutAttributes.make(
      Self.layoutAttributesClass, IndexPath(index: edge.index),
      supplementaryKind: edge.item.elementKind)
    let visible =
      collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) }
      ?? CGRect(origin: .zero, size: collectionViewContentSize)
    attributes.frame = edges.frame(of: place, length: length, visible: visible)
    // Pinned views are in front of the pinned headers of sections.
    attributes.zIndex = edge.item.pinToVisibleBounds ? 20 : edge.item.zIndex
    attributes.measuredAxes = edge.item.layoutSize.measuredAxes
    return attributes
  }

  /// The elements of a section in a range of the collection; in one that scrolls by itself those in its visible part.
  private func visibleElements(
    ofSection section: Int, from start: CGFloat, to end: CGFloat
  ) -> [PlacedElement] {
    guard let area = frames[section].scrollArea else {
      return frames[section].elements(from: start - starts[section], to: end - starts[section])
    }
    let offset = owner?.orthogonalOffset(ofSection: section) ?? .zero
    let across = axis.other
    return frames[section].elements(
      from: offset[across], to: offset[across] + area.frame.size[across])
  }

  private func placed(_ frame: CGRect, _ start: CGFloat) -> CGRect {
    var frame = frame
    frame.origin[axis] += start
    return frame
  }

  /// The attributes of an item or an attached view, at its place on the screen in a section that scrolls by itself.
  private func attributes(
    _ element: PlacedElement, _ section: Int
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: element.item, section: section)
    let attributes = UICollectionViewLayoutAttributes.make(
      Self.layoutAttributesClass, path, supplementaryKind: element.kind)
    var frame = element.frame
    if let area = frames[section].scrollArea {
      let offset = owner?.orthogonalOffset(ofSection: section) ?? .zero
      frame = frame.offsetBy(
        dx: area.frame.minX - offset.x, dy: area.frame.minY - offset.y)
      attributes.orthogonalSection = section
    }
    attributes.frame = placed(frame, starts[section])
    attributes.zIndex = element.zIndex
    attributes.measuredAxes = element.measuredAxes
    if element.kind == nil { attributes.listRow = listRow(path) }
    return attributes
  }

  private func boundary(_ place: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let boundary = frames[section].boundaries[place]
    let attributes = UICollectionViewLayoutAttributes.make(
      Self.layoutAttributesClass, IndexPath(item: boundary.index, section: section),
      supplementaryKind: boundary.item.elementKind)
    var frame = placed(boundary.frame, starts[section])
    if boundary.item.pinToVisibleBounds, let collectionView {
      let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
      let edges = boundary.item.alignment.edges
      let isEnd = edges.contains(axis == .vertical ? .bottom : .trailing)
      let length = frame.size[axis]
      let end = starts[section] + frames[section].length - length
      let own = frame.origin[axis]
      let wanted =
        isEnd
        ? min(own, visible.origin[axis] + visible.size[axis] - length)
        : max(own, visible.origin[axis])
      frame.origin[axis] = isEnd ? max(wanted, starts[section]) : min(wanted, max(end, own))
      attributes.isPinned = frame.origin[axis] != own
    }
    attributes.frame = frame
    attributes.zIndex = boundary.item.pinToVisibleBounds ? 10 : boundary.item.zIndex
    attributes.measuredAxes = boundary.item.layoutSize.measuredAxes
    attributes.listHeader = sections[section].list
    return attributes
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, frames.indices.contains(indexPath.section),
      let element = frames[indexPath.section].element(ofKind: nil, item: indexPath.item)
    else { return nil }
    return attributes(element, indexPath.section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if indexPath.count == 1 {
      return edges.edges.firstIndex {
        $0.item.elementKind == elementKind && $0.index == indexPath[0]
      }.map(edge)
    }
    guard indexPath.count == 2, frames.indices.contains(indexPath.section) else { return nil }
    let section = frames[indexPath.section]
    if let place = section.boundaries.firstIndex(where: {
      $0.item.elementKind == elementKind && $0.index == indexPath.item
    }) {
      return boundary(place, indexPath.section)
    }
    return section.element(ofKind: elementKind, item: indexPath.item).map {
      attributes($0, indexPath.section)
    }
  }

  open override dynamic func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    false
  }

  // MARK: Lists

  private func listRow(_ path: IndexPath) -> CellRow? {
    guard let list = sections[path.section].list, let collectionView else { return nil }
    return list.row(
      path, count: collectionView.numberOfItems(inSection: path.section),
      scale: environment.traitCollection.displayScale)
  }

  override func swipeActions(
    _ side: UITableView.SwipeSide, at path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard sections.indices.contains(path.section),
      let list = sections[path.section].list?.configuration
    else { return nil }
    return side == .leading
      ? list.leadingSwipeActionsConfigurationProvider?(path)
      : list.trailingSwipeActionsConfigurationProvider?(path)
  }

  // MARK: Sections that scroll by themselves

  override func scrollArea(ofSection section: Int) -> OrthogonalArea? {
    guard frames.indices.contains(section), let area = frames[section].scrollArea else {
      return nil
    }
    return OrthogonalArea(
      area: area, frame: placed(area.frame, starts[section]),
      behavior: sections[section].orthogonalScrollingBehavior, axis: axis.other,
      properties: sections[section].orthogonalScrollingProperties)
  }

  // MARK: Sizes of views

  override func itemsDidChange() {
    measured = [:]
    changes = nil
  }

  override func itemsDidMove(_ move: ListMove) {
    var moved: [Int: MeasuredSizes] = [:]
    for (section, sizes) in measured {
      for (kind, item, size) in sizes.entries {
        let path = IndexPath(item: item, section: section)
        let shown = kind == nil ? move.shownPath(of: path) : path
        moved[shown.section, default: MeasuredSizes()][kind, shown.item] = size
      }
    }
    measured = moved
    changes = nil
  }

  override func asksForPreferredAttributes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> Bool { !attributes.measuredAxes.isEmpty }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let element = originalAttributes.element
    if element.path.count == 1 {
      let size = MeasuredSizes.valid(preferredAttributes.size)
      guard !originalAttributes.measuredAxes.isEmpty,
        measuredEdges[element.kind, element.path[0]] != size
      else { return false }
      measuredEdges[element.kind, element.path[0]] = size
      edgesHaveChanged = size != originalAttributes.size
      return edgesHaveChanged
    }
    let (section, item) = (element.path.section, element.path.item)
    let size = MeasuredSizes.valid(preferredAttributes.size)
    guard !originalAttributes.measuredAxes.isEmpty, measured[section]?[element.kind, item] != size
    else { return false }
    measured[section, default: MeasuredSizes()][element.kind, item] = size
    guard size != originalAttributes.size else { return false }
    changes?[section, default: []].insert(item)
    return true
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // Preferred sizes change their sections alone.
    if context.isMovementOfFinger {
      owner?.setNeedsLayout()
    } else if changes?.isEmpty == false || changes != nil && edgesHaveChanged
      || context.invalidateDataSourceCounts && !context.invalidateEverything
    {
      owner?.layoutWasInvalidated()
    } else {
      changes = nil
      super.invalidateLayout(with: context)
    }
  }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// The kind of a supplementary or decoration view; empty for a cell.
  public var name: String { representedElementKind ?? "" }
}
