import Foundation

// Numbers and structures that `as?` converts to objects and back on Apple's systems, but not on Linux:
// `change[.newKey] as? NSValue`, `number as? CGFloat`.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }

  /// The object's number, rounded to a `CGFloat`; always succeeds.
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(object.doubleValue)
    return true
  }

  /// The object's number, rounded to a `CGFloat`.
  public static func _forceBridgeFromObjectiveC(_ object: NSNumber, result: inout CGFloat?) {
    result = CGFloat(object.doubleValue)
  }

  /// The object's number, rounded to a `CGFloat`; 0 for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSNumber?) -> CGFloat {
    CGFloat(object?.doubleValue ?? 0)
  }
}

/// A structure that an `NSValue` can hold.
public protocol _ValueStructure: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The structure of a value; nil if it holds another type.
  init?(_value object: NSValue)
  /// Creates the structure with zeros.
  init()
}

extension _ValueStructure {
  /// Reads the structure; fails if the value holds another type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSValue, result: inout Self?
  ) -> Bool {
    result = Self(_value: object)
    return result != nil
  }

  /// Reads the structure; nil if the value holds another type.
  public static func _forceBridgeFromObjectiveC(_ object: NSValue, result: inout Self?) {
    result = Self(_value: object)
  }

  /// The structure of a value; the empty one for nil or another type.
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSValue?) -> Self {
    object.flatMap { Self(_value: $0) } ?? Self()
  }
}

extension NSValue {
  /// Whether the value holds a type, by the start of its encoding in Objective-C.
  package func _hasType(_ encoding: String) -> Bool {
    String(cString: objCType).hasPrefix(encoding)
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable, _ValueStructure {
  /// The point in an `NSValue`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// The point of a value; nil if it holds another type.
  public init?(_value object: NSValue) {
    guard object._hasType("{CGPoint=") else { return nil }
    self = object.pointValue
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable, _ValueStructure {
  /// The size in an `NSValue`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// The size of a value; nil if it holds another type.
  public init?(_value object: NSValue) {
    guard object._hasType("{CGSize=") else { return nil }
    self = object.sizeValue
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable, _ValueStructure {
  /// The rectangle in an `NSValue`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// The rectangle of a value; nil if it holds another type.
  public init?(_value object: NSValue) {
    guard object._hasType("{CGRect=") else { return nil }
    self = object.rectValue
  }
}
