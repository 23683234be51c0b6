import Foundation

/// A delegate, which on iOS is always an object of Objective-C's, and so can be asked what it is. Here it need
/// not be one.
public protocol ObjectiveCDelegate: AnyObject {}

/// An object that knows which optional requirements of its protocols it implements, as all do in Objective-C. Rewriting
/// makes classes conform that adopt a protocol with such requirements.
public protocol ImplementationReporting: AnyObject {
  /// Whether the object has the method of an optional requirement, by its name in Objective-C.
  func _implements(_ name: String) -> Bool
}

extension ObjectiveCDelegate {
  /// The method of an optional requirement; nil if the delegate does not implement it. An object that does not know
  /// has the protocol's default of it. Rewriting replaces `delegate?.tap` by it where that is no call.
  ///
  /// - Parameters:
  ///   - name: The name in Objective-C.
  ///   - method: Gets the method of the delegate.
  public func _ifImplemented<Method>(_ name: String, _ method: (Self) -> Method) -> Method? {
    let isImplemented = (self as? any ImplementationReporting)?._implements(name) ?? true
    return isImplemented ? method(self) : nil
  }

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
