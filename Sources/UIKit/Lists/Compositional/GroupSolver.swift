import HeadlessUIKit

/// The place of an item or of a view that is attached to it, from left to right.
struct PlacedElement {
  /// The kind of an attached view; nil for an item.
  var kind: String?
  /// The index of the item in its section.
  var item: Int
  var frame: CGRect
  var zIndex = 0
  /// The axes on which the view determines its size.
  var measuredAxes: UIAxis = []

  func offset(by point: CGPoint) -> PlacedElement {
    var placed = self
    placed.frame = frame.offsetBy(dx: point.x, dy: point.y)
    return placed
  }
}

/// Places the items of groups, as `NSCollectionLayoutGroup` describes them.
struct GroupSolver {
  /// An item or a group with the elements in it, relative to its origin.
  struct Solved {
    var size: CGSize
    var elements: [PlacedElement] = []
    /// The number of items in it.
    var count = 0
  }

  /// The sizes that items and attached views have determined.
  var measured: MeasuredSizes
  /// The traits for custom groups.
  var traits: UITraitCollection

  /// The solver of the same groups by estimates only.
  var unmeasured: GroupSolver { GroupSolver(measured: MeasuredSizes(), traits: traits) }

  /// Places a group with the items from an index on.
  ///
  /// - Parameters:
  ///   - container: The size to which fractions refer.
  ///   - items: The items that are left: the group ends with the last one.
  func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize, items: Range<Int>,
    size forced: CGSize? = nil
  ) -> Solved {
    guard let group = item as? NSCollectionLayoutGroup else {
      return leaf(item, in: container, index: items.lowerBound, forced: forced)
    }
    var solved: Solved
    switch group.arrangement {
    case .line(let axis):
      solved = line(group, along: axis, in: container, items: items, forced: forced)
    case .custom(let provider):
      let size = forced ?? group.layoutSize.size(in: container)
      solved = Solved(size: size)
      let places = provider(LayoutEnvironment(size: size, traits: traits))
      for (place, index) in zip(places, items) {
        solved.elements.append(
          PlacedElement(item: index, frame: place.frame, zIndex: place.zIndex))
      }
      solved.count = min(places.count, items.count)
    }
    let frame = CGRect(origin: .zero, size: solved.size)
    solved.elements += attached(to: group, at: frame, index: items.lowerBound)
    return solved
  }

  private func leaf(
    _ item: NSCollectionLayoutItem, in container: CGSize, index: Int, forced: CGSize?
  ) -> Solved {
    let axes = item.layoutSize.measuredAxes
    let size = forced ?? item.layoutSize.size(in: container, measured: measured[nil, index])
    var frame = CGRect(origin: .zero, size: size)
    let insets = item.contentInsets
    if !axes.contains(.horizontal) {
      frame.origin.x = insets.leading
      frame.size.width = max(size.width - insets.leading - insets.trailing, 0)
    }
    if !axes.contains(.vertical) {
      frame.origin.y = insets.top
      frame.size.height = max(size.height - insets.top - insets.bottom, 0)
    }
    let element = PlacedElement(item: index, frame: frame, measuredAxes: axes)
    return Solved(
      size: size, elements: [element] + attached(to: item, at: frame, index: index), count: 1)
  }

  private func attached(
    to item: NSCollectionLayoutItem, at frame: CGRect, index: Int
  ) -> [PlacedElement] {
    item.supplementaryItems.map {
      PlacedElement(
        kind: $0.elementKind, item: index,
        frame: $0.frame(at: frame, measured: measured[$0.elementKind, index]), zIndex: $0.zIndex,
        measuredAxes: $0.layoutSize.measuredAxes)
    }
  }

  // MARK: Lines

  private func line(
    _ group: NSCollectionLayoutGroup, along axis: LayoutAxis, in container: CGSize,
    items: Range<Int>, forced: CGSize?
  ) -> Solved {
    let across = axis.other
    let outer = forced ?? group.layoutSize.size(in: container)
    let insets = group.contentInsets
    var inner = outer
    inner[axis] = max(inner[axis] - insets.start(axis) - insets.end(axis), 0)
    inner[across] = max(inner[across] - insets.start(across) - insets.end(across), 0)
    let growsAlong = forced == nil && group.layoutSize.dimension(along: axis).isMeasured
    let growsAcross = forced == nil && group.layoutSize.dimension(along: across).isMeasured
    var children = fill(group, along: axis, inner: inner, items: items, isOpen: growsAlong)
    if growsAcross {
      // Items of a fraction of the height follow those that determine it.
      func follows(_ item: NSCollectionLayoutItem) -> Bool {
        let dimension = item.layoutSize.dimension(along: across)
        return across == .horizontal ? dimension.isFractionalWidth : dimension.isFractionalHeight
      }
      let lengths = children.filter { !follows($0.item) }.map { $0.length(across) }
      if let longest = lengths.max() {
        inner[across] = longest
        if children.contains(where: { follows($0.item) }) {
          children = fill(group, along: axis, inner: inner, items: items, isOpen: growsAlong)
        }
      }
    }
    makeUniform(&children, across)
    let used =
      children.reduce(0) { $0 + $1.length(axis) }
      + (group.interItemSpacing?.spacing ?? 0) * CGFloat(max(children.count - 1, 0))
    if growsAlong { inner[axis] = used }
    var solved = place(children, of: group, along: axis, inner: inner, used: used)
    solved.size = outer
    if growsAlong { solved.size[axis] = inner[axis] + insets.start(axis) + insets.end(axis) }
    if growsAcross {
      solved.size[across] = inner[across] + insets.start(across) + insets.end(across)
    }
    return solved
  }

  private struct Child {
    let item: NSCollectionLayoutItem
    var solved: Solved

    /// The length with the space around the item.
    func length(_ axis: LayoutAxis) -> CGFloat {
      solved.size[axis] + (item.edgeSpacing?.start(axis)?.spacing ?? 0)
        + (item.edgeSpacing?.end(axis)?.spacing ?? 0)
    }
  }

  /// The items of a line: as many as it has, or as fit.
  ///
  /// - Parameter isOpen: Whether the content determines the length: then each item occurs at least once.
  private func fill(
    _ group: NSCollectionLayoutGroup, along axis: LayoutAxis, inner: CGSize, items: Range<Int>,
    isOpen: Bool
  ) -> [Child] {
    guard !group.subitems.isEmpty else { return [] }
    let spacing = group.interItemSpacing?.spacing ?? 0
    var children: [Child] = []
    var next = items.lowerBound
    var used: CGFloat = 0
    while next < items.upperBound, group.count.map({ children.count < $0 }) ?? true {
      let item = group.subitems[children.count % group.subitems.count]
      var forced: CGSize?
      if group.sharesLength, let count = group.count {
        let total = max(inner[axis] - spacing * CGFloat(count - 1), 0)
        var size = item.layoutSize.size(in: inner, measured: measured[nil, next])
        size[axis] = total / CGFloat(count)
        forced = size
      }
      var child = Child(
        item: item, solved: solve(item, in: inner, items: next..<items.upperBound, size: forced))
      // A group whose length is shared still determines its length across.
      if forced != nil, item is NSCollectionLayoutGroup,
        item.layoutSize.dimension(along: axis.other).isMeasured
      {
        var container = inner
        container[axis] = forced?[axis] ?? inner[axis]
        child.solved = solve(item, in: container, items: next..<items.upperBound)
      }
      // What grows has as many items as fit by their estimates: their sizes do not move items to other groups.
      let fitting =
        isOpen && !measured.isEmpty
        ? Child(
          item: item, solved: unmeasured.solve(item, in: inner, items: next..<items.upperBound))
        : child
      let length = (children.isEmpty ? 0 : spacing) + fitting.length(axis)
      let isNeeded = children.isEmpty || isOpen && children.count < group.subitems.count
      // Sums of fractions of a pixel may exceed the line by rounding.
      if group.count == nil, !isNeeded, used + length > inner[axis] + 0.001 { break }
      // Elements without a length, and groups without items, would repeat for ever.
      guard child.solved.count > 0 else { break }
      used += length
      next += child.solved.count
      children.append(child)
    }
    return children
  }

  /// Makes items of uniform length as long as the longest one.
  private func makeUniform(_ children: inout [Child], _ axis: LayoutAxis) {
    func isUniform(_ child: Child) -> Bool {
      child.item.layoutSize.dimension(along: axis).isUniformAcrossSiblings
    }
    guard let longest = children.filter(isUniform).map({ $0.solved.size[axis] }).max() else {
      return
    }
    for index in children.indices where isUniform(children[index]) {
      children[index].solved.size[axis] = longest
      if !children[index].solved.elements.isEmpty {
        children[index].solved.elements[0].frame.size[axis] = longest
      }
    }
  }

  private func place(
    _ children: [Child], of group: NSCollectionLayoutGroup, along axis: LayoutAxis, inner: CGSize,
    used: CGFloat
  ) -> Solved {
    let across = axis.other
    let insets = group.contentInsets
    func isFlexible(_ spacing: NSCollectionLayoutSpacing?) -> Bool {
      spacing?.isFlexibleSpacing ?? false
    }
    var shares = isFlexible(group.interItemSpacing) ? max(children.count - 1, 0) : 0
    for child in children {
      shares += isFlexible(child.item.edgeSpacing?.start(axis)) ? 1 : 0
      shares += isFlexible(child.item.edgeSpacing?.end(axis)) ? 1 : 0
    }
    let share = shares > 0 ? max(inner[axis] - used, 0) / CGFloat(shares) : 0
    func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      (spacing?.spacing ?? 0) + (isFlexible(spacing) ? share : 0)
    }
    var solved = Solved(size: .zero)
    var position = insets.start(axis)
    for (index, child) in children.enumerated() {
      if index > 0 { position += length(group.interItemSpacing) }
      let spacing = child.item.edgeSpacing
      position += length(spacing?.start(axis))
      let free = max(inner[across] - child.length(across), 0)
      let (before, after) = (isFlexible(spacing?.start(across)), isFlexible(spacing?.end(across)))
      var origin = CGPoint.zero
      origin[axis] = position
      origin[across] =
        insets.start(across) + (spacing?.start(across)?.spacing ?? 0)
        + (before ? free / (after ? 2 : 1) : 0)
      solved.elements += child.solved.elements.map { $0.offset(by: origin) }
      solved.count += child.solved.count
      position += child.solved.size[axis] + length(spacing?.end(axis))
    }
    return solved
  }
}
