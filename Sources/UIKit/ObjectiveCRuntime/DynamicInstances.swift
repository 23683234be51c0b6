import Foundation

// An initializer that is imported from Objective-C fulfils the requirement of a protocol, an initializer of Swift's only if
// it is `required`. Rewriting has a protocol that demands `init()` of classes of the system inherit from this one instead.

/// A type whose instances are created by a method, as its subclasses need not have the same initializers.
public protocol _DynamicInstance {
  /// A new instance of the type.
  static func _instance() -> Self
}

extension _DynamicInstance {
  /// Creates an instance as ``_instance()`` does.
  public init(_instance: Void) { self = Self._instance() }
}

extension NSObject: _DynamicInstance {
  /// A new instance of the class, by the `init()` that it has or inherits.
  /// A class without it ends the process.
  public static func _instance() -> Self {
    _instance(
      (self as? ObjectiveCObject.Type)?._make()
        ?? unsafeBitCast(self, to: RequiredInitializersOfNSObject.Type.self).init())
  }

  /// A new object as an instance of this class. A class without the initializer that created the object ends the process: it
  /// has inherited the one of a superclass, as it could not on Apple's systems either.
  public static func _instance(_ object: NSObject) -> Self {
    guard let instance = object as? Self else {
      fatalError("\(self) has no initializer of its own for this call, and inherits none")
    }
    return instance
  }
}

/// A class whose `init()` can be called on a metatype, at its place in the method table of any class. It has no instances.
private class RequiredInitializersOfNSObject: NSObject {
  required override init() { super.init() }
}
