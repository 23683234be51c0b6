/// Consecutive glyphs of a line from one source.
struct GlyphRun: Sendable {
  let source: GlyphSource
  /// What the source's font units are multiplied by to become the line's units.
  let scale: Double
  var glyphs: [UInt32] = []
  /// The origin of each glyph: x to the right from the left end of the line, y up from the
  /// baseline, in the line's units.
  var positions: [Point] = []
}

/// A line of positioned glyphs, from left to right. Its units are the font units of the requested
/// font, so one shaping serves all sizes.
///
/// A class, so that caches can use a line's identity as the key.
final class ShapedLine: Sendable {
  let runs: [GlyphRun]
  let width: Double
  /// The fonts of all runs, each once.
  let faces: [FontFace]

  init(runs: [GlyphRun], width: Double) {
    self.runs = runs
    self.width = width
    faces = runs.reduce(into: []) { faces, run in
      if case .face(let face) = run.source, !faces.contains(face) { faces.append(face) }
    }
  }
}
