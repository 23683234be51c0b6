import HeadlessUIKit
import StandardControls

/// Decides on drops on a collection.
public protocol UICollectionViewDropDelegate: ObjectiveCDelegate {
  /// Adds the items that were dropped to the data source and the collection.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection is interested in a drag; true by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  /// Called as the finger enters the collection.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do; by default it copies the items, and nothing shows where.
  ///
  /// - Parameter destinationIndexPath: Nil where no cell is.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called as the finger leaves the collection.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called once a drag has ended that was over the collection, wherever it ended.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// The outline and the background of an item that arrives at a cell. Not called: items keep the drag's.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Returns true by default.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    true
  }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Returns a proposal to copy by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// Returns nil by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What a collection would do with the items that are dragged over it.
open class UICollectionViewDropProposal: UIDropProposal {
  /// What a drop does with the cell at its destination.
  public enum Intent: Int, Sendable {
    /// Nothing is shown.
    case unspecified
    /// Cells make way for the items.
    case insertAtDestinationIndexPath
    /// The cell is highlighted.
    case insertIntoDestinationIndexPath
  }

  /// What a drop does with the cell at its destination; unspecified by default.
  public let intent: Intent

  /// Creates a proposal that does not say what happens to a cell.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A drop on a collection.
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items that were dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// The destination; nil where no cell is.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal of the delegate's that was shown.
  var proposal: UICollectionViewDropProposal { get }
  /// The session.
  var session: any UIDropSession { get }
  /// Lets an item arrive where a cell will be inserted, once its data are loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Lets an item arrive at a cell, which the collection has already.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets an item arrive in a cell.
  ///
  /// - Parameter rect: In the coordinates of the cell.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets an item arrive at any place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that was dropped on a collection.
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The cell of the collection that the item represents; nil for items from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what was dragged, points; zero for an item from elsewhere.
  var previewSize: CGSize { get }
}

/// Where a cell will be inserted, once the data of an item are loaded.
open class UICollectionViewPlaceholder: NSObject {
  /// Where the cell will be.
  public let insertionIndexPath: IndexPath
  /// The identifier of the cells. Kept, without effect: loading takes no time.
  public let reuseIdentifier: String
  /// Shows the placeholder. Kept, without effect.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// Where the cell of a dropped item will be inserted.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The outline and the background of the item. Kept, without effect.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A cell that is inserted once the data of an item are loaded.
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Inserts the cell.
  ///
  /// - Parameter dataSourceUpdates: Adds the item to the data source, at the path that it is called with.
  /// - Returns: False after a first call.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Inserts no cell.
  ///
  /// - Returns: False after a first call.
  @discardableResult
  func deletePlaceholder() -> Bool
}
