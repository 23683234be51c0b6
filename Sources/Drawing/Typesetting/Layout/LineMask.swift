import CairoGraphics
import Foundation
import Pixels

/// A line of text as coverage, to be painted at whole pixels in any colour.
struct LineMask: Sendable {
  let mask: AlphaMask
  /// Where the mask's top left corner lies from the pixel of the line's origin.
  let x: Int
  let y: Int

  /// Adds up the masks of a line's glyphs.
  ///
  /// Each glyph is placed at the nearest quarter of a pixel, counted from the line's origin, so that
  /// a word has the same spacing wherever it begins. Marks may be placed between two rows, too.
  ///
  /// Coverage is added, up to full. Where outlines touch within a pixel, as in `——` or in joined Arabic
  /// letters, the sum is the pixel's combined coverage; the larger of the two, or one
  /// painted over the other, would leave a light seam. Only where the edges of two glyphs cross
  /// does a pixel get a little more than the union of the outlines would give it.
  ///
  /// - Parameters:
  ///   - line: the glyphs.
  ///   - scaleX: pixels in one of the line's units.
  ///   - scaleY: as `scaleX`, downwards.
  ///   - phase: where between two pixels the line's origin lies, in quarters.
  init(of line: ShapedLine, scaleX: Double, scaleY: Double, phase: Int, cache: GlyphMaskCache) {
    var glyphs: [(mask: AlphaMask, frame: PixelRect)] = []
    var bounds = PointBounds()
    for run in line.outlineRuns {
      let places = run.positions.map {
        GlyphPlace(Point($0.x * scaleX + Double(phase) / 4, -$0.y * scaleY))
      }
      let size = GlyphSize(
        source: run.source, scaleX: run.scale * run.widening * scaleX,
        scaleY: run.scale * scaleY)
      let masks = cache.masks(of: run.glyphs, at: places, size: size)
      for (mask, place) in zip(masks, places) where !mask.mask.bytes.isEmpty {
        let frame = PixelRect(
          x: place.pixelX + mask.x, y: place.pixelY + mask.y, width: mask.mask.width,
          height: mask.mask.height)
        glyphs.append((mask.mask, frame))
        bounds.add(Point(Double(frame.x), Double(frame.y)))
        bounds.add(Point(Double(frame.maxX), Double(frame.maxY)))
      }
    }
    let frame = PixelRect(around: bounds).intersection(AlphaMask.limits)
    var sum = AlphaMask(width: frame.width, height: frame.height)
    for glyph in glyphs { sum.add(glyph.mask, at: glyph.frame, in: frame) }
    mask = sum
    x = frame.x
    y = frame.y
  }
}
