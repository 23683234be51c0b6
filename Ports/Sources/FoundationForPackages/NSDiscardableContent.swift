import Foundation

/// An object whose content can be given up while it is not used. Caches here keep it.
public protocol NSDiscardableContent: AnyObject {
  /// Begins a use; false if the content was given up.
  func beginContentAccess() -> Bool
  /// Ends a use.
  func endContentAccess()
  /// Gives the content up if it is not used.
  func discardContentIfPossible()
  /// Whether the content was given up.
  func isContentDiscarded() -> Bool
}
