import Foundation

/// An object with the members of `NSObject` that classes override on Apple's systems, and that `NSObject` lacks
/// on Linux.
///
/// Views, layers, recognisers and controllers inherit from it. Rewriting replaces `NSObject` by it as the
/// superclass of classes that override one of its members.
open class ObjectiveCObject: NSObject {
  // Read at each change of a property, where a dynamic exclusivity check would cost more than the access; other
  // modules read it through the property below, because they would check.
  /// The object's observers and associated values; nil for most objects, which have neither.
  @exclusivity(unchecked)
  final var attachments: ObjectAttachments?

  /// Whether the object has observers.
  public final var _isObserved: Bool { attachments?.observers?.isEmpty == false }

  /// Called when the object is observed for the first time. Classes override it to record that where they can read it
  /// faster than by a call to this module. Does nothing by default.
  open func _observingDidBegin() {}

  public override init() { super.init() }

  // MARK: Interface Builder

  /// Called after the object was loaded from an Interface Builder file, with all of its outlets.
  open dynamic func awakeFromNib() {}

  /// The object that takes the place of this one, which was read from an Interface Builder file with its subviews; the object
  /// itself by default. Called for views.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Called before the object is shown in Interface Builder: never here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Observing

  /// Called when a property that the object observes has changed. The default warns that nothing handled it; on
  /// Apple's systems it raises an exception.
  ///
  /// - Parameters:
  ///   - keyPath: The path that was passed to `addObserver(_:forKeyPath:options:context:)`.
  ///   - object: The object that has the property.
  ///   - change: The kind, and the values that the observer requested.
  ///   - context: The context of the registration.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueWarning.unhandledChange(of: keyPath, observer: self).emit()
  }

  /// The keys of the properties that affect another one: a change of one of them is reported as a change of
  /// that one too. Empty by default.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Whether changes of a `dynamic` property are reported automatically; true by default. A class that
  /// calls `willChangeValue(forKey:)` and `didChangeValue(forKey:)` itself returns false.
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  // MARK: Coding

  /// The value of a property; ``value(forUndefinedKey:)`` if no property has the key.
  open func value(forKey key: String) -> Any? { keyedValue(key) }

  /// Sets a property; ``setValue(_:forUndefinedKey:)`` if no property has the key.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  /// The value at a path such as `layer.cornerRadius`.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(atPath: keyPath) }

  /// Sets the value at a path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setKeyedValue(value, atPath: keyPath)
  }

  /// The value for a key without a property. The default warns, and returns nil; on Apple's systems it raises an
  /// exception.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueWarning.undefinedKey(key, object: self).emit()
    return nil
  }

  /// Sets the value for a key without a property. The default warns, and does nothing; on Apple's systems it
  /// raises an exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueWarning.undefinedKey(key, object: self).emit()
  }

  /// Sets a numeric property to nil. The default warns, and does nothing; on Apple's systems it raises an
  /// exception.
  open func setNilValueForKey(_ key: String) {
    KeyValueWarning.mismatch(nil, key: key, object: self).emit()
  }

  /// Whether ``value(forKey:)`` finds a property.
  open func definesValue(forKey key: String) -> Bool { keyedProperty(key) != nil }

  /// The property with a key; nil for an unknown key. Rewriting overrides it in classes whose properties are read or
  /// set by keys.
  open class func _keyedProperty(_ key: String) -> KeyedProperty? { nil }

  // MARK: Instances

  /// A new instance of a class that is known only at run time, by the `init()` that the class inherits. Rewriting
  /// overrides it in classes with their own `init()`.
  open class func _make() -> ObjectiveCObject {
    unsafeBitCast(self, to: RequiredInitializersOfObject.Type.self).init()
  }

  // MARK: Messages

  /// Whether the object has the method of a selector.
  open func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isImplemented(by: self) ?? false
  }

  /// The object whose method is called if this one does not have it; nil by default.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

/// A class whose `init()` can be called on a metatype, at its place in the method table of any class: see
/// `RequiredInitializersOfCALayer`. It has no instances.
open class RequiredInitializersOfObject: ObjectiveCObject {
  public required override init() { super.init() }
}
