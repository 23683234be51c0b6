import CHarfBuzz

/// A glyph that is set into another advance width than it is drawn for. Lengths are in font units.
///
/// The glyph becomes narrower or wider as a type designer would make it: bowls, counters and the space at both
/// sides change by one factor, and vertical strokes keep their width.
struct FittedGlyph: Sendable {
  /// In the font's file.
  let drawnAdvance: Double
  let advance: Double
  /// The width of a vertical stroke of the font's letters.
  let stem: Double

  /// What widths in the glyph are multiplied by.
  var scale: Double { (advance - stem) / (drawnAdvance - stem) }

  /// What vertical strokes have lost by the scale; negative where they have become wider.
  var lostStem: Double { (1 - scale) * stem }

  /// By how much the middle of the glyph is moved from its origin.
  var shift: Double { (advance - drawnAdvance) / 2 }

  /// How a glyph fits; nil for one that is not much wider than its stem.
  init?(drawnAdvance: Double, advance: Double, stem: Double) {
    guard drawnAdvance > stem * 1.2, advance > stem * 1.1 else { return nil }
    (self.drawnAdvance, self.advance, self.stem) = (drawnAdvance, advance, stem)
  }
}

/// The glyphs of a face that are set into the widths of iOS's system font: Latin letters, and digits, signs and
/// punctuation that are not as wide as an em. Kana and kanji are as wide on iOS as they are drawn.
struct FittedGlyphs: Sendable {
  private let glyphs: [UInt32: FittedGlyph]

  subscript(glyph: UInt32) -> FittedGlyph? { glyphs[glyph] }

  /// What kerning is multiplied by. It makes up for the open sides of letters such as `T`, which are narrower by about as
  /// much once they are fitted.
  static let kerningShare = 0.4

  /// - Parameter font: at a scale of one unit per font unit.
  init(_ advances: SystemAdvances, in font: OpaquePointer, unitsPerEm: Double) {
    func glyph(of scalar: UInt32) -> (glyph: UInt32, advance: Double)? {
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { return nil }
      return (glyph, Double(hb_font_get_glyph_h_advance(font, glyph)))
    }
    let stem = FittedGlyphs.stem(of: font) ?? 0
    var fitted: [UInt32: FittedGlyph] = [:]
    var (drawn, wanted) = (0.0, 0.0)
    for scalar in FittedGlyphs.ascii {
      guard let (glyph, drawnAdvance) = glyph(of: scalar),
        let advance = advances.advance(of: scalar)
      else { continue }
      fitted[glyph] = FittedGlyph(
        drawnAdvance: drawnAdvance, advance: advance * unitsPerEm, stem: stem)
      drawn += drawnAdvance
      wanted += advance * unitsPerEm
    }
    let mean = drawn > 0 ? wanted / drawn : 1
    for scalar in FittedGlyphs.others {
      guard let (other, drawnAdvance) = glyph(of: scalar), fitted[other] == nil, drawnAdvance > 0,
        drawnAdvance < unitsPerEm
      else { continue }
      // A letter with an accent is fitted as the letter is.
      let base = FittedGlyphs.base(of: scalar).flatMap(glyph).flatMap { fitted[$0.glyph] }
      let share = base.map { $0.advance / $0.drawnAdvance } ?? mean
      fitted[other] = FittedGlyph(
        drawnAdvance: drawnAdvance, advance: drawnAdvance * share, stem: stem)
    }
    glyphs = fitted
  }

  private static let ascii: ClosedRange<UInt32> = 0x20...0x7E

  /// Characters beyond ASCII of which fonts of Latin letters have glyphs: Latin letters, General Punctuation, currencies,
  /// letterlike signs and mathematical operators.
  private static let others: [UInt32] = [
    ascii, 0xA0...0x24F, 0x1E00...0x1EFF, 0x2010...0x205E, 0x20A0...0x20BF, 0x2100...0x214F,
    0x2200...0x22FF,
  ].flatMap { Array($0) }

  /// The width of a vertical stroke: a small `l` is nothing else. Nil if it has no outline.
  private static func stem(of font: OpaquePointer) -> Double? {
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, 0x6C, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    return Double(extents.width)
  }

  /// The letter of a letter with an accent; nil for other scalars.
  private static func base(of scalar: UInt32) -> UInt32? {
    var (first, second): (hb_codepoint_t, hb_codepoint_t) = (scalar, 0)
    var base: UInt32?
    while hb_unicode_decompose(hb_unicode_funcs_get_default(), first, &first, &second) != 0,
      second != 0
    {
      base = first
    }
    return base
  }
}
