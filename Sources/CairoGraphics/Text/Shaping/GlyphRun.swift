/// Glyphs of one source that stand in a line.
struct GlyphRun: Sendable {
  let source: GlyphSource
  /// What the source's font units are multiplied by to become the line's units.
  let scale: Double
  var glyphs: [UInt32] = []
  /// Where each glyph's origin stands: x to the right from the left end of the line, y up from the
  /// baseline, in the line's units.
  var positions: [Point] = []
}

/// A line of positioned glyphs, from left to right. Its units are the font units of the font that
/// was asked for, so one shaping serves all sizes.
struct ShapedLine: Sendable {
  let runs: [GlyphRun]
  let width: Double
}
