import Foundation

/// An object with the members of `NSObject` that classes override on Apple's systems, and that it does not
/// have on Linux.
///
/// Views, layers, recognisers and controllers inherit from it. Rewriting replaces `NSObject` by it as the
/// superclass of classes that override one of its members.
open class ObjectiveCObject: NSObject {
  // Read at each change of a property, where a dynamic exclusivity check would cost more than the access; other
  // modules read it through the property below, because they would check.
  /// Who observes the object, and what is associated with it; nil for most objects, which have neither.
  @exclusivity(unchecked)
  final var attachments: ObjectAttachments?

  /// Whether something observes changes of the object.
  public final var _isObserved: Bool { attachments?.observers?.isEmpty == false }

  // Called when the object is observed for the first time, for classes that keep that where they see it with less
  // than a call to this module.
  open func _observingDidBegin() {}

  public override init() { super.init() }

  // MARK: Interface Builder

  /// Called after the object was loaded from a file of Interface Builder: never here.
  open func awakeFromNib() {}

  /// Called before the object is shown in Interface Builder: never here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Observing

  /// Called when a property that the object observes has changed. The default reports that nothing handled it;
  /// on Apple's systems it raises an exception.
  ///
  /// - Parameters:
  ///   - keyPath: As it was given to `addObserver(_:forKeyPath:options:context:)`.
  ///   - object: The one whose property it is.
  ///   - change: The kind, and the values that the observer asked for.
  ///   - context: The one of the registration.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueWarning.unhandledChange(of: keyPath, observer: self).emit()
  }

  /// The keys of the properties that another one follows from: when one of them changes, that one is reported
  /// too. None by default.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Whether the object reports changes of a `dynamic` property of its own by itself; true by default. A class that
  /// calls `willChangeValue(forKey:)` and `didChangeValue(forKey:)` returns false.
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  // MARK: Coding

  /// The value of a property; ``value(forUndefinedKey:)`` if there is none.
  open func value(forKey key: String) -> Any? { keyedValue(key) }

  /// Sets a property; ``setValue(_:forUndefinedKey:)`` if there is none.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  /// The value at a path such as `layer.cornerRadius`.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(atPath: keyPath) }

  /// Sets the value at a path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setKeyedValue(value, atPath: keyPath)
  }

  /// The value for a key that no property has. The default warns, and returns nil; on Apple's systems it raises
  /// an exception.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueWarning.undefinedKey(key, object: self).emit()
    return nil
  }

  /// Sets the value for a key that no property has. The default warns, and does nothing; on Apple's systems it
  /// raises an exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueWarning.undefinedKey(key, object: self).emit()
  }

  /// Sets a property of a number to nil. The default warns, and does nothing; on Apple's systems it raises an
  /// exception.
  open func setNilValueForKey(_ key: String) {
    KeyValueWarning.mismatch(nil, key: key, object: self).emit()
  }

  /// Whether ``value(forKey:)`` finds a property.
  open func definesValue(forKey key: String) -> Bool { keyedProperty(key) != nil }

  // The property with a key, for classes whose properties rewriting makes known.
  open class func _keyedProperty(_ key: String) -> KeyedProperty? { nil }

  // MARK: Instances

  // A new instance, for classes that are known when code runs only: by the `init()` that the class inherits. Rewriting
  // overrides it in classes with one of their own.
  open class func _make() -> ObjectiveCObject {
    unsafeBitCast(self, to: RequiredInitializersOfObject.Type.self).init()
  }

  // MARK: Messages

  /// Whether the object has the method of a selector.
  open func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isImplemented(by: self) ?? false
  }

  /// The object that a method is called of which this one has not; nil by default.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

// Calls `init()` at its place in the method table of any class: see the classes of this kind of `CALayer`.
open class RequiredInitializersOfObject: ObjectiveCObject {
  public required override init() { super.init() }
}
