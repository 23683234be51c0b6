import Foundation

/// Characters that mean the same as one that a font lacks.
enum Decomposition {
  /// The characters by which a source shows one that it lacks; nil if it lacks one of them too, or there are none.
  static func parts(of character: ArraySlice<UInt32>, in source: GlyphSource) -> [UInt32]? {
    guard case .face(let face) = source else { return nil }
    let parts = parts(of: character)
    guard
      parts.contains(where: { !CharacterKind.isInvisible($0) && !CharacterKind.isWhiteSpace($0) }),
      face.draws(parts[...])
    else { return nil }
    return parts
  }

  /// The character by which a font shows a hyphen that it lacks: a hyphen that differs in line breaks alone, or ASCII's.
  /// Nil for other scalars, and if the font has the hyphen.
  static func hyphen(for scalar: UInt32, in face: FontFace) -> UInt32? {
    guard scalar == 0x2010 || scalar == 0x2011, face.glyph(of: scalar) == nil else { return nil }
    return [0x2010, 0x2D].first { face.glyph(of: $0) != nil }
  }

  /// The character with its marks apart, in Unicode's order.
  static func canonical(_ character: ArraySlice<UInt32>) -> [UInt32] {
    String(String.UnicodeScalarView(character.compactMap(Unicode.Scalar.init)))
      .decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
  }

  /// The characters of the same meaning; empty if there are no others.
  private static func parts(of character: ArraySlice<UInt32>) -> [UInt32] {
    // The som sign is newer than the fonts: a Cyrillic es, underlined.
    if character.elementsEqual([0x20C0]) { return [0x0441, 0x0332] }
    let text = String(String.UnicodeScalarView(character.compactMap(Unicode.Scalar.init)))
    let parts = text.decomposedStringWithCompatibilityMapping.unicodeScalars.map(\.value)
    return parts.elementsEqual(character) ? [] : parts
  }
}
