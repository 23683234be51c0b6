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
  /// The value of an attribute for a property of a type; nil for a text that does not give one.
  static func read(
    _ text: String, as type: any DescribableValue.Type
  ) -> (any DescribableValue)? {
    if let optional = type as? any OptionalValue.Type { return read(text, as: optional.wrapped) }
    switch type {
    case is Bool.Type: return text == "YES"
    case is String.Type: return text
    case is Int.Type: return Int(text)
    case is CGFloat.Type: return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
    case is Double.Type: return Double(text)
    case is Float.Type: return Float(text)
    case is StackSpacing.Type: return Double(text).map { StackSpacing(points: CGFloat($0)) }
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
