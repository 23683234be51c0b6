import HeadlessUIKit

/// The places of a section's elements, relative to its start.
struct SectionFrames {
  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let index: Int
    var frame: CGRect
  }

  /// The area of a section that scrolls by itself.
  struct ScrollArea {
    var frame: CGRect
    /// The length of what scrolls.
    var length: CGFloat
    /// The offsets at which groups start.
    var groupStarts: [CGFloat]
    /// The lengths of the groups.
    var groupLengths: [CGFloat]
  }

  private let section: NSCollectionLayoutSection
  /// The direction in which the collection scrolls.
  private let axis: LayoutAxis
  private let container: CGSize
  private let isMirrored: Bool
  private var groups: GroupSequence
  /// The origin of the groups. In a scroll area this is a place in its content.
  private var origin = CGPoint.zero
  private(set) var boundaries: [Boundary] = []
  private(set) var decorations: [(item: NSCollectionLayoutDecorationItem, frame: CGRect)] = []
  private(set) var scrollArea: ScrollArea?
  /// The length in the collection's direction.
  private(set) var length: CGFloat = 0

  /// The axis along which the groups follow each other.
  private var groupAxis: LayoutAxis {
    section.orthogonalScrollingBehavior == .none ? axis : axis.other
  }

  /// - Parameters:
  ///   - axis: The direction in which the collection scrolls.
  ///   - container: The area of the collection.
  ///   - isMirrored: Whether the layout runs from right to left.
  init(
    _ section: NSCollectionLayoutSection, count: Int, axis: LayoutAxis, container: CGSize,
    isMirrored: Bool, solver: GroupSolver
  ) {
    self.section = section
    self.axis = axis
    self.container = container
    self.isMirrored = isMirrored && axis == .vertical
    let insets = section.contentInsets
    var area = container
    area.width = max(area.width - insets.leading - insets.trailing, 0)
    area.height = max(area.height - insets.top - insets.bottom, 0)
    groups = GroupSequence(
      of: section.group, count: count, in: area,
      along: section.orthogonalScrollingBehavior == .none ? axis : axis.other,
      spacing: section.interGroupSpacing, solver: solver)
    arrange(solver)
  }

  /// Places the elements anew after views have determined other sizes.
  ///
  /// - Parameter items: The indices of the views.
  mutating func update(items: Set<Int>, _ solver: GroupSolver) {
    groups.update(items: items, solver)
    arrange(solver)
  }

  /// Places the groups as a whole, and what surrounds them.
  private mutating func arrange(_ solver: GroupSolver) {
    let across = axis.other
    let insets = section.contentInsets
    boundaries = []
    decorations = []
    scrollArea = nil
    sizeBoundaries(solver)
    let (top, bottom) = extents
    let scrolls = groupAxis != axis
    let content = scrolls ? groups.depth : groups.length
    origin[axis] = top + insets.start(axis)
    origin[across] = insets.start(across)
    length = top + insets.start(axis) + content + insets.end(axis) + bottom
    if scrolls {
      var frame = CGRect(origin: .zero, size: container)
      frame.origin[axis] = origin[axis]
      frame.size[axis] = content
      // The insets scroll with the groups, so that these reach the edges of the collection.
      let whole = groups.length + insets.start(across) + insets.end(across)
      let extents = (0..<groups.count).map { groups.extent(of: $0) }
      scrollArea = ScrollArea(
        frame: frame, length: whole, groupStarts: extents.map { $0.start + insets.start(across) },
        groupLengths: extents.map(\.length))
      origin[axis] = 0
    }
    placeBoundaries(top: top, bottom: bottom)
    for item in section.decorationItems {
      var size = container
      size[axis] = length
      let frame = CGRect(origin: .zero, size: size).inset(
        by: UIEdgeInsets(
          top: item.contentInsets.top, left: item.contentInsets.leading,
          bottom: item.contentInsets.bottom, right: item.contentInsets.trailing))
      decorations.append((item, frame))
    }
    if isMirrored { mirrorSurroundings() }
  }

  // MARK: Edges

  /// The sizes of the views at the edges.
  private mutating func sizeBoundaries(_ solver: GroupSolver) {
    let insets =
      section.supplementariesFollowContentInsets
      ? section.contentInsets : NSDirectionalEdgeInsets.zero
    let width = max(container.width - insets.leading - insets.trailing, 0)
    for item in section.boundarySupplementaryItems {
      // Views are counted by their kinds.
      let index = boundaries.count { $0.item.elementKind == item.elementKind }
      let size = item.layoutSize.size(
        in: CGSize(width: width, height: container.height),
        measured: solver.measured[item.elementKind, index])
      boundaries.append(
        Boundary(item: item, index: index, frame: CGRect(origin: .zero, size: size)))
    }
  }

  /// By how much views at the edges make the section longer, at its start and at its end.
  private var extents: (start: CGFloat, end: CGFloat) {
    func longest(_ edge: NSDirectionalRectEdge) -> CGFloat {
      boundaries.filter { $0.item.extendsBoundary && $0.item.alignment.edges.contains(edge) }
        .map { $0.frame.size[axis] }.max() ?? 0
    }
    return axis == .vertical
      ? (longest(.top), longest(.bottom)) : (longest(.leading), longest(.trailing))
  }

  private mutating func placeBoundaries(top: CGFloat, bottom: CGFloat) {
    let insets =
      section.supplementariesFollowContentInsets
      ? section.contentInsets : NSDirectionalEdgeInsets.zero
    var whole = CGRect(origin: .zero, size: container)
    whole.size[axis] = length
    let across = axis.other
    whole.origin[across] = insets.start(across)
    whole.size[across] = max(container[across] - insets.start(across) - insets.end(across), 0)
    var content = whole
    content.origin[axis] = top
    content.size[axis] = max(length - top - bottom, 0)
    for index in boundaries.indices {
      let item = boundaries[index].item
      let anchor = NSCollectionLayoutAnchor(edges: item.alignment.edges)
      let area = item.extendsBoundary ? whole : content
      let size = boundaries[index].frame.size
      let place = anchor.point(in: area)
      let own = anchor.point(in: CGRect(origin: .zero, size: size))
      boundaries[index].frame.origin = CGPoint(
        x: place.x - own.x + item.offset.x, y: place.y - own.y + item.offset.y)
    }
  }

  // MARK: From right to left

  /// The width in which elements are mirrored.
  private var mirroredWidth: CGFloat {
    scrollArea.map { max($0.length, container.width) } ?? container.width
  }

  private mutating func mirrorSurroundings() {
    for index in boundaries.indices {
      boundaries[index].frame = ListContentLayout.mirrored(
        boundaries[index].frame, in: container.width)
    }
    for index in decorations.indices {
      decorations[index].frame = ListContentLayout.mirrored(
        decorations[index].frame, in: container.width)
    }
    if let area = scrollArea {
      let width = mirroredWidth
      scrollArea?.groupStarts = zip(area.groupStarts, area.groupLengths).map { width - $0 - $1 }
    }
  }

  // MARK: Elements

  /// The items and the views attached to them, of groups that intersect a range along the axis on which these follow each
  /// other. In a scroll area frames and the range are places in its content.
  func elements(from start: CGFloat, to end: CGFloat) -> [PlacedElement] {
    let isReversed = isMirrored && groupAxis == .horizontal
    let (low, high) = isReversed ? (mirroredWidth - end, mirroredWidth - start) : (start, end)
    return groups.elements(from: low - origin[groupAxis], to: high - origin[groupAxis])
      .map(placed)
  }

  /// The element of a kind, nil for the item itself, at an index; nil where none is.
  func element(ofKind kind: String?, item: Int) -> PlacedElement? {
    groups.element(ofKind: kind, item: item).map(placed)
  }

  private func placed(_ element: PlacedElement) -> PlacedElement {
    var element = element.offset(by: origin)
    if isMirrored {
      element.frame = ListContentLayout.mirrored(element.frame, in: mirroredWidth)
    }
    return element
  }
}
