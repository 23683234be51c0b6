/// A JSON value. The members of an object keep their order.
public enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  public struct Member: Sendable, Equatable {
    public var name: String
    public var value: JSON

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
  public init(stringLiteral value: String) { self = .string(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
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
