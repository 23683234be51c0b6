import HeadlessUIKit
import JSONValues
import YAMLReading

/// A value in a scene file: how it is read from a node, and its JSON Schema.
///
/// Conform your own types to it to use them in the properties of your view classes.
public protocol SceneValue: Sendable {
  /// Reads the value; nil, after a report in the context, if the node is invalid.
  static func read(_ node: YAMLNode, in context: ReadingContext) -> Self?

  /// JSON Schema (draft 7) of what ``read(_:in:)`` accepts.
  static var schema: JSON { get }

  /// Values in the notation of scene files, for editors and the reference; none by default.
  static var examples: [JSON] { get }
}

extension SceneValue {
  /// None by default.
  public static var examples: [JSON] { [] }
}

extension Bool: SceneValue {
  /// Reads `true` or `false`.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> Bool? {
    context.bool(node)
  }

  /// True or false.
  public static var schema: JSON { ["type": "boolean"] }
}

extension String: SceneValue {
  /// Text. In plain and single-quoted text `\n` breaks lines too, as it does in double quotes.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> String? {
    context.readsTranslations && node.isTranslation
      ? Translation.read(node, in: context) : context.text(node)
  }

  /// A text.
  public static var schema: JSON { ["type": "string"] }
}

extension Double: SceneValue {
  /// A number, or the name of one of the scene's numbers.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> Double? {
    context.number(context.named(node), names: context.names(of: .numbers))
  }

  /// A number.
  public static var schema: JSON { ["type": "number"] }
}

extension CGFloat: SceneValue {
  /// The limit of lengths, positions and factors in both directions. A picture is much smaller; beyond
  /// it, sums would be inexact by more than a pixel.
  static let limit = 1e9

  /// Reads a number from -1e9 to 1e9.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> CGFloat? {
    guard let number = Double.read(node, in: context) else { return nil }
    guard number.magnitude <= limit else {
      context.expected("a number from -1e9 to 1e9", at: node)
      return nil
    }
    return CGFloat(number)
  }

  /// A number.
  public static var schema: JSON { Double.schema }
}

extension Float: SceneValue {
  /// Reads a number that a `Float` can represent.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> Float? {
    guard let number = Double.read(node, in: context) else { return nil }
    guard Float(number).isFinite else {
      context.expected("a number up to \(Float.greatestFiniteMagnitude)", at: node)
      return nil
    }
    return Float(number)
  }

  /// A number.
  public static var schema: JSON { Double.schema }
}

extension Int: SceneValue {
  /// Reads an integer; a number with a fraction is reported.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> Int? {
    let node = context.named(node)
    guard case .number(let number) = node.scalarValue, let integer = Int(exactly: number) else {
      context.expected("an integer", at: node)
      return nil
    }
    return integer
  }

  /// An integer.
  public static var schema: JSON { ["type": "integer"] }
}

extension UInt: SceneValue {
  /// Reads an integer of 0 or more.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> UInt? {
    let node = context.named(node)
    guard case .number(let number) = node.scalarValue, let integer = UInt(exactly: number) else {
      context.expected("an integer of 0 or more", at: node)
      return nil
    }
    return integer
  }

  /// An integer of 0 or more.
  public static var schema: JSON { Int.schema.adding(.init("minimum", 0)) }
}

extension Optional: SceneValue where Wrapped: SceneValue {
  /// Null must be explicit: a key without a value is usually a mistake, such as a colour whose `#`
  /// starts a comment.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> Wrapped?? {
    node.isNull && !node.isEmpty ? .some(nil) : Wrapped.read(node, in: context).map { .some($0) }
  }

  /// The wrapped type's schema, or null.
  public static var schema: JSON { ["anyOf": [Wrapped.schema, ["type": "null"]]] }

  /// The wrapped type's examples.
  public static var examples: [JSON] { Wrapped.examples }
}

extension Array: SceneValue where Element: SceneValue {
  /// Reads a list; invalid elements are reported.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> [Element]? {
    guard let nodes = node.list else {
      context.expected("a list", at: node)
      return nil
    }
    let elements = nodes.map { Element.read($0, in: context) }
    return elements.contains { $0 == nil } ? nil : elements.compactMap(\.self)
  }

  /// A list of the elements' examples; none if there are none.
  public static var examples: [JSON] {
    Element.examples.isEmpty ? [] : [.array(Element.examples)]
  }

  /// A list of elements.
  public static var schema: JSON { ["type": "array", "items": Element.schema] }
}
