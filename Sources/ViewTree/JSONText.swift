/// The text of a JSON value while it is being written.
struct JSONText {
  enum Style {
    /// On several lines, indented by two spaces; lists of scalars stay on one line.
    case lines
    /// On one line.
    case line
  }

  private let style: Style
  /// UTF-8.
  private var bytes: [UInt8] = []
  /// How many lists and objects around this place are on several lines.
  private var depth = 0

  init(of value: JSON, style: Style) {
    self.style = style
    add(value)
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func add(_ value: JSON) {
    switch value {
    case .null: add("null")
    case .bool(let bool): add(bool ? "true" : "false")
    case .number(let number): add(Self.literal(number))
    case .string(let string): addQuoted(string)
    case .array(let values):
      let isFlat = style == .line || values.allSatisfy { $0.isScalar }
      addElements(values, between: "[", and: "]", isFlat: isFlat) { text, value in
        text.add(value)
      }
    case .object(let members):
      addElements(members, between: "{", and: "}", isFlat: style == .line) { text, member in
        text.addQuoted(member.name)
        text.add(": ")
        text.add(member.value)
      }
    }
  }

  private mutating func addElements<Element>(
    _ elements: [Element], between opening: String, and closing: String, isFlat: Bool,
    _ addElement: (inout JSONText, Element) -> Void
  ) {
    add(opening)
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { add(isFlat ? ", " : ",") }
      if !isFlat { addLineBreak() }
      addElement(&self, element)
    }
    depth -= 1
    if !isFlat, !elements.isEmpty { addLineBreak() }
    add(closing)
  }

  private mutating func addLineBreak() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// A text in quotes; what must not stand in them is escaped.
  private mutating func addQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.contains(where: Self.isEscaped) { addEscaped(text) } else { add(text) }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 32 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func addEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): add("\\\"")
      case UInt8(ascii: "\\"): add("\\\\")
      case UInt8(ascii: "\n"): add("\\n")
      case UInt8(ascii: "\r"): add("\\r")
      case UInt8(ascii: "\t"): add("\\t")
      case 0..<16: add("\\u000\(String(byte, radix: 16))")
      case 16..<32: add("\\u00\(String(byte, radix: 16))")
      default: bytes.append(byte)
      }
    }
  }

  /// A whole number without a fraction; JSON has no word for what is not finite.
  private static func literal(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map(String.init) ?? String(number)
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
