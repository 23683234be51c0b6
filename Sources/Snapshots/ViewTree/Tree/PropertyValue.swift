/// The value of a described property, as in JSON.
public enum PropertyValue: Sendable, Hashable {
  /// A missing value, such as nil.
  case null
  /// True or false.
  case bool(Bool)
  /// A number in the unit of the property.
  case number(Double)
  /// Texts, names of enum cases, and colours, which are written `#RRGGBBAA` (`#RRGGBB` if opaque).
  case string(String)
  /// Values in order.
  case list([PropertyValue])
  /// Values by their keys.
  case map([String: PropertyValue])
}
