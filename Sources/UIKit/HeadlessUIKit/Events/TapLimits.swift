/// The limits within which touches are taps: those of UIKit's tap recogniser.
package enum TapLimits {
  /// How long a finger may stay, seconds.
  package static let maximumDuration: TimeInterval = 0.75
  /// The longest interval between two taps, seconds.
  package static let maximumInterval: TimeInterval = 0.35
  /// How far fingers may move, points.
  package static let allowableMovement: CGFloat = 45
}
