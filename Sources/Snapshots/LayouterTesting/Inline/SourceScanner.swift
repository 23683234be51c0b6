/// Moves through Swift's source text, as far as it takes to find the end of a call: it knows strings, comments, regular
/// expressions and brackets, and no grammar.
struct SourceScanner {
  /// A string, a comment or a bracket is not closed, or another one is.
  struct Unclosed: Error {}

  /// UTF-8.
  let bytes: [UInt8]
  /// The index of the next byte.
  private(set) var place: Int
  /// The number of strings around the current place, which is in an interpolation.
  private var depth = 0

  /// The compiler refuses deeper ones.
  private static let depthLimit = 256

  init(_ bytes: [UInt8], at place: Int) { (self.bytes, self.place) = (bytes, place) }

  /// Nil at the end.
  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  func hasPrefix(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  /// Skips a text, if it is next.
  ///
  /// - Returns: Whether it was.
  mutating func skip(_ text: String) -> Bool {
    guard hasPrefix(text) else { return false }
    place += text.utf8.count
    return true
  }

  /// Skips letters, digits and underscores.
  ///
  /// - Returns: Them; empty if something else is next.
  mutating func skipIdentifier() -> String {
    let start = place
    while let byte = next, Self.isIdentifier(byte) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Whether an identifier is before the place, with nothing but blanks between.
  func isBehind(_ identifier: String) -> Bool {
    let end = (bytes[..<place].lastIndex { !" \t".utf8.contains($0) } ?? -1) + 1
    let start = bytes[..<end].lastIndex { !Self.isIdentifier($0) }.map { $0 + 1 } ?? 0
    return bytes[start..<end].elementsEqual(identifier.utf8)
  }

  /// ASCII letters, digits and underscores, and all of other alphabets.
  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }

  /// Skips blanks, line ends and comments.
  mutating func skipTrivia() throws(Unclosed) {
    while let byte = next {
      if byte <= UInt8(ascii: " ") {
        place += 1
      } else if hasPrefix("//") {
        while let byte = next, byte != UInt8(ascii: "\n") { place += 1 }
      } else if hasPrefix("/*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  /// Comments may contain comments.
  private mutating func skipComment() throws(Unclosed) {
    var level = 0
    repeat {
      if skip("/*") {
        level += 1
      } else if skip("*/") {
        level -= 1
      } else if next != nil {
        place += 1
      } else {
        throw Unclosed()
      }
    } while level > 0
  }

  /// Skips the next element, which is not a blank: a string, all within brackets, or a byte of something else.
  mutating func skipToken() throws(Unclosed) {
    switch next {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): try skipGroup()
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      if try !skipString() { place += 1 }
    case UInt8(ascii: "`"):
      place += 1
      while let byte = next, byte != UInt8(ascii: "`") { place += 1 }
      if next != nil { place += 1 }
    case UInt8(ascii: "/"):
      if let end = endOfRegularExpression { place = end } else { place += 1 }
    case nil: break
    default: place += 1
    }
  }

  /// Skips from an opening bracket to behind the one that closes it.
  mutating func skipGroup() throws(Unclosed) {
    var open: [UInt8] = []
    repeat {
      try skipTrivia()
      switch next {
      case UInt8(ascii: "("):
        open.append(UInt8(ascii: ")"))
        place += 1
      case UInt8(ascii: "["):
        open.append(UInt8(ascii: "]"))
        place += 1
      case UInt8(ascii: "{"):
        open.append(UInt8(ascii: "}"))
        place += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() == next else { throw Unclosed() }
        place += 1
      case nil: throw Unclosed()
      default: try skipToken()
      }
    } while !open.isEmpty
  }

  /// Skips a string with the number signs around it, or a regular expression with some, if one is next.
  ///
  /// - Returns: Whether one was.
  mutating func skipString() throws(Unclosed) -> Bool {
    let signs = count(of: UInt8(ascii: "#"), from: place)
    let start = place + signs
    if signs > 0, start < bytes.count, bytes[start] == UInt8(ascii: "/") {
      place = start + 1
      try skipContent(until: [UInt8(ascii: "/")], signs: signs, isMultiline: true)
      return true
    }
    let quotes = count(of: UInt8(ascii: "\""), from: start)
    guard quotes > 0 else { return false }
    // `#"""#` is a quotation mark: the text of several lines begins on the next one.
    let isMultiline = quotes >= 3 && (signs == 0 || isRestOfLineBlank(from: start + 3))
    let delimiter = [UInt8](repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1)
    place = start + delimiter.count
    try skipContent(until: delimiter, signs: signs, isMultiline: isMultiline)
    return true
  }

  /// Skips to behind a delimiter with number signs. Escapes begin with a backslash and as many signs.
  private mutating func skipContent(
    until delimiter: [UInt8], signs: Int, isMultiline: Bool
  ) throws(Unclosed) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw Unclosed() }
    let isString = delimiter[0] == UInt8(ascii: "\"")
    while let byte = next {
      if byte == UInt8(ascii: "\\"), hasSigns(signs, at: place + 1) || !isString {
        place += 1 + (isString ? signs : 0)
        if isString, next == UInt8(ascii: "(") { try skipGroup() } else { place += 1 }
      } else if bytes[place...].starts(with: delimiter),
        hasSigns(signs, at: place + delimiter.count)
      {
        place += delimiter.count + signs
        return
      } else if byte == UInt8(ascii: "\n"), !isMultiline {
        throw Unclosed()
      } else {
        place += 1
      }
    }
    throw Unclosed()
  }

  private func count(of byte: UInt8, from start: Int) -> Int {
    bytes[min(start, bytes.count)...].prefix { $0 == byte }.count
  }

  private func hasSigns(_ signs: Int, at start: Int) -> Bool {
    count(of: UInt8(ascii: "#"), from: start) >= signs
  }

  private func isRestOfLineBlank(from start: Int) -> Bool {
    let rest = bytes[min(start, bytes.count)...].first { !" \t\r".utf8.contains($0) }
    return rest == nil || rest == UInt8(ascii: "\n")
  }

  /// The place behind a regular expression without number signs; nil if the slash is an operator.
  ///
  /// An expression begins where an operand does, not with a blank, and ends on its line (SE-0354).
  private var endOfRegularExpression: Int? {
    let before = bytes[..<place].last { $0 > UInt8(ascii: " ") }
    guard before.map({ "(,:=[{!&|?;<>+-*%^~".utf8.contains($0) }) ?? true else { return nil }
    var end = place + 1
    guard end < bytes.count, bytes[end] > UInt8(ascii: " ") else { return nil }
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      switch bytes[end] {
      case UInt8(ascii: "/"): return end + 1
      case UInt8(ascii: "\\"): end += 2
      default: end += 1
      }
    }
    return nil
  }
}
