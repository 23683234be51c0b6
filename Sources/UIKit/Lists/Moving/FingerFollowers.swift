import GestureRecognizers
import HeadlessUIKit
import StandardViews

extension UIScrollView {
  /// Whether a finger swipes or moves a row.
  fileprivate var isDraggingRow: Bool {
    (gestureRecognizers ?? []).contains {
      $0 !== panGestureRecognizer && ($0.state == .began || $0.state == .changed)
    }
  }
}

extension UITableView: FingerFollower {
  package var isFollowingFinger: Bool { isDraggingRow }
}

extension UICollectionView: FingerFollower {
  package var isFollowingFinger: Bool { isDraggingRow }
}
