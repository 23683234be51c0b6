/// Writes the text of a JSON value.
///
/// A large value, or one of very many, is written member by member instead of being built first:
///
///     text.addObject { text in
///       text.addMember("name", .string(name))
///     }
package struct JSONText: ~Copyable {
  enum Style {
    /// On several lines, indented by two spaces; lists of scalars stay on one line.
    case lines
    /// On one line.
    case line
  }

  private let style: Style
  /// UTF-8.
  private var buffer: ByteBuffer
  /// The number of open lists and objects.
  private var depth = 0
  /// Whether the innermost list or object has no element yet.
  private var isEmpty = true

  /// On several lines, indented by two spaces; lists of scalars stay on one line.
  ///
  /// - Parameter capacity: the approximate number of bytes of the text.
  package init(capacity: Int) {
    self.init(style: .lines, capacity: capacity)
  }

  init(style: Style, capacity: Int = 0) {
    self.style = style
    buffer = ByteBuffer(capacity: capacity)
  }

  /// The UTF-8 of the text.
  package var bytes: [UInt8] { Array(buffer.content) }

  var string: String { String(decoding: buffer.content, as: UTF8.self) }

  /// Adds a value.
  package mutating func add(_ value: JSON) {
    switch value {
    case .null: add("null")
    case .bool(let bool): add(bool ? "true" : "false")
    case .number(let number): add(number)
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

  /// Adds a member to the innermost object; does nothing if the value is nil.
  package mutating func addMember(_ name: String, _ value: JSON?) {
    guard let value else { return }
    addMember(name) { text in text.add(value) }
  }

  /// Adds a member to the innermost object, whose value the function adds.
  package mutating func addMember(_ name: String, _ addValue: (inout JSONText) -> Void) {
    beginElement(isFlat: style == .line)
    addQuoted(name)
    buffer.append(UInt8(ascii: ":"))
    buffer.append(UInt8(ascii: " "))
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

  /// Adds the line break at the end of a file.
  package mutating func endLine() { buffer.append(UInt8(ascii: "\n")) }

  private mutating func open(_ bracket: Unicode.Scalar) {
    buffer.append(UInt8(ascii: bracket))
    depth += 1
    isEmpty = true
  }

  private mutating func beginElement(isFlat: Bool) {
    if !isEmpty { buffer.append(UInt8(ascii: ",")) }
    if !isFlat {
      breakLine()
    } else if !isEmpty {
      buffer.append(UInt8(ascii: " "))
    }
    isEmpty = false
  }

  private mutating func close(_ bracket: Unicode.Scalar, isFlat: Bool) {
    depth -= 1
    if !isFlat, !isEmpty { breakLine() }
    buffer.append(UInt8(ascii: bracket))
    isEmpty = false
  }

  private mutating func breakLine() {
    buffer.append(UInt8(ascii: "\n"))
    for _ in 0..<2 * depth { buffer.append(UInt8(ascii: " ")) }
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { buffer.append($0) }
  }

  /// Adds a text in quotes, with the necessary characters escaped.
  private mutating func addQuoted(_ text: String) {
    var text = text
    buffer.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      if utf8.contains(where: Self.isEscaped) {
        addEscaped(utf8)
      } else {
        buffer.append(utf8)
      }
    }
    buffer.append(UInt8(ascii: "\""))
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
      default: buffer.append(byte)
      }
    }
  }

  /// An integer without a fraction; infinite numbers and NaN, which JSON lacks, become null.
  private mutating func add(_ number: Double) {
    guard number.isFinite else { return add("null") }
    guard let integer = Int(exactly: number) else { return add(String(number)) }
    if integer < 0 { buffer.append(UInt8(ascii: "-")) }
    addDigits(of: integer.magnitude)
  }

  private mutating func addDigits(of number: UInt) {
    if number >= 10 { addDigits(of: number / 10) }
    buffer.append(UInt8(ascii: "0") + UInt8(number % 10))
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
