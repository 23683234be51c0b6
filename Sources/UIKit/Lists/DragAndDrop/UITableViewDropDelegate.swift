import HeadlessUIKit
import StandardControls

/// Decides on drops on a table.
public protocol UITableViewDropDelegate: ObjectiveCDelegate {
  /// Adds the items that were dropped to the data source and the table.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table is interested in a drag; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called as the finger enters the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do; by default it copies the items, and nothing shows where.
  ///
  /// - Parameter destinationIndexPath: Nil where no row is.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called as the finger leaves the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called once a drag has ended that was over the table, wherever it ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// The outline and the background of an item that arrives at a row. Not called: items keep the drag's.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns true by default.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Returns a proposal to copy by default.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// Returns nil by default.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What a table would do with the items that are dragged over it.
open class UITableViewDropProposal: UIDropProposal {
  /// What a drop does with the row at its destination.
  public enum Intent: Int, Sendable {
    /// Nothing is shown.
    case unspecified
    /// Rows make way for the items.
    case insertAtDestinationIndexPath
    /// The row is highlighted.
    case insertIntoDestinationIndexPath
    /// In the middle of a row the items are dropped into it, otherwise rows make way.
    case automatic
  }

  /// What a drop does with the row at its destination; unspecified by default.
  public let intent: Intent

  /// Creates a proposal that does not say what happens to a row.
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

/// A drop on a table.
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items that were dropped.
  var items: [any UITableViewDropItem] { get }
  /// The destination; nil where no row is.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal of the delegate's that was shown.
  var proposal: UITableViewDropProposal { get }
  /// The session.
  var session: any UIDropSession { get }
  /// Lets an item arrive where a row will be inserted, once its data are loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Lets an item arrive at a row, which the table has already.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets an item arrive in a row.
  ///
  /// - Parameter rect: In the coordinates of the row.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets an item arrive at any place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that was dropped on a table.
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row of the table that the item represents; nil for items from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what was dragged, points; zero for an item from elsewhere.
  var previewSize: CGSize { get }
}

/// Where a row will be inserted, once the data of an item are loaded.
open class UITableViewPlaceholder: NSObject {
  /// Where the row will be.
  public let insertionIndexPath: IndexPath
  /// The identifier of the cells. Kept, without effect: loading takes no time.
  public let reuseIdentifier: String
  /// The height of the row, points. Kept, without effect.
  public let rowHeight: CGFloat
  /// Shows the placeholder. Kept, without effect.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// Where the row of a dropped item will be inserted.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The outline and the background of the item. Kept, without effect.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A row that is inserted once the data of an item are loaded.
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Inserts the row.
  ///
  /// - Parameter dataSourceUpdates: Adds the row to the data source, at the path that it is called with.
  /// - Returns: False after a first call.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Inserts no row.
  ///
  /// - Returns: False after a first call.
  @discardableResult
  func deletePlaceholder() -> Bool
}
