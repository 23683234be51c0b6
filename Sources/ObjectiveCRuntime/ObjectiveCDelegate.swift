import Foundation

/// A delegate, which on iOS is always an object of Objective-C's, and so can be asked what it is. Here it need
/// not be one.
public protocol ObjectiveCDelegate: AnyObject {}

extension ObjectiveCDelegate {
  /// Whether the delegate has the method of a selector.
  @_disfavoredOverload
  public func responds(to selector: Selector!) -> Bool {
    selector?.isImplemented(by: self) ?? false
  }

  /// Whether the delegate is of a class, or of one that inherits from it.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool {
    var type: AnyClass? = Swift.type(of: self)
    while let current = type {
      if current == aClass { return true }
      type = _getSuperclass(current)
    }
    return false
  }

  @_disfavoredOverload
  public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
}
