/// The value of a described property, as in JSON.
public enum PropertyValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  /// Texts, names of enum cases, and colours, which are written `#RRGGBBAA` (`#RRGGBB` if opaque).
  case string(String)
  case list([PropertyValue])
  case map([String: PropertyValue])
}
