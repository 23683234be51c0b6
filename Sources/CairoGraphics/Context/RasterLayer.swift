import CCairo
import Foundation
import Pixels

/// One ARGB32 surface of cairo's and the context that draws on it. The only place that talks to
/// cairo about pixels.
///
/// Coordinates are those of the whole bitmap; the layer's own origin, whole pixels, is taken off
/// at the last moment, so that cairo's transform is the identity always.
final class RasterLayer {
  /// The part of the bitmap that the layer covers.
  let frame: PixelRect
  private let memory: PixelMemory?
  private let surface: OpaquePointer?
  let cairo: OpaquePointer?
  private let originX: Double
  private let originY: Double
  /// The clip, as long as it is a rectangle of whole pixels.
  private(set) var wholePixelClip: PixelRect?
  private var savedClips: [PixelRect?] = []
  /// What was set last, so that equal sources and operators are set once.
  private var source: Color8?
  private var blendMode = CGBlendMode.normal

  init(frame: PixelRect) {
    self.frame = frame
    wholePixelClip = frame
    originX = Double(frame.x)
    originY = Double(frame.y)
    memory = PixelMemory(count: frame.width * frame.height * 4)
    // Rows of ARGB32 need no padding.
    surface = cairo_image_surface_create_for_data(
      memory?.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(frame.width),
      Int32(frame.height), Int32(frame.width * 4))
    cairo = cairo_create(surface)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  var error: CGContextError? {
    if memory == nil { return CGContextError(CAIRO_STATUS_NO_MEMORY) }
    let status = cairo_status(cairo)
    return status == CAIRO_STATUS_SUCCESS ? nil : CGContextError(status)
  }

  // MARK: State

  func save() {
    cairo_save(cairo)
    savedClips.append(wholePixelClip)
  }

  func restore() {
    cairo_restore(cairo)
    wholePixelClip = savedClips.popLast() ?? nil
    forgetSource()
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    blendMode = .normal
  }

  /// Lets go of a source that is about to disappear, and of what was remembered of it.
  private func forgetSource() {
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    source = nil
  }

  /// The whole pixels that the clip touches.
  var clipFrame: PixelRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    return PixelRect(
      x: Int(x0) + frame.x, y: Int(y0) + frame.y, width: Int(x1 - x0), height: Int(y1 - y0))
  }

  /// Sets a solid colour such that cairo arrives at exactly `round(component · alpha / 255)` for
  /// each premultiplied byte: cairo multiplies in `Double`, and cuts off.
  func setSource(_ color: Color8) {
    guard color != source else { return }
    source = color
    let alpha = Int(color.alpha)
    func component(_ value: UInt8) -> Double {
      alpha == 0 ? 0 : Double((Int(value) * alpha * 2 + 255) / 510) / Double(alpha)
    }
    cairo_set_source_rgba(
      cairo, component(color.red), component(color.green), component(color.blue),
      Double(alpha) / 255)
  }

  func setOperator(_ mode: CGBlendMode) {
    guard mode != blendMode else { return }
    blendMode = mode
    cairo_set_operator(cairo, mode.cairoOperator)
  }

  // MARK: Shapes

  func fill(_ polygons: Polygons, rule: CGPathFillRule) {
    polygons.emit(to: cairo, rule: rule, originX: originX, originY: originY)
    cairo_fill(cairo)
  }

  func clip(_ polygons: Polygons, rule: CGPathFillRule) {
    wholePixelClip = wholePixelClip.flatMap { clip in
      PixelRect(polygons).map { clip.intersection($0) }
    }
    polygons.emit(to: cairo, rule: rule, originX: originX, originY: originY)
    cairo_clip(cairo)
  }

  /// Paints an opaque colour where a shape lies, all of it within the clip, without cairo.
  ///
  /// - Parameters:
  ///   - x: where the left edge of the shape's frame goes.
  ///   - y: where its top edge goes.
  func paint(_ shape: ShapeCoverage, x: Int, y: Int, _ color: Color8) {
    guard let memory, !shape.frame.isEmpty else { return }
    cairo_surface_flush(surface)
    let pixels = memory.bytes.assumingMemoryBound(to: UInt32.self)
    shape.paint(
      color.opaquePixel, on: pixels + ((y - frame.y) * frame.width + x - frame.x),
      width: frame.width)
    cairo_surface_mark_dirty(surface)
  }

  // MARK: Pictures

  /// Paints the source through a mask.
  func paint(through mask: AlphaMask, x: Int, y: Int) {
    mask.withSurface { maskSurface in
      cairo_mask_surface(cairo, maskSurface, Double(x) - originX, Double(y) - originY)
    }
  }

  /// Paints a picture.
  func paint(_ picture: Bitmap, frame pictureFrame: PixelRect, _ compositing: Compositing) {
    guard !pictureFrame.isEmpty else { return }
    picture.pixels.withUnsafeBufferPointer { pixels in
      // cairo reads a source only, whatever its signature says.
      let bytes = UnsafeMutableRawPointer(mutating: pixels.baseAddress)?.assumingMemoryBound(
        to: UInt8.self)
      let pictureSurface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height),
        Int32(picture.width * 4))
      paint(pictureSurface, frame: pictureFrame, compositing)
      cairo_surface_finish(pictureSurface)
      cairo_surface_destroy(pictureSurface)
    }
  }

  /// Paints another layer where it lies.
  func paint(_ other: RasterLayer, _ compositing: Compositing) {
    guard !other.frame.isEmpty else { return }
    cairo_surface_flush(other.surface)
    paint(other.surface, frame: other.frame, compositing)
  }

  private func paint(
    _ picture: OpaquePointer?, frame pictureFrame: PixelRect, _ compositing: Compositing
  ) {
    setOperator(compositing.blendMode)
    let alpha = (compositing.alpha * 255 + 0.5).rounded(.down) / 255
    let (x, y) = (Double(pictureFrame.x) - originX, Double(pictureFrame.y) - originY)
    if compositing.blendMode.reachesBeyondShape {
      cairo_save(cairo)
      cairo_rectangle(
        cairo, x, y, Double(pictureFrame.width), Double(pictureFrame.height))
      cairo_clip(cairo)
    }
    cairo_set_source_surface(cairo, picture, x, y)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    if alpha < 1 { cairo_paint_with_alpha(cairo, alpha) } else { cairo_paint(cairo) }
    if compositing.blendMode.reachesBeyondShape { cairo_restore(cairo) }
    forgetSource()
  }

  // MARK: Pixels

  /// The pixels of a rectangle inside of the layer, row by row.
  func pixels(in rect: PixelRect) -> [UInt32] {
    var copy: [UInt32] = []
    copy.reserveCapacity(rect.width * rect.height)
    forEachRow(of: rect) { row, _ in copy.append(contentsOf: row) }
    return copy
  }

  /// Puts the pixels of a rectangle back that ``pixels(in:)`` took from it.
  func setPixels(_ pixels: [UInt32], in rect: PixelRect) {
    forEachRow(of: rect) { row, y in
      let start = (y - rect.y) * rect.width
      guard start + row.count <= pixels.count else { return }
      _ = row.update(from: pixels[start..<start + row.count])
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Calls a closure with each row of a rectangle, as far as that is inside of the layer.
  private func forEachRow(
    of rect: PixelRect, _ actions: (UnsafeMutableBufferPointer<UInt32>, Int) -> Void
  ) {
    guard rect.intersection(frame) == rect, !rect.isEmpty, let memory else { return }
    cairo_surface_flush(surface)
    let pixels = memory.bytes.bindMemory(to: UInt32.self, capacity: frame.width * frame.height)
    for y in rect.y..<rect.y + rect.height {
      let start = (y - frame.y) * frame.width + rect.x - frame.x
      actions(UnsafeMutableBufferPointer(start: pixels + start, count: rect.width), y)
    }
  }

  /// A copy of all pixels.
  func makeBitmap() -> Bitmap {
    cairo_surface_flush(surface)
    let count = frame.width * frame.height
    guard count > 0, let memory else {
      return Bitmap(width: frame.width, height: frame.height)
    }
    let pixels = UnsafeRawPointer(memory.bytes).bindMemory(to: UInt32.self, capacity: count)
    return Bitmap(
      width: frame.width, height: frame.height,
      pixels: [UInt32](UnsafeBufferPointer(start: pixels, count: count)))
  }
}

extension Polygons {
  /// Hands all contours to cairo as its current path.
  func emit(
    to cairo: OpaquePointer?, rule: CGPathFillRule, originX: Double, originY: Double
  ) {
    cairo_set_fill_rule(
      cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    forEachContour { contour in
      guard let first = contour.first else { return }
      cairo_move_to(cairo, first.x - originX, first.y - originY)
      for point in contour.dropFirst() {
        cairo_line_to(cairo, point.x - originX, point.y - originY)
      }
      cairo_close_path(cairo)
    }
  }
}

extension CGContextError {
  init(_ status: cairo_status_t) {
    self = .cairo(String(cString: cairo_status_to_string(status)))
  }
}
