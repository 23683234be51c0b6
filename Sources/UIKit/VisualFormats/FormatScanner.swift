/// Reads names, numbers and signs from a line of text, from left to right.
package struct FormatScanner {
  package let characters: [Character]
  /// The number of characters that have been read.
  package var offset = 0

  package init(_ text: String) {
    characters = Array(text)
  }

  /// The next character other than a space, which becomes the current one; nil at the end.
  package mutating func peek() -> Character? {
    while offset < characters.count, characters[offset].isWhitespace { offset += 1 }
    return offset < characters.count ? characters[offset] : nil
  }

  /// Reads a character if that is the next one.
  package mutating func take(_ character: Character) -> Bool {
    guard peek() == character else { return false }
    offset += 1
    return true
  }

  /// The next character, for the second half of "expected a number, found …".
  package mutating func found() -> String { peek().map { "'\($0.displayed)'" } ?? "the end" }

  /// The text that has not been read.
  var peekedCharacters: ArraySlice<Character> { characters[offset...] }

  /// Whether a number starts at the current character.
  var hasNumber: Bool { endOfNumber() != nil }

  /// An identifier as in C, but in any script: a letter or an underscore, and then those and
  /// digits.
  package mutating func readName() -> VisualFormat.Name? {
    guard let first = peek(), first == "_" || first.isLetter else { return nil }
    let start = offset
    while offset < characters.count,
      characters[offset] == "_" || characters[offset].isLetter || characters[offset].isNumber
    {
      offset += 1
    }
    return VisualFormat.Name(text: String(characters[start..<offset]), offset: start)
  }

  /// A number as C reads it, such as `-12`, `.5`, `5.` and `1e-3`, and its offset. Too large a
  /// number is infinite.
  package mutating func readNumber() -> (value: Double, offset: Int)? {
    _ = peek()
    let start = offset
    guard let end = endOfNumber() else { return nil }
    offset = end
    return (Double(String(characters[start..<end])) ?? .infinity, start)
  }

  /// The end of the number that starts at the current character.
  private func endOfNumber() -> Int? {
    var end = offset
    func skip(_ possible: String) {
      if end < characters.count, possible.contains(characters[end]) { end += 1 }
    }
    func skipDigits() -> Int {
      let start = end
      while end < characters.count, characters[end].isASCII, characters[end].isNumber { end += 1 }
      return end - start
    }
    skip("+-")
    var digitCount = skipDigits()
    if end < characters.count, characters[end] == "." {
      end += 1
      digitCount += skipDigits()
    }
    guard digitCount > 0 else { return nil }
    let endOfMantissa = end
    if end < characters.count, "eE".contains(characters[end]) {
      end += 1
      skip("+-")
      if skipDigits() == 0 { end = endOfMantissa }
    }
    return end
  }
}

extension FormatScanner {
  /// `==`, `<=` or `>=`; nil, without reading anything, if something else follows.
  package mutating func readRelation() -> NSLayoutConstraint.Relation? {
    guard let first = peek(), offset + 1 < characters.count, characters[offset + 1] == "=" else {
      return nil
    }
    let relation: NSLayoutConstraint.Relation? =
      switch first {
      case "<": .lessThanOrEqual
      case "=": .equal
      case ">": .greaterThanOrEqual
      default: nil
      }
    if relation != nil { offset += 2 }
    return relation
  }
}
