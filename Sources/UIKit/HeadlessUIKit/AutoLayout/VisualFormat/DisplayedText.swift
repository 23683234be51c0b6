// The client's text in messages: short, on one line, with code points instead of characters that
// are invisible or would affect a terminal.

extension String {
  /// The greatest number of characters of a name in a message.
  private static let displayedLength = 60

  /// The text for a message: its first characters, with code points instead of invisible ones.
  package var displayed: String {
    var text = ""
    for (index, character) in enumerated() {
      if index == Self.displayedLength { return text + "…" }
      text += character.displayed
    }
    return text
  }
}

extension Character {
  /// The greatest number of scalars of a character that is shown unescaped: a letter with a
  /// thousand accents is not readable.
  private static let displayedScalars = 16

  /// The character for a message: an invisible one as `\u{200B}`, a line break as a space.
  package var displayed: String {
    if isNewline || self == "\t" { return " " }
    let shown = unicodeScalars.prefix(Self.displayedScalars)
    guard shown.contains(where: { !$0.isUnseen }) else {
      return shown.map(\.escaped).joined()
    }
    var text = shown.map { $0.isDisruptive ? $0.escaped : String($0) }.joined()
    if unicodeScalars.count > shown.count { text += "…" }
    return text
  }

  /// The number of columns that ``displayed`` takes in a terminal or an editor.
  var displayedWidth: Int {
    let shown = displayed
    guard shown == String(self) else { return shown.count }
    return isWide ? 2 : 1
  }

  /// Whether it is two columns wide: Chinese, Japanese and Korean letters (the blocks of Unicode's
  /// East Asian Width W and F that text is written with).
  var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar has no visible glyph: a control or format character, or a combining mark.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned, .nonspacingMark, .enclosingMark:
      true
    case .spaceSeparator: self != " "
    default: false
    }
  }

  /// Whether it would affect the text around it. Joiners and selectors within a character do not.
  fileprivate var isDisruptive: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: value != 0x200C && value != 0x200D && !(0xE0020...0xE007F).contains(value)
    default: false
    }
  }

  fileprivate var escaped: String { "\\u{\(hexadecimal)}" }

  /// As in `U+0430`, without the prefix.
  package var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
