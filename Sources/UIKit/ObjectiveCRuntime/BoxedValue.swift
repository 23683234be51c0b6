import Foundation

/// The properties of numbers and other values that are known as `AnyObject` only.
///
/// Objective-C looks them up by their names. Rewriting replaces `(object as AnyObject).doubleValue` by
/// `BoxedValue.doubleValue(object)`. Nil for what has no such property.
public enum BoxedValue {
  public static func boolValue(_ value: Any?) -> Bool! {
    (value as? NSNumber)?.boolValue ?? string(value)?.boolValue
  }

  public static func intValue(_ value: Any?) -> Int32! {
    (value as? NSNumber)?.int32Value ?? string(value)?.intValue
  }

  public static func integerValue(_ value: Any?) -> Int! {
    (value as? NSNumber)?.intValue ?? string(value)?.integerValue
  }

  public static func floatValue(_ value: Any?) -> Float! {
    (value as? NSNumber)?.floatValue ?? string(value)?.floatValue
  }

  public static func doubleValue(_ value: Any?) -> Double! {
    (value as? NSNumber)?.doubleValue ?? string(value)?.doubleValue
  }

  public static func stringValue(_ value: Any?) -> String! { (value as? NSNumber)?.stringValue }

  private static func string(_ value: Any?) -> NSString? {
    (value as? String).map { NSString(string: $0) } ?? value as? NSString
  }
}
