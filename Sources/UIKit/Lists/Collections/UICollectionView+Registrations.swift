import HeadlessUIKit

extension UICollectionView {
  /// How cells of a class are made and configured for items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration of a class.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How supplementary views of a class are made and configured.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = UUID().uuidString
    let kind: String
    let handler: Handler

    /// Creates a registration of a class for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A cell of a registration, configured for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !cellQueue.isRegistered(registration.identifier) {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    // The class is registered above: other cells come from a subclass only, which overrides dequeuing.
    let cell = made as? Cell ?? UIView.instance(of: Cell.self, frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of a registration, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    if !supplementaryQueue.isRegistered(registration.kind + "/" + registration.identifier) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: registration.identifier)
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    let view = made as? Supplementary ?? UIView.instance(of: Supplementary.self, frame: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// A data source of a collection that shows a snapshot, and the differences to the next one.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, OutlineSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Whether the user moves items, and the closures that are called for it.
  public struct ReorderingHandlers {
    /// Whether an item may be moved; nil for no.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the snapshot has the new order.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the snapshot has the new order.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that allow no item to move.
    public init() {}
  }

  /// The closures that are called when the user expands and collapses items of an outline.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may be expanded; nil for yes.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed; nil for yes.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// The items below one that is expanded, given the current ones; nil for the current ones.
    public var snapshotForExpandingParent:
      (
        (_ item: Item, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers that allow all.
    public init() {}
  }

  /// Makes supplementary views; nil for empty ones.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// Whether the user moves items, and the closures that are called for it.
  open var reorderingHandlers = ReorderingHandlers()
  /// Called when the user expands and collapses items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates the data source of a collection, and becomes it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// A copy of the current snapshot.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { shown }

  /// Shows a snapshot. Without animation all items are updated at once. A collection that is in no window and shows no items
  /// loads them at its next layout.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collection, collection.window != nil || !collection.shownViews.isEmpty else {
      applySnapshotUsingReloadData(snapshot, completion: completion)
      return
    }
    let difference = SnapshotDifference(from: shown, to: snapshot)
    let show = {
      collection.performBatchUpdates {
        self.shown = snapshot.withoutRequests
        collection.update { $0 = difference.changes }
      } completion: { _ in
        completion?()
      }
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation(show) }
    collection.reconfigure(difference.reconfigured)
  }

  /// Shows a snapshot by loading all items again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot.withoutRequests
    collection?.reloadData()
    completion?()
  }

  /// Shows an outline as the items of a section, which is appended if it is new.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var new = shown
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.appendItems(snapshot.visibleItems, toSection: section)
    apply(new, animatingDifferences: animatingDifferences, completion: completion)
    updateOutlineSigns()
  }

  /// The outline of a section; one of the section's items without an applied outline.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    outline.append(shown.itemIdentifiers(inSection: section))
    return outline
  }

  func toggleItem(at path: IndexPath) {
    guard let item = shown.item(at: path),
      let section = shown.sectionIdentifier(containingItem: item),
      var outline = outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: children(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }

  func isItemExpanded(at path: IndexPath) -> Bool {
    guard let item = shown.item(at: path),
      let section = shown.sectionIdentifier(containingItem: item)
    else { return false }
    return outlines[section]?.isExpanded(item) ?? false
  }

  private func updateOutlineSigns() {
    for (element, view) in collection?.shownViews ?? [:] where element.kind == nil {
      (view as? UICollectionViewListCell)?.isExpanded = isItemExpanded(at: element.path)
    }
  }

  /// The section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = shown.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
  /// The index of a section; nil if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  /// The item at a path; nil without it.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// The path of an item; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(of: itemIdentifier)
  }

  /// The number of sections of the current snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  /// The number of items that the current snapshot has in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.count(ofSection: section) }

  /// The cell that the provider makes for an item, at the item's level of the outline; an empty one if it returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      shown.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
    if let row = cell as? UICollectionViewListCell, !outlines.isEmpty {
      row.isExpanded = isItemExpanded(at: indexPath)
      if let item = shown.item(at: indexPath),
        let section = shown.sectionIdentifier(containingItem: item)
      {
        row.indentationLevel = outlines[section]?.level(of: item) ?? 0
      }
    }
    return cell
  }

  /// Whether ``reorderingHandlers`` allow the item to move. Items with others below them stay.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = shown.item(at: indexPath),
      reorderingHandlers.canReorderItem?(item) ?? false
    else { return false }
    let outline = shown.sectionIdentifier(containingItem: item).flatMap { outlines[$0] }
    return outline.map { $0.snapshot(of: item).items.isEmpty } ?? true
  }

  /// Moves the item in the snapshot, and calls ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let new = shown.moving(sourceIndexPath, to: destinationIndexPath) else { return }
    let sections = Set([sourceIndexPath.section, destinationIndexPath.section]).sorted()
    let transaction = NSDiffableDataSourceTransaction(from: shown, to: new, changing: sections)
    reorderingHandlers.willReorder?(transaction)
    shown = new
    if let item = new.item(at: destinationIndexPath) { moveInOutlines(item, destinationIndexPath) }
    reorderingHandlers.didReorder?(transaction)
  }

  /// Moves an item in the outlines to where it is shown, below the parent of the item that follows it.
  private func moveInOutlines(_ item: ItemIdentifierType, _ path: IndexPath) {
    for section in outlines.keys { outlines[section]?.delete([item]) }
    guard let section = shown.sectionIdentifier(containingItem: item), outlines[section] != nil
    else {
      return
    }
    let items = shown.itemIdentifiers(inSection: section)
    if items.indices.contains(path.item + 1) {
      outlines[section]?.insert([item], before: items[path.item + 1])
    } else {
      outlines[section]?.append([item])
    }
  }

  /// The view that ``supplementaryViewProvider`` makes; an empty one without it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
