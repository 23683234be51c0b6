import CairoGraphics
import Foundation

/// A line of glyphs at a size, drawn as one shape.
struct GlyphLine: Sendable {
  let shaped: ShapedLine
  /// Points in one of the line's units.
  let pointsPerUnit: Double
  /// The height of a line of the font, points.
  let lineHeight: Double
  /// How far letters lean to the right, in their heights: 0 is upright.
  var shear = 0.0

  /// Draws the glyphs on a canvas, with the left end of the baseline at a point of user space.
  func draw(
    on canvas: any Canvas, at start: Point, color: CGColor, transform: CGAffineTransform,
    compositing: Compositing
  ) {
    if let place = maskPlace(at: start, transform: transform, on: canvas) {
      if !place.mask.bytes.isEmpty {
        canvas.fill(place.mask, x: place.x, y: place.y, color: color, compositing: compositing)
      }
    } else {
      let transform = shear == 0 ? transform : snapped(transform, at: start, on: canvas)
      appendOutlines(at: start, transform: transform, on: canvas)
      canvas.fillShape(rule: .winding, color: color, compositing: compositing)
    }
    for glyph in shaped.colorGlyphs {
      draw(
        glyph, at: start, color: color, transform: transform, on: canvas, compositing: compositing)
    }
  }

  /// Draws the outlines of the glyphs as lines.
  ///
  /// - Parameter width: of the lines, points.
  func stroke(
    on canvas: any Canvas, at start: Point, width: Double, color: CGColor,
    transform: CGAffineTransform, compositing: Compositing
  ) {
    let transform = snapped(transform, at: start, on: canvas)
    for run in shaped.outlineRuns {
      let scale = run.scale * pointsPerUnit
      guard scale > 0 else { continue }
      let style = StrokeStyle(width: width / scale)
      // The line around a widened letter is as thick at its sides as elsewhere.
      let widened = CGAffineTransform(scaleX: CGFloat(run.widening), y: 1)
      forEachOutline(of: run, at: start, widening: 1) { outline, place in
        canvas.appendStroke(
          run.widening == 1 ? outline : outline.applying(widened),
          transform: place.concatenating(transform), style: style)
      }
    }
    canvas.fillShape(rule: .winding, color: color, compositing: compositing)
  }

  /// Draws a glyph in its own colours, as opaque as the colour of the text.
  private func draw(
    _ glyph: PlacedColorGlyph, at start: Point, color: CGColor, transform: CGAffineTransform,
    on canvas: any Canvas, compositing: Compositing
  ) {
    let scale = glyph.scale * pointsPerUnit
    let toUser = CGAffineTransform(
      a: scale * glyph.widening, b: 0, c: 0, d: -scale,
      tx: start.x + glyph.position.x * pointsPerUnit,
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
      abs(transform.tx) < GlyphLine.farthest, abs(transform.ty) < GlyphLine.farthest
    else { return transform }
    var snapped = transform
    snapped.tx = CGFloat(PixelGrid.nearestPixel(transform.tx.native))
    snapped.ty = CGFloat(PixelGrid.nearestPixel(transform.ty.native))
    return snapped
  }

  /// The transform moved so that outlines lie where the mask of the line would: the baseline on a whole
  /// pixel, the start on a quarter of one; unchanged in documents and under a rotation.
  private func snapped(
    _ transform: CGAffineTransform, at start: Point, on canvas: any Canvas
  ) -> CGAffineTransform {
    guard canvas.hasPixels, transform.b == 0, transform.c == 0 else { return transform }
    let place = start.applying(transform)
    guard abs(place.x) < GlyphLine.farthest, abs(place.y) < GlyphLine.farthest else {
      return transform
    }
    var snapped = transform
    snapped.tx += CGFloat(Double(PixelGrid.nearestPixel(place.x * 4)) / 4 - place.x)
    snapped.ty += CGFloat(Double(PixelGrid.nearestPixel(place.y)) - place.y)
    return snapped
  }

  /// A line's mask and the pixel of its top left corner; nil where the line must be filled as
  /// outlines: in a document, under a rotation, or if it is so large that a mask would be a waste.
  private func maskPlace(
    at start: Point, transform: CGAffineTransform, on canvas: any Canvas
  ) -> (mask: AlphaMask, x: Int, y: Int)? {
    guard canvas.hasPixels, shear == 0, transform.b == 0, transform.c == 0, transform.a > 0,
      transform.d > 0
    else { return nil }
    let scaleX = pointsPerUnit * transform.a.native
    let scaleY = pointsPerUnit * transform.d.native
    let x = transform.a.native * start.x + transform.tx.native
    let y = transform.d.native * start.y + transform.ty.native
    guard abs(x) < GlyphLine.farthest, abs(y) < GlyphLine.farthest,
      shaped.width * scaleX < GlyphLine.widestMask,
      lineHeight * transform.d.native < GlyphLine.highestMask
    else { return nil }
    let quarters = PixelGrid.nearestPixel(x * 4)
    let row = PixelGrid.nearestPixel(y)
    let mask = TextCaches.current.lines.mask(
      of: shaped, scaleX: scaleX, scaleY: scaleY, phase: quarters & 3)
    return (mask.mask, (quarters >> 2) + mask.x, row + mask.y)
  }

  /// Adds the outlines of a line's glyphs to the canvas's shape. They make one shape, so overlaps
  /// count once.
  private func appendOutlines(
    at start: Point, transform: CGAffineTransform, on canvas: any Canvas
  ) {
    for run in shaped.outlineRuns {
      forEachOutline(of: run, at: start) { outline, place in
        canvas.append(outline, transform: place.concatenating(transform))
      }
    }
  }

  /// Reports the outlines of a run's glyphs with the transforms to user space.
  ///
  /// - Parameter widening: in place of the run's own.
  private func forEachOutline(
    of run: GlyphRun, at start: Point, widening: Double? = nil,
    _ body: (PathStorage, CGAffineTransform) -> Void
  ) {
    let scale = run.scale * pointsPerUnit
    let scaleX = scale * (widening ?? run.widening)
    for (outline, position) in zip(run.source.outlines(of: run.glyphs), run.positions) {
      body(
        outline,
        CGAffineTransform(
          a: scaleX, b: 0, c: scale * shear, d: -scale,
          tx: start.x + (position.x + shear * position.y) * pointsPerUnit,
          ty: start.y - position.y * pointsPerUnit))
    }
  }

  // In pixels; the first is 16 times the longest side of a bitmap.
  private static let farthest = 16.0 * 16_384
  private static let widestMask = 2048.0
  private static let highestMask = 256.0
}
