import CCairo
import Foundation
import Pixels

/// A bitmap that cairo fills for us: polygons on a grid of 1/256 pixel, under the identity
/// transform, onto an ARGB32 image surface.
final class RasterCanvas: Canvas {
  let width: Int
  let height: Int
  let scale: Double
  private let surface: OpaquePointer
  let cairo: OpaquePointer
  /// The shape being gathered.
  var shape = Polygons()
  /// What the source was set to last, so that equal colours are set once.
  private var sourceColor: Color8?
  private var blendMode = CGBlendMode.normal

  init(width: Int, height: Int, scale: CGFloat) throws(CGContextError) {
    guard scale.isFinite, scale > 0 else { throw .invalidScale(scale) }
    guard width >= 0, height >= 0 else {
      throw .invalidSize(width: CGFloat(width), height: CGFloat(height))
    }
    guard width <= CGContextError.maximumSide, height <= CGContextError.maximumSide,
      width * height <= CGContextError.maximumPixelCount
    else { throw .tooLarge(width: width, height: height) }
    self.width = width
    self.height = height
    self.scale = scale.native
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    cairo = cairo_create(surface)
    let status = cairo_status(cairo)
    if status != CAIRO_STATUS_SUCCESS { throw CGContextError(status) }
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  var size: CGSize { CGSize(width: width, height: height) }

  var error: CGContextError? {
    let status = cairo_status(cairo)
    return status == CAIRO_STATUS_SUCCESS ? nil : CGContextError(status)
  }

  func save() {
    cairo_save(cairo)
  }

  func restore() {
    cairo_restore(cairo)
    // cairo brings back the source and the operator of its own state.
    sourceColor = nil
    blendMode = CGBlendMode.normal
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  func append(_ path: PathStorage, transform: CGAffineTransform) {
    shape.append(path, transform: transform)
  }

  func appendStroke(_ path: PathStorage, transform: CGAffineTransform, style: StrokeStyle) {
    shape.append(
      path.stroked(style, scale: transform.largestScale), transform: transform)
  }

  func fillShape(rule: CGPathFillRule, color: CGColor, compositing: Compositing) {
    defer { shape.removeAll() }
    guard !shape.isEmpty else { return }
    setSource(Color8(color, alpha: compositing.alpha))
    composite(with: compositing.blendMode) {
      emitShape(rule: rule)
      cairo_fill(cairo)
    } throughClip: {
      emitShape(rule: rule)
      cairo_clip(cairo)
      cairo_paint(cairo)
    }
  }

  /// Runs drawing under a blend mode; in a clip of its own where the mode would reach beyond the
  /// shape.
  private func composite(
    with mode: CGBlendMode, _ body: () -> Void, throughClip clipped: () -> Void
  ) {
    if mode != blendMode {
      cairo_set_operator(cairo, mode.cairoOperator)
      blendMode = mode
    }
    if mode.reachesBeyondShape {
      cairo_save(cairo)
      clipped()
      cairo_restore(cairo)
    } else {
      body()
    }
  }

  func clipShape(rule: CGPathFillRule) {
    defer { shape.removeAll() }
    emitShape(rule: rule)
    cairo_clip(cairo)
  }

  /// Hands the shape to cairo as its current path.
  private func emitShape(rule: CGPathFillRule) {
    cairo_set_fill_rule(
      cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    shape.forEachContour { contour in
      guard let first = contour.first else { return }
      cairo_move_to(cairo, first.x, first.y)
      for point in contour.dropFirst() { cairo_line_to(cairo, point.x, point.y) }
      cairo_close_path(cairo)
    }
  }

  /// Sets a solid colour such that cairo arrives at exactly `round(component · alpha / 255)` for
  /// each premultiplied byte: cairo multiplies in `Double` and cuts off.
  private func setSource(_ color: Color8) {
    guard color != sourceColor else { return }
    sourceColor = color
    let alpha = Int(color.alpha)
    func component(_ value: UInt8) -> Double {
      alpha == 0 ? 0 : Double((Int(value) * alpha * 2 + 255) / 510) / Double(alpha)
    }
    cairo_set_source_rgba(
      cairo, component(color.red), component(color.green), component(color.blue),
      Double(alpha) / 255)
  }

  func fill(_ mask: AlphaMask, x: Int, y: Int, color: CGColor, compositing: Compositing) {
    setSource(Color8(color, alpha: compositing.alpha))
  }

  func draw(_ image: CGImage, transform: CGAffineTransform, compositing: Compositing) {
  }

  func draw(
    _ gradient: CGGradient, geometry: GradientGeometry, options: CGGradientDrawingOptions,
    transform: CGAffineTransform, compositing: Compositing
  ) {
  }

  func beginLayer() {
    cairo_push_group(cairo)
    sourceColor = nil
  }

  func endLayer(compositing: Compositing) {
    cairo_pop_group_to_source(cairo)
    sourceColor = nil
    cairo_set_operator(cairo, compositing.blendMode.cairoOperator)
    blendMode = compositing.blendMode
    cairo_paint_with_alpha(cairo, (compositing.alpha * 255 + 0.5).rounded(.down) / 255)
  }

  /// A copy of all pixels.
  func makeBitmap() -> Bitmap {
    cairo_surface_flush(surface)
    guard width > 0, height > 0, let data = cairo_image_surface_get_data(surface) else {
      return Bitmap(width: width, height: height)
    }
    // Rows of ARGB32 have no padding.
    let pixels = UnsafeRawPointer(data).bindMemory(to: UInt32.self, capacity: width * height)
    return Bitmap(
      width: width, height: height,
      pixels: [UInt32](UnsafeBufferPointer(start: pixels, count: width * height)))
  }
}

extension CGContextError {
  init(_ status: cairo_status_t) {
    self = .cairo(String(cString: cairo_status_to_string(status)))
  }
}
