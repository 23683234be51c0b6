import Messages

/// Finds the mistake behind an error of YAML's syntax, which YAML often notices later.
struct SyntaxHint {
  /// The mistake, and its place if it differs from YAML's.
  struct Finding {
    var position: SourcePosition?
    /// Replaces YAML's own words.
    var message: String?
    /// Follows YAML's own words.
    var remedy = ""
  }

  /// The lines of the file.
  let lines: [String]
  /// What the reader of the file knows about an invalid line.
  let remedyForLine: @Sendable (String) -> String?

  init(_ text: some Collection<UInt8>, remedyForLine: @escaping @Sendable (String) -> String?) {
    self.remedyForLine = remedyForLine
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// - Parameters:
  ///   - position: Where YAML notices the error.
  ///   - start: Where the value begins in which YAML notices it.
  func finding(at position: SourcePosition, in start: SourcePosition) -> Finding? {
    if let conflict = mergeConflict { return conflict }
    let line = lines.indices.contains(position.line - 1) ? lines[position.line - 1] : ""
    if let remedy = remedyForLine(line) { return Finding(remedy: remedy) }
    return unquotedColor(upTo: position.line) ?? unclosed(from: start, at: position)
      ?? missingColon(before: position.line) ?? unquotedMark(line, at: position)
      ?? unquotedText(line) ?? quotedStart(line, at: position) ?? indentation(of: position.line)
  }

  /// A bracket, a brace or a quotation mark without its end in the line.
  private func unclosed(from start: SourcePosition, at position: SourcePosition) -> Finding? {
    guard start.line < position.line, lines.indices.contains(start.line - 1) else { return nil }
    let line = Array(lines[start.line - 1].unicodeScalars)
    guard line.indices.contains(start.column - 1) else { return nil }
    let ends: [UnicodeScalar: String] = ["[": "]", "{": "}", "'": "'", "\"": "\""]
    guard let end = ends[line[start.column - 1]] else { return nil }
    return Finding(
      position: start,
      message: "the '\(line[start.column - 1])' is not closed: write '\(end)' where the value ends")
  }

  /// A text that begins with a character that has a meaning in YAML.
  private func unquotedMark(_ line: String, at position: SourcePosition) -> Finding? {
    guard let value = value(in: line, at: position), let first = value.first else { return nil }
    let message =
      switch first {
      case "@", "`", "%", ",", "]", "}", "!", "&", "*", "|", ">", "?":
        "a text cannot begin with '\(first)' outside of quotes"
      case "-", ":": "a text cannot begin with '\(first) ' outside of quotes"
      default: String?.none
      }
    guard let message else { return nil }
    return Finding(message: "\(message): write '\(Self.quoted(value))'")
  }

  /// The text of a line after the last key or dash before a position.
  private func value(in line: String, at position: SourcePosition) -> Substring? {
    let scalars = Array(line.unicodeScalars)
    // YAML notices some marks at their end, or at the end of what they belong to.
    for end in [position.column - 1, position.column] where end <= scalars.count && end > 0 {
      let before = String(String.UnicodeScalarView(scalars[..<end]))
      guard
        let mark = [": ", "- ", ", ", "{ ", "["].compactMap({ before.ranges(of: $0).last })
          .max(by: { $0.upperBound < $1.upperBound })
      else { continue }
      let offset = before.unicodeScalars.distance(
        from: before.startIndex, to: mark.upperBound)
      let rest = String(String.UnicodeScalarView(scalars[offset...]))
      let text = rest.drop { $0 == " " }
      if let first = text.first, "@`%,]}!&*|>?:-".contains(first) {
        return Self.withoutEnd(text, after: before[..<mark.upperBound])
      }
    }
    return nil
  }

  /// The text without a comment, and without what follows it in the braces or brackets that are open before it.
  private static func withoutEnd(_ text: Substring, after before: Substring) -> Substring {
    var end = text.endIndex
    if let comment = text.firstRange(of: " #") { end = comment.lowerBound }
    let open = before.count { "[{".contains($0) } - before.count { "]}".contains($0) }
    if open > 0 {
      var depth = 0
      for index in text[..<end].indices {
        if "[{".contains(text[index]) { depth += 1 }
        guard "]}".contains(text[index]) else { continue }
        depth -= 1
        if depth < 0 {
          end = index
          break
        }
      }
    }
    var value = text[..<end]
    while value.last == " " { value.removeLast() }
    return value
  }

  /// The inside of single quotes.
  private static func quoted(_ text: Substring) -> String {
    String(text).replacing("'", with: "''").shortened
  }

  /// A text that goes on after quotes or brackets at its beginning: `"Yes" or "No"`, `[draft] Title`.
  private func quotedStart(_ line: String, at position: SourcePosition) -> Finding? {
    let scalars = Array(line.unicodeScalars)
    guard position.column - 1 <= scalars.count else { return nil }
    let before = String(String.UnicodeScalarView(scalars[..<(position.column - 1)]))
    guard
      let mark = [": ", "- ", ", "].compactMap({ before.ranges(of: $0).last })
        .max(by: { $0.upperBound < $1.upperBound })
    else { return nil }
    let offset = before.unicodeScalars.distance(from: before.startIndex, to: mark.upperBound)
    let rest = String(String.UnicodeScalarView(scalars[offset...]))
    let text = Self.withoutEnd(rest.drop { $0 == " " }, after: before[..<mark.upperBound])
    let ends: [Character: Character] = ["\"": "\"", "'": "'", "[": "]", "{": "}"]
    guard let first = text.first, let end = ends[first],
      let close = text.dropFirst().firstIndex(of: end)
    else { return nil }
    guard let next = text[text.index(after: close)...].first(where: { $0 != " " }),
      !",}]:".contains(next)
    else { return nil }
    return Finding(
      message: "the text goes on after '\(end)': write all of it in quotes, as in "
        + "'\(Self.quoted(text))'")
  }

  /// A line that is not as far to the right as those with which it belongs.
  private func indentation(of number: Int) -> Finding? {
    func spaces(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    func isBlank(_ line: String) -> Bool {
      line.allSatisfy(\.isWhitespace) || line.drop { $0 == " " }.hasPrefix("#")
    }
    guard lines.indices.contains(number - 1), !isBlank(lines[number - 1]) else { return nil }
    let own = spaces(lines[number - 1])
    guard let index = lines[..<(number - 1)].lastIndex(where: { !isBlank($0) }) else { return nil }
    let above = lines[index]
    // The keys of a list's element begin after its dash.
    var column = spaces(above)
    while above.dropFirst(column).hasPrefix("- ") {
      column += above.dropFirst(column).dropFirst().prefix { $0 == " " }.count + 1
    }
    guard own != column else { return nil }
    return Finding(
      message:
        "the line is indented by \(own) \(own == 1 ? "space" : "spaces"), where no line above begins: "
        + "keys of one view begin in one column, in line \(index + 1) after \(column)")
  }

  /// The marks that git leaves in a file with a merge conflict.
  private var mergeConflict: Finding? {
    guard let index = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }) else { return nil }
    return Finding(
      position: SourcePosition(line: index + 1, column: 1),
      message:
        "a merge conflict is not resolved: keep one of the versions, and remove the lines that "
        + "begin with '<<<<<<<', '=======' and '>>>>>>>'")
  }

  /// A colour whose `#` begins a comment, in the line or in the one before.
  private func unquotedColor(upTo number: Int) -> Finding? {
    for index in [number - 1, number - 2] where lines.indices.contains(index) {
      let parts = lines[index].split(separator: "#", omittingEmptySubsequences: false)
      var column = 1
      for (before, after) in zip(parts, parts.dropFirst()) {
        column += before.unicodeScalars.count
        defer { column += 1 }
        let digits = after.prefix { $0.isHexDigit && $0.isASCII }
        guard [3, 6, 8].contains(digits.count), before.last == " " || before.last == nil,
          let mark = before.last(where: { $0 != " " }), ":,[{".contains(mark)
        else { continue }
        return Finding(
          position: SourcePosition(line: index + 1, column: column),
          message: "a '#' outside of quotes begins a comment: write '#\(digits)', with the quotes")
      }
    }
    return nil
  }

  /// A key without a colon in the line before.
  private func missingColon(before number: Int) -> Finding? {
    let earlier = lines.prefix(max(number - 1, 0)).enumerated().reversed()
    guard let (index, line) = earlier.first(where: { !$0.element.allSatisfy(\.isWhitespace) })
    else {
      return nil
    }
    let text = line.drop { $0 == " " || $0 == "-" }
    let words = text.split(separator: " ")
    guard let key = words.first, key.allSatisfy({ $0.isLetter || $0.isNumber }),
      !line.contains(":")
    else { return nil }
    let value = words.dropFirst().joined(separator: " ")
    // Further marks belong to a text that continues, unless the whole value is in brackets or quotes.
    let isEnclosed = [("[", "]"), ("{", "}"), ("'", "'"), ("\"", "\"")].contains {
      value.count > 1 && value.hasPrefix($0) && value.hasSuffix($1)
    }
    guard isEnclosed || !value.contains(where: { "#\"'{[]}|>,".contains($0) }) else { return nil }
    return Finding(
      position: SourcePosition(line: index + 1, column: line.count - text.count + 1),
      message: "expected a colon after the key: '\(key): \(value.isEmpty ? "…" : value)'")
  }

  /// A text with a colon, which YAML takes for a key.
  private func unquotedText(_ line: String) -> Finding? {
    guard let colon = line.firstRange(of: ": ") else { return nil }
    let text = line[colon.upperBound...].drop { $0 == " " }
    guard let first = text.first, !"\"'{[|>&*!".contains(first), text.contains(": ") else {
      return nil
    }
    let value = String(text.prefix { $0 != "#" }).replacing("'", with: "''")
    let end = value.last { $0 != " " }.flatMap { value.lastIndex(of: $0) } ?? value.startIndex
    return Finding(
      remedy: ": write a text with ': ' in quotes, as in '\(value[...end].description.shortened)'")
  }
}
