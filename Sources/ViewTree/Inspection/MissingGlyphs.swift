/// Characters that no font has, in a sentence with the remedy.
package struct MissingGlyphs: CustomStringConvertible {
  package var characters: [String]

  package init(characters: [String]) { self.characters = characters }

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

  package static let remedy = "Use other characters, or an image."

  package var description: String {
    "No font has a glyph for \(list): boxes are shown instead. \(Self.remedy)"
  }
}
