import HeadlessUIKit

/// The sizes that the views of a section have determined.
struct MeasuredSizes {
  private struct Key: Hashable {
    var kind: String?
    var item: Int
  }

  private var sizes: [Key: CGSize] = [:]

  /// The size that is kept for one that a view prefers.
  static func valid(_ size: CGSize) -> CGSize {
    func valid(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 1e9) : 0 }
    return CGSize(width: valid(size.width), height: valid(size.height))
  }

  /// The size of the view of a kind at an index, nil for the item itself; nil if it is not known. Lengths are 0 or more, and
  /// finite.
  subscript(kind: String?, item: Int) -> CGSize? {
    get { sizes[Key(kind: kind, item: item)] }
    set { sizes[Key(kind: kind, item: item)] = newValue.map(Self.valid) }
  }

  var isEmpty: Bool { sizes.isEmpty }

  /// The indices of the views whose size is known.
  var items: Set<Int> { Set(sizes.keys.map(\.item)) }

  /// All sizes, in no order.
  var entries: [(kind: String?, item: Int, size: CGSize)] {
    sizes.map { ($0.key.kind, $0.key.item, $0.value) }
  }
}

/// The groups of a section, one after another.
///
/// Groups are alike until their views determine sizes: they share one solution, and only groups with measured views have
/// one of their own. Time and memory grow with the items that were visible, not with all items. In sections whose
/// groups have as many items as fit by their measured sizes, each group depends on those before it: these are solved as a
/// whole.
struct GroupSequence {
  private enum Division {
    /// Each group has a number of items.
    case even(Int)
    /// The index of the first item of each group.
    case uneven([Int])
  }

  private let group: NSCollectionLayoutGroup
  private let itemCount: Int
  private let area: CGSize
  private let spacing: CGFloat
  /// The axis along which the groups follow each other.
  private let axis: LayoutAxis
  /// The solution of groups without measured views; the items count from 0.
  private let shared: GroupSolver.Solved
  private var division: Division
  private var own: [Int: GroupSolver.Solved] = [:]
  /// The distances from the start of each group's space to the next one's.
  private var advances: LengthList

  /// - Parameters:
  ///   - area: The size to which fractions refer.
  ///   - spacing: The distance between groups.
  init(
    of group: NSCollectionLayoutGroup, count: Int, in area: CGSize, along axis: LayoutAxis,
    spacing: CGFloat, solver: GroupSolver
  ) {
    self.group = group
    self.area = area
    self.axis = axis
    self.spacing = spacing
    shared = solver.unmeasured.solve(group, in: area, items: 0..<count)
    let size = max(shared.count, 1)
    division = .even(size)
    // A group without items would repeat for ever.
    itemCount = shared.count > 0 ? count : 0
    let groups = (itemCount + size - 1) / size
    advances = LengthList(
      count: groups, estimate: Self.advance(of: shared, group, axis: axis, spacing: spacing))
    guard group.hasFixedCount else {
      solveAll(solver)
      return
    }
    if !itemCount.isMultiple(of: size) { solve(groups - 1, solver) }
    update(items: solver.measured.items, solver)
  }

  // MARK: Solving

  /// Solves the groups of items whose sizes have changed.
  mutating func update(items: Set<Int>, _ solver: GroupSolver) {
    guard case .even = division else { return solveAll(solver) }
    for index in Set(items.compactMap { groupIndex(ofItem: $0) }) { solve(index, solver) }
  }

  private mutating func solve(_ index: Int, _ solver: GroupSolver) {
    set(solver.solve(group, in: area, items: firstItem(of: index)..<itemCount), at: index)
  }

  private mutating func set(_ solved: GroupSolver.Solved, at index: Int) {
    own[index] = solved
    advances.set(
      Self.advance(of: solved, group, axis: axis, spacing: spacing), at: index)
  }

  private mutating func solveAll(_ solver: GroupSolver) {
    var firstItems: [Int] = []
    var all: [GroupSolver.Solved] = []
    var next = 0
    while next < itemCount {
      let solved = solver.solve(group, in: area, items: next..<itemCount)
      guard solved.count > 0 else { break }
      firstItems.append(next)
      all.append(solved)
      next += solved.count
    }
    division = .uneven(firstItems)
    own = [:]
    advances = LengthList(count: all.count, estimate: 0)
    for (index, solved) in all.enumerated() { set(solved, at: index) }
  }

  private static func advance(
    of solved: GroupSolver.Solved, _ group: NSCollectionLayoutGroup, axis: LayoutAxis,
    spacing: CGFloat
  ) -> CGFloat {
    let edges = group.edgeSpacing
    return (edges?.start(axis)?.spacing ?? 0) + solved.size[axis]
      + (edges?.end(axis)?.spacing ?? 0) + spacing
  }

  // MARK: Places

  /// The number of groups.
  var count: Int { advances.count }

  /// The length of all groups with the space between and around them.
  var length: CGFloat { count > 0 ? max(advances.total - spacing, 0) : 0 }

  /// The length of the deepest group across the axis.
  var depth: CGFloat {
    let across = axis.other
    let edges = group.edgeSpacing
    var groups = Array(own.values)
    if groups.count < count { groups.append(shared) }
    guard let deepest = groups.map({ $0.size[across] }).max() else { return 0 }
    return (edges?.start(across)?.spacing ?? 0) + deepest + (edges?.end(across)?.spacing ?? 0)
  }

  /// The start and the length of a group along the axis.
  func extent(of index: Int) -> (start: CGFloat, length: CGFloat) {
    (
      advances.offset(of: index) + (group.edgeSpacing?.start(axis)?.spacing ?? 0),
      (own[index] ?? shared).size[axis]
    )
  }

  private func firstItem(of index: Int) -> Int {
    switch division {
    case .even(let size): index * size
    case .uneven(let firstItems): firstItems[index]
    }
  }

  /// The index of the group that contains an item; nil if no group does.
  private func groupIndex(ofItem item: Int) -> Int? {
    guard item >= 0, item < itemCount else { return nil }
    switch division {
    case .even(let size): return item / size
    case .uneven(let firstItems):
      var (low, high) = (0, firstItems.count)
      while low < high {
        let middle = (low + high) / 2
        if firstItems[middle] <= item { low = middle + 1 } else { high = middle }
      }
      return low > 0 ? low - 1 : nil
    }
  }

  /// The elements of a group.
  private func elements(of index: Int) -> [PlacedElement] {
    var origin = CGPoint.zero
    origin[axis] = extent(of: index).start
    origin[axis.other] = group.edgeSpacing?.start(axis.other)?.spacing ?? 0
    if let solved = own[index] { return solved.elements.map { $0.offset(by: origin) } }
    let first = firstItem(of: index)
    return shared.elements.map { element in
      var element = element.offset(by: origin)
      element.item += first
      return element
    }
  }

  /// The elements of the groups that intersect a range along the axis.
  func elements(from start: CGFloat, to end: CGFloat) -> [PlacedElement] {
    guard count > 0 else { return [] }
    func ends(_ index: Int) -> CGFloat {
      let extent = extent(of: index)
      return extent.start + extent.length
    }
    var index = advances.index(at: start) ?? 0
    // Groups overlap those before them where the distance is negative.
    while index > 0, ends(index - 1) > start { index -= 1 }
    var found: [PlacedElement] = []
    while index < count, extent(of: index).start < end {
      if ends(index) > start { found += elements(of: index) }
      index += 1
    }
    return found
  }

  /// The element of a kind, nil for the item itself, at an index; nil where none is.
  func element(ofKind kind: String?, item: Int) -> PlacedElement? {
    groupIndex(ofItem: item).flatMap { index in
      elements(of: index).first { $0.kind == kind && $0.item == item }
    }
  }
}

extension NSCollectionLayoutGroup {
  /// Whether the group has as many items whatever sizes its views determine.
  var hasFixedCount: Bool {
    guard case .line(let axis) = arrangement else { return true }
    let subgroups = subitems.compactMap { $0 as? NSCollectionLayoutGroup }
    // In a group of equally long groups the length of these is not their content's.
    guard
      subgroups.allSatisfy({ $0.hasFixedCount && !(sharesLength && $0.hasEstimatedLength) })
    else { return false }
    if count != nil || layoutSize.dimension(along: axis).isMeasured { return true }
    let across = layoutSize.dimension(along: axis.other)
    return subitems.allSatisfy {
      let length = $0.layoutSize.dimension(along: axis)
      // A fraction of what views determine is determined by them.
      let follows = axis == .horizontal ? length.isFractionalHeight : length.isFractionalWidth
      return !length.isMeasured && !(follows && across.isMeasured)
    }
  }

  /// Whether the content determines the length along the group's axis, and with it how many items fit.
  private var hasEstimatedLength: Bool {
    guard case .line(let axis) = arrangement, count == nil else { return false }
    return layoutSize.dimension(along: axis).isMeasured
  }
}
