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

  /// - Parameter position: Where YAML notices the error.
  func finding(at position: SourcePosition) -> Finding? {
    if let conflict = mergeConflict { return conflict }
    let line = lines.indices.contains(position.line - 1) ? lines[position.line - 1] : ""
    if let remedy = remedyForLine(line) { return Finding(remedy: remedy) }
    return unquotedColor(upTo: position.line) ?? missingColon(before: position.line)
      ?? unquotedText(line)
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
