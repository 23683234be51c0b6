import CairoGraphics
import Foundation

/// What the glyphs of a piece have in common.
struct TextPaint: Sendable, Hashable {
  var color: CGColor
  var baselineOffset: CGFloat
  var obliqueness: CGFloat
  var outline: TextOutline?
  var shadow: TextShadow?

  init(_ attributes: TextAttributes) {
    color = attributes.color
    baselineOffset = attributes.baselineOffset
    obliqueness = attributes.obliqueness
    outline = attributes.outline
    shadow = attributes.shadow
  }
}

/// Glyphs of a line that are painted alike.
package struct TextPiece: Sendable {
  let line: GlyphLine
  let paint: TextPaint
  /// The problems of the text that the piece belongs to.
  let problems: TextProblems?

  /// How far the outlines reach above the line's baseline, points.
  var inkTop: Double {
    line.shaped.ink.top * line.pointsPerUnit + paint.baselineOffset.finite
  }

  /// How far the outlines reach below the line's baseline, points; negative below.
  var inkBottom: Double {
    line.shaped.ink.bottom * line.pointsPerUnit + paint.baselineOffset.finite
  }

  /// The rectangle around the outlines, points from the left end of the line's baseline, y down; null if
  /// there are none.
  var inkBounds: CGRect {
    let bounds = line.shaped.inkBounds
    guard !bounds.isNull else { return bounds }
    let scale = CGFloat(line.pointsPerUnit)
    return CGRect(
      x: bounds.minX * scale, y: -bounds.maxY * scale - CGFloat(paint.baselineOffset.finite),
      width: bounds.width * scale, height: bounds.height * scale)
  }

}

extension TextPiece: CanvasText {
  package var fontProblem: (any Error)? { problems?.fontError }

  /// Draws the glyphs on a canvas, with the left end of the line's baseline at a point of user space.
  ///
  /// - Parameter color: of the glyphs and of their outlines, in place of their own; nil for their own.
  package func draw(
    on canvas: any Canvas, at start: Point, color: CGColor?, transform: CGAffineTransform,
    compositing: Compositing
  ) {
    var fill = color ?? paint.color
    var stroke = color ?? paint.outline?.color ?? paint.color
    if let recording = FontRecording.current {
      // A piece may be older than the recording that it is drawn in.
      problems?.record(in: recording)
      recording.record(line.shaped)
      guard let fillInk = recording.ink.color(for: fill),
        let strokeInk = recording.ink.color(for: stroke)
      else { return }
      (fill, stroke) = (fillInk, strokeInk)
    } else if let missing = problems?.missingText {
      FontRecording.reportUnrecorded(missing)
    }
    let place = Point(start.x, start.y - paint.baselineOffset.finite)
    if paint.outline?.isFilled ?? true {
      line.draw(
        on: canvas, at: place, color: fill, transform: transform, compositing: compositing)
    }
    if let width = paint.outline?.width.finite, width > 0 {
      line.stroke(
        on: canvas, at: place, width: width, color: stroke, transform: transform,
        compositing: compositing)
    }
  }
}
