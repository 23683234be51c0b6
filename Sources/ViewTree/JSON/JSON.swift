/// A JSON value whose objects keep the order of their members.
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

  /// An object with the members that are not nil.
  public init(present members: KeyValuePairs<String, JSON?>) {
    self = .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// The value of an object's member.
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// This object with more members at its end; other values are returned unchanged.
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
  public var description: String { text(.lines) }

  /// On one line.
  public var line: String { text(.line) }

  private func text(_ style: JSONText.Style) -> String {
    var text = JSONText(style: style)
    text.add(self)
    return text.string
  }
}
