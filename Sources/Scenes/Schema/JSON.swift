/// A JSON value that is written as it was built: the members of an object keep their order.
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

  /// The value under a name of an object.
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// This object with more members at its end; a value that is no object stays as it is.
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
  public var description: String {
    var text = ""
    write(to: &text, indentation: "")
    return text
  }

  /// On one line.
  public var line: String {
    switch self {
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { JSON.string($0.name).line + ": " + $0.value.line }
        .joined(separator: ", ") + "}"
    default: description
    }
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += Self.literal(number)
    case .string(let string): Self.writeString(string, to: &text)
    case .array(let values):
      let isFlat = values.allSatisfy(\.isScalar)
      writeElements(values, ("[", "]"), isFlat: isFlat, to: &text, indentation) {
        value, text, deeper in
        value.write(to: &text, indentation: deeper)
      }
    case .object(let members):
      writeElements(members, ("{", "}"), isFlat: false, to: &text, indentation) {
        member, text, deeper in
        Self.writeString(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: deeper)
      }
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private func writeElements<Element>(
    _ elements: [Element], _ brackets: (String, String), isFlat: Bool, to text: inout String,
    _ indentation: String, write: (Element, inout String, String) -> Void
  ) {
    let deeper = indentation + "  "
    text += brackets.0
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isFlat ? ", " : "," }
      if !isFlat { text += "\n" + deeper }
      write(element, &text, deeper)
    }
    if !isFlat, !elements.isEmpty { text += "\n" + indentation }
    text += brackets.1
  }

  /// A whole number without a fraction; JSON has no word for what is not finite.
  private static func literal(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map(String.init) ?? String(number)
  }

  private static func writeString(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
