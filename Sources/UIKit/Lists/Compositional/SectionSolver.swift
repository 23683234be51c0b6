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

  /// The items and the views attached to them. In a scroll area these are places in its content.
  private(set) var elements: [PlacedElement] = []
  /// The elements of each group, with its start and end in the collection's direction.
  private(set) var groups: [(elements: Range<Int>, start: CGFloat, end: CGFloat)] = []
  private(set) var boundaries: [Boundary] = []
  private(set) var decorations: [(item: NSCollectionLayoutDecorationItem, frame: CGRect)] = []
  private(set) var scrollArea: ScrollArea?
  /// The length in the collection's direction.
  private(set) var length: CGFloat = 0
  /// The index of the element of each item.
  private(set) var places: [Int: Int] = [:]

  /// - Parameters:
  ///   - axis: The direction in which the collection scrolls.
  ///   - container: The area of the collection.
  ///   - isMirrored: Whether the layout runs from right to left.
  init(
    _ section: NSCollectionLayoutSection, count: Int, axis: LayoutAxis, container: CGSize,
    isMirrored: Bool, solver: GroupSolver
  ) {
    let across = axis.other
    let insets = section.contentInsets
    var area = container
    area.width = max(area.width - insets.leading - insets.trailing, 0)
    area.height = max(area.height - insets.top - insets.bottom, 0)
    place(section, container: container, solver: solver)
    let (top, bottom) = extents(of: section, axis)
    let scrolls = section.orthogonalScrollingBehavior != .none
    let groupAxis = scrolls ? across : axis
    var position: CGFloat = 0
    var depth: CGFloat = 0
    var next = 0
    var origins: [(start: CGFloat, length: CGFloat)] = []
    while next < count {
      let solved = solver.solve(section.group, in: area, items: next..<count)
      guard solved.count > 0 else { break }
      let spacing = section.group.edgeSpacing
      if !origins.isEmpty { position += section.interGroupSpacing }
      position += spacing?.start(groupAxis)?.spacing ?? 0
      var origin = CGPoint.zero
      origin[groupAxis] = position
      origin[groupAxis.other] = spacing?.start(groupAxis.other)?.spacing ?? 0
      let start = elements.count
      elements += solved.elements.map { $0.offset(by: origin) }
      groups.append(
        (start..<elements.count, origin[axis], origin[axis] + solved.size[axis]))
      origins.append((position, solved.size[groupAxis]))
      position += solved.size[groupAxis] + (spacing?.end(groupAxis)?.spacing ?? 0)
      depth = max(
        depth,
        origin[groupAxis.other] + solved.size[groupAxis.other]
          + (spacing?.end(groupAxis.other)?.spacing ?? 0))
      next += solved.count
    }
    let content = scrolls ? depth : position
    var start = CGPoint.zero
    start[axis] = top + insets.start(axis)
    start[across] = insets.start(across)
    length = top + insets.start(axis) + content + insets.end(axis) + bottom
    if scrolls {
      var frame = CGRect(origin: .zero, size: container)
      frame.origin[axis] = start[axis]
      frame.size[axis] = content
      // The insets scroll with the groups, so that these reach the edges of the collection.
      let whole = position + insets.start(across) + insets.end(across)
      scrollArea = ScrollArea(
        frame: frame, length: whole, groupStarts: origins.map { $0.start + insets.start(across) },
        groupLengths: origins.map(\.length))
      start[axis] = 0
    }
    for index in elements.indices { elements[index] = elements[index].offset(by: start) }
    for index in groups.indices {
      groups[index].start += start[axis]
      groups[index].end += start[axis]
    }
    finishBoundaries(section, container: container, axis: axis, top: top, bottom: bottom)
    for item in section.decorationItems {
      var size = container
      size[axis] = length
      let frame = CGRect(origin: .zero, size: size).inset(
        by: UIEdgeInsets(
          top: item.contentInsets.top, left: item.contentInsets.leading,
          bottom: item.contentInsets.bottom, right: item.contentInsets.trailing))
      decorations.append((item, frame))
    }
    if isMirrored, axis == .vertical { mirror(in: container.width) }
    for (index, element) in elements.enumerated() where element.kind == nil {
      places[element.item] = index
    }
  }

  // MARK: Edges

  /// The sizes of the views at the edges.
  private mutating func place(
    _ section: NSCollectionLayoutSection, container: CGSize, solver: GroupSolver
  ) {
    let insets =
      section.supplementariesFollowContentInsets
      ? section.contentInsets : NSDirectionalEdgeInsets.zero
    let width = max(container.width - insets.leading - insets.trailing, 0)
    for item in section.boundarySupplementaryItems {
      // Views are counted by their kinds.
      let index = boundaries.count { $0.item.elementKind == item.elementKind }
      let size = item.layoutSize.size(
        in: CGSize(width: width, height: container.height),
        measured: solver.measured(item.elementKind, index))
      boundaries.append(
        Boundary(item: item, index: index, frame: CGRect(origin: .zero, size: size)))
    }
  }

  /// By how much views at the edges make the section longer, at its start and at its end.
  private func extents(
    of section: NSCollectionLayoutSection, _ axis: LayoutAxis
  ) -> (CGFloat, CGFloat) {
    func longest(_ edge: NSDirectionalRectEdge) -> CGFloat {
      boundaries.filter { $0.item.extendsBoundary && $0.item.alignment.edges.contains(edge) }
        .map { $0.frame.size[axis] }.max() ?? 0
    }
    return axis == .vertical
      ? (longest(.top), longest(.bottom)) : (longest(.leading), longest(.trailing))
  }

  private mutating func finishBoundaries(
    _ section: NSCollectionLayoutSection, container: CGSize, axis: LayoutAxis, top: CGFloat,
    bottom: CGFloat
  ) {
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

  private mutating func mirror(in width: CGFloat) {
    func mirrored(_ frame: CGRect, _ width: CGFloat) -> CGRect {
      ListContentLayout.mirrored(frame, in: width)
    }
    let contentWidth = scrollArea.map { max($0.length, width) } ?? width
    for index in elements.indices {
      elements[index].frame = mirrored(elements[index].frame, contentWidth)
    }
    for index in boundaries.indices {
      boundaries[index].frame = mirrored(boundaries[index].frame, width)
    }
    for index in decorations.indices {
      decorations[index].frame = mirrored(decorations[index].frame, width)
    }
    if let area = scrollArea {
      scrollArea?.groupStarts = zip(area.groupStarts, area.groupLengths).map {
        contentWidth - $0 - $1
      }
    }
  }

  // MARK: Elements in a range

  /// The indices of the elements of groups that intersect a range in the collection's direction.
  func elements(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    if scrollArea != nil { return elements.indices }
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].end <= start { low = middle + 1 } else { high = middle }
    }
    guard low < groups.count, groups[low].start < end else { return 0..<0 }
    var last = low
    while last + 1 < groups.count, groups[last + 1].start < end { last += 1 }
    return groups[low].elements.lowerBound..<groups[last].elements.upperBound
  }
}
