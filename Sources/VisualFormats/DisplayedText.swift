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
  /// Whether the scalar has no glyph of its own: a control or format character, or a combining
  /// mark.
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
  private var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// As in `U+0430`.
  fileprivate var codePoint: String { "U+" + hexadecimal }

  /// The Latin letter that a Cyrillic, Greek or full-width one looks like, or the scalar itself (a
  /// part of Unicode's confusables.txt).
  fileprivate var lookalike: Unicode.Scalar {
    if (0xFF01...0xFF5E).contains(value), let narrow = Unicode.Scalar(value - 0xFEE0) {
      return narrow
    }
    return Self.lookalikes[self] ?? self
  }

  private static let lookalikes = Dictionary(
    uniqueKeysWithValues: zip(
      "аеорсухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅԚԜαινορυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars,
      "aeopcyxijshdqwABEKMHOPCTYXIJSQWaivopuABEZHIKMNOPTYX".unicodeScalars))
}

extension VisualFormat {
  /// `" (U+0430): 'a' (U+0061) looks the same"` for a name that differs from a known one only by
  /// letters that look the same; nil if no known name does.
  package static func lookalikeHint(for name: String, among known: some Sequence<String>) -> String?
  {
    // Longer names are probably data rather than misspellings.
    guard name.utf8.count <= 256 else { return nil }
    let scalars = Array(name.unicodeScalars)
    for candidate in known {
      let others = Array(candidate.unicodeScalars)
      guard scalars != others, scalars.map(\.lookalike) == others.map(\.lookalike) else { continue }
      let pairs = zip(scalars, others).filter { $0 != $1 }
      let (mine, theirs) = (pairs.map(\.0.codePoint), pairs.map(\.1.codePoint))
      return " (\(mine.joined(separator: ", "))): '\(candidate.displayed)' "
        + "(\(theirs.joined(separator: ", "))) looks the same"
    }
    return nil
  }

  /// The hint after an unknown name in a message: the similar known name; empty if there is none.
  package static func hint(for name: String, among known: some Sequence<String>) -> String {
    if let hint = lookalikeHint(for: name, among: known) { return hint }
    let hint = NearestName.hint(for: name, among: known)
    // Every single letter is similar to every other one, so a hint only helps if the case differs.
    guard name.count == 1, let near = NearestName.of(name, among: known) else { return hint }
    return near.lowercased() == name.lowercased() ? hint : ""
  }
}
