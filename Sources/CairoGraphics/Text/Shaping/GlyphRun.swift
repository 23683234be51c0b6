/// Glyphs of one source that stand in a line.
struct GlyphRun: Sendable, Hashable {
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
struct ShapedLine: Sendable, Hashable {
  let runs: [GlyphRun]
  let width: Double
  /// Of the runs, computed once: lines are looked up again and again.
  private let contentHash: Int

  init(runs: [GlyphRun], width: Double) {
    self.runs = runs
    self.width = width
    contentHash = runs.hashValue
  }

  static func == (left: ShapedLine, right: ShapedLine) -> Bool {
    left.contentHash == right.contentHash && left.runs == right.runs
  }

  func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}
