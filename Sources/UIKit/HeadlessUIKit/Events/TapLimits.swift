/// The limits within which touches count as taps, the same as for UIKit's tap recogniser.
package enum TapLimits {
  /// The maximum duration of a tap, seconds.
  package static let maximumDuration: TimeInterval = 0.75
  /// The longest interval between two taps, seconds.
  package static let maximumInterval: TimeInterval = 0.35
  /// The maximum movement of fingers, points.
  package static let allowableMovement: CGFloat = 45
}
