/// A call of `assertInlineSnapshot` in a source text, and where its expected text is written.
struct InlineCall: Equatable {
  /// The name that a call begins with.
  static let name = "assertInlineSnapshot"

  /// The bytes that the closure with the text takes; empty, behind the call, if it has none.
  var closure: Range<Int>
  /// The blanks at the beginning of the call's line.
  var indentation: String

  /// Finds a call.
  ///
  /// - Parameters:
  ///   - line: `#line` of the call.
  ///   - column: `#column` of the call, in bytes.
  ///   - source: The text that was compiled, in UTF-8.
  init(
    line: UInt, column: UInt, in source: [UInt8]
  ) throws(InlineCallError) {
    guard let start = Self.startOfLine(line, in: source), column > 0 else { throw .missing }
    indentation = String(
      decoding: source[start...].prefix { " \t".utf8.contains($0) }, as: UTF8.self)
    var scanner = SourceScanner(source, at: min(start + Int(clamping: column) - 1, source.count))
    try Self.skipName(&scanner)
    do throws(SourceScanner.Unclosed) {
      let argument = try Self.skipArguments(&scanner)
      let end = scanner.place
      try scanner.skipTrivia()
      if let argument {
        closure = argument
      } else if scanner.next == UInt8(ascii: "{") {
        let start = scanner.place
        try scanner.skipGroup()
        closure = start..<scanner.place
      } else {
        closure = end..<end
      }
    } catch {
      throw .unclosed
    }
    if !closure.isEmpty, !Self.isTextAlone(closure, in: source) { throw .notAText }
  }

  private static func startOfLine(_ line: UInt, in source: [UInt8]) -> Int? {
    var (place, number) = (0, UInt(1))
    while number < line {
      guard let end = source[place...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (place, number) = (end + 1, number + 1)
    }
    return place
  }

  /// Skips to the parenthesis behind the name. The compiler's place of a call is that parenthesis; the name, with that
  /// of the module before it, is accepted as well.
  private static func skipName(_ scanner: inout SourceScanner) throws(InlineCallError) {
    if scanner.next == UInt8(ascii: "(") {
      guard scanner.isBehind(name) else { throw .missing }
      return
    }
    while true {
      let word = scanner.skipIdentifier()
      guard !word.isEmpty else { throw .missing }
      if word == name { break }
      guard scanner.skip(".") else { throw .missing }
    }
    do { try scanner.skipTrivia() } catch { throw .unclosed }
    guard scanner.next == UInt8(ascii: "(") else { throw .missing }
  }

  /// Skips the arguments in parentheses.
  ///
  /// - Returns: The value of the argument `matches`; nil if it is not among them.
  private static func skipArguments(
    _ scanner: inout SourceScanner
  ) throws(SourceScanner.Unclosed) -> Range<Int>? {
    var value: Range<Int>?
    guard scanner.skip("(") else { return nil }
    try scanner.skipTrivia()
    while scanner.next != UInt8(ascii: ")") {
      guard scanner.next != nil else { throw SourceScanner.Unclosed() }
      let word = scanner.skipIdentifier()
      try scanner.skipTrivia()
      let isValue = word == "matches" && scanner.skip(":")
      try scanner.skipTrivia()
      let start = scanner.place
      var end = start
      while let byte = scanner.next, byte != UInt8(ascii: ","), byte != UInt8(ascii: ")") {
        try scanner.skipToken()
        end = scanner.place
        try scanner.skipTrivia()
      }
      if isValue { value = start..<end }
      _ = scanner.skip(",")
      try scanner.skipTrivia()
    }
    _ = scanner.skip(")")
    return value
  }

  /// Whether the bytes are a closure of one string: another one computes the text, and would be lost.
  private static func isTextAlone(_ range: Range<Int>, in source: [UInt8]) -> Bool {
    var scanner = SourceScanner(Array(source[..<range.upperBound]), at: range.lowerBound)
    guard scanner.skip("{") else { return false }
    do throws(SourceScanner.Unclosed) {
      try scanner.skipTrivia()
      guard try scanner.skipString() else { return false }
      try scanner.skipTrivia()
    } catch {
      return false
    }
    return scanner.skip("}") && scanner.next == nil
  }
}

/// Why the expected text of a call cannot be written.
enum InlineCallError: Error, Equatable {
  /// There is no call at the place.
  case missing
  /// The call does not end.
  case unclosed
  /// The argument `matches` is not a closure of one string.
  case notAText
}
