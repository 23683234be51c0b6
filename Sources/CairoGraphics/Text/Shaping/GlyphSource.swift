/// Where the outlines of a run of glyphs come from.
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
