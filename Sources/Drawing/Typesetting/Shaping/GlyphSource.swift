import CairoGraphics

/// The source of the outlines of a run of glyphs.
enum GlyphSource: Sendable, Hashable {
  case face(FontFace)
  case symbols(FontWeight)
  case blocks

  /// Font units in the em square.
  var unitsPerEm: Double {
    switch self {
    case .face(let face): face.metrics.unitsPerEm
    case .symbols: SymbolTypeface.unitsPerEm
    case .blocks: BlocksTypeface.metrics.unitsPerEm
    }
  }

  /// Whether the source has a shape for a character, white space and invisible ones included.
  func covers(_ scalar: UInt32) -> Bool {
    switch self {
    case .face(let face): face.glyph(of: scalar) != nil
    case .symbols: SymbolTypeface.glyph(of: scalar) != nil
    case .blocks: true
    }
  }

  var isFace: Bool {
    if case .face = self { true } else { false }
  }

  /// How the source shows all of a character; nil if it cannot.
  func treatment(of character: ArraySlice<UInt32>) -> GlyphTreatment? {
    guard case .face(let face) = self else {
      return character.allSatisfy { CharacterKind.isInvisible($0) || covers($0) } ? .shaped : nil
    }
    guard let base = character.first else { return .shaped }
    if face.draws(character) {
      return character.count == 1 && mistakesForMark(base) ? .alone : .shaped
    }
    guard character.count == 1 else { return nil }
    if let narrow = CharacterKind.narrowForm(of: base), covers(narrow) { return .widened }
    // A hyphen of the same font is better than another font's.
    return Decomposition.hyphen(for: base, in: face) == nil ? nil : .shaped
  }

  /// Whether a font's tables classify a letter or sign as a mark, so that shaping would give it no
  /// width: M PLUS 1 does so with the middle dot.
  func mistakesForMark(_ scalar: UInt32) -> Bool {
    // Unicode has its marks from U+0300 on, and fonts do not err in ASCII.
    guard (0xA0..<0x300).contains(scalar), case .face(let face) = self else { return false }
    return face.hasMarkGlyph(of: scalar)
  }

  /// The outlines of glyphs in font units, y up, to be filled with the non-zero rule.
  func outlines(of glyphs: [UInt32]) -> [PathStorage] {
    switch self {
    case .face(let face): face.outlines(of: glyphs)
    case .symbols(let weight):
      glyphs.map { SymbolTypeface.outline(of: $0, weight: weight) }
    case .blocks:
      glyphs.map { $0 == BlocksTypeface.boxGlyph ? BlocksTypeface.box : PathStorage() }
    }
  }
}
