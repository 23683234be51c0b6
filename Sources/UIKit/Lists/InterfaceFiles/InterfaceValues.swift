import HeadlessUIKit
import StandardViews

// Attributes become values of the types of property rows, whose names are UIKit's, as the attributes' names are but for
// a few.

/// An optional type of values in property rows.
private protocol OptionalValue {
  static var wrapped: any DescribableValue.Type { get }
}

extension Optional: OptionalValue where Wrapped: DescribableValue {
  fileprivate static var wrapped: any DescribableValue.Type { Wrapped.self }
}

enum InterfaceValue {
  /// The largest magnitude of a number, as in scenes: with larger ones, sums would not be finite.
  private static let limit = 1e9

  /// The number of an attribute; nil for a text that is not a number, and for one beyond the limit.
  static func number(_ text: String) -> Double? {
    guard let number = Double(text), abs(number) <= limit else { return nil }
    // A zero that was set on purpose is written as the smallest normal number.
    return abs(number) < 1e-300 ? 0 : number
  }

  /// The value of an attribute for a property; nil for a text that does not give one. A number that the property does
  /// not accept is reported.
  static func read(_ text: String, for property: Property) -> (any DescribableValue)? {
    guard let value = read(text, as: property.valueType) else { return nil }
    if let range = property.range, case .number(let number) = value.described,
      !range.contains(number)
    {
      ListWarnings.report(
        "'\(property.name)' of an Interface Builder file is '\(text)': \(range) was expected")
      return nil
    }
    return value
  }

  private static func read(
    _ text: String, as type: any DescribableValue.Type
  ) -> (any DescribableValue)? {
    if let optional = type as? any OptionalValue.Type { return read(text, as: optional.wrapped) }
    switch type {
    case is Bool.Type: return text == "YES"
    case is String.Type: return text
    case is Int.Type: return number(text).flatMap { Int(exactly: $0) }
    case is CGFloat.Type: return number(text).map { CGFloat($0) }
    case is Double.Type: return number(text)
    case is Float.Type: return number(text).map { Float($0) }
    case is StackSpacing.Type: return number(text).map { StackSpacing(points: CGFloat($0)) }
    default:
      guard let named = type as? any NamedCases.Type else { return nil }
      return value(valueNames[text] ?? text, of: named)
    }
  }

  private static func value<Value: NamedCases>(
    _ name: String, of type: Value.Type
  ) -> (any DescribableValue)? {
    let cases = Value.namedCases
    return cases.first { $0.name == name }?.value
      ?? cases.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The names of values that differ from the names in property rows.
  private static let valueNames = [
    "tailTruncation": "byTruncatingTail", "headTruncation": "byTruncatingHead",
    "middleTruncation": "byTruncatingMiddle", "wordWrap": "byWordWrapping",
    "characterWrap": "byCharWrapping", "clip": "byClipping",
    "disclosureIndicator": "disclosure", "detailButton": "detail",
    "detailDisclosureButton": "detailDisclosure",
    "whiteLarge": "large", "white": "medium", "gray": "medium",
  ]

  /// The names of properties that differ from the names in property rows, in addition to the flags, which have `is` here.
  static let propertyNames = [
    "clipsSubviews": "clipsToBounds", "adjustsFontSizeToFit": "adjustsFontSizeToFitWidth",
    "minValue": "minimumValue", "maxValue": "maximumValue", "accessoryType": "accessory",
    "editingAccessoryType": "editingAccessory", "highlightedColor": "highlightedTextColor",
    "secureTextEntry": "isSecureTextEntry", "animating": "isAnimating",
    "fontDescription": "font",
  ]
}
