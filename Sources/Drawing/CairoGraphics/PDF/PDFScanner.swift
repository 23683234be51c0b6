/// Reads values and words from a file, or from the content of a page (ISO 32000-1, section 7.2).
struct PDFScanner {
  /// A part of content.
  enum Token {
    case object(PDFObject)
    /// An operator, or a word such as `obj`.
    case word(String)
  }

  let bytes: ArraySlice<UInt8>
  var index: Int

  /// Arrays and dictionaries in each other.
  private static let depthLimit = 64

  init(_ bytes: ArraySlice<UInt8>, at index: Int? = nil) {
    self.bytes = bytes
    self.index = index ?? bytes.startIndex
  }

  var isAtEnd: Bool { index >= bytes.endIndex }

  private func byte(_ distance: Int = 0) -> UInt8? {
    let place = index + distance
    return bytes.indices.contains(place) ? bytes[place] : nil
  }

  // MARK: Characters

  static func isBlank(_ byte: UInt8) -> Bool {
    [0x00, 0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(byte)
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    "()<>[]{}/%".utf8.contains(byte)
  }

  private static func isRegular(_ byte: UInt8) -> Bool { !isBlank(byte) && !isDelimiter(byte) }

  /// Skips white space and comments.
  mutating func skipBlanks() {
    while let next = byte() {
      if Self.isBlank(next) {
        index += 1
      } else if next == UInt8(ascii: "%") {
        while let next = byte(), next != 0x0A, next != 0x0D { index += 1 }
      } else {
        return
      }
    }
  }

  /// Skips a word if it is the next one.
  mutating func skip(_ word: String) -> Bool {
    skipBlanks()
    guard bytes[min(index, bytes.endIndex)...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  // MARK: Values

  /// The next value or word; nil at the end.
  mutating func token() throws(PDFProblem) -> Token? {
    try token(depth: 0)
  }

  /// The next value.
  mutating func object() throws(PDFProblem) -> PDFObject {
    let start = index
    guard case .object(let object)? = try token() else {
      throw PDFProblem(at: start, "expected a value")
    }
    return object
  }

  private mutating func token(depth: Int) throws(PDFProblem) -> Token? {
    skipBlanks()
    let start = index
    guard depth <= Self.depthLimit else {
      throw PDFProblem(
        at: start, "more than \(Self.depthLimit) arrays and dictionaries in each other")
    }
    guard let first = byte() else { return nil }
    switch first {
    case UInt8(ascii: "/"): return .object(.name(name()))
    case UInt8(ascii: "("): return .object(.string(try literalString()))
    case UInt8(ascii: "<") where byte(1) == UInt8(ascii: "<"):
      index += 2
      return .object(.dictionary(try dictionary(depth: depth)))
    case UInt8(ascii: "<"): return .object(.string(try hexadecimalString()))
    case UInt8(ascii: "["):
      index += 1
      return .object(.array(try array(depth: depth)))
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      index += 1
      return .word(first == UInt8(ascii: "{") ? "{" : "}")
    case UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "]"):
      throw PDFProblem(at: start, "'\(Character(Unicode.Scalar(first)))' without its counterpart")
    default: break
    }
    while let next = byte(), Self.isRegular(next) { index += 1 }
    let word = bytes[start..<index]
    if let number = Self.number(word) { return .object(reference(number) ?? .number(number)) }
    switch String(decoding: word, as: UTF8.self) {
    case "true": return .object(.boolean(true))
    case "false": return .object(.boolean(false))
    case "null": return .object(.null)
    case let word: return .word(word)
    }
  }

  /// The number that a word is; nil for another word. Of several signs the first one counts, as in other readers.
  private static func number(_ word: ArraySlice<UInt8>) -> Double? {
    var digits = word
    var isNegative = false
    while let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      if digits.startIndex == word.startIndex { isNegative = sign == UInt8(ascii: "-") }
      digits = digits.dropFirst()
    }
    guard !digits.isEmpty, digits.count < 64 else { return nil }
    var (value, unit) = (0.0, 0.0)
    var hasDigit = false
    for byte in digits {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasDigit = true
        value = value * 10 + Double(byte - UInt8(ascii: "0"))
        unit *= 10
      case UInt8(ascii: ".") where unit == 0: unit = 1
      default: return nil
      }
    }
    guard hasDigit else { return nil }
    if unit > 0 { value /= unit }
    // No page is as large; sums and products of such numbers stay finite.
    value = min(value, 1e9)
    return isNegative ? -value : value
  }

  /// The reference that a number starts: `12 0 R`.
  private mutating func reference(_ number: Double) -> PDFObject? {
    guard let number = Int32(exactly: number), number >= 0 else { return nil }
    var ahead = self
    guard ahead.skipInteger() else { return nil }
    guard ahead.skip("R"), ahead.byte().map(Self.isRegular) != true else { return nil }
    index = ahead.index
    return .reference(PDFReference(number: Int(number)))
  }

  private mutating func skipInteger() -> Bool {
    skipBlanks()
    let start = index
    while let next = byte(), (48...57).contains(next) { index += 1 }
    return index > start
  }

  private mutating func name() -> String {
    index += 1
    var name: [UInt8] = []
    while let next = byte(), Self.isRegular(next) {
      if next == UInt8(ascii: "#"), let high = byte(1).flatMap(Self.digit),
        let low = byte(2).flatMap(Self.digit)
      {
        name.append(high << 4 | low)
        index += 3
      } else {
        name.append(next)
        index += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  private mutating func array(depth: Int) throws(PDFProblem) -> [PDFObject] {
    let start = index
    var array: [PDFObject] = []
    while true {
      skipBlanks()
      if byte() == UInt8(ascii: "]") {
        index += 1
        return array
      }
      guard case .object(let object)? = try token(depth: depth + 1) else {
        throw PDFProblem(at: start, "the array does not end")
      }
      array.append(object)
    }
  }

  private mutating func dictionary(depth: Int) throws(PDFProblem) -> PDFDictionary {
    let start = index
    var dictionary: PDFDictionary = [:]
    while true {
      if skip(">>") { return dictionary }
      guard case .object(.name(let key))? = try token(depth: depth + 1),
        case .object(let value)? = try token(depth: depth + 1)
      else { throw PDFProblem(at: start, "the dictionary does not end") }
      dictionary[key] = value
    }
  }

  // MARK: Strings

  private mutating func hexadecimalString() throws(PDFProblem) -> [UInt8] {
    let start = index
    index += 1
    var digits: [UInt8] = []
    while let next = byte() {
      index += 1
      if next == UInt8(ascii: ">") {
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
      }
      if let digit = Self.digit(next) { digits.append(digit) }
    }
    throw PDFProblem(at: start, "the string does not end")
  }

  private mutating func literalString() throws(PDFProblem) -> [UInt8] {
    let start = index
    var string: [UInt8] = []
    var depth = 0
    while let next = byte() {
      index += 1
      switch next {
      case UInt8(ascii: "("):
        if depth > 0 { string.append(next) }
        depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return string }
        string.append(next)
      case UInt8(ascii: "\\"): string += escaped()
      default: string.append(next)
      }
    }
    throw PDFProblem(at: start, "the string does not end")
  }

  /// The bytes that a backslash and its sequence represent.
  private mutating func escaped() -> [UInt8] {
    guard let first = byte() else { return [] }
    index += 1
    switch first {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    // The end of a line continues the string on the next one.
    case 0x0D:
      if byte() == 0x0A { index += 1 }
      return []
    case 0x0A: return []
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code = Int(first & 7)
      for _ in 0..<2 {
        guard let next = byte(), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) else {
          break
        }
        code = code << 3 | Int(next & 7)
        index += 1
      }
      return [UInt8(truncatingIfNeeded: code)]
    default: return [first]
    }
  }
}
