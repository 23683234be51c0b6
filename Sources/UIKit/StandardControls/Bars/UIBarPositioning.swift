/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Where the bar is by itself: a navigation bar at the top, a toolbar at the bottom.
  case any
  /// At the bottom of its container.
  case bottom
  /// At the top of its container.
  case top
  /// At the top of the screen, with its background below the status bar.
  case topAttached
}

/// A bar that is at an edge.
public protocol UIBarPositioning: AnyObject {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Decides on where a bar is.
public protocol UIBarPositioningDelegate: ObjectiveCDelegate {
  /// Where a bar is to be drawn; `any` for its own place.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Where the bar is by itself.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
