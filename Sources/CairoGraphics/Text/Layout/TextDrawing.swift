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
    context.perform(.text(self, at: origin, color: color))
  }

  /// Draws the text on a canvas, with the top left corner of the layout's box at a point of user
  /// space.
  func draw(
    on canvas: any Canvas, at origin: CGPoint, color: CGColor, transform: CGAffineTransform,
    compositing: Compositing
  ) {
    var color = color
    if let recording = FontRecording.current {
      // A layout may be older than the recording that it is drawn in.
      record(in: recording)
      guard let ink = recording.ink.color(for: color) else { return }
      color = ink
    }
    for line in lines where !line.shaped.runs.isEmpty {
      let start = Point(
        (origin.x + line.origin.x).native, (origin.y + line.origin.y).native)
      if let place = maskPlace(of: line, at: start, transform: transform, on: canvas) {
        if !place.mask.bytes.isEmpty {
          canvas.fill(
            place.mask, x: place.x, y: place.y, color: color, compositing: compositing)
        }
      } else {
        drawOutlines(of: line, at: start, transform: transform, on: canvas)
        canvas.fillShape(rule: .winding, color: color, compositing: compositing)
      }
      for glyph in line.shaped.colorGlyphs {
        draw(
          glyph, at: start, color: color, transform: transform, on: canvas,
          compositing: compositing)
      }
    }
  }

  /// Draws a glyph in its own colours, as opaque as that of the text.
  private func draw(
    _ glyph: PlacedColorGlyph, at start: Point, color: CGColor, transform: CGAffineTransform,
    on canvas: any Canvas, compositing: Compositing
  ) {
    let scale = glyph.scale * pointsPerUnit
    let toUser = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: start.x + glyph.position.x * pointsPerUnit,
      ty: start.y - glyph.position.y * pointsPerUnit)
    let toSurface = snappedToBaseline(toUser.concatenating(transform), on: canvas)
    switch glyph.glyph {
    case .layers(let layers):
      let outlines = glyph.face.outlines(of: layers.map(\.glyph))
      for (layer, outline) in zip(layers, outlines) where !outline.isEmpty {
        canvas.append(outline, transform: toSurface)
        let own = layer.color.map {
          CGColor(
            red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha * color.alpha)
        }
        canvas.fillShape(rule: .winding, color: own ?? color, compositing: compositing)
      }
    case .picture(let image, let box):
      // The unit square's y axis runs down from the picture's top.
      let unit = CGAffineTransform(
        a: box.width, b: 0, c: 0, d: -box.height, tx: box.minX, ty: box.maxY)
      var compositing = compositing
      compositing.alpha *= color.alpha.native
      canvas.draw(image, transform: unit.concatenating(toSurface), compositing: compositing)
    }
  }

  /// The transform with its origin on whole pixels, as the letters of a line have their baseline on one;
  /// unchanged in documents and under a rotation.
  private func snappedToBaseline(
    _ transform: CGAffineTransform, on canvas: any Canvas
  ) -> CGAffineTransform {
    guard canvas.hasPixels, transform.b == 0, transform.c == 0,
      abs(transform.tx) < TextLayout.farthest, abs(transform.ty) < TextLayout.farthest
    else { return transform }
    var snapped = transform
    snapped.tx = CGFloat(PixelGrid.nearestPixel(transform.tx.native))
    snapped.ty = CGFloat(PixelGrid.nearestPixel(transform.ty.native))
    return snapped
  }

  /// A line's mask and the pixel of its top left corner; nil where the line must be filled as
  /// outlines: in a document, under a rotation, or if it is so large that a mask would be a waste.
  private func maskPlace(
    of line: Line, at start: Point, transform: CGAffineTransform, on canvas: any Canvas
  ) -> (mask: AlphaMask, x: Int, y: Int)? {
    guard canvas.hasPixels, transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0
    else { return nil }
    let scaleX = pointsPerUnit * transform.a.native
    let scaleY = pointsPerUnit * transform.d.native
    let x = transform.a.native * start.x + transform.tx.native
    let y = transform.d.native * start.y + transform.ty.native
    guard abs(x) < TextLayout.farthest, abs(y) < TextLayout.farthest,
      line.shaped.width * scaleX < TextLayout.widestMask,
      font.lineHeight.native * transform.d.native < TextLayout.highestMask
    else { return nil }
    let quarters = PixelGrid.nearestPixel(x * 4)
    let row = PixelGrid.nearestPixel(y)
    let mask = ThreadCaches.current.lines.mask(
      of: line.shaped, scaleX: scaleX, scaleY: scaleY, phase: quarters & 3)
    return (mask.mask, (quarters >> 2) + mask.x, row + mask.y)
  }

  /// Adds the outlines of a line's glyphs to the canvas's shape. They make one shape, so overlaps
  /// count once.
  private func drawOutlines(
    of line: Line, at start: Point, transform: CGAffineTransform, on canvas: any Canvas
  ) {
    for run in line.shaped.outlineRuns {
      let scale = run.scale * pointsPerUnit
      for (outline, position) in zip(run.source.outlines(of: run.glyphs), run.positions) {
        let place = CGAffineTransform(
          a: scale, b: 0, c: 0, d: -scale, tx: start.x + position.x * pointsPerUnit,
          ty: start.y - position.y * pointsPerUnit)
        canvas.append(outline, transform: place.concatenating(transform))
      }
    }
  }

  // In pixels; the first is 16 times the longest side of a bitmap.
  private static let farthest = 16.0 * 16_384
  private static let widestMask = 2048.0
  private static let highestMask = 256.0
}
