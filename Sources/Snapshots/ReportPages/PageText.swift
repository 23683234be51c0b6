import JSONValues

/// Makes texts harmless in the source of a page.
enum PageText {
  /// Escapes JSON for a `script` element: nothing in it can end the element or start a comment, and no
  /// character in it changes how the source is displayed.
  ///
  /// Outside of strings JSON has none of these characters, and in a string the escapes mean the same.
  static func inScript(_ json: String) -> String {
    var result = ""
    result.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      if isEscaped(scalar) {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3C, 0x3E, 0x26: true  // < > &
    case 0x7F..<0xA0: true
    // Line separators, and marks, embeddings, overrides and isolates of the bidirectional algorithm
    // (UAX #9).
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
