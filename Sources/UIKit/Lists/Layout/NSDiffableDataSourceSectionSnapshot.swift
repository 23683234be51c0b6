/// The items of a section as an outline: items have items below them, which are shown or not.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an outline without items.
  public init() {}

  // MARK: Reading

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }
  /// The items that are not below others.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items that are shown: those whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { flattened(roots) { expanded.contains($0) } }

  private func flattened(
    _ items: [ItemIdentifierType], _ isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var open = Array(items.reversed())
    while let item = open.popLast() {
      result.append(item)
      if isOpen(item) { open += (children[item] ?? []).reversed() }
    }
    return result
  }

  /// Whether the outline has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  /// Whether the items below an item are shown, if it is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether all items above an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard known.contains(item) else { return false }
    var parent = parents[item]
    while let next = parent {
      guard expanded.contains(next) else { return false }
      parent = parents[next]
    }
    return true
  }
  /// The number of items above an item; 0 for a root.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var parent = parents[item]
    while let next = parent {
      level += 1
      parent = parents[next]
    }
    return level
  }
  /// The item above an item; nil for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// The index of an item among all items; nil without it.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// The outline of the items below an item.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var copy = NSDiffableDataSourceSectionSnapshot()
    copy.roots = includingParent ? [parent] : children[parent] ?? []
    let items = flattened(copy.roots) { _ in true }
    copy.known = Set(items)
    copy.children = children.filter { copy.known.contains($0.key) }
    copy.parents = parents.filter { copy.known.contains($0.key) && copy.known.contains($0.value) }
    copy.expanded = expanded.intersection(copy.known)
    return copy
  }

  // MARK: Items

  /// Appends items below an item, or as roots. Items that are there already are left out, with a warning: on iOS they end
  /// the process.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) { insert(items, below: parent, at: nil) }

  /// Inserts items before another one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: item, after: false)
  }

  /// Inserts items after another one and those below it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: item, after: true)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at item: ItemIdentifierType, after: Bool
  ) {
    let parent = parents[item]
    let siblings = parent.map { children[$0] ?? [] } ?? roots
    guard let index = siblings.firstIndex(of: item) else { return }
    insert(items, below: parent, at: index + (after ? 1 : 0))
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int?
  ) {
    if let parent, !known.contains(parent) {
      ListWarnings.report("items are appended to an item that the outline does not have")
      return
    }
    let new = items.filter { known.insert($0).inserted }
    if new.count < items.count {
      ListWarnings.report("items that an outline has already are left out")
    }
    if let parent {
      var below = children[parent] ?? []
      below.insert(contentsOf: new, at: index ?? below.count)
      children[parent] = below
      for item in new { parents[item] = parent }
    } else {
      roots.insert(contentsOf: new, at: index ?? roots.count)
    }
  }

  /// Removes items with those below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where known.contains(item) {
      for gone in flattened([item], { _ in true }) {
        known.remove(gone)
        expanded.remove(gone)
        children[gone] = nil
        if gone != item { parents[gone] = nil }
      }
      if let parent = parents.removeValue(forKey: item) {
        children[parent]?.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
    }
  }

  /// Replaces the items below an item by another outline, whose expanded items remain expanded. Items that are elsewhere
  /// in the outline are left out, with a warning: on iOS they end the process.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard known.contains(parent) else {
      ListWarnings.report("the items below an item are replaced that the outline does not have")
      return
    }
    delete(children[parent] ?? [])
    append(snapshot.roots, to: parent)
    var open = snapshot.roots
    while let item = open.popLast() {
      guard let below = snapshot.children[item], known.contains(item) else { continue }
      append(below, to: item)
      open += below
    }
    expand(Array(snapshot.expanded))
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Shows the items below items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { known.contains($0) })
  }

  /// Hides the items below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
}
