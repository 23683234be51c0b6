/// A JSON value. The members of an object keep their order.
public enum JSON: Sendable, Equatable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number. One that JSON writes as an integer is a `Double`, too.
  case number(Double)
  /// A text, without quotes and with escapes resolved.
  case string(String)
  /// The values in brackets, in order.
  case array([JSON])
  /// The members in braces, in the order of the text.
  case object([Member])

  /// A name of an object with its value.
  public struct Member: Sendable, Equatable {
    /// The key, which may occur more than once in an object.
    public var name: String
    /// The value of the key.
    public var value: JSON

    /// A member of a name and a value.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// An integer.
  public init(_ number: Int) { self = .number(Double(number)) }

  /// An object without the members whose value is nil.
  package init(optional members: KeyValuePairs<String, JSON?>) {
    self = .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// The value of an object's member; nil if there is none.
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// This object with members appended; any other value is returned unchanged.
  public func adding(_ members: Member...) -> JSON {
    guard case .object(let own) = self else { return self }
    return .object(own + members)
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A Boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Null.
  public init(nilLiteral: ()) { self = .null }
  /// An array of values.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// An object, whose members keep the order of the literal.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension JSON: CustomStringConvertible {
  /// On several lines, indented by two spaces; lists of scalars stay on one line.
  public var description: String { JSONText(self, style: .lines).string }

  /// On one line.
  public var line: String { JSONText(self, style: .line).string }

  /// The UTF-8 of a file that holds the value: its description and a line end.
  package var fileBytes: [UInt8] { JSONText(self, style: .lines).utf8 + [UInt8(ascii: "\n")] }
}
