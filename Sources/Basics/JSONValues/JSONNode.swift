/// A JSON value with its position in the text.
package struct JSONNode: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  package struct Member: Sendable {
    package var name: String
    /// The offset of the name, in bytes.
    package var offset: Int
    package var value: JSONNode
  }

  package var content: Content
  /// The offset of the value's first character, in bytes.
  package var offset: Int

  /// The members of an object; nil for other values.
  package var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements of an array; nil for other values.
  package var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  package var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  /// The value of an object's member; nil if there is none.
  package subscript(name: String) -> JSONNode? { members?.first { $0.name == name }?.value }

  /// The kind of the value, for the second half of "expected a text, found …".
  package var summary: String {
    switch content {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number: "a number"
    case .string(let string): "the text '\(string.prefix(40))'"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
