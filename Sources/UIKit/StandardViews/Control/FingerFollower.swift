import HeadlessUIKit

/// A view that a finger moves, or in which it moves a part, besides controls and scroll views.
package protocol FingerFollower: UIView {
  /// Whether a finger moves it now.
  var isFollowingFinger: Bool { get }
}
