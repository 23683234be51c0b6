import CCairo
import Foundation
import Pixels

/// cairo's surface and context over the memory of a layer's pixels: the only place where cairo draws pixels.
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

  /// Fills whole pixels.
  func fill(_ rect: PixelRect, _ color: Color8, _ blendMode: CGBlendMode) {
    save()
    clip(rect)
    setSource(color)
    cairo_set_operator(cairo, blendMode.cairoOperator)
    cairo_paint(cairo)
    restore()
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

  /// Paints ARGB32 pixels that lie in a frame, row by row, through a mask if there is one. They are not accessed
  /// afterwards.
  func paint(
    _ pixels: UnsafeMutablePointer<UInt32>, frame imageFrame: PixelRect,
    _ compositing: Compositing, through mask: AlphaMask? = nil, at maskFrame: PixelRect? = nil
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
    if let mask, let maskFrame {
      mask.scaled(by: alpha).withSurface { maskSurface in
        cairo_mask_surface(
          cairo, maskSurface, Double(maskFrame.x) - originX, Double(maskFrame.y) - originY)
      }
    } else if alpha < 1 {
      cairo_paint_with_alpha(cairo, alpha)
    } else {
      cairo_paint(cairo)
    }
    if compositing.blendMode.reachesBeyondShape { restore() }
    // Releases the image, which is about to disappear.
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    cairo_surface_finish(image)
    cairo_surface_destroy(image)
  }
}

extension CGContextError {
  init(_ status: cairo_status_t) {
    self = .cairo(String(cString: cairo_status_to_string(status)))
  }
}
