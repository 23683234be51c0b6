/// A mistake in the notation of JSON.
package struct JSONSyntaxError: Error, Sendable, Equatable {
  /// The number of bytes before the mistake; nil if it concerns the text as a whole.
  package let offset: Int?
  /// The mistake, and what was expected.
  package let message: String
}

extension JSONNode {
  /// Reads a text in UTF-8; a byte order mark is skipped.
  ///
  /// - Throws: The first mistake.
  package init(utf8: [UInt8]) throws(JSONSyntaxError) { self = try JSONReader.read(utf8) }
}

/// Reads JSON (RFC 8259) with the positions of its values, which Foundation's readers do not give.
private struct JSONReader {
  /// The depth of nested lists and objects that is read.
  private static let depthLimit = 64

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  static func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONSyntaxError(offset: nil, message: "the file is not UTF-8: save it as UTF-8")
    }
    var reader = JSONReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    let root = try reader.value()
    reader.skipSpace()
    guard reader.index == bytes.count else {
      throw reader.error("expected the end of the file, found \(reader.found)")
    }
    return root
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// - Parameter offset: Of the mistake; nil for the current byte.
  private func error(_ message: String, at offset: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(offset: offset ?? index, message: message)
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var found: String {
    guard let next else { return "the end of the file" }
    guard next >= 0x20, next < 0x7F else { return "a character that JSON does not allow here" }
    return "'\(Character(UnicodeScalar(next)))'"
  }

  private mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { index += 1 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONNode {
    skipSpace()
    let start = index
    switch next {
    case UInt8(ascii: "{"): return JSONNode(content: .object(try object()), offset: start)
    case UInt8(ascii: "["): return JSONNode(content: .array(try array()), offset: start)
    case UInt8(ascii: "\""): return JSONNode(content: .string(try string()), offset: start)
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte):
      return JSONNode(content: .number(try number()), offset: start)
    default: throw error("expected a value, found \(found)")
    }
  }

  private mutating func word(
    _ word: String, _ content: JSONNode.Content
  ) throws(JSONSyntaxError) -> JSONNode {
    guard bytes[index...].starts(with: word.utf8) else {
      throw error("expected a value, found \(found)")
    }
    defer { index += word.utf8.count }
    return JSONNode(content: content, offset: index)
  }

  private mutating func enter() throws(JSONSyntaxError) {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw error("the values are nested more than \(Self.depthLimit) deep")
    }
    index += 1
  }

  private mutating func object() throws(JSONSyntaxError) -> [JSONNode.Member] {
    try enter()
    defer { depth -= 1 }
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    skipSpace()
    if skip("}") { return members }
    while true {
      skipSpace()
      let offset = index
      guard next == UInt8(ascii: "\"") else {
        throw error("expected a name in double quotes, found \(found)")
      }
      let name = try string()
      guard names.insert(name).inserted else {
        throw error("the key '\(name.prefix(40))' occurs twice", at: offset)
      }
      skipSpace()
      guard skip(":") else { throw error("expected ':', found \(found)") }
      members.append(.init(name: name, offset: offset, value: try value()))
      skipSpace()
      if skip("}") { return members }
      guard skip(",") else { throw error("expected ',' or '}', found \(found)") }
    }
  }

  private mutating func array() throws(JSONSyntaxError) -> [JSONNode] {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONNode] = []
    skipSpace()
    if skip("]") { return elements }
    while true {
      elements.append(try value())
      skipSpace()
      if skip("]") { return elements }
      guard skip(",") else { throw error("expected ',' or ']', found \(found)") }
    }
  }

  private mutating func number() throws(JSONSyntaxError) -> Double {
    let start = index
    _ = skip("-")
    // An integer has no zeros at its start.
    var isComplete = skip("0") ? true : skipDigits()
    if skip(".") { isComplete = skipDigits() && isComplete }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      isComplete = skipDigits() && isComplete
    }
    let written = String(decoding: bytes[start..<index], as: UTF8.self)
    guard isComplete, let number = Double(written), number.isFinite else {
      throw error("'\(written.prefix(40))' is not a number", at: start)
    }
    return number
  }

  /// - Returns: Whether there was a digit.
  private mutating func skipDigits() -> Bool {
    let start = index
    while let next, Self.digits.contains(next) { index += 1 }
    return index > start
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    index += 1
    var units: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        units += try escape()
      case 0..<0x20:
        throw error("a text continues in the next line: write '\\n', or close its quotes")
      default:
        units.append(byte)
        index += 1
      }
    }
    throw error("expected '\"', found the end of the file")
  }

  /// The UTF-8 of an escape sequence.
  private mutating func escape() throws(JSONSyntaxError) -> [UInt8] {
    let start = index
    index += 1
    let plain: [UInt8: UInt8] = [
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
      UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
      UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]
    if let next, let byte = plain[next] {
      index += 1
      return [byte]
    }
    guard skip("u"), let high = hexadecimal() else {
      throw error("unknown escape sequence in a text", at: start)
    }
    var scalar = UInt32(high)
    if UTF16.isLeadSurrogate(high) {
      guard skip("\\"), skip("u"), let low = hexadecimal(), UTF16.isTrailSurrogate(low) else {
        throw error("a surrogate is not followed by its second half", at: start)
      }
      scalar = 0x10000 + ((UInt32(high) & 0x3FF) << 10) + (UInt32(low) & 0x3FF)
    }
    guard let character = Unicode.Scalar(scalar) else {
      throw error("a surrogate without its first half", at: start)
    }
    return Array(String(character).utf8)
  }

  private mutating func hexadecimal() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let unit = UInt16(digits, radix: 16)
    else { return nil }
    index += 4
    return unit
  }
}
