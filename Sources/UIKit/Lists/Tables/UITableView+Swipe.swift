import HeadlessUIKit
import StandardControls
import StandardViews

extension UITableView {
  /// The edge at which a row shows actions.
  public enum SwipeSide: Int, Sendable, CaseIterable {
    /// Where lines of text start.
    case leading
    /// Where lines of text end.
    case trailing
  }

  /// The path of the row that shows its swipe actions; nil if none does. UIKit has no such property.
  public var indexPathForSwipedRow: IndexPath? { swipes.open?.path }

  /// Shows the swipe actions of a row as a swipe does, or does nothing if it has none. UIKit has no such method.
  public func showSwipeActions(_ side: SwipeSide, forRowAt indexPath: IndexPath, animated: Bool) {
    layOutRows()
    swipes.open(side, at: indexPath, animated: animated)
  }

  /// Hides the swipe actions of a row. UIKit hides them when the table is touched, scrolled or updated.
  public func hideSwipeActions(animated: Bool) { swipes.close(animated: animated) }
}

extension UITableViewCell: SwipedRow {}

extension UITableView: SwipeHost {
  var allowsSwipes: Bool { !isEditing }

  func swipedPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func swipedRow(at path: IndexPath) -> (any SwipedRow)? { shownRows[path] }

  func restingFrame(of path: IndexPath) -> CGRect? {
    shownRows[path].map {
      CGRect(x: cellX, y: $0.frame.minY, width: cellWidth, height: $0.frame.height)
    }
  }

  func swipeWillBegin(at path: IndexPath) {
    delegate?.tableView(self, willBeginEditingRowAt: path)
  }

  func swipeDidEnd(at path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: path) }

  func swipeActions(_ side: SwipeSide, at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    if side == .leading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let given = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return given
    }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      return actions.isEmpty ? nil : UISwipeActionsConfiguration(actions, at: path)
    }
    guard isEditing || canCommit else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
      ?? SystemText.delete.localized
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, complete in
        guard let self else { return }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        complete(true)
      }
    ])
  }

  /// Whether the data source deletes rows. One that does not report its methods has none.
  private var canCommit: Bool {
    (dataSource as? any ImplementationReporting)?._implements("tableView:commit:forRowAt:") ?? false
  }
}
