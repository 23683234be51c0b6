/// A change that the user made to the order of a data source's items.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The snapshot before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The differences of the items in their order.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of single sections.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// - Parameter sections: the indices of the sections that differ.
  init(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    changing sections: [Int]
  ) {
    initialSnapshot = old
    finalSnapshot = new
    difference = new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves()
    sectionTransactions = sections.map { index in
      let section = new.sectionIdentifiers[index]
      return NSDiffableDataSourceSectionTransaction(
        section: section, from: old.itemIdentifiers(inSection: section),
        to: new.itemIdentifiers(inSection: section))
    }
  }
}

/// A change that the user made to the order of a section's items.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The differences of the items in their order.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    section: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType]
  ) {
    sectionIdentifier = section
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    snapshot.append(old)
    initialSnapshot = snapshot
    snapshot.deleteAll()
    snapshot.append(new)
    finalSnapshot = snapshot
    difference = new.difference(from: old).inferringMoves()
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot with an item at another path; nil without the item or the section.
  func moving(_ path: IndexPath, to target: IndexPath) -> Self? {
    guard let item = item(at: path), sectionIdentifiers.indices.contains(target.section) else {
      return nil
    }
    var new = self
    new.deleteItems([item])
    let section = sectionIdentifiers[target.section]
    let others = new.itemIdentifiers(inSection: section)
    if others.indices.contains(target.item) {
      new.insertItems([item], beforeItem: others[target.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    return new
  }
}
