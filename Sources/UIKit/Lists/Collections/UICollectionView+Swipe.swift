import HeadlessUIKit
import StandardViews

extension UICollectionView {
  /// The path of the row of a list that shows its swipe actions; nil if none does. UIKit has no such property.
  public var indexPathForSwipedItem: IndexPath? { swipes.open?.path }

  /// Shows the swipe actions of a row of a list as a swipe does, or does nothing if it has none. UIKit has no such
  /// method.
  public func showSwipeActions(
    _ side: UITableView.SwipeSide, forItemAt indexPath: IndexPath, animated: Bool
  ) {
    layOutItems()
    swipes.open(side, at: indexPath, animated: animated)
  }

  /// Hides the swipe actions of a row. UIKit hides them when the collection is touched, scrolled or updated.
  public func hideSwipeActions(animated: Bool) { swipes.close(animated: animated) }

  /// Opens the actions that a scene shows, once rows are placed.
  func openInitialSwipe() {
    guard let path = staticItems?.initialSwipe, !updates.isLayingOut, swipedRow(at: path) != nil,
      let side = staticItems?.takeInitialSwipe()
    else { return }
    swipes.open(side, at: path, animated: false)
  }
}

extension UICollectionViewCell: SwipedRow {}

extension UICollectionView: SwipeHost {
  var allowsSwipes: Bool { !isEditing }

  func swipedPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func swipedRow(at path: IndexPath) -> (any SwipedRow)? { cellForItem(at: path) }

  func restingFrame(of path: IndexPath) -> CGRect? {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
    guard let scroller = scrollers[path.section] else { return frame }
    return frame.offsetBy(
      dx: scroller.contentOffset.x - scroller.frame.minX,
      dy: scroller.contentOffset.y - scroller.frame.minY)
  }

  func swipeActions(
    _ side: UITableView.SwipeSide, at path: IndexPath
  ) -> UISwipeActionsConfiguration? { collectionViewLayout.swipeActions(side, at: path) }
}
