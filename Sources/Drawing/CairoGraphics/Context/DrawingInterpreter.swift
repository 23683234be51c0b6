import Foundation
import Pixels

/// Performs drawing calls: owns the graphics state and the current path, and forwards shapes,
/// images and text to a canvas.
struct DrawingInterpreter {
  let canvas: any Canvas
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  /// The states at which transparency layers began, and the number of saved states.
  var layerStates: [LayerState] = []
  /// The path being built, in the user space of `state.transform`.
  private(set) var currentPath = PathStorage()
  /// The first error of what was to be drawn.
  private(set) var contentError: (any Error)?

  init(canvas: any Canvas, transform: CGAffineTransform) {
    self.canvas = canvas
    state = GraphicsState(transform: transform)
    savedStates.reserveCapacity(4)
  }

  /// Whether a transparency layer is open.
  var hasOpenLayer: Bool { !layerStates.isEmpty }

  // Inlined, so that a drawing method becomes its case alone and the call is not stored.
  @inline(__always) mutating func perform(_ call: DrawingCall) {
    if state.compositing.blendMode.isComputed, call.paints, canvas.hasPixels {
      performOnLayer(call)
      return
    }
    switch call {
    case .saveGState:
      savedStates.append(state)
      canvas.save()
    case .restoreGState: restore()
    case .concatenate(let transform): concatenate(transform)
    case .setFillColor(let color):
      state.fillColor = color
      state.fillPattern = nil
    case .setFillPattern(let image, let rect):
      state.fillPattern = FillPattern(image: image, rect: rect, transform: state.transform)
    case .beginContent: state.beginsMirrored = state.transform.isMirroredVertically
    case .setStrokeColor(let color): state.strokeColor = color
    case .setLineWidth(let width): if width.isFinite { state.stroke.width = max(width.native, 0) }
    case .setLineCap(let cap): state.stroke.cap = cap
    case .setLineJoin(let join): state.stroke.join = join
    case .setMiterLimit(let limit): if limit.isFinite { state.stroke.miterLimit = limit.native }
    case .setFlatness(let flatness):
      if flatness.isFinite, flatness > 0 { state.flatness = flatness.native }
    case .setLineDash(let phase, let lengths): setLineDash(phase: phase, lengths: lengths)
    case .setAlpha(let alpha): state.compositing.alpha = alpha > 0 ? min(alpha.native, 1) : 0
    case .setBlendMode(let mode): state.compositing.blendMode = mode
    case .setShadow(let offset, let blur, let color, let softness):
      state.compositing.shadow = Shadow(
        offset: offset, blur: blur, color: color, softness: softness)
    case .beginTransparencyLayer: beginLayer()
    case .endTransparencyLayer: endLayer()
    case .convertLuminanceToAlpha: if hasOpenLayer { canvas.convertLuminanceToAlpha() }
    case .record(let error): contentError = contentError ?? error

    case .beginPath: currentPath.removeAll()
    case .append(let segment): currentPath.append(segment)
    case .addArc(let center, let radius, let startAngle, let delta):
      currentPath.addArc(
        center: Point(center), radius: radius.native, startAngle: startAngle.native,
        delta: delta.native)
    case .addTangentArc(let corner, let end, let radius):
      currentPath.addArc(corner: Point(corner), end: Point(end), radius: radius.native)
    case .addRect(let rect): currentPath.addRect(rect)
    case .addEllipse(let rect): currentPath.addEllipse(in: rect.standardized)
    case .addPath(let path): currentPath.append(path)
    case .replacePathWithStroke:
      currentPath = currentPath.stroked(state.stroke, scale: state.transform.largestScale)
    case .drawPath(let mode): drawPath(mode)
    case .clipToPath(let rule):
      clip(to: currentPath, rule: rule)
      currentPath.removeAll()

    case .clipToRect(let rect): clip(to: rect)
    case .clipToRects(let rects): clip(to: rects)
    case .clipToMask(let image, let rect): beginMask(image, rect)
    case .fillRect(let rect): fill(rect)
    case .fill(let path, let rule): fill(path, rule: rule)
    case .stroke(let path): stroke(path)
    case .clear(let rect): clear(rect)
    case .image(let image, let rect): draw(image, in: rect)
    case .uprightImage(let image, let rect): drawUpright(image, in: rect)
    case .tiledImage(let image, let rect): tile(image, in: rect, transform: state.transform)
    case .projectedImage(let image, let rect, let projection): draw(image, in: rect, projection)
    case .gradient(let gradient, let geometry, let options): draw(gradient, geometry, options)
    case .text(let text, let start, let color):
      if let error = text.fontProblem { contentError = contentError ?? error }
      canvas.draw(
        text, at: Point(start), color: color, transform: state.transform,
        compositing: state.compositing)
    case .blurBackdrop(let deviation): blurBackdrop(standardDeviation: deviation)
    case .lists(let parts): draw(parts)
    }
  }

  // MARK: Graphics state

  mutating func restore() {
    // By index: a layer's state is large, and copied by `last`.
    while let last = layerStates.indices.last, layerStates[last].mask != nil,
      layerStates[last].depth == savedStates.count
    {
      finishMask()
    }
    let depth = layerStates.indices.last.map { layerStates[$0].depth } ?? 0
    guard savedStates.count > depth else { return }
    keepPath(under: savedStates[savedStates.count - 1].transform)
    state = savedStates.removeLast()
    canvas.restore()
  }

  private mutating func concatenate(_ transform: CGAffineTransform) {
    let transform = transform.concatenating(state.transform)
    guard transform.isFinite else { return }
    keepPath(under: transform)
    state.transform = transform
  }

  /// Keeps the path being built at its place on the surface while user space changes.
  private mutating func keepPath(under transform: CGAffineTransform) {
    guard !currentPath.isEmpty, transform != state.transform, transform.determinant != 0 else {
      return
    }
    currentPath = currentPath.applying(state.transform.concatenating(transform.inverted()))
  }

  private mutating func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return }
    state.stroke.dashLengths = lengths.map(\.native)
    state.stroke.dashPhase = phase.native
  }

  private mutating func beginLayer() {
    layerStates.append(LayerState(state: state, depth: savedStates.count))
    canvas.beginLayer(shadow: state.compositing.shadow)
    state.compositing = Compositing()
  }

  private mutating func endLayer() {
    while layerStates.last?.mask != nil { finishMask() }
    guard let layer = layerStates.last else { return }
    while savedStates.count > layer.depth { restore() }
    layerStates.removeLast()
    keepPath(under: layer.state.transform)
    state = layer.state
    canvas.endLayer(compositing: state.compositing)
  }

  // MARK: Clipping

  func clip(to path: PathStorage, rule: CGPathFillRule) {
    canvas.append(path, transform: state.transform, flatness: state.flatness)
    canvas.clipShape(rule: rule)
  }

  func clip(to rect: CGRect) {
    // The null rectangle is empty, the infinite one everything.
    guard rect.isFinite || rect.isNull || rect.isInfinite else { return }
    if !rect.isNull {
      canvas.append(
        rect.isInfinite ? CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9) : rect,
        transform: state.transform)
    }
    canvas.clipShape(rule: .winding)
  }

  private func clip(to rects: [CGRect]) {
    let finite = rects.filter { $0.isFinite || $0.isNull }
    guard !finite.isEmpty || rects.isEmpty else { return }
    var path = PathStorage()
    for rect in finite { path.addRect(rect.standardized) }
    clip(to: path, rule: .winding)
  }

  // MARK: Painting

  private mutating func drawPath(_ mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(currentPath, rule: .winding)
    case .eoFill, .eoFillStroke: fill(currentPath, rule: .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(currentPath)
    case .fill, .eoFill: break
    }
    currentPath.removeAll()
  }

  private func fill(_ path: PathStorage, rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    if let pattern = state.fillPattern {
      fill(path, rule: rule, with: pattern)
      return
    }
    canvas.append(path, transform: state.transform, flatness: state.flatness)
    canvas.fillShape(rule: rule, color: state.fillColor, compositing: state.compositing)
  }

  private func fill(_ rect: CGRect) {
    guard rect.isFinite else { return }
    if state.fillPattern != nil {
      var path = PathStorage()
      path.addRect(rect)
      fill(path, rule: .winding)
      return
    }
    canvas.append(rect, transform: state.transform)
    canvas.fillShape(rule: .winding, color: state.fillColor, compositing: state.compositing)
  }

  private func stroke(_ path: PathStorage) {
    guard !path.isEmpty, state.stroke.width > 0 else { return }
    canvas.appendStroke(path, transform: state.transform, style: state.stroke)
    canvas.fillShape(rule: .winding, color: state.strokeColor, compositing: state.compositing)
  }

  private func clear(_ rect: CGRect) {
    guard rect.isFinite else { return }
    canvas.append(rect, transform: state.transform)
    canvas.fillShape(
      rule: .winding, color: .black, compositing: Compositing(blendMode: .clear))
  }

  func draw(_ image: CGImage, in rect: CGRect) {
    guard rect.isFinite, image.width > 0, image.height > 0 else { return }
    let unit = CGAffineTransform(
      a: rect.size.width, b: 0, c: 0, d: rect.size.height, tx: rect.origin.x, ty: rect.origin.y)
    canvas.draw(
      image, transform: unit.concatenating(state.transform), compositing: state.compositing)
  }

  private func draw(_ image: CGImage, in rect: CGRect, _ projection: Projection) {
    guard rect.isFinite, image.width > 0, image.height > 0, projection.isFinite else { return }
    let unit = CGAffineTransform(
      a: rect.size.width, b: 0, c: 0, d: rect.size.height, tx: rect.origin.x, ty: rect.origin.y)
    canvas.draw(
      image, projection: Projection(unit).concatenating(projection).concatenating(state.transform),
      compositing: state.compositing)
  }

  private func draw(
    _ gradient: CGGradient, _ geometry: GradientGeometry, _ options: CGGradientDrawingOptions
  ) {
    guard geometry.isFinite, state.transform.determinant != 0 else { return }
    canvas.draw(
      gradient, geometry: geometry, options: options, transform: state.transform,
      compositing: state.compositing)
  }

  private func blurBackdrop(standardDeviation: CGFloat) {
    guard standardDeviation > 0, standardDeviation.isFinite else { return }
    let scale = abs(state.transform.determinant).squareRoot()
    canvas.blurBackdrop(standardDeviation: standardDeviation.native * scale)
  }

  // MARK: Display lists

  /// Draws each list as a whole over the same background, and chooses pixels afterwards: cairo
  /// computes the edges of a shape slightly differently where a clip cuts it.
  private mutating func draw(_ parts: [DrawingCall.ListPart]) {
    guard let raster = canvas as? RasterCanvas else { return }
    let frame = raster.layer.clipFrame
    let before = raster.layer.pixels(in: frame)
    var shown: [(rect: PixelRect, pixels: [UInt32])] = []
    for part in parts {
      raster.layer.setPixels(before, in: frame)
      for call in part.list.calls { perform(call) }
      currentPath.removeAll()
      for region in part.regions {
        let rect = PixelRect(nearest: region.applying(state.transform)).intersection(frame)
        shown.append((rect, raster.layer.pixels(in: rect)))
      }
    }
    for part in shown { raster.layer.setPixels(part.pixels, in: part.rect) }
  }
}

extension Shadow {
  /// Nil where nothing would show, or where a number is not finite.
  fileprivate init?(offset: CGSize, blur: CGFloat, color: CGColor?, softness: ShadowSoftness) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite
    else { return nil }
    self.offset = offset
    self.blur = max(blur, 0)
    self.color = color
    self.softness = softness
  }
}

extension GradientGeometry {
  /// Whether the gradient can be drawn: all numbers are finite, and no radius is negative.
  fileprivate var isFinite: Bool {
    switch self {
    case .linear(let start, let end):
      return start.isFinite && end.isFinite
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      return startCenter.isFinite && endCenter.isFinite && startRadius.isFinite
        && endRadius.isFinite && startRadius >= 0 && endRadius >= 0
    case .conic(let center, let start):
      return center.isFinite && start.isFinite && start.length > 0
    }
  }
}

extension CGAffineTransform {
  /// The larger of the two axes' lengths: roughly how much larger shapes become.
  var largestScale: Double {
    max(Point(a.native, b.native).length, Point(c.native, d.native).length)
  }
}
