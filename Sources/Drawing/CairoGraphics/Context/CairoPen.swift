import CCairo
import Foundation
import Pixels

/// cairo's surface and context over the memory of a layer's pixels. Together with ``AlphaMask`` the
/// only place where cairo draws pixels.
final class CairoPen {
  let cairo: OpaquePointer?
  private let surface: OpaquePointer?
  /// Retains the pixels.
  private let memory: PixelMemory
  private let frame: PixelRect
  private let originX: Double
  private let originY: Double

  /// - Parameter frame: of the layer; the clip is all of it.
  init(on memory: PixelMemory, frame: PixelRect) {
    self.memory = memory
    self.frame = frame
    originX = Double(frame.x)
    originY = Double(frame.y)
    surface = Self.surface(over: memory.pixels, width: frame.width, height: frame.height)
    cairo = cairo_create(surface)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  private static func surface(
    over pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int
  ) -> OpaquePointer? {
    // Rows of ARGB32 need no padding.
    cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(width), Int32(height), Int32(width * 4))
  }

  var error: CGContextError? {
    let status = cairo_status(cairo)
    return status == CAIRO_STATUS_SUCCESS ? nil : CGContextError(status)
  }

  /// Finishes cairo's pending writes; call before others access the pixels.
  func flush() { cairo_surface_flush(surface) }

  /// Informs cairo that others have changed pixels.
  func markDirty() { cairo_surface_mark_dirty(surface) }

  // MARK: Clip

  /// Saves the clip.
  func save() { cairo_save(cairo) }

  /// Restores the clip saved last.
  func restore() { cairo_restore(cairo) }

  /// Intersects the clip with whole pixels.
  func clip(_ rect: PixelRect) {
    cairo_rectangle(
      cairo, Double(rect.x) - originX, Double(rect.y) - originY, Double(rect.width),
      Double(rect.height))
    cairo_clip(cairo)
  }

  /// Intersects the clip with a shape.
  func clip(_ polygons: Polygons, rule: CGPathFillRule) {
    emit(polygons, rule: rule)
    cairo_clip(cairo)
  }

  /// The whole pixels that the clip touches.
  var clipFrame: PixelRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    return PixelRect(
      x: Int(x0) + frame.x, y: Int(y0) + frame.y, width: Int(x1 - x0), height: Int(y1 - y0))
  }

  // MARK: Painting

  /// Sets a solid colour such that cairo arrives at exactly `round(component · alpha / 255)` for
  /// each premultiplied byte: cairo multiplies in `Double` and truncates.
  private func setSource(_ color: Color8) {
    let alpha = Int(color.alpha)
    func component(_ value: UInt8) -> Double {
      alpha == 0 ? 0 : Double((Int(value) * alpha * 2 + 255) / 510) / Double(alpha)
    }
    cairo_set_source_rgba(
      cairo, component(color.red), component(color.green), component(color.blue),
      Double(alpha) / 255)
  }

  func fill(
    _ polygons: Polygons, rule: CGPathFillRule, _ color: Color8, _ blendMode: CGBlendMode
  ) {
    setSource(color)
    cairo_set_operator(cairo, blendMode.cairoOperator)
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

  private func emit(_ polygons: Polygons, rule: CGPathFillRule) {
    polygons.emit(to: cairo, rule: rule, originX: originX, originY: originY)
  }

  /// Paints a colour through a mask.
  func paint(
    _ color: Color8, through mask: AlphaMask, x: Int, y: Int, _ blendMode: CGBlendMode
  ) {
    setSource(color)
    cairo_set_operator(cairo, blendMode.cairoOperator)
    mask.withSurface { maskSurface in
      cairo_mask_surface(cairo, maskSurface, Double(x) - originX, Double(y) - originY)
    }
  }

  /// Paints ARGB32 pixels that lie in a frame, row by row. They are not accessed afterwards.
  func paint(
    _ pixels: UnsafeMutablePointer<UInt32>, frame imageFrame: PixelRect,
    _ compositing: Compositing
  ) {
    let image = Self.surface(over: pixels, width: imageFrame.width, height: imageFrame.height)
    cairo_set_operator(cairo, compositing.blendMode.cairoOperator)
    let alpha = (compositing.alpha * 255 + 0.5).rounded(.down) / 255
    if compositing.blendMode.reachesBeyondShape {
      save()
      clip(imageFrame)
    }
    cairo_set_source_surface(
      cairo, image, Double(imageFrame.x) - originX, Double(imageFrame.y) - originY)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    if alpha < 1 { cairo_paint_with_alpha(cairo, alpha) } else { cairo_paint(cairo) }
    if compositing.blendMode.reachesBeyondShape { restore() }
    // Releases the image, which is about to disappear.
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    cairo_surface_finish(image)
    cairo_surface_destroy(image)
  }
}

extension Polygons {
  /// Appends all contours to cairo's current path.
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
