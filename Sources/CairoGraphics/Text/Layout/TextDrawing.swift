import Foundation

extension TextLayout {
  /// Draws the text. In a bitmap, a line's baseline goes to the nearest whole pixel, and letters
  /// to the nearest quarter of a pixel along it; documents, and text that is turned or very
  /// large, have letters just where layout has put them.
  ///
  /// If boxes stand for the letters of a missing font, the context remembers ``fontError`` and
  /// will give no picture.
  ///
  /// - Parameters:
  ///   - context: takes the letters of a line as one shape, so that its alpha, blend mode and
  ///     shadow apply to the line as a whole.
  ///   - origin: the top left corner of the layout's box in the context's user space.
  public func draw(in context: CGContext, at origin: CGPoint, color: CGColor) {
    guard pointsPerUnit > 0, origin.x.isFinite, origin.y.isFinite else { return }
    if context.isRecording {
      // Which pixels the letters stand on is known where the list is drawn.
      context.note { draw(in: $0, at: origin, color: color) }
      return
    }
    // A layout may be older than the recording that it is drawn in.
    if let recording = FontRecording.current { note(in: recording) }
    if let fontError { context.record(fontError) }
    for line in lines where !line.shaped.runs.isEmpty {
      let start = Point(
        (origin.x + line.origin.x).native, (origin.y + line.origin.y).native)
      if !drawMask(of: line, at: start, in: context, color: color) {
        drawOutlines(of: line, at: start, in: context, color: color)
      }
    }
  }

  /// Paints a line's mask; false where a line must be filled as outlines: in a document, under a
  /// rotation, or if it is so large that a mask would be a waste.
  private func drawMask(
    of line: Line, at start: Point, in context: CGContext, color: CGColor
  ) -> Bool {
    let transform = context.ctm
    guard context.isBitmapContext, transform.b == 0, transform.c == 0, transform.a > 0,
      transform.d > 0
    else { return false }
    let scaleX = pointsPerUnit * transform.a.native
    let scaleY = pointsPerUnit * transform.d.native
    let x = transform.a.native * start.x + transform.tx.native
    let y = transform.d.native * start.y + transform.ty.native
    guard abs(x) < TextLayout.farthest, abs(y) < TextLayout.farthest,
      line.shaped.width * scaleX < TextLayout.widestMask,
      font.lineHeight.native * transform.d.native < TextLayout.highestMask
    else { return false }
    let quarters = Int((x * 4 + 0.5).rounded(.down))
    let row = Int((y + 0.5).rounded(.down))
    let mask = ThreadCaches.current.lines.mask(
      of: line.shaped, scaleX: scaleX, scaleY: scaleY, phase: quarters & 3)
    context.fill(mask.mask, atPixelX: (quarters >> 2) + mask.x, y: row + mask.y, color: color)
    return true
  }

  private func drawOutlines(
    of line: Line, at start: Point, in context: CGContext, color: CGColor
  ) {
    for run in line.shaped.runs {
      let scale = run.scale * pointsPerUnit
      for (outline, position) in zip(run.source.outlines(of: run.glyphs), run.positions) {
        context.addOutline(
          outline,
          transform: CGAffineTransform(
            a: scale, b: 0, c: 0, d: -scale, tx: start.x + position.x * pointsPerUnit,
            ty: start.y - position.y * pointsPerUnit))
      }
    }
    context.fillOutlines(color: color)
  }

  // In pixels; the first is 16 times the longest side of a bitmap.
  private static let farthest = 16.0 * 16_384
  private static let widestMask = 2048.0
  private static let highestMask = 256.0
}
