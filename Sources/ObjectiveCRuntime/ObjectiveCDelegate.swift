import Foundation

/// A delegate, which on iOS is always an object of Objective-C's, and so can be asked what it is. Here it need
/// not be one.
public protocol ObjectiveCDelegate: AnyObject {
  /// Whether the delegate has the method of an optional requirement, by its name in Objective-C. Rewriting adds this
  /// method to classes that adopt a protocol with such requirements.
  func _implements(_ name: String) -> Bool
}

extension ObjectiveCDelegate {
  /// True: a class that does not say which methods it has has defaults of them.
  public func _implements(_ name: String) -> Bool { true }

  /// The method of an optional requirement; nil if the delegate does not implement it. Rewriting replaces
  /// `delegate?.tap` by it where that is no call.
  ///
  /// - Parameters:
  ///   - name: The name in Objective-C.
  ///   - method: Gets the method of the delegate.
  public func _ifImplemented<Method>(_ name: String, _ method: (Self) -> Method) -> Method? {
    _implements(name) ? method(self) : nil
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
