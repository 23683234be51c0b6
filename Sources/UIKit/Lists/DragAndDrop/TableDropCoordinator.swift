import HeadlessUIKit
import StandardControls
import ViewAnimations

/// A drop on a table.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let drop: ListDrop
  private weak var table: UITableView?
  let proposal: UITableViewDropProposal

  init(_ drop: ListDrop, _ table: UITableView) {
    self.drop = drop
    self.table = table
    proposal =
      drop.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: drop.proposal.operation)
    super.init()
  }

  var items: [any UITableViewDropItem] {
    drop.items.map { DroppedItem(dragItem: $0.item, path: $0.path, in: table) }
  }
  var destinationIndexPath: IndexPath? { drop.path }
  var session: any UIDropSession { drop.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let path = placeholder.insertionIndexPath
    return TablePlaceholderContext(dragItem, at: path, in: table)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    table.map { drop.land(dragItem, atRow: indexPath, in: $0) } ?? DragAnimator()
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    table.map { drop.land(dragItem, intoRow: indexPath, rect: rect, in: $0) } ?? DragAnimator()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.land(dragItem, at: target)
  }
}

/// An item that was dropped on a list.
final class DroppedItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(dragItem: UIDragItem, path: IndexPath?, in list: (any DragDropList)?) {
    self.dragItem = dragItem
    sourceIndexPath = path
    previewSize = path.flatMap { list?.rowFrame(at: $0).size } ?? .zero
    super.init()
  }
}

/// The insertion of a row for an item whose data are loaded.
private final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let path: IndexPath
  private weak var table: UITableView?
  private var isOver = false

  init(_ dragItem: UIDragItem, at path: IndexPath, in table: UITableView?) {
    self.dragItem = dragItem
    self.path = path
    self.table = table
    super.init()
  }

  // Nothing is animated for a placeholder, which is not shown.
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard !isOver, let table else { return false }
    isOver = true
    table.performBatchUpdates {
      dataSourceUpdates(path)
      table.insertRows(at: [path], with: .automatic)
    }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard !isOver else { return false }
    isOver = true
    return true
  }
}
