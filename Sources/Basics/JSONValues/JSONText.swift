/// Writes a JSON value as text: members in their own order, integers without a fraction.
struct JSONText {
  enum Style {
    /// On several lines, indented by two spaces; lists of scalars stay on one line.
    case lines
    /// On one line.
    case line
  }

  private let style: Style
  private(set) var utf8: [UInt8] = []

  init(_ value: JSON, style: Style) {
    self.style = style
    add(value, depth: 0)
  }

  var string: String { String(decoding: utf8, as: UTF8.self) }

  /// - Parameter depth: The number of lists and objects that contain the value.
  private mutating func add(_ value: JSON, depth: Int) {
    switch value {
    case .null: add("null")
    case .bool(let bool): add(bool ? "true" : "false")
    case .number(let number): add(number)
    case .string(let string): addQuoted(string)
    case .array(let values):
      let isFlat = style == .line || values.allSatisfy { $0.isScalar }
      add(values, between: "[", and: "]", isFlat: isFlat, depth: depth) { text, value in
        text.add(value, depth: depth + 1)
      }
    case .object(let members):
      add(members, between: "{", and: "}", isFlat: style == .line, depth: depth) { text, member in
        text.addQuoted(member.name)
        text.append(":")
        text.append(" ")
        text.add(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func add<Element>(
    _ elements: [Element], between opening: Unicode.Scalar, and closing: Unicode.Scalar,
    isFlat: Bool, depth: Int, _ addElement: (inout JSONText, Element) -> Void
  ) {
    append(opening)
    for (index, element) in elements.enumerated() {
      if index > 0 { append(",") }
      if !isFlat {
        breakLine(depth: depth + 1)
      } else if index > 0 {
        append(" ")
      }
      addElement(&self, element)
    }
    if !isFlat, !elements.isEmpty { breakLine(depth: depth) }
    append(closing)
  }

  private mutating func breakLine(depth: Int) {
    append("\n")
    for _ in 0..<2 * depth { append(" ") }
  }

  private mutating func append(_ character: Unicode.Scalar) {
    utf8.append(UInt8(ascii: character))
  }

  private mutating func add(_ text: String) { utf8.append(contentsOf: text.utf8) }

  /// JSON has no notation for infinity and NaN.
  private mutating func add(_ number: Double) {
    guard number.isFinite else { return add("null") }
    add(Int(exactly: number).map(String.init) ?? String(number))
  }

  private mutating func addQuoted(_ text: String) {
    append("\"")
    for byte in text.utf8 { addEscaped(byte) }
    append("\"")
  }

  private mutating func addEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): add("\\\"")
    case UInt8(ascii: "\\"): add("\\\\")
    case UInt8(ascii: "\n"): add("\\n")
    case UInt8(ascii: "\r"): add("\\r")
    case UInt8(ascii: "\t"): add("\\t")
    case 0..<16: add("\\u000\(String(byte, radix: 16))")
    case 16..<32: add("\\u00\(String(byte, radix: 16))")
    default: utf8.append(byte)
    }
  }
}

extension JSON {
  fileprivate var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
