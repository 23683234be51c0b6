import CHarfBuzz

/// A script, by its ISO 15924 code: `Arab`, `Deva`, `Grek`.
///
/// `Zsym` are symbols, and `Zsye` emoji: characters that no script has.
public struct FontScript: Sendable, Hashable, CustomStringConvertible {
  /// The code.
  public let code: String

  /// - Parameter code: four letters, the first one capital.
  /// - Returns: nil if it is not the code of a script that characters have.
  public init?(code: String) {
    guard code.utf8.count == 4, code.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    self.code = code.prefix(1).uppercased() + code.dropFirst().lowercased()
  }

  private init(known code: String) { self.code = code }

  /// Whether characters of the script exist.
  package var isKnown: Bool {
    if Self.named.contains(where: { $0.value == self }) { return true }
    // Every script has a character in the two planes of letters.
    return (0x370..<0x20000).contains(where: contains)
  }

  /// Scripts by their names in English, which are easier to remember than the codes.
  public static let named: [(name: String, value: FontScript)] = [
    ("latin", "Latn"), ("greek", "Grek"), ("cyrillic", "Cyrl"), ("armenian", "Armn"),
    ("georgian", "Geor"), ("hebrew", "Hebr"), ("arabic", "Arab"), ("syriac", "Syrc"),
    ("thaana", "Thaa"), ("devanagari", "Deva"), ("bengali", "Beng"), ("gurmukhi", "Guru"),
    ("gujarati", "Gujr"), ("oriya", "Orya"), ("tamil", "Taml"), ("telugu", "Telu"),
    ("kannada", "Knda"), ("malayalam", "Mlym"), ("sinhala", "Sinh"), ("thai", "Thai"),
    ("lao", "Laoo"), ("tibetan", "Tibt"), ("myanmar", "Mymr"), ("khmer", "Khmr"),
    ("mongolian", "Mong"), ("ethiopic", "Ethi"), ("cherokee", "Cher"), ("hangul", "Hang"),
    ("hiragana", "Hira"), ("katakana", "Kana"), ("bopomofo", "Bopo"), ("han", "Hani"),
    ("symbols", "Zsym"), ("emoji", "Zsye"),
  ].map { ($0.0, FontScript(known: $0.1)) }

  /// The English name of a script that has one above, otherwise the code.
  public var description: String {
    Self.named.first { $0.value == self }?.name ?? code
  }

  /// Whether a character is of this script. Kanji and kana are scripts of their own here, unlike in
  /// shaping.
  func contains(_ scalar: UInt32) -> Bool {
    switch code {
    case "Zsye": return Self.isEmoji(scalar)
    case "Zsym": return Self.isSymbol(scalar) && !Self.isEmoji(scalar)
    default:
      let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
      return script == hb_script_from_string(code, -1)
    }
  }

  /// Whether a character, all of its scalars, is of this script: emoji are also digits in keycaps, and other
  /// characters that a variation selector turns into a picture.
  func contains(_ character: ArraySlice<UInt32>) -> Bool {
    guard let base = character.first else { return false }
    return contains(base) || code == "Zsye" && Self.isEmoji(character)
  }

  /// Whether a scalar has the look of a picture because of those behind it.
  static func isEmoji(_ character: ArraySlice<UInt32>) -> Bool {
    guard let base = character.first.flatMap(Unicode.Scalar.init), base.properties.isEmoji else {
      return false
    }
    return character.dropFirst().contains { $0 == 0xFE0F || $0 == 0x20E3 }
  }

  /// Characters that are shown as a picture by default, and the characters that a variation selector or a
  /// modifier turns into one.
  static func isEmoji(_ scalar: UInt32) -> Bool {
    guard scalar > 0xFF, let scalar = Unicode.Scalar(scalar) else { return false }
    return scalar.properties.isEmoji
  }

  private static func isSymbol(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    switch scalar.properties.generalCategory {
    case .otherSymbol, .mathSymbol, .modifierSymbol, .currencySymbol: return true
    default: return false
    }
  }
}
