/// Reads the text of a JSON value (RFC 8259).
struct JSONReader {
  /// How deeply lists and objects may be nested; a damaged file must not exhaust the stack.
  private static let depthLimit = 512

  private let bytes: [UInt8]
  private var position = 0

  init(_ utf8: [UInt8]) { bytes = utf8 }

  /// Reads a text that consists of one value.
  mutating func readDocument() throws(JSONError) -> JSON {
    let value = try readValue(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw error("expected the end of the text") }
    return value
  }

  private mutating func readValue(depth: Int) throws(JSONError) -> JSON {
    guard depth < Self.depthLimit else {
      throw error("more than \(Self.depthLimit) nested lists and objects")
    }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try readObject(depth: depth))
    case UInt8(ascii: "["): return .array(try readArray(depth: depth))
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "-"): return .number(try readNumber())
    default:
      if isAtDigit { return .number(try readNumber()) }
      if take("null") { return .null }
      if take("true") { return .bool(true) }
      if take("false") { return .bool(false) }
      throw error("expected a value")
    }
  }

  private mutating func readObject(depth: Int) throws(JSONError) -> [JSON.Member] {
    position += 1
    skipSpace()
    var members: [JSON.Member] = []
    if take("}") { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("expected a name in quotes") }
      let name = try readString()
      skipSpace()
      guard take(":") else { throw error("expected ':'") }
      members.append(.init(name, try readValue(depth: depth + 1)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw error("expected ',' or '}'") }
    return members
  }

  private mutating func readArray(depth: Int) throws(JSONError) -> [JSON] {
    position += 1
    skipSpace()
    var values: [JSON] = []
    if take("]") { return values }
    repeat {
      values.append(try readValue(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw error("expected ',' or ']'") }
    return values
  }

  private mutating func readNumber() throws(JSONError) -> Double {
    let start = position
    _ = take("-")
    if !take("0") { try readDigits() }
    if take(".") { try readDigits() }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      try readDigits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw error("the number \(text) is too large")
    }
    return number
  }

  private mutating func readDigits() throws(JSONError) {
    let start = position
    while isAtDigit { position += 1 }
    guard position > start else { throw error("expected a digit") }
  }

  private mutating func readString() throws(JSONError) -> String {
    position += 1
    var content: [UInt8] = []
    while true {
      guard let byte = next else { throw error("expected '\"'") }
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): content.append(contentsOf: String(try readEscaped()).utf8)
      case 0..<32: throw error("a control character that is not escaped")
      default: content.append(byte)
      }
    }
  }

  /// The character of an escape sequence whose backslash has been read.
  private mutating func readEscaped() throws(JSONError) -> Unicode.Scalar {
    if take("\"") { return "\"" }
    if take("\\") { return "\\" }
    if take("/") { return "/" }
    if take("b") { return "\u{8}" }
    if take("f") { return "\u{C}" }
    if take("n") { return "\n" }
    if take("r") { return "\r" }
    if take("t") { return "\t" }
    guard take("u") else { throw error("unknown escape sequence") }
    var units = [try readCodeUnit()]
    if UTF16.isLeadSurrogate(units[0]), take("\\u") { units.append(try readCodeUnit()) }
    var decoder = UTF16()
    var iterator = units.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), iterator.next() == nil else {
      throw error("a surrogate without its pair")
    }
    return scalar
  }

  /// Four hexadecimal digits.
  private mutating func readCodeUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("expected four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var isAtDigit: Bool {
    next.map { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") } ?? false
  }

  private mutating func skipSpace() {
    while let byte = next, [9, 10, 13, 32].contains(byte) { position += 1 }
  }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  /// An error at the current position.
  private func error(_ reason: String) -> JSONError {
    let read = bytes[..<position]
    let line = read.count { $0 == UInt8(ascii: "\n") } + 1
    let column = position - (read.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
    return JSONError("\(reason) (line \(line), column \(column))")
  }
}
