import Foundation

/// The properties of classes by their keys. A module above all of these classes implements it.
public protocol KeyedClasses {
  /// A property of a class.
  ///
  /// - Parameter key: the key in Objective-C: `hidden`.
  static func _property(_ key: String, of type: AnyClass) -> KeyedProperty?
}

extension ObjectiveCObject {
  final func keyedProperty(_ key: String) -> KeyedProperty? {
    let (type, name) = (type(of: self), objectiveCKey(key))
    if let own = type._keyedProperty(key) ?? type._keyedProperty(swiftFlagName(name)) { return own }
    let classes = (ObjectiveCObject.self as Any) as? any KeyedClasses.Type
    return classes?._property(name, of: type)
  }

  private func swiftFlagName(_ key: String) -> String {
    "is" + key.prefix(1).uppercased() + key.dropFirst()
  }

  final func keyedValue(_ key: String) -> Any? {
    guard let property = keyedProperty(key) else { return value(forUndefinedKey: key) }
    return property.value(of: self)
  }

  final func setKeyedValue(_ value: Any?, _ key: String) {
    guard let property = keyedProperty(key) else {
      setValue(value, forUndefinedKey: key)
      return
    }
    if property.set(value, of: self) { return }
    if KeyedValue.isNothing(value) {
      setNilValueForKey(key)
    } else {
      KeyValueWarning.mismatch(value, key: key, object: self).emit()
    }
  }

  final func keyedValue(atPath path: String) -> Any? {
    guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
    let owner = value(forKey: String(path[..<dot]))
    return KeyedValue.value(of: owner, atPath: String(path[path.index(after: dot)...]))
  }

  final func setKeyedValue(_ value: Any?, atPath path: String) {
    guard let dot = path.firstIndex(of: ".") else {
      setValue(value, forKey: path)
      return
    }
    let owner = self.value(forKey: String(path[..<dot]))
    (owner as? NSObject)?.setValue(value, forKeyPath: String(path[path.index(after: dot)...]))
  }
}

extension NSObjectProtocol where Self: NSObject {
  // For classes of Foundation, and for objects whose class the caller does not know.

  /// The value of a property, of a key of a dictionary, or of the user's defaults.
  public func value(forKey key: String) -> Any? {
    switch self as NSObject {
    case let object as ObjectiveCObject: return object.value(forKey: key)
    case let dictionary as NSDictionary: return dictionary.object(forKey: key)
    case let array as NSArray: return KeyedCollection(array).value(atPath: key)
    case let defaults as UserDefaults: return defaults.object(forKey: key)
    default:
      KeyValueWarning.undefinedKey(key, object: self).emit()
      return nil
    }
  }

  /// Sets a property, a key of a dictionary, or of the user's defaults.
  public func setValue(_ value: Any?, forKey key: String) {
    switch self as NSObject {
    case let object as ObjectiveCObject: object.setValue(value, forKey: key)
    case let dictionary as NSMutableDictionary: dictionary[key] = value
    case let defaults as UserDefaults: defaults.set(value, forKey: key)
    default: KeyValueWarning.undefinedKey(key, object: self).emit()
    }
  }

  /// The value at a path.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let object = self as? ObjectiveCObject { return object.value(forKeyPath: keyPath) }
    if let array = self as? NSArray { return KeyedCollection(array).value(atPath: keyPath) }
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    return KeyedValue.value(
      of: value(forKey: String(keyPath[..<dot])),
      atPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Sets the value at a path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let object = self as? ObjectiveCObject {
      object.setValue(value, forKeyPath: keyPath)
    } else if let dot = keyPath.firstIndex(of: ".") {
      let owner = self.value(forKey: String(keyPath[..<dot])) as? NSObject
      owner?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    } else {
      setValue(value, forKey: keyPath)
    }
  }

  /// The values of properties by their keys; `NSNull` for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// Sets properties by their keys, in the order of these.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }
}

extension NSObject {
  /// Whether ``value(forKey:)`` finds a property.
  func hasValue(forKey key: String) -> Bool {
    guard let object = self as? ObjectiveCObject else { return self is NSDictionary }
    return object.definesValue(forKey: key)
  }
}
