import CCairo
import Foundation
import Pixels

/// A document, with cairo's own curves, strokes and gradients: the pixels of documents are not
/// compared.
final class VectorCanvas: Canvas {
  let hasPixels = false
  let isClipEmpty = false
  private(set) var size: CGSize
  let scale = 1.0
  private let format: DocumentFormat
  private let output: DocumentOutput
  private let surface: OpaquePointer?
  let cairo: OpaquePointer?
  /// The shape being collected. It is kept here because a shadow needs it in pixels.
  private var shape: [Outline] = []
  private var isFinished = false

  /// One outline to be filled or stroked.
  private struct Outline {
    var path: PathStorage
    var transform: CGAffineTransform
    var stroke: StrokeStyle?
  }

  init(format: DocumentFormat, size: CGSize) throws(CGContextError) {
    try Self.check(size)
    self.size = size
    self.format = format
    output = DocumentOutput()
    let target = Unmanaged.passUnretained(output).toOpaque()
    switch format {
    case .svg:
      surface = cairo_svg_surface_create_for_stream(
        DocumentOutput.write, target, size.width.native, size.height.native)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_USER)
    case .pdf:
      surface = cairo_pdf_surface_create_for_stream(
        DocumentOutput.write, target, size.width.native, size.height.native)
      // A fixed date, so that equal drawings give equal files.
      for field in [CAIRO_PDF_METADATA_CREATE_DATE, CAIRO_PDF_METADATA_MOD_DATE] {
        cairo_pdf_surface_set_metadata(surface, field, "2000-01-01T00:00:00Z")
      }
    }
    cairo = cairo_create(surface)
    if let error { throw error }
  }

  private static func check(_ size: CGSize) throws(CGContextError) {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      throw .invalidSize(width: size.width, height: size.height)
    }
    let limit = CGFloat(CGContextError.maximumSide)
    guard size.width <= limit, size.height <= limit else {
      throw .tooLarge(width: Int(min(size.width, 1e9)), height: Int(min(size.height, 1e9)))
    }
  }

  /// Ends the page, and begins one of another size.
  func beginPage(size: CGSize) throws(CGContextError) {
    guard format == .pdf else { throw .wrongKind("an SVG document has one page: use a PDF") }
    try Self.check(size)
    guard !isFinished else { return }
    cairo_show_page(cairo)
    cairo_pdf_surface_set_size(surface, size.width.native, size.height.native)
    self.size = size
  }

  deinit {
    // Finishing writes to `output`, which is still alive.
    cairo_surface_finish(surface)
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  var error: CGContextError? {
    let status = cairo_status(cairo)
    return status == CAIRO_STATUS_SUCCESS ? nil : CGContextError(status)
  }

  /// Ends the document.
  func finish() throws(CGContextError) -> [UInt8] {
    isFinished = true
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    if status != CAIRO_STATUS_SUCCESS { throw CGContextError(status) }
    return format == .svg ? SVGIdentifiers.renumbered(output.bytes) : output.bytes
  }

  func save() { cairo_save(cairo) }

  func restore() { cairo_restore(cairo) }

  // MARK: Shapes

  func append(_ path: PathStorage, transform: CGAffineTransform, flatness: Double) {
    shape.append(Outline(path: path, transform: transform))
  }

  func appendStroke(_ path: PathStorage, transform: CGAffineTransform, style: StrokeStyle) {
    shape.append(Outline(path: path, transform: transform, stroke: style))
  }

  func fillShape(rule: CGPathFillRule, color: CGColor, compositing: Compositing) {
    defer { shape.removeAll(keepingCapacity: true) }
    guard !isFinished else { return }
    if let shadow = compositing.shadow { castShadow(shadow, ofShapeBy: rule, color, compositing) }
    set(color, compositing)
    setRule(rule)
    var isFilled = false
    for outline in shape {
      guard let style = outline.stroke else {
        emit(outline.path, outline.transform)
        isFilled = true
        continue
      }
      stroke(outline.path, outline.transform, style)
    }
    if isFilled { cairo_fill(cairo) }
  }

  func clipShape(rule: CGPathFillRule) {
    defer { shape.removeAll(keepingCapacity: true) }
    guard !isFinished else { return }
    setRule(rule)
    for outline in shape { emit(outline.path, outline.transform) }
    cairo_clip(cairo)
  }

  private func setRule(_ rule: CGPathFillRule) {
    cairo_set_fill_rule(
      cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
  }

  private func set(_ color: CGColor, _ compositing: Compositing) {
    cairo_set_operator(cairo, compositing.blendMode.cairoOperator)
    cairo_set_source_rgba(
      cairo, color.red.native, color.green.native, color.blue.native,
      color.alpha.native * compositing.alpha)
  }

  /// Twice cairo's largest coordinate. A wider line covers no more, and cairo would make a round pen
  /// with millions of points for it.
  private static let maximumLineWidth = 16_777_216.0

  private func stroke(_ path: PathStorage, _ transform: CGAffineTransform, _ style: StrokeStyle) {
    guard transform.isInvertible else { return }
    emit(path, transform)
    cairo_save(cairo)
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(cairo, &matrix)
    let magnification = [transform.a, transform.b, transform.c, transform.d]
      .reduce(0) { max($0, $1.native.magnitude) }
    cairo_set_line_width(cairo, min(style.width, Self.maximumLineWidth / magnification))
    let cap =
      switch style.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(cairo, cap)
    let join =
      switch style.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(cairo, join)
    cairo_set_miter_limit(cairo, style.miterLimit)
    // cairo fails permanently on dashes that are all of length 0.
    let hasDashes = style.dashLengths.contains { $0 > 0 }
    cairo_set_dash(
      cairo, style.dashLengths, hasDashes ? Int32(style.dashLengths.count) : 0, style.dashPhase)
    cairo_stroke(cairo)
    cairo_restore(cairo)
  }

  /// Appends a path to cairo's, with its curves.
  private func emit(_ path: PathStorage, _ transform: CGAffineTransform) {
    let map = PointMap(transform)
    // Far outside every page, within the range of cairo.
    func near(_ point: Point) -> Point {
      func clamped(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e6), 1e6) }
      let mapped = map(point)
      return Point(clamped(mapped.x), clamped(mapped.y))
    }
    var current = Point(0, 0)
    path.forEachSegment { segment in
      switch segment.map(near) {
      case .move(let start):
        cairo_move_to(cairo, start.x, start.y)
        current = start
      case .line(let end):
        cairo_line_to(cairo, end.x, end.y)
        current = end
      case .quad(let control, let end):
        let control1 = current + (control - current) * (2.0 / 3)
        let control2 = end + (control - end) * (2.0 / 3)
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        current = end
      case .cubic(let control1, let control2, let end):
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        current = end
      case .close:
        cairo_close_path(cairo)
      }
    }
  }

  // MARK: Masks, images and gradients

  func fill(_ mask: AlphaMask, x: Int, y: Int, color: CGColor, compositing: Compositing) {
    guard !isFinished, mask.width > 0, mask.height > 0 else { return }
    let picture = mask.tinted(color, alpha: compositing.alpha)
    draw(
      CGImage(bitmap: picture),
      transform: CGAffineTransform(
        a: CGFloat(mask.width), b: 0, c: 0, d: CGFloat(mask.height), tx: CGFloat(x), ty: CGFloat(y)),
      compositing: Compositing(blendMode: compositing.blendMode, shadow: compositing.shadow))
  }

  func draw(_ image: CGImage, transform: CGAffineTransform, compositing: Compositing) {
    guard !isFinished, transform.isInvertible else { return }
    if let shadow = compositing.shadow {
      castShadow(shadow, opacity: 1, compositing) { factor, frame in
        let larger = transform.concatenating(CGAffineTransform(scaleX: factor, y: factor))
        guard let placement = ImagePlacement(image, larger, clip: frame) else { return nil }
        let placed = PixelRect(
          x: placement.x, y: placement.y, width: placement.bitmap.width,
          height: placement.bitmap.height)
        return AlphaMask(alphaOf: placement.bitmap, at: placed, in: frame)
      }
    }
    paint(image.bitmap, transform: transform, compositing)
  }

  /// Paints a bitmap over the unit square after a transform.
  func paint(
    _ picture: Bitmap, transform: CGAffineTransform, _ compositing: Compositing
  ) {
    // cairo retains the surface until the document is written.
    guard
      let copy = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height)),
      let data = cairo_image_surface_get_data(copy)
    else { return }
    defer { cairo_surface_destroy(copy) }
    picture.pixels.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: data, count: $0.count).copyMemory(from: $0)
    }
    cairo_surface_mark_dirty(copy)
    cairo_save(cairo)
    var matrix = cairo_matrix_t(
      CGAffineTransform(
        scaleX: 1 / CGFloat(picture.width), y: 1 / CGFloat(picture.height)
      ).concatenating(transform))
    cairo_transform(cairo, &matrix)
    cairo_set_operator(cairo, compositing.blendMode.cairoOperator)
    cairo_set_source_surface(cairo, copy, 0, 0)
    cairo_paint_with_alpha(cairo, compositing.alpha)
    cairo_restore(cairo)
  }

  func draw(
    _ gradient: CGGradient, geometry: GradientGeometry, options: CGGradientDrawingOptions,
    transform: CGAffineTransform, compositing: Compositing
  ) {
    guard !isFinished, transform.isInvertible else { return }
    let pattern: OpaquePointer?
    switch geometry {
    case .linear(let start, let end):
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      pattern = cairo_pattern_create_radial(
        startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
    case .conic:
      paint(
        GradientPicture(
          gradient, geometry: geometry, options: options,
          transform: transform.concatenating(Self.toPictures)), compositing)
      return
    }
    defer { cairo_pattern_destroy(pattern) }
    // Outermost transparent stops end the gradient on a side where it is not extended.
    if !options.contains(.drawsBeforeStartLocation) {
      cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0)
    }
    var stops = gradient.stops
    if let first = stops.first, first.location > 0 {
      stops.insert(.init(location: 0, color: first.color), at: 0)
    }
    if let last = stops.last, last.location < 1 {
      stops.append(.init(location: 1, color: last.color))
    }
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, stop.color.red.native, stop.color.green.native,
        stop.color.blue.native, stop.color.alpha.native)
    }
    if !options.contains(.drawsAfterEndLocation) {
      cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0)
    }
    let extend =
      switch gradient.spread {
      case .pad: CAIRO_EXTEND_PAD
      case .reflect: CAIRO_EXTEND_REFLECT
      case .repeated: CAIRO_EXTEND_REPEAT
      }
    cairo_pattern_set_extend(pattern, extend)
    var matrix = cairo_matrix_t(transform.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_operator(cairo, compositing.blendMode.cairoOperator)
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, compositing.alpha)
  }

  // MARK: Layers

  func beginLayer(shadow: Shadow?) { cairo_push_group(cairo) }

  func endLayer(compositing: Compositing) {
    guard !isFinished, let layer = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(layer) }
    if let shadow = compositing.shadow {
      castShadow(shadow, opacity: 1, compositing) { factor, frame in
        Self.alpha(of: layer, factor: factor.native, frame: frame)
      }
    }
    cairo_set_operator(cairo, compositing.blendMode.cairoOperator)
    cairo_set_source(cairo, layer)
    cairo_paint_with_alpha(cairo, compositing.alpha)
  }

  /// The layer becomes a picture.
  func convertLuminanceToAlpha() {
    guard !isFinished, let layer = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(layer) }
    cairo_push_group(cairo)
    let frame = clipFrame
    guard isDrawable(frame),
      let picture = Self.picture(of: layer, factor: Self.pictureScale, frame: frame)
    else { return }
    let mask = Bitmap(
      width: picture.width, height: picture.height, pixels: picture.pixels.map(\.luminanceAsAlpha))
    paint(mask, transform: frame.unitTransform(scale: CGFloat(Self.pictureScale)), Compositing())
  }

  /// The alpha of a layer, in pixels.
  private static func alpha(
    of layer: OpaquePointer, factor: Double, frame: PixelRect
  ) -> AlphaMask? {
    picture(of: layer, factor: factor, frame: frame).map {
      AlphaMask(alphaOf: $0, at: frame, in: frame)
    }
  }

  /// A layer, in pixels.
  private static func picture(
    of layer: OpaquePointer, factor: Double, frame: PixelRect
  ) -> Bitmap? {
    let pixels = RasterLayer(frame: frame)
    guard pixels.error == nil else { return nil }
    pixels.withCairo { cairo in
      cairo_translate(cairo, Double(-frame.x), Double(-frame.y))
      cairo_scale(cairo, factor, factor)
      cairo_set_source(cairo, layer)
      cairo_paint(cairo)
    }
    return pixels.makeBitmap()
  }

  // MARK: Shadows

  private func castShadow(
    _ shadow: Shadow, ofShapeBy rule: CGPathFillRule, _ color: CGColor, _ compositing: Compositing
  ) {
    castShadow(shadow, opacity: color.alpha.native, compositing) { factor, frame in
      var polygons = Polygons()
      for outline in shape {
        let larger = outline.transform.concatenating(CGAffineTransform(scaleX: factor, y: factor))
        if let style = outline.stroke {
          var stroker = Stroker(style: style, transform: larger)
          stroker.stroke(outline.path, into: &polygons)
        } else {
          polygons.append(outline.path, transform: larger)
        }
      }
      polygons.cutToGuardBand()
      return AlphaMask(of: polygons, rule: rule, frame: frame)
    }
  }

  /// Paints a blurred mask as an image.
  ///
  /// - Parameter mask: makes the part of the mask within a rectangle, in pixels at the given scale.
  private func castShadow(
    _ shadow: Shadow, opacity: Double, _ compositing: Compositing,
    mask: (CGFloat, PixelRect) -> AlphaMask?
  ) {
    let factor = Self.pictureScale
    let blur = ShadowBlur(of: shadow, scale: factor)
    let dx = PixelGrid.nearestPixel(shadow.offset.width.native * factor)
    let dy = PixelGrid.nearestPixel(shadow.offset.height.native * factor)
    let frame = clipFrame.offsetBy(dx: -dx, dy: -dy).outset(by: blur.radius)
    guard !frame.isEmpty, frame.width * frame.height <= CGContextError.maximumPixelCount,
      var blurred = mask(CGFloat(factor), frame)
    else { return }
    blur.apply(to: &blurred)
    let unit = frame.offsetBy(dx: dx, dy: dy).unitTransform(scale: CGFloat(factor))
    paint(
      blurred.tinted(shadow.color, alpha: opacity * compositing.alpha), transform: unit,
      Compositing(blendMode: compositing.blendMode))
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a.native, yx: transform.b.native, xy: transform.c.native,
      yy: transform.d.native, x0: transform.tx.native, y0: transform.ty.native)
  }
}
