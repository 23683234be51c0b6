import Foundation
import Pixels
import Threads

/// A bitmap. Shapes become polygons on a fine grid, and these coverage, through which ARGB32 layers are painted: cairo has
/// no coordinate to round.
final class RasterCanvas: Canvas {
  let scale: Double
  let hasPixels = true
  private let bottom: RasterLayer
  // As in a context, accesses cannot overlap.
  /// The target of drawing: the bitmap itself, or the topmost transparency layer.
  @exclusivity(unchecked) private(set) var layer: RasterLayer
  private var layersBelow: [RasterLayer] = []
  /// The only outline of the shape being collected, if its coverage may be known.
  @exclusivity(unchecked) private var onlyPart: Shape?
  /// Otherwise all its outlines, flattened; the memory is reused for the next shape.
  @exclusivity(unchecked) private var polygons = Polygons()
  /// Coverage of earlier shapes.
  private let coverages: () -> ShapeCoverageCache?
  private var firstError: CGContextError?

  /// - Parameters:
  ///   - top: The row of the surface at which the bitmap begins; what lies above is not drawn.
  ///   - coverages: returns nil to fill every shape without the cache.
  init(
    width: Int, height: Int, top: Int = 0, scale: CGFloat,
    coverages: @escaping () -> ShapeCoverageCache? = { ThreadCaches.current.coverages }
  ) throws(CGContextError) {
    guard scale.isFinite, scale > 0 else { throw .invalidScale(scale) }
    guard width >= 0, height >= 0 else {
      throw .invalidSize(width: CGFloat(width), height: CGFloat(height))
    }
    guard width <= CGContextError.maximumSide, height <= CGContextError.maximumSide,
      width * height <= CGContextError.maximumPixelCount
    else { throw .tooLarge(width: width, height: height) }
    do {
      try MemoryBudget.shared.reserve(width: width, height: height)
    } catch {
      throw .notEnoughMemory(width: width, height: height, byteCount: error.byteCount)
    }
    self.scale = scale.native
    self.coverages = coverages
    bottom = RasterLayer(frame: PixelRect(x: 0, y: top, width: width, height: height))
    layer = bottom
    polygons.reserve(contours: 4, points: 16)
    if let error = bottom.error { throw error }
  }

  var size: CGSize { CGSize(width: bottom.frame.width, height: bottom.frame.height) }

  var error: CGContextError? { firstError ?? layer.error ?? bottom.error }

  var isClipEmpty: Bool { layer.clipFrame.isEmpty }

  var clipBounds: CGRect {
    let frame = layer.clipFrame
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  func save() { layer.save() }

  func restore() { layer.restore() }

  // MARK: Shapes

  func append(_ path: PathStorage, transform: CGAffineTransform, flatness: Double) {
    append(Shape(path: path, transform: transform, flatness: flatness))
  }

  func appendStroke(_ path: PathStorage, transform: CGAffineTransform, style: StrokeStyle) {
    append(Shape(path: path, transform: transform, stroke: style))
  }

  func append(_ rect: CGRect, transform: CGAffineTransform) {
    flattenOnlyPart()
    polygons.append(rect, transform: transform)
  }

  private func append(_ part: Shape) {
    if polygons.isEmpty, !hasOnlyPart, part.isElaborate {
      onlyPart = part
    } else {
      flattenOnlyPart()
      polygons.append(part)
    }
  }

  func fillShape(rule: CGPathFillRule, color: CGColor, compositing: Compositing) {
    defer { clearShape() }
    let opacity = color.alpha.native
    let color = Color8(color, alpha: compositing.alpha)
    if hasOnlyPart, fillFromCoverage(rule: rule, color, compositing) { return }
    finishShape()
    guard !polygons.isEmpty else { return }
    if let shadow = compositing.shadow {
      castShadow(
        shadow, of: PixelRect(around: polygons.bounds), opacity: opacity, compositing
      ) { frame in
        AlphaMask(of: polygons, rule: rule, frame: frame)
      }
    }
    layer.fill(polygons, rule: rule, color, compositing.blendMode)
  }

  func clipShape(rule: CGPathFillRule) {
    finishShape()
    layer.clip(polygons, rule: rule)
    clearShape()
  }

  /// Whether there is such an outline. Unlike a comparison with nil, the pattern copies nothing: most
  /// shapes are rectangles, which have none.
  private var hasOnlyPart: Bool { if case .some = onlyPart { true } else { false } }

  private func flattenOnlyPart() {
    guard hasOnlyPart, let part = onlyPart else { return }
    polygons.append(part)
    onlyPart = nil
  }

  private func finishShape() {
    flattenOnlyPart()
    polygons.cutToGuardBand()
  }

  private func clearShape() {
    if hasOnlyPart { onlyPart = nil }
    polygons.removeAll()
  }

  /// Fills the shape from its known coverage; false if that is not possible.
  private func fillFromCoverage(
    rule: CGPathFillRule, _ color: Color8, _ compositing: Compositing
  ) -> Bool {
    guard compositing.shadow == nil, var shape = onlyPart else { return false }
    return layer.paintDirectly(.fill, color, compositing.blendMode) { painter in
      let (rest, x, y) = shape.transform.splitAtWholePixels
      shape.transform = rest
      guard let known = coverages()?.coverage(of: shape, rule: rule) else { return false }
      return painter.fill(known, x: known.frame.x + x, y: known.frame.y + y)
    }
  }

  // MARK: Masks, images and gradients

  func fill(_ mask: AlphaMask, x: Int, y: Int, color: CGColor, compositing: Compositing) {
    guard mask.width > 0, mask.height > 0 else { return }
    if let shadow = compositing.shadow {
      let frame = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
      castShadow(shadow, of: frame, opacity: color.alpha.native, compositing) { target in
        mask.placed(at: frame, in: target)
      }
    }
    layer.paint(
      Color8(color, alpha: compositing.alpha), through: mask, x: x, y: y, compositing.blendMode)
  }

  func draw(_ image: CGImage, transform: CGAffineTransform, compositing: Compositing) {
    guard transform.isFinite,
      let placement = ImagePlacement(image, transform, clip: layer.clipFrame)
    else { return }
    draw(placement, compositing)
  }

  func draw(_ image: CGImage, projection: Projection, compositing: Compositing) {
    guard let placement = ImagePlacement(image, projection, clip: layer.clipFrame) else { return }
    draw(placement, compositing)
  }

  private func draw(_ placement: ImagePlacement, _ compositing: Compositing) {
    if let outline = placement.outline {
      layer.save()
      layer.clip(outline, rule: .winding)
    }
    paint(placement.bitmap, x: placement.x, y: placement.y, compositing)
    if placement.outline != nil { layer.restore() }
  }

  func draw(
    _ gradient: CGGradient, geometry: GradientGeometry, options: CGGradientDrawingOptions,
    transform: CGAffineTransform, compositing: Compositing
  ) {
    let frame = layer.clipFrame
    guard !frame.isEmpty else { return }
    let picture = GradientPicture(
      gradient, geometry: geometry, options: options, transform: transform
    ).bitmap(of: frame)
    paint(picture, x: frame.x, y: frame.y, compositing)
  }

  /// Paints an image whose top left corner lies on a whole pixel, and its shadow.
  private func paint(_ picture: Bitmap, x: Int, y: Int, _ compositing: Compositing) {
    let frame = PixelRect(x: x, y: y, width: picture.width, height: picture.height)
    if let shadow = compositing.shadow {
      castShadow(shadow, of: frame, opacity: 1, compositing) { target in
        AlphaMask(alphaOf: picture, at: frame, in: target)
      }
    }
    layer.paint(picture, frame: frame, compositing)
  }

  func blurBackdrop(standardDeviation: Double) {
    let frame = layer.clipFrame
    let blur = BackdropBlur(standardDeviation: standardDeviation)
    guard let picture = blur.bitmap(of: frame, in: layer) else { return }
    layer.paint(picture, frame: frame, Compositing(blendMode: .copy))
  }

  // MARK: Shadows

  /// Paints the part of a mask's blurred shadow that lies within the clip.
  ///
  /// - Parameters:
  ///   - frame: of the mask.
  ///   - opacity: of what casts the shadow; it applies to the shadow too.
  ///   - mask: makes the part of the mask within a rectangle of the surface.
  private func castShadow(
    _ shadow: Shadow, of frame: PixelRect, opacity: Double, _ compositing: Compositing,
    mask: (PixelRect) -> AlphaMask
  ) {
    let (blur, dx, dy) = pixels(of: shadow)
    let needed = casters(of: shadow)
    let target = frame.outset(by: blur.radius).intersection(needed)
    guard !target.isEmpty else { return }
    var blurred = mask(target)
    blur.apply(to: &blurred)
    layer.paint(
      Color8(shadow.color, alpha: opacity * compositing.alpha), through: blurred,
      x: target.x + dx, y: target.y + dy, compositing.blendMode)
  }

  /// The part of the surface that can cast a shadow into the clip: moved back, with the margin that the blur reads.
  private func casters(of shadow: Shadow) -> PixelRect {
    let (blur, dx, dy) = pixels(of: shadow)
    return layer.clipFrame.offsetBy(dx: -dx, dy: -dy).outset(by: blur.radius)
  }

  private func pixels(of shadow: Shadow) -> (blur: ShadowBlur, dx: Int, dy: Int) {
    (
      ShadowBlur(of: shadow, scale: scale),
      PixelGrid.nearestPixel(shadow.offset.width.native * scale),
      PixelGrid.nearestPixel(shadow.offset.height.native * scale)
    )
  }

  // MARK: Layers

  /// How far beyond the bitmap something can be that casts a shadow as a part of a layer, in pixels.
  private static let shadowReach = 1024

  func beginLayer(shadow: Shadow?) {
    layersBelow.append(layer)
    var frame = layer.clipFrame
    if let shadow, !frame.isEmpty {
      // What lies outside of the clip casts a shadow into it.
      let casters = casters(of: shadow)
        .intersection(bottom.frame.outset(by: Self.shadowReach))
      if !casters.isEmpty { frame = frame.union(casters) }
    }
    layer = RasterLayer(frame: frame)
  }

  func endLayer(compositing: Compositing) {
    guard let below = layersBelow.popLast() else { return }
    let finished = layer
    layer = below
    if let error = finished.error {
      firstError = firstError ?? error
      return
    }
    if let shadow = compositing.shadow {
      castShadow(shadow, of: finished.frame, opacity: 1, compositing) { target in
        AlphaMask(alphaOf: finished.makeBitmap(), at: finished.frame, in: target)
      }
    }
    layer.paint(finished, compositing)
  }

  func convertLuminanceToAlpha() {
    guard !layersBelow.isEmpty else { return }
    let frame = layer.frame
    layer.setPixels(layer.pixels(in: frame).map(\.luminanceAsAlpha), in: frame)
  }

  /// A copy of all current pixels.
  func makeBitmap() -> Bitmap { bottom.makeBitmap() }

  /// All current pixels, which are undefined here afterwards.
  func takeBitmap() -> Bitmap { bottom.takeBitmap() }

  /// Calls a closure with all current pixels, row by row.
  func withPixels(_ body: (UnsafeBufferPointer<UInt32>) throws -> Void) rethrows {
    try bottom.withPixels(body)
  }
}
