// UIKit's name.
// swift-format-ignore: NoLeadingUnderscores
/// A number with a type of its own: in order, and moved by amounts.
///
/// The operators are the protocol's, so that those which an application declares for one of the types are used instead.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  /// Creates a value from any number.
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  /// Whether one value is less than the other.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// The value that is greater by an amount.
  public static func + (value: Self, amount: RawValue) -> Self {
    Self(rawValue: value.rawValue + amount)
  }

  /// The value that is greater by an amount.
  public static func + (amount: RawValue, value: Self) -> Self {
    Self(rawValue: amount + value.rawValue)
  }

  /// The value that is less by an amount.
  public static func - (value: Self, amount: RawValue) -> Self {
    Self(rawValue: value.rawValue - amount)
  }

  /// The difference of two values.
  public static func - (one: Self, other: Self) -> RawValue { one.rawValue - other.rawValue }

  /// Makes a value greater by an amount.
  public static func += (value: inout Self, amount: RawValue) {
    value = Self(rawValue: value.rawValue + amount)
  }

  /// Makes a value less by an amount.
  public static func -= (value: inout Self, amount: RawValue) {
    value = Self(rawValue: value.rawValue - amount)
  }
}
