/// Reads numbers and separators from an attribute's text (SVG 2, section 9.3.9, the grammar of
/// path data, which lists of points and transforms share).
struct SVGScanner {
  private let text: String
  private let bytes: [UInt8]
  private(set) var index = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }
  var isAtEnd: Bool { index == bytes.count }

  /// Whether a number could start here.
  var isAtNumber: Bool {
    guard let next else { return false }
    return (48...57).contains(next) || [0x2B, 0x2D, 0x2E].contains(next)
  }

  mutating func advance() { index = min(index + 1, bytes.count) }

  mutating func skipWhitespace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) { index += 1 }
  }

  /// Skips white space with at most one comma in it.
  ///
  /// - Returns: whether there was a comma.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipWhitespace()
    guard skip(UInt8(ascii: ",")) else { return false }
    skipWhitespace()
    return true
  }

  /// Skips one byte if it is the next one.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  /// Reads letters.
  mutating func word() -> String {
    let start = index
    while let byte = next, (65...90).contains(byte & 0xDF) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads letters, digits and hyphens.
  mutating func name() -> String {
    let start = index
    while let byte = next,
      (65...90).contains(byte & 0xDF) || (48...57).contains(byte) || byte == 0x2D
    {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads a number: sign, digits with a point among them or before them, exponent. It ends where it
  /// cannot continue, so `.5.5` is two numbers and so is `1-2`.
  mutating func number() throws(SVGPathError) -> Double {
    let start = index
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
    var digits = skipDigits()
    if skip(UInt8(ascii: ".")) { digits += skipDigits() }
    guard digits > 0 else {
      index = start
      throw unexpected("a number")
    }
    skipExponent()
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      value.isFinite
    else {
      index = start
      throw unexpected("a number that is not too large")
    }
    return value
  }

  /// Reads a flag of an arc: one digit, which needs no separator after it.
  mutating func flag() throws(SVGPathError) -> Bool {
    if skip(UInt8(ascii: "0")) { return false }
    if skip(UInt8(ascii: "1")) { return true }
    throw unexpected("an arc flag, 0 or 1")
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = next, (48...57).contains(byte) { index += 1 }
    return index - start
  }

  /// An `e` without digits after it does not belong to the number.
  private mutating func skipExponent() {
    let start = index
    guard skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) else { return }
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
    if skipDigits() == 0 { index = start }
  }

  /// The error that the next text is not what was expected.
  func unexpected(_ expected: String) -> SVGPathError {
    let place = text.utf8.index(text.utf8.startIndex, offsetBy: index)
    let found = isAtEnd ? "the end" : "'\(text[place...].prefix(1))'"
    return SVGPathError(position: text[..<place].count + 1, expected: expected, found: found)
  }
}
