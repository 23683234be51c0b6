import CairoGraphics
import Foundation

extension TextLayout {
  /// Draws the text. In a bitmap, a line's baseline is rounded to a whole pixel, and the position
  /// of letters along it to a quarter of a pixel; in documents, and where text is rotated or very
  /// large, positions are exact.
  ///
  /// If the text shows boxes because a font is missing, the context records ``fontError`` and gives
  /// no bitmap.
  ///
  /// - Parameters:
  ///   - context: draws the letters of a line as one shape, so that its alpha, blend mode and
  ///     shadow apply to the line as a whole.
  ///   - origin: the top left corner of the layout's box in the context's user space.
  public func draw(in context: CGContext, at origin: CGPoint, color: CGColor) {
    guard pointsPerUnit > 0, origin.x.isFinite, origin.y.isFinite else { return }
    context.draw(self as any CanvasText, at: origin, color: color)
  }

}

extension TextLayout: CanvasText {
  package var fontProblem: (any Error)? { fontError }

  /// Draws the text on a canvas, with the top left corner of the layout's box at a point of user
  /// space.
  ///
  /// - Parameter color: of the text; black if nil, since a layout has no colour of its own.
  package func draw(
    on canvas: any Canvas, at origin: Point, color: CGColor?, transform: CGAffineTransform,
    compositing: Compositing
  ) {
    var color = color ?? .black
    if let recording = FontRecording.current {
      // A layout may be older than the recording that it is drawn in.
      record(in: recording)
      guard let ink = recording.ink.color(for: color) else { return }
      color = ink
    } else if let missingText {
      FontRecording.reportUnrecorded(missingText)
    }
    for line in lines where !line.shaped.runs.isEmpty {
      let glyphs = GlyphLine(
        shaped: line.shaped, pointsPerUnit: pointsPerUnit, lineHeight: font.lineHeight.native)
      let start = Point(origin.x + line.origin.x.native, origin.y + line.origin.y.native)
      glyphs.draw(
        on: canvas, at: start, color: color, transform: transform, compositing: compositing)
    }
  }
}
