import HeadlessUIKit
import StandardViews

/// A change to the items of a collection, or to one of its sections, whose paths have the item `NSNotFound`.
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    /// The item appears.
    case insert
    /// The item disappears.
    case delete
    /// The item gets a new cell.
    case reload
    /// The item has another path.
    case move
    /// The item does not change.
    case none
  }

  /// The path before the change; nil if something is inserted.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The path after the change; nil if something is deleted.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The kind of the change.
  open var updateAction: Action { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// Creates a change of nothing, for subclasses that say what changes: tests of layouts have such.
  public override init() {
    (action, before, after) = (.none, nil, nil)
    super.init()
  }

  init(_ action: Action, from before: IndexPath? = nil, to after: IndexPath? = nil) {
    self.action = action
    self.before = before
    self.after = after
  }
}

extension ListChanges {
  /// The changes for a layout: sections before items, and those that are reloaded or deleted, at paths of the old list,
  /// before inserted ones, at paths of the new list.
  func updateItems(by mapping: ListMapping) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items = reloadedSections.sorted().map {
      UICollectionViewUpdateItem(
        .reload, from: whole($0),
        to: mapping.newSections.indices.contains($0) ? mapping.newSections[$0].map(whole) : nil)
    }
    items += deletedSections.sorted().map { UICollectionViewUpdateItem(.delete, from: whole($0)) }
    items += insertedSections.sorted().map { UICollectionViewUpdateItem(.insert, to: whole($0)) }
    items += movedSections.map {
      UICollectionViewUpdateItem(.move, from: whole($0.from), to: whole($0.to))
    }
    items += reloadedItems.sorted().map {
      UICollectionViewUpdateItem(.reload, from: $0, to: mapping.newPath(of: $0))
    }
    items += deletedItems.sorted().map { UICollectionViewUpdateItem(.delete, from: $0) }
    items += insertedItems.sorted().map { UICollectionViewUpdateItem(.insert, to: $0) }
    items += movedItems.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
    return items
  }
}

/// What appears in an update, by paths of the new list.
struct AppearingElements {
  let items: Set<IndexPath>
  let sections: Set<Int>

  init(_ changes: ListChanges, _ mapping: ListMapping) {
    items = changes.insertedItems.union(
      changes.reloadedItems.compactMap { mapping.newPath(of: $0) })
    sections = changes.insertedSections.union(
      changes.reloadedSections.compactMap {
        mapping.newSections.indices.contains($0) ? mapping.newSections[$0] : nil
      })
  }
}

extension UICollectionViewLayout {
  /// Whether a view that gets these attributes appears because of an update, not because its place has come into view.
  func isAppearing(
    _ attributes: UICollectionViewLayoutAttributes, in update: AppearingElements
  ) -> Bool {
    let path = attributes.indexPath
    if update.sections.contains(path.section) { return true }
    let kind = attributes.representedElementKind ?? ""
    return switch attributes.representedElementCategory {
    case .cell: update.items.contains(path)
    case .supplementaryView:
      indexPathsToInsertForSupplementaryView(ofKind: kind).contains(path)
    case .decorationView: indexPathsToInsertForDecorationView(ofKind: kind).contains(path)
    }
  }

  /// The attributes with which an element appears in an update; faded out if the layout has none.
  func initialAttributes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    let own =
      switch attributes.representedElementCategory {
      case .cell: initialLayoutAttributesForAppearingItem(at: path)
      case .supplementaryView:
        initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView:
        initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    if let own { return own }
    guard let faded = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    faded.alpha = 0
    return faded
  }

  /// The attributes with which a view disappears in an update; nil if the layout has none.
  ///
  /// - Parameter element: Its place in the old list.
  func finalAttributes(
    of view: UICollectionReusableView, _ element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    guard let kind = element.kind else {
      return finalLayoutAttributesForDisappearingItem(at: element.path)
    }
    return hasDecoration(kind)
      ? finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: element.path)
      : finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: element.path)
  }
}
