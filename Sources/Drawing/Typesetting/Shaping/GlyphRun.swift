import CairoGraphics
import Foundation
import Synchronization

/// Consecutive glyphs of a line from one source.
struct GlyphRun: Sendable {
  let source: GlyphSource
  /// What the source's font units are multiplied by to become the line's units.
  let scale: Double
  /// What widths of glyphs are multiplied by besides.
  var widening = 1.0
  var glyphs: [UInt32] = []
  /// The origin of each glyph: x to the right from the left end of the line, y up from the
  /// baseline, in the line's units.
  var positions: [Point] = []
}

extension GlyphRun {
  /// An empty run for glyphs of a shaped one.
  init(like run: ShapedRun) {
    self.init(source: run.run.source, scale: run.scale, widening: run.widening)
  }

  /// Whether glyphs of a shaped run can be added.
  func isLike(_ run: ShapedRun) -> Bool {
    source == run.run.source && scale == run.scale && widening == run.widening
  }
}

/// How far the outlines of a line reach above and below its baseline, in the line's units; 0 and 0 for
/// a line without outlines.
struct VerticalInk: Sendable, Equatable {
  var top = 0.0
  /// Negative below the baseline.
  var bottom = 0.0
}

/// A glyph with colours of its own, in its place.
struct PlacedColorGlyph: Sendable {
  let face: FontFace
  let glyph: ColorGlyph
  /// As in ``GlyphRun``.
  let scale: Double
  let widening: Double
  let position: Point
}

/// A line of positioned glyphs, from left to right. Its units are the font units of the requested
/// font, so one shaping serves all sizes.
///
/// A class, so that caches can use a line's identity as the key.
final class ShapedLine: Sendable {
  let runs: [GlyphRun]
  /// The runs without the glyphs that have colours of their own.
  let outlineRuns: [GlyphRun]
  let colorGlyphs: [PlacedColorGlyph]
  let width: Double
  /// The fonts of all runs, each once.
  let faces: [FontFace]
  /// The fonts with a glyph that is drawn without its colours.
  let uncoloredFaces: [FontFace]

  private let knownInk = Mutex<VerticalInk?>(nil)

  init(runs: [GlyphRun], width: Double) {
    self.runs = runs
    self.width = width
    faces = runs.reduce(into: []) { faces, run in
      if case .face(let face) = run.source, !faces.contains(face) { faces.append(face) }
    }
    uncoloredFaces = faces.filter { face in
      !face.uncoloredGlyphs.isEmpty
        && runs.contains {
          $0.source == .face(face) && !face.uncoloredGlyphs.isDisjoint(with: $0.glyphs)
        }
    }
    guard faces.contains(where: \.hasColors) else {
      outlineRuns = runs
      colorGlyphs = []
      return
    }
    var colored: [PlacedColorGlyph] = []
    outlineRuns = runs.map { run in
      guard case .face(let face) = run.source, face.hasColors else { return run }
      var rest = GlyphRun(source: run.source, scale: run.scale, widening: run.widening)
      for (glyph, position) in zip(run.glyphs, run.positions) {
        if let color = face.colorGlyph(glyph) {
          colored.append(
            PlacedColorGlyph(
              face: face, glyph: color, scale: run.scale, widening: run.widening,
              position: position))
        } else {
          rest.glyphs.append(glyph)
          rest.positions.append(position)
        }
      }
      return rest
    }
    colorGlyphs = colored
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

  /// The rectangle around the outlines, in the line's units, y up; null for a line without outlines.
  var inkBounds: CGRect {
    var ink = CGRect.null
    func add(_ bounds: CGRect, _ scale: Double, _ widening: Double, _ position: Point) {
      guard !bounds.isNull else { return }
      ink = ink.union(
        CGRect(
          x: position.x + bounds.minX.native * scale * widening,
          y: position.y + bounds.minY.native * scale,
          width: bounds.width.native * scale * widening, height: bounds.height.native * scale))
    }
    for run in outlineRuns {
      for (outline, position) in zip(run.source.outlines(of: run.glyphs), run.positions) {
        add(outline.tightBounds, run.scale, run.widening, position)
      }
    }
    for glyph in colorGlyphs {
      add(glyph.bounds, glyph.scale, glyph.widening, glyph.position)
    }
    return ink
  }

  private func measuredInk() -> VerticalInk {
    var ink = VerticalInk()
    for run in outlineRuns {
      for (outline, position) in zip(run.source.outlines(of: run.glyphs), run.positions) {
        let bounds = outline.tightBounds
        guard !bounds.isNull else { continue }
        ink.top = max(ink.top, position.y + bounds.maxY.native * run.scale)
        ink.bottom = min(ink.bottom, position.y + bounds.minY.native * run.scale)
      }
    }
    for glyph in colorGlyphs {
      let bounds = glyph.bounds
      guard !bounds.isNull else { continue }
      ink.top = max(ink.top, glyph.position.y + bounds.maxY.native * glyph.scale)
      ink.bottom = min(ink.bottom, glyph.position.y + bounds.minY.native * glyph.scale)
    }
    return ink
  }
}

extension PlacedColorGlyph {
  /// Around all layers, or the picture, in font units, y up; null if there are none.
  fileprivate var bounds: CGRect {
    switch glyph {
    case .layers(let layers):
      face.outlines(of: layers.map(\.glyph)).reduce(CGRect.null) { $0.union($1.tightBounds) }
    case .picture(_, let box): box
    }
  }
}
