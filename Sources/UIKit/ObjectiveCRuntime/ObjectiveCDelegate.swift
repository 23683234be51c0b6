import Foundation

/// A delegate. On iOS it is always an Objective-C object, which can be asked for its class and methods. Here it need
/// not be one.
public protocol ObjectiveCDelegate: AnyObject {}

/// An object that knows which optional requirements of its protocols it implements, as every object does in
/// Objective-C. Rewriting adds the conformance to classes that adopt a protocol with such requirements.
public protocol ImplementationReporting: AnyObject {
  /// Whether the object has the method of an optional requirement, by its name in Objective-C.
  func _implements(_ name: String) -> Bool
}

extension ObjectiveCDelegate {
  /// The method of an optional requirement; nil if the delegate does not implement it. An object that does not
  /// report it has the protocol's default. Rewriting replaces `delegate?.tap` by this method where it is not called.
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

  /// Calls the method of a selector; does nothing if the delegate does not have it.
  @_disfavoredOverload @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    unmanaged(selector?.perform(on: self))
  }

  /// Calls the method of a selector with an object.
  @_disfavoredOverload @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unmanaged(selector?.perform(on: self, with: object))
  }

  /// Whether the delegate is of a class, or of a subclass of it.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool {
    var type: AnyClass? = Swift.type(of: self)
    while let current = type {
      if current == aClass { return true }
      type = _getSuperclass(current)
    }
    return false
  }

  /// Whether another object is the same one.
  @_disfavoredOverload
  public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
}
