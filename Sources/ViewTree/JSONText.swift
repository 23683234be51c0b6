/// The text of a JSON value while it is being written.
///
/// A value that is large, or one of very many, is written member by member rather than being built
/// first:
///
///     text.addObject { text in
///       text.addMember("name", .string(name))
///     }
package struct JSONText {
  enum Style {
    /// On several lines, indented by two spaces; lists of scalars stay on one line.
    case lines
    /// On one line.
    case line
  }

  private let style: Style
  /// UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// What begins a line here: two spaces for each list and object around it.
  private var lineBreak = [UInt8(ascii: "\n")]
  /// Whether the list or object that is being written has no element yet.
  private var isEmpty = true

  /// On several lines, indented by two spaces; lists of scalars stay on one line.
  ///
  /// - Parameter capacity: How many bytes the text will have, more or less.
  package init(capacity: Int = 0) {
    self.init(style: .lines)
    bytes.reserveCapacity(capacity)
  }

  init(style: Style) {
    self.style = style
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a value.
  package mutating func add(_ value: JSON) {
    switch value {
    case .null: add("null")
    case .bool(let bool): add(bool ? "true" : "false")
    case .number(let number): add(Self.literal(number))
    case .string(let string): addQuoted(string)
    case .array(let values):
      let isFlat = style == .line || values.allSatisfy { $0.isScalar }
      addList(of: values, isFlat: isFlat) { text, value in text.add(value) }
    case .object(let members):
      addObject { text in
        for member in members { text.addMember(member.name, member.value) }
      }
    }
  }

  /// Adds an object, whose members the function adds.
  package mutating func addObject(_ addMembers: (inout JSONText) -> Void) {
    open("{")
    addMembers(&self)
    close("}", isFlat: style == .line)
  }

  /// Adds a member of the object that is being written; nothing if there is no value.
  package mutating func addMember(_ name: String, _ value: JSON?) {
    guard let value else { return }
    addMember(name) { text in text.add(value) }
  }

  /// Adds a member of the object that is being written, whose value the function adds.
  package mutating func addMember(_ name: String, _ addValue: (inout JSONText) -> Void) {
    beginElement(isFlat: style == .line)
    addQuoted(name)
    add(": ")
    addValue(&self)
  }

  /// Adds a list, whose elements the function adds.
  package mutating func addList<Element>(
    of elements: [Element], _ addElement: (inout JSONText, Element) -> Void
  ) {
    addList(of: elements, isFlat: style == .line, addElement)
  }

  private mutating func addList<Element>(
    of elements: [Element], isFlat: Bool, _ addElement: (inout JSONText, Element) -> Void
  ) {
    open("[")
    for element in elements {
      beginElement(isFlat: isFlat)
      addElement(&self, element)
    }
    close("]", isFlat: isFlat)
  }

  /// Ends a text that is a file.
  package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func open(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    lineBreak += [UInt8(ascii: " "), UInt8(ascii: " ")]
    isEmpty = true
  }

  private mutating func beginElement(isFlat: Bool) {
    if !isEmpty { add(isFlat ? ", " : ",") }
    if !isFlat { bytes += lineBreak }
    isEmpty = false
  }

  private mutating func close(_ bracket: Unicode.Scalar, isFlat: Bool) {
    lineBreak.removeLast(2)
    if !isFlat, !isEmpty { bytes += lineBreak }
    bytes.append(UInt8(ascii: bracket))
    isEmpty = false
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
