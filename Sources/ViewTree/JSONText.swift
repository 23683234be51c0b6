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
  /// What begins a line here: two spaces for each list and object around it.
  private var lineBreak = [UInt8(ascii: "\n")]

  /// - Parameter depth: How many lists and objects on several lines the value stands in.
  init(of value: JSON, style: Style, depth: Int = 0) {
    self.style = style
    lineBreak += [UInt8](repeating: UInt8(ascii: " "), count: 2 * depth)
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
    lineBreak += [UInt8(ascii: " "), UInt8(ascii: " ")]
    for (index, element) in elements.enumerated() {
      if index > 0 { add(isFlat ? ", " : ",") }
      if !isFlat { bytes += lineBreak }
      addElement(&self, element)
    }
    lineBreak.removeLast(2)
    if !isFlat, !elements.isEmpty { bytes += lineBreak }
    add(closing)
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// A text in quotes; what must not stand in them is escaped.
  private mutating func addQuoted(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      if utf8.contains(where: Self.isEscaped) {
        addEscaped(utf8)
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 32 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func addEscaped(_ utf8: UnsafeBufferPointer<UInt8>) {
    for byte in utf8 {
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
