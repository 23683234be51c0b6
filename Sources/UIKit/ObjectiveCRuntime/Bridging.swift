import Foundation

// Numbers and structures that `as?` converts to objects and back on Apple's systems, and not on Linux:
// `change[.newKey] as? NSValue`, `number as? CGFloat`.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }

  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(object.doubleValue)
    return true
  }

  public static func _forceBridgeFromObjectiveC(_ object: NSNumber, result: inout CGFloat?) {
    result = CGFloat(object.doubleValue)
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSNumber?) -> CGFloat {
    CGFloat(object?.doubleValue ?? 0)
  }
}

/// A structure that an `NSValue` has.
public protocol _ValueStructure: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The structure of an object; nil if it has another one.
  init?(_value object: NSValue)
  init()
}

extension _ValueStructure {
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSValue, result: inout Self?
  ) -> Bool {
    result = Self(_value: object)
    return result != nil
  }

  public static func _forceBridgeFromObjectiveC(_ object: NSValue, result: inout Self?) {
    result = Self(_value: object)
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSValue?) -> Self {
    object.flatMap { Self(_value: $0) } ?? Self()
  }
}

extension NSValue {
  /// Whether the object has a structure of a type, by the beginning of how Objective-C encodes it.
  package func _hasType(_ encoding: String) -> Bool {
    String(cString: objCType).hasPrefix(encoding)
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable, _ValueStructure {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  public init?(_value object: NSValue) {
    guard object._hasType("{CGPoint=") else { return nil }
    self = object.pointValue
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable, _ValueStructure {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  public init?(_value object: NSValue) {
    guard object._hasType("{CGSize=") else { return nil }
    self = object.sizeValue
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable, _ValueStructure {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  public init?(_value object: NSValue) {
    guard object._hasType("{CGRect=") else { return nil }
    self = object.rectValue
  }
}
