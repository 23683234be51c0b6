import HeadlessUIKit
import StandardControls
import ViewAnimations

/// A drop on a collection.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let drop: ListDrop
  private weak var collection: UICollectionView?
  let proposal: UICollectionViewDropProposal

  init(_ drop: ListDrop, _ collection: UICollectionView) {
    self.drop = drop
    self.collection = collection
    proposal =
      drop.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
    super.init()
  }

  var items: [any UICollectionViewDropItem] {
    drop.items.map { DroppedItem(dragItem: $0.item, path: $0.path, in: collection) }
  }
  var destinationIndexPath: IndexPath? { drop.path }
  var session: any UIDropSession { drop.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let path = placeholder.insertionIndexPath
    return CollectionPlaceholderContext(dragItem, at: path, in: collection)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    collection.map { drop.land(dragItem, atRow: indexPath, in: $0) } ?? DragAnimator()
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    collection.map { drop.land(dragItem, intoRow: indexPath, rect: rect, in: $0) } ?? DragAnimator()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.land(dragItem, at: target)
  }
}

/// The insertion of an item for an item whose data are loaded.
private final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let path: IndexPath
  private weak var collection: UICollectionView?
  private var isOver = false

  init(_ dragItem: UIDragItem, at path: IndexPath, in collection: UICollectionView?) {
    self.dragItem = dragItem
    self.path = path
    self.collection = collection
    super.init()
  }

  // Nothing is animated for a placeholder, which is not shown.
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard !isOver, let collection else { return false }
    isOver = true
    collection.performBatchUpdates {
      dataSourceUpdates(path)
      collection.insertItems(at: [path])
    }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard !isOver else { return false }
    isOver = true
    return true
  }
}
