/// A JSON value with its position in the text.
struct JSONNode: Sendable {
  enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  struct Member: Sendable {
    var name: String
    /// The offset of the name, in bytes.
    var offset: Int
    var value: JSONNode
  }

  var content: Content
  /// The offset of the value's first character, in bytes.
  var offset: Int

  /// The members of an object; nil for other values.
  var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements of an array; nil for other values.
  var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  /// The value of an object's member; nil if there is none.
  subscript(name: String) -> JSONNode? { members?.first { $0.name == name }?.value }

  /// The kind of the value, for the second half of "expected a text, found …".
  var summary: String {
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
