import Synchronization

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

/// How far the outlines of a line reach above and below its baseline, in the line's units; 0 and 0 for
/// a line without outlines.
struct VerticalInk: Sendable, Equatable {
  var top = 0.0
  /// Negative below the baseline.
  var bottom = 0.0
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

  private let knownInk = Mutex<VerticalInk?>(nil)

  init(runs: [GlyphRun], width: Double) {
    self.runs = runs
    self.width = width
    faces = runs.reduce(into: []) { faces, run in
      if case .face(let face) = run.source, !faces.contains(face) { faces.append(face) }
    }
  }

  /// The vertical extent of the outlines, which are read on first access.
  var ink: VerticalInk {
    knownInk.withLock { known in
      if let known { return known }
      let ink = measuredInk()
      known = ink
      return ink
    }
  }

  private func measuredInk() -> VerticalInk {
    var ink = VerticalInk()
    for run in runs {
      for (outline, position) in zip(run.source.outlines(of: run.glyphs), run.positions) {
        let bounds = outline.tightBounds
        guard !bounds.isNull else { continue }
        ink.top = max(ink.top, position.y + bounds.maxY.native * run.scale)
        ink.bottom = min(ink.bottom, position.y + bounds.minY.native * run.scale)
      }
    }
    return ink
  }
}
