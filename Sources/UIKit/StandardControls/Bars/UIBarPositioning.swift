/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// A bar that is at an edge.
public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

/// Decides on where a bar is.
public protocol UIBarPositioningDelegate: ObjectiveCDelegate {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Where the bar is by itself.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
