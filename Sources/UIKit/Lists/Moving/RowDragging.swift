import GestureRecognizers
import HeadlessUIKit
import StandardViews

/// A list whose rows follow a finger.
package protocol RowDragging: UIScrollView {
  /// Whether a finger swipes or moves a row.
  var isDraggingRow: Bool { get }
}

extension RowDragging {
  package var isDraggingRow: Bool {
    (gestureRecognizers ?? []).contains {
      $0 !== panGestureRecognizer && ($0.state == .began || $0.state == .changed)
    }
  }
}

extension UITableView: RowDragging {}
extension UICollectionView: RowDragging {}
