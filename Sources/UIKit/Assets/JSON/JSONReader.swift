/// Reads JSON (RFC 8259) with the positions of its values, which Foundation's readers do not give.
struct JSONReader {
  /// The depth of nested lists and objects that is read.
  private static let depthLimit = 64

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private let text: AssetText
  private var index = 0
  private var depth = 0

  /// Reads a text in UTF-8; a byte order mark is skipped.
  ///
  /// - Throws: `AssetError` with the position of the first mistake.
  static func read(_ text: AssetText) throws(AssetError) -> JSONNode {
    guard String(validating: text.bytes, as: UTF8.self) != nil else {
      throw AssetError(path: text.path, message: "the file is not UTF-8: save it as UTF-8")
    }
    var reader = JSONReader(text: text)
    if text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    let root = try reader.value()
    reader.skipSpace()
    guard reader.index == text.bytes.count else {
      throw reader.error("expected the end of the file, found \(reader.found)")
    }
    return root
  }

  private init(text: AssetText) { self.text = text }

  private func error(_ message: String) -> AssetError { text.error(at: index, message) }

  private var next: UInt8? { index < text.bytes.count ? text.bytes[index] : nil }

  private var found: String {
    guard let next else { return "the end of the file" }
    guard next >= 0x20, next < 0x7F else { return "a character that JSON does not allow here" }
    return "'\(Character(UnicodeScalar(next)))'"
  }

  private mutating func skipSpace() {
    while let next, [0x20, 0x09, 0x0A, 0x0D].contains(next) { index += 1 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(AssetError) -> JSONNode {
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
  ) throws(AssetError) -> JSONNode {
    guard text.bytes[index...].starts(with: word.utf8) else {
      throw error("expected a value, found \(found)")
    }
    defer { index += word.utf8.count }
    return JSONNode(content: content, offset: index)
  }

  private mutating func enter() throws(AssetError) {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw error("the values are nested more than \(Self.depthLimit) deep")
    }
    index += 1
  }

  private mutating func object() throws(AssetError) -> [JSONNode.Member] {
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
        throw text.error(at: offset, "the key '\(name.prefix(40))' occurs twice")
      }
      skipSpace()
      guard skip(":") else { throw error("expected ':', found \(found)") }
      members.append(.init(name: name, offset: offset, value: try value()))
      skipSpace()
      if skip("}") { return members }
      guard skip(",") else { throw error("expected ',' or '}', found \(found)") }
    }
  }

  private mutating func array() throws(AssetError) -> [JSONNode] {
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

  private mutating func number() throws(AssetError) -> Double {
    let start = index
    let marks = Array("+-.eE".utf8)
    while let next, marks.contains(next) || Self.digits.contains(next) {
      index += 1
    }
    let written = String(decoding: text.bytes[start..<index], as: UTF8.self)
    guard let number = Double(written), number.isFinite else {
      throw text.error(at: start, "'\(written.prefix(40))' is not a number")
    }
    return number
  }

  private mutating func string() throws(AssetError) -> String {
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
  private mutating func escape() throws(AssetError) -> [UInt8] {
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
      throw text.error(at: start, "unknown escape sequence in a text")
    }
    var scalar = UInt32(high)
    if UTF16.isLeadSurrogate(high) {
      guard skip("\\"), skip("u"), let low = hexadecimal(), UTF16.isTrailSurrogate(low) else {
        throw text.error(at: start, "a surrogate is not followed by its second half")
      }
      scalar = 0x10000 + ((UInt32(high) & 0x3FF) << 10) + (UInt32(low) & 0x3FF)
    }
    guard let character = Unicode.Scalar(scalar) else {
      throw text.error(at: start, "a surrogate without its first half")
    }
    return Array(String(character).utf8)
  }

  private mutating func hexadecimal() -> UInt16? {
    guard index + 4 <= text.bytes.count else { return nil }
    let digits = String(decoding: text.bytes[index..<index + 4], as: UTF8.self)
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let unit = UInt16(digits, radix: 16)
    else { return nil }
    index += 4
    return unit
  }
}
