import CCairo
import Foundation
import Pixels

/// cairo's surface and context over the memory of a layer's pixels.
final class CairoPen {
  let cairo: OpaquePointer?
  private let surface: OpaquePointer?
  /// Keeps the pixels alive.
  private let memory: PixelMemory
  private let frame: PixelRect
  private let originX: Double
  private let originY: Double
  /// The clip of whole pixels that cairo was told last; nil if it was told another since.
  private var clip: PixelRect?
  private var savedClips: [PixelRect?] = []
  /// What was set last, so that equal sources and operators are set once; nil if that is not known.
  private var source: Color8?
  private var blendMode: CGBlendMode?

  /// - Parameter frame: of the layer; the clip is all of it.
  init(on memory: PixelMemory, frame: PixelRect) {
    self.memory = memory
    self.frame = frame
    clip = frame
    originX = Double(frame.x)
    originY = Double(frame.y)
    surface = Self.surface(of: memory.address, width: frame.width, height: frame.height)
    cairo = cairo_create(surface)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  private static func surface(
    of pixels: UnsafeMutableRawPointer?, width: Int, height: Int
  ) -> OpaquePointer? {
    // Rows of ARGB32 need no padding.
    cairo_image_surface_create_for_data(
      pixels?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
      Int32(height), Int32(width * 4))
  }

  var error: CGContextError? {
    let status = cairo_status(cairo)
    return status == CAIRO_STATUS_SUCCESS ? nil : CGContextError(status)
  }

  /// Writes to memory what cairo has not written yet: before others read or change the pixels.
  func flush() { cairo_surface_flush(surface) }

  /// Tells cairo that others have changed pixels.
  func noteChange() { cairo_surface_mark_dirty(surface) }

  // MARK: State

  func save() {
    cairo_save(cairo)
    savedClips.append(clip)
  }

  func restore() {
    cairo_restore(cairo)
    clip = savedClips.popLast() ?? nil
    source = nil
    blendMode = nil
  }

  /// Makes whole pixels the clip, whatever it was before.
  func setClip(_ rect: PixelRect) {
    guard rect != clip else { return }
    clip = rect
    cairo_reset_clip(cairo)
    addRectangle(rect)
    cairo_clip(cairo)
  }

  /// The whole pixels that the clip touches.
  var clipFrame: PixelRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    return PixelRect(
      x: Int(x0) + frame.x, y: Int(y0) + frame.y, width: Int(x1 - x0), height: Int(y1 - y0))
  }

  /// Lets go of a source that is about to disappear.
  private func forgetSource() {
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    source = nil
  }

  /// Sets a solid colour such that cairo arrives at exactly `round(component · alpha / 255)` for
  /// each premultiplied byte: cairo multiplies in `Double`, and cuts off.
  private func setSource(_ color: Color8) {
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

  private func setOperator(_ mode: CGBlendMode) {
    guard mode != blendMode else { return }
    blendMode = mode
    cairo_set_operator(cairo, mode.cairoOperator)
  }

  // MARK: Shapes

  func fill(
    _ polygons: Polygons, rule: CGPathFillRule, _ color: Color8, _ blendMode: CGBlendMode
  ) {
    setSource(color)
    setOperator(blendMode)
    if blendMode.reachesBeyondShape {
      save()
      clip(polygons, rule: rule)
      cairo_paint(cairo)
      restore()
    } else {
      emit(polygons, rule: rule)
      cairo_fill(cairo)
    }
  }

  /// Makes the clip smaller by a shape.
  func clip(_ polygons: Polygons, rule: CGPathFillRule) {
    clip = nil
    emit(polygons, rule: rule)
    cairo_clip(cairo)
  }

  private func emit(_ polygons: Polygons, rule: CGPathFillRule) {
    polygons.emit(to: cairo, rule: rule, originX: originX, originY: originY)
  }

  private func addRectangle(_ rect: PixelRect) {
    cairo_rectangle(
      cairo, Double(rect.x) - originX, Double(rect.y) - originY, Double(rect.width),
      Double(rect.height))
  }

  // MARK: Pictures

  /// Paints a colour through a mask.
  func paint(
    _ color: Color8, through mask: AlphaMask, x: Int, y: Int, _ blendMode: CGBlendMode
  ) {
    setSource(color)
    setOperator(blendMode)
    mask.withSurface { maskSurface in
      cairo_mask_surface(cairo, maskSurface, Double(x) - originX, Double(y) - originY)
    }
  }

  /// Paints ARGB32 pixels that lie in a frame, row by row.
  func paint(
    _ pixels: UnsafeMutableRawPointer?, frame pictureFrame: PixelRect, _ compositing: Compositing
  ) {
    let picture = Self.surface(
      of: pixels, width: pictureFrame.width, height: pictureFrame.height)
    setOperator(compositing.blendMode)
    let alpha = (compositing.alpha * 255 + 0.5).rounded(.down) / 255
    if compositing.blendMode.reachesBeyondShape {
      save()
      clip = nil
      addRectangle(pictureFrame)
      cairo_clip(cairo)
    }
    cairo_set_source_surface(
      cairo, picture, Double(pictureFrame.x) - originX, Double(pictureFrame.y) - originY)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    if alpha < 1 { cairo_paint_with_alpha(cairo, alpha) } else { cairo_paint(cairo) }
    if compositing.blendMode.reachesBeyondShape { restore() }
    forgetSource()
    cairo_surface_finish(picture)
    cairo_surface_destroy(picture)
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
