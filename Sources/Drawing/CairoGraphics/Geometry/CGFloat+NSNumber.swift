import Foundation

// On Apple's platforms numbers cast to each other through `NSNumber`; Foundation for Linux leaves out
// `CGFloat`.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The value as a number object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }

  /// Converts a number object, for `as!`; never fails.
  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
    result = CGFloat(number.doubleValue)
  }

  /// Converts a number object, for `as?`; always succeeds.
  public static func _conditionallyBridgeFromObjectiveC(
    _ number: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(number.doubleValue)
    return true
  }

  /// Converts a number object where the type is known; 0 for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
    CGFloat(number?.doubleValue ?? 0)
  }
}
