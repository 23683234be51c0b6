import JSONValues

/// Makes the characters of a text visible that control a terminal: texts of scenes and of goldens may
/// come from elsewhere, and must not clear the screen, set its title or reorder a line.
package enum ControlCharacters {
  /// Replaces control characters other than line feeds and tabs, the controls of the direction of text,
  /// and spaces without a width, by escapes as in JSON: `\u001b`.
  ///
  /// - Parameter style: Keeps the sequences of ``TextStyle`` if it is coloured.
  package static func escape(_ text: String, keeping style: TextStyle) -> String {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      bytes.allSatisfy { byte in
        switch byte {
        case 0x09, 0x0A: true
        // With the last four begin the controls from U+0080, U+061C, those from U+200B, and U+FEFF.
        case ..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: false
        default: true
        }
      }
    }
    if isPlain { return text }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if style.isColored, let length = TextStyle.sequenceLength(at: rest) {
        result.unicodeScalars += rest.prefix(length)
        rest = rest.dropFirst(length)
      } else {
        if isControl(scalar) {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
        rest.removeFirst()
      }
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case ..<0x20, 0x7F..<0xA0: true
    // Marks, embeddings, overrides and isolates of the bidirectional algorithm (UAX #9).
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Characters without a shape, by which a name would look like another one.
    case 0x200B, 0x2060, 0xFEFF: true
    default: false
    }
  }
}
