import Foundation

// Made of key paths and of closures that capture nothing: they access an object that is their argument, on the thread of
// that object. They are not `@Sendable`, since key paths to properties of a global actor are not.
/// A property that key-value coding reads and sets.
public struct KeyedProperty: @unchecked Sendable {
  private let get: (AnyObject) -> Any?
  private let assign: ((AnyObject, Any?) -> Bool)?

  /// A property that can be set.
  public init<Object: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Object, Value>) {
    get = { ($0 as? Object).flatMap { KeyedValue.keyed($0[keyPath: path]) } }
    assign = { object, keyed in
      guard let object = object as? Object, let value = KeyedValue.value(keyed, as: Value.self)
      else { return false }
      object[keyPath: path] = value
      return true
    }
  }

  /// A read-only property.
  public init<Object: AnyObject, Value>(_ path: KeyPath<Object, Value>) {
    self.init { (object: Object) in object[keyPath: path] }
  }

  /// A read-only value.
  public init<Object: AnyObject, Value>(get: @escaping (Object) -> Value) {
    self.get = { ($0 as? Object).flatMap { KeyedValue.keyed(get($0)) } }
    assign = nil
  }

  /// A value of another type than the Swift property with that name.
  public init<Object: AnyObject, Value>(
    get: @escaping (Object) -> Value, set: @escaping (Object, Value) -> Void
  ) {
    self.get = { ($0 as? Object).flatMap { KeyedValue.keyed(get($0)) } }
    assign = { object, keyed in
      guard let object = object as? Object, let value = KeyedValue.value(keyed, as: Value.self)
      else { return false }
      set(object, value)
      return true
    }
  }

  package func value(of object: AnyObject) -> Any? { get(object) }

  /// - Returns: Whether the property can be set, and accepts this value.
  @discardableResult
  package func set(_ value: Any?, of object: AnyObject) -> Bool { assign?(object, value) ?? false }
}

/// The values that key-value coding passes: objects, and numbers as `NSNumber`; structures as they are.
enum KeyedValue {
  static func isNothing(_ value: Any?) -> Bool { value == nil || value is NSNull }

  /// A value as key-value coding passes it: an enumeration's value is its number.
  static func keyed<Value>(_ value: Value) -> Any? {
    switch value {
    case let optional as any KeyedOptional: optional.keyed
    case let flag as Bool: NSNumber(value: flag)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: number.native)
    case let number as any BinaryInteger: number.keyed
    case let named as any RawRepresentable: raw(named)
    default: value
    }
  }

  private static func raw<Value: RawRepresentable>(_ value: Value) -> Any? { keyed(value.rawValue) }

  /// The value of a type that key-value coding sets; nil if it cannot be converted to that type. A number of any type
  /// converts to every other one, and to an enumeration's value.
  static func value<Value>(_ keyed: Any?, as type: Value.Type) -> Value? {
    guard let keyed, !(keyed is NSNull) else { return (nil as Any?) as? Value }
    if let value = keyed as? Value { return value }
    let other: Any? =
      switch type {
      case let type as any KeyedOptional.Type: type.wrapped(keyed)
      case is Bool.Type: number(keyed).map { $0 != 0 }
      case is CGFloat.Type: number(keyed).map { CGFloat($0) }
      case is Double.Type: number(keyed)
      case is Float.Type: number(keyed).map { Float($0) }
      case let type as any BinaryInteger.Type: integer(keyed, as: type)
      case let type as any RawRepresentable.Type: named(keyed, as: type)
      default: nil
      }
    return other as? Value
  }

  private static func integer<Value: BinaryInteger>(_ keyed: Any, as _: Value.Type) -> Value? {
    number(keyed).flatMap { Value(exactly: $0.rounded(.towardZero)) }
  }

  private static func named<Value: RawRepresentable>(_ keyed: Any, as _: Value.Type) -> Value? {
    value(keyed, as: Value.RawValue.self).flatMap { Value(rawValue: $0) }
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }

  /// The value at a path that starts at another value.
  static func value(of owner: Any?, atPath path: String) -> Any? {
    switch owner {
    // An array converts to an object too.
    case let objects as [Any]: KeyedCollection(objects).value(atPath: path)
    case let object as NSObject: object.value(forKeyPath: path)
    default: nil
    }
  }
}

extension BinaryInteger {
  fileprivate var keyed: Any { Int(exactly: self).map { NSNumber(value: $0) } ?? self as Any }
}

/// An optional of any type.
private protocol KeyedOptional {
  var keyed: Any? { get }
  static func wrapped(_ keyed: Any) -> Any?
}

extension Optional: KeyedOptional {
  var keyed: Any? { flatMap { KeyedValue.keyed($0) } }

  static func wrapped(_ keyed: Any) -> Any? { KeyedValue.value(keyed, as: Wrapped.self) }
}
