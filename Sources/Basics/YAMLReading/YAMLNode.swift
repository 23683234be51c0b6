import Messages

/// A value in a YAML file: a scalar, a list or a map, with its position.
public struct YAMLNode: Sendable {
  /// The kinds of value.
  public enum Content: Sendable {
    /// A single value, such as a text or a number.
    case scalar(Scalar)
    /// The items of a list, in order.
    case list([YAMLNode])
    /// The entries of a map, in the order of the file.
    case map([Entry])
  }

  /// A key of a map and its value. The keys of a map are unique.
  public struct Entry: Sendable {
    /// The key as text, without quotes.
    public var key: String
    /// The first character of the key.
    public var keyPosition: SourcePosition
    /// The value of the key.
    public var value: YAMLNode

    /// The text that was probably meant, if a comma outside of quotes ended the value of an earlier key, and this
    /// one is the rest: `{ text: 13,580 }` has the keys `text` and `580`.
    package var interrupted: InterruptedText?

    package init(key: String, keyPosition: SourcePosition, value: YAMLNode) {
      (self.key, self.keyPosition, self.value) = (key, keyPosition, value)
    }
  }

  /// A text of a map in braces with commas, which YAML takes for the ends of entries.
  package struct InterruptedText: Sendable {
    /// The key whose value begins the text.
    package var key: String
    /// The whole text.
    package var text: String
    /// Where it begins.
    package var position: SourcePosition
  }

  /// A value that is neither a list nor a map: text, a number, true or false, or null.
  public struct Scalar: Sendable {
    /// The notation of the scalar; only a plain one can be other than text.
    public enum Style: Sendable {
      /// Without quotes.
      case plain
      /// In single quotes, without escapes.
      case singleQuoted
      /// In double quotes, with escapes.
      case doubleQuoted
      /// In lines of its own, after `|` or `>`.
      case block
    }

    /// The text, without quotes and with escapes resolved.
    public var text: String
    /// The notation in the file.
    public var style: Style

    package init(text: String, style: Style) {
      (self.text, self.style) = (text, style)
    }
  }

  /// The value itself.
  public var content: Content
  /// The text with what follows a comma outside of quotes, if that is probably meant; nil for most values.
  package var interruptedText: String?
  /// The first character: of a quoted scalar its quote, of a block map its first key.
  public var position: SourcePosition

  /// A value whose first character is at a position.
  public init(_ content: Content, at position: SourcePosition) {
    self.content = content
    self.position = position
  }
}

extension YAMLNode {
  /// The value of a scalar in the core schema of YAML 1.2.
  public enum ScalarValue: Sendable, Equatable {
    /// `null`, `~` or no text.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// May be infinite or not a number.
    case number(Double)
    /// A quoted scalar, or a plain one without another meaning.
    case text(String)
  }

  /// Nil for lists and maps.
  public var scalarValue: ScalarValue? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar.style == .plain ? CoreSchema.resolve(scalar.text) : .text(scalar.text)
  }

  /// The elements of a list; nil for other values.
  public var list: [YAMLNode]? {
    if case .list(let nodes) = content { nodes } else { nil }
  }

  /// The entries of a map, in their order; nil for other values.
  public var map: [Entry]? {
    if case .map(let entries) = content { entries } else { nil }
  }

  /// The characters of a text; nil for other values.
  public var text: String? {
    if case .text(let text) = scalarValue { text } else { nil }
  }

  /// Whether the value is null or missing.
  public var isNull: Bool { scalarValue == .null }

  /// Whether the value is missing.
  public var isEmpty: Bool {
    if case .scalar(let scalar) = content {
      scalar.style == .plain && scalar.text.isEmpty
    } else {
      false
    }
  }

  /// The value under a key of a map.
  public subscript(key: String) -> YAMLNode? {
    map?.first { $0.key == key }?.value
  }

  /// A description of the value, for the second half of "expected a number, found …".
  public var summary: String {
    switch (content, scalarValue) {
    case (.list(let items), _): items.isEmpty ? "an empty list" : "a list"
    case (.map(let entries), _): entries.isEmpty ? "an empty map" : "a map"
    case (.scalar(let scalar), .text): "the text '\(scalar.text.shortened)'"
    case (.scalar, _) where isEmpty: "nothing"
    case (.scalar(let scalar), _): scalar.text.shortened
    }
  }

  /// The position of a character of this scalar in the file.
  ///
  /// Exact for scalars on one line without escapes; otherwise the position of the first character.
  package func position(ofCharacter offset: Int) -> SourcePosition {
    guard case .scalar(let scalar) = content else { return position }
    let quote =
      switch scalar.style {
      case .plain: 0
      case .singleQuoted where !scalar.text.contains("'"): 1
      case .doubleQuoted where scalar.text.allSatisfy({ $0.isASCII && $0 >= " " && $0 != "\\" }): 1
      default: -1
      }
    guard quote >= 0, !scalar.text.contains(where: \.isNewline) else { return position }
    var place = position
    place.column += quote + offset
    return place
  }
}
