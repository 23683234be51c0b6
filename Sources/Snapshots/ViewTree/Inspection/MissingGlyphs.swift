/// Characters that no font has, in a sentence with the remedy.
public struct MissingGlyphs: CustomStringConvertible {
  package var characters: [String]
  /// The text with them, and the name of its font; nil if they are of several texts.
  package var place: (text: String, fontName: String)?

  package init(characters: [String]) { self.characters = characters }

  /// The missing characters of one text in a font.
  public init(characters: [String], text: String, fontName: String) {
    self.characters = characters
    place = (text, fontName)
  }

  /// The number of letters of a text that are shown.
  private static let textLimit = 40

  /// The number of characters that are listed; others are counted.
  private static let limit = 10

  /// The characters with their code points: `'ñ' (U+00F1)`.
  package var list: String {
    let listed = characters.prefix(Self.limit).map { character in
      let points = character.unicodeScalars.map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
      return "'\(character)' (\(points.joined(separator: " ")))"
    }
    let rest = characters.count - listed.count
    return listed.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  package static let remedy =
    "Name a font that has them under 'fonts' in layouter.yaml, or use other characters."

  private var shownPlace: String {
    guard let place else { return "" }
    let line = place.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let shown = line.count > Self.textLimit ? line.prefix(Self.textLimit) + "…" : line[...]
    return " in '\(shown)' (\(place.fontName))"
  }

  /// The characters, the text and its font, and the remedy.
  public var description: String {
    "No font has a glyph for \(list)\(shownPlace): boxes are shown instead. \(Self.remedy)"
  }
}
