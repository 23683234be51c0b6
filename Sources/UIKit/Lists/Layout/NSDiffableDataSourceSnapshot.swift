import Foundation

/// The sections and items of a list at one time. Each item occurs once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The sections, in their order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items whose cells are replaced when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are updated when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose cells are replaced when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Reading

  /// The number of items.
  public var numberOfItems: Int { sections.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// All items, in the order of their sections.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// The number of items of a section; 0 without the section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// The items of a section; empty without the section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }

  /// The section of an item; nil without the item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections[identifier] }

  /// The index of an item among all items; nil without the item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The index of a section; nil without the section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Appends items to a section, the last one by default. Items that are there already, and items without a section, end
  /// the process on iOS: here they are left out, with a warning.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
      ListWarnings.report("items are appended to a section that the snapshot does not have")
      return
    }
    insert(identifiers, into: section, at: items[section]?.count ?? 0)
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let (section, index) = place(of: beforeIdentifier) else { return }
    insert(identifiers, into: section, at: index)
  }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let (section, index) = place(of: afterIdentifier) else { return }
    insert(identifiers, into: section, at: index + 1)
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers)
    for section in Set(identifiers.compactMap { sections[$0] }) {
      items[section]?.removeAll { removed.contains($0) }
    }
    for identifier in identifiers { sections[identifier] = nil }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, sections[identifier] != nil, sections[toIdentifier] != nil
    else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, sections[identifier] != nil, sections[toIdentifier] != nil
    else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Replaces the cells of items when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter { sections[$0] != nil }
  }

  /// Updates the cells of items when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter { sections[$0] != nil }
  }

  // MARK: Sections

  /// Appends sections. Those that are there already are left out, with a warning.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = indexOfSection(toIdentifier) { insert(identifiers, at: index) }
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = indexOfSection(toIdentifier) { insert(identifiers, at: index + 1) }
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items[identifier] ?? [] { sections[item] = nil }
      items[identifier] = nil
    }
    let removed = Set(identifiers)
    sectionIdentifiers.removeAll { removed.contains($0) }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Replaces the cells of sections when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { items[$0] != nil }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
  ) {
    guard identifier != target, let old = indexOfSection(identifier),
      indexOfSection(target) != nil
    else { return }
    sectionIdentifiers.remove(at: old)
    guard let index = indexOfSection(target) else { return }
    sectionIdentifiers.insert(identifier, at: index + offset)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var new: [SectionIdentifierType] = []
    for identifier in identifiers {
      if items[identifier] == nil {
        items[identifier] = []
        new.append(identifier)
      } else {
        ListWarnings.report("a snapshot has a section twice: the second one is left out")
      }
    }
    sectionIdentifiers.insert(contentsOf: new, at: index)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int
  ) {
    var new: [ItemIdentifierType] = []
    for identifier in identifiers {
      if sections[identifier] == nil {
        sections[identifier] = section
        new.append(identifier)
      } else {
        ListWarnings.report("a snapshot has an item twice: the second one is left out")
      }
    }
    items[section]?.insert(contentsOf: new, at: index)
  }

  private func place(of item: ItemIdentifierType) -> (SectionIdentifierType, Int)? {
    guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else {
      ListWarnings.report("items are inserted next to an item that the snapshot does not have")
      return nil
    }
    return (section, index)
  }

  // MARK: Places

  func count(ofSection index: Int) -> Int {
    sectionIdentifiers.indices.contains(index)
      ? items[sectionIdentifiers[index]]?.count ?? 0 : 0
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = items[sectionIdentifiers[path.section]] ?? []
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sections[item], let index = indexOfSection(section),
      let place = items[section]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: index)
  }

  /// The places of all items.
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (place, item) in (items[identifier] ?? []).enumerated() {
        paths[item] = IndexPath(item: place, section: section)
      }
    }
    return paths
  }

  /// The snapshot without the requests that are carried out once, when it is applied.
  var withoutRequests: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }
}

/// The changes from one snapshot to another.
struct SnapshotDifference {
  var changes = ListChanges()
  /// The places after the changes of items whose cells are updated.
  var reconfigured: [IndexPath] = []

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let sections = new.sectionIdentifiers.difference(from: old.sectionIdentifiers).inferringMoves()
    for change in sections {
      switch change {
      case .remove(let index, _, nil): changes.deletedSections.insert(index)
      case .insert(let index, _, nil): changes.insertedSections.insert(index)
      case .insert(let index, _, let former?): changes.movedSections.append((former, index))
      case .remove: break
      }
    }
    let (oldPaths, newPaths) = (old.paths, new.paths)
    for (index, section) in new.sectionIdentifiers.enumerated() {
      let items = new.itemIdentifiers(inSection: section)
      guard let oldIndex = old.indexOfSection(section) else {
        // The rows of a new section come with it, unless they were elsewhere before.
        continue
      }
      let difference = items.difference(from: old.itemIdentifiers(inSection: section))
      for change in difference {
        switch change {
        case .remove(let place, let item, _):
          let path = IndexPath(item: place, section: oldIndex)
          guard let target = newPaths[item],
            old.indexOfSection(new.sectionIdentifiers[target.section]) != nil
          else {
            changes.deletedItems.insert(path)
            continue
          }
          changes.movedItems.append((path, target))
        case .insert(let place, let item, _):
          let path = IndexPath(item: place, section: index)
          // An item that was in a section which remains is moved, above.
          let former = oldPaths[item].map { old.sectionIdentifiers[$0.section] }
          if former == nil || new.indexOfSection(former ?? section) == nil {
            changes.insertedItems.insert(path)
          }
        }
      }
    }
    changes.reloadedItems = Set(new.reloadedItemIdentifiers.compactMap { oldPaths[$0] })
    changes.reloadedSections = Set(
      new.reloadedSectionIdentifiers.compactMap { old.indexOfSection($0) })
    reconfigured = new.reconfiguredItemIdentifiers.compactMap { newPaths[$0] }
  }
}
