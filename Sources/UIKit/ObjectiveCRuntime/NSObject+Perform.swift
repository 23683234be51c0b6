import Foundation

extension NSObjectProtocol {
  /// Whether the object has the method of a selector. A selector that is only a name knows the methods that other
  /// selectors of that name carry.
  public func responds(to selector: Selector!) -> Bool {
    if let object = self as? ObjectiveCObject { return object.responds(to: selector) }
    return selector?.isImplemented(by: self) ?? false
  }

  /// Calls the method of a selector; does nothing if the object does not have it.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    unmanaged(selector?.perform(on: self))
  }

  /// Calls the method of a selector with an object.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unmanaged(selector?.perform(on: self, with: object))
  }

  /// Calls the method of a selector with two objects.
  @discardableResult
  public func perform(
    _ selector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    unmanaged(selector?.perform(on: self, with: object1, object2))
  }

  /// Whether instances of the class have the method of a selector that names the method's class. False for a method
  /// of a protocol.
  public static func instancesRespond(to selector: Selector!) -> Bool {
    selector?.isImplemented(byInstancesOf: self) ?? false
  }

  /// Whether the object is of a class, or of a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var type: AnyClass? = Swift.type(of: self)
    while let current = type {
      if current == aClass { return true }
      type = _getSuperclass(current)
    }
    return false
  }

  /// Calls the method of a selector with an object, immediately: there is one thread.
  public func performSelector(
    onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool
  ) {
    _ = selector.perform(on: self, with: object)
  }

  /// Calls the method of a selector with an object, immediately: there is one thread.
  public func performSelector(inBackground selector: Selector, with object: Any?) {
    _ = selector.perform(on: self, with: object)
  }

  /// Calls the method of a selector with an object, immediately, on whichever thread: a tree belongs to the one that uses it.
  public func perform(
    _ selector: Selector, on thread: Thread, with object: Any?, waitUntilDone wait: Bool
  ) {
    _ = selector.perform(on: self, with: object)
  }
}

/// The object that a method of a selector has returned; nil for other values. It outlives the call, as an autoreleased
/// one does: it is leaked, since nothing drains a pool.
func unmanaged(_ value: Any??) -> Unmanaged<AnyObject>! {
  guard var value = value ?? nil else { return nil }
  // The result of a method or a getter may be an optional.
  while let optional = value as? any OptionalValue {
    guard let wrapped = optional.wrapped else { return nil }
    value = wrapped
  }
  guard type(of: value) is AnyClass || isObject(value) else { return nil }
  return Unmanaged.passRetained(value as AnyObject)
}

/// Whether a value of Swift is an object in Objective-C. Numbers are not: a method of Objective-C returns them as they are.
private func isObject(_ value: Any) -> Bool {
  value is String || value is [Any] || value is [AnyHashable: Any] || value is Set<AnyHashable>
    || value is Data || value is Date || value is URL || value is AttributedString
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

/// Runs a closure. There is no pool to drain: objects are released by reference counting alone.
public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure that UIKit would run on the main actor. Views are not isolated here.
public func performUnisolated<Result>(_ body: () throws -> Result) rethrows -> Result {
  try body()
}
