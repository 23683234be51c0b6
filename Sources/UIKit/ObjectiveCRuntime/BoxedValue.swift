import Foundation

/// The properties of numbers and other values whose static type is `AnyObject`.
///
/// Objective-C looks them up by their names. Rewriting replaces `(object as AnyObject).doubleValue` by
/// `BoxedValue.doubleValue(object)`. Nil for a value without such a property.
public enum BoxedValue {
  /// The Boolean value of a number or of a text such as `YES`; nil for other values.
  public static func boolValue(_ value: Any?) -> Bool! {
    (value as? NSNumber)?.boolValue ?? string(value)?.boolValue
  }

  /// The 32-bit integer of a number or at the start of a text; nil for other values.
  public static func intValue(_ value: Any?) -> Int32! {
    (value as? NSNumber)?.int32Value ?? string(value)?.intValue
  }

  /// The integer of a number or at the start of a text; nil for other values.
  public static func integerValue(_ value: Any?) -> Int! {
    (value as? NSNumber)?.intValue ?? string(value)?.integerValue
  }

  /// The number, or the number at the start of a text; nil for other values.
  public static func floatValue(_ value: Any?) -> Float! {
    (value as? NSNumber)?.floatValue ?? string(value)?.floatValue
  }

  /// The number, or the number at the start of a text; nil for other values.
  public static func doubleValue(_ value: Any?) -> Double! {
    (value as? NSNumber)?.doubleValue ?? string(value)?.doubleValue
  }

  /// The text of a number; nil for other values.
  public static func stringValue(_ value: Any?) -> String! { (value as? NSNumber)?.stringValue }

  private static func string(_ value: Any?) -> NSString? {
    (value as? String).map { NSString(string: $0) } ?? value as? NSString
  }
}
