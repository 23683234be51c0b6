import Foundation

/// A part of an image, ready to be drawn.
enum SVGNode: Sendable {
  case figure(SVGFigure)
  case group(SVGGroup)

  /// The smallest rectangle around everything that could be painted.
  var bounds: CGRect {
    switch self {
    case .figure(let figure): figure.paintedBounds
    case .group(let group): group.nodes.reduce(.null) { $0.union($1.bounds) }
    }
  }

  /// The rectangle around the geometry, without strokes and clips, in the space that `transform` maps the image's to.
  func box(in transform: CGAffineTransform) -> CGRect {
    switch self {
    case .figure(let figure):
      figure.path.isEmpty
        ? .null : figure.path.applying(figure.transform.concatenating(transform)).tightBounds
    case .group(let group): group.nodes.reduce(.null) { $0.union($1.box(in: transform)) }
    }
  }

  /// Whether something is composited by a blend mode.
  var hasBlending: Bool {
    switch self {
    case .figure: false
    case .group(let group):
      group.blendMode != .normal || group.nodes.contains(where: \.hasBlending)
    }
  }

  func draw(in context: CGContext, palette: SVGPalette) {
    switch self {
    case .figure(let figure): figure.draw(in: context, palette: palette)
    case .group(let group): group.draw(in: context, palette: palette)
    }
  }
}

/// A path in its own space, which `transform` maps to the image's.
struct SVGFigure: Sendable {
  var path: PathStorage
  var transform: CGAffineTransform
  var fill: SVGInk?
  var fillOpacity: Double
  var fillRule: CGPathFillRule
  var stroke: SVGInk?
  var strokeOpacity: Double
  var line: StrokeStyle
  var paintsStrokeFirst: Bool
  var isVisible: Bool

  /// The rectangle, in the image's space, around what could be painted.
  fileprivate var paintedBounds: CGRect {
    if path.isEmpty || !isVisible { return .null }
    // A miter extends `miterLimit` half widths, the corner of a square cap √2.
    let reach = stroke == nil ? 0 : line.width / 2 * max(line.miterLimit, 1.5)
    return path.controlBounds.insetBy(dx: -reach, dy: -reach).applying(transform)
  }

  fileprivate func draw(in context: CGContext, palette: SVGPalette) {
    guard isVisible else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(transform)
    if paintsStrokeFirst { drawStroke(in: context, palette) }
    switch fill {
    case nil: break
    case .color(let color, let opacity):
      context.setFillColor(palette.color(color, opacity: opacity * fillOpacity))
      context.fill(path, rule: fillRule)
    case .gradient(let gradient):
      context.saveGState()
      context.addPath(CGPath(storage: path))
      context.clip(using: fillRule)
      gradient.draw(in: context, palette, opacity: fillOpacity)
      context.restoreGState()
    }
    if !paintsStrokeFirst { drawStroke(in: context, palette) }
  }

  private func drawStroke(in context: CGContext, _ palette: SVGPalette) {
    guard let stroke, line.width > 0 else { return }
    context.setLineWidth(line.width)
    context.setLineCap(line.cap)
    context.setLineJoin(line.join)
    context.setMiterLimit(line.miterLimit)
    context.setLineDash(phase: line.dashPhase, lengths: line.dashLengths.map { CGFloat($0) })
    switch stroke {
    case .color(let color, let opacity):
      context.setStrokeColor(palette.color(color, opacity: opacity * strokeOpacity))
      context.stroke(path)
    case .gradient(let gradient):
      context.saveGState()
      context.addPath(CGPath(storage: path))
      context.replacePathWithStrokedPath()
      context.clip()
      gradient.draw(in: context, palette, opacity: strokeOpacity)
      context.restoreGState()
    }
  }
}

extension SVGGradient {
  /// Paints the gradient over all of the clip.
  fileprivate func draw(in context: CGContext, _ palette: SVGPalette, opacity: Double) {
    let colors = stops.map { palette.color($0.color, opacity: $0.opacity * opacity) }
    guard var gradient = CGGradient(colors: colors, locations: stops.map { CGFloat($0.location) })
    else { return }
    gradient.spread = spread
    context.concatenate(transform)
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch geometry {
    case .linear(let start, let end):
      context.drawLinearGradient(
        gradient, start: start.cgPoint, end: end.cgPoint, options: options)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      context.drawRadialGradient(
        gradient, startCenter: startCenter.cgPoint, startRadius: CGFloat(startRadius),
        endCenter: endCenter.cgPoint, endRadius: CGFloat(endRadius), options: options)
    case .conic: break
    }
  }
}

/// Parts that are clipped, masked or composited as one.
struct SVGGroup: Sendable {
  var nodes: [SVGNode]
  var opacity = 1.0
  var blendMode = CGBlendMode.normal
  /// Whether blend modes of parts only mix with other parts.
  var isIsolated = false
  var clips: [SVGClip] = []
  var mask: SVGMask?

  fileprivate func draw(in context: CGContext, palette: SVGPalette) {
    context.saveGState()
    defer { context.restoreGState() }
    var coverages: [SVGClip] = []
    for clip in clips where !clip.apply(to: context) { coverages.append(clip) }
    let hasLayer =
      opacity < 1 || blendMode != .normal || mask != nil || !coverages.isEmpty
      || isIsolated && nodes.contains(where: \.hasBlending)
    guard hasLayer else {
      for node in nodes { node.draw(in: context, palette: palette) }
      return
    }
    context.setAlpha(opacity)
    context.setBlendMode(blendMode)
    if let mask {
      // Nothing outside is visible: a small layer takes the place of one as large as the picture. The margin keeps
      // the smooth edges of the region from being applied twice.
      context.clip(to: mask.region.controlBounds.insetBy(dx: -2, dy: -2))
    }
    context.beginTransparencyLayer()
    for node in nodes { node.draw(in: context, palette: palette) }
    for coverage in coverages {
      context.multiplyLayer {
        for node in coverage.nodes { node.draw(in: context, palette: .forMasks) }
      }
    }
    if let mask { context.multiplyLayer { mask.draw(in: context, palette: palette.withoutTint) } }
    context.endTransparencyLayer()
  }
}

extension CGContext {
  /// Multiplies the layer that is open by the alpha of what a closure draws.
  fileprivate func multiplyLayer(_ body: () -> Void) {
    saveGState()
    setBlendMode(.destinationIn)
    beginTransparencyLayer()
    body()
    endTransparencyLayer()
    restoreGState()
  }
}

/// A clipping path: the union of opaque shapes, which can be clipped themselves.
struct SVGClip: Sendable {
  var nodes: [SVGNode]
  /// Further clips of all shapes.
  var clips: [SVGClip] = []

  /// Intersects the context's clip with this one, if it is a single path.
  ///
  /// - Returns: whether it is.
  fileprivate func apply(to context: CGContext) -> Bool {
    guard let path = outlines else { return false }
    for part in path {
      // A path of the image's space, so that the context's transform stays.
      context.addPath(CGPath(storage: part.path.applying(part.transform)))
      context.clip(using: part.rule)
    }
    return true
  }

  private typealias Outline = (
    path: PathStorage, transform: CGAffineTransform, rule: CGPathFillRule
  )

  /// Paths whose intersection the clip is; nil if it is another shape.
  private var outlines: [Outline]? {
    var result: [Outline] = []
    for clip in clips {
      guard let outlines = clip.outlines else { return nil }
      result += outlines
    }
    switch nodes.first {
    case nil: result.append((PathStorage(), .identity, .winding))
    case .figure(let figure) where nodes.count == 1:
      result.append((figure.path, figure.transform, figure.fillRule))
    case .group(let group) where nodes.count == 1:
      guard let outlines = SVGClip(nodes: group.nodes, clips: group.clips).outlines else {
        return nil
      }
      result += outlines
    default: return nil
    }
    return result
  }

  /// Whether all of a rectangle lies inside, by one upright rectangle that is the whole clip.
  func contains(_ rect: CGRect) -> Bool {
    guard clips.isEmpty, nodes.count == 1, case .figure(let figure) = nodes[0],
      figure.transform.keepsAxes, let outline = figure.path.rectangle
    else { return false }
    return outline.applying(figure.transform).contains(rect)
  }
}

extension PathStorage {
  /// The rectangle that the path is; nil for another path.
  fileprivate var rectangle: CGRect? {
    guard !hasCurves, (4...5).contains(points.count), verbs.first == .move,
      verbs.filter({ $0 == .move }).count == 1
    else { return nil }
    if points.count == 5, points[4] != points[0] { return nil }
    let corners = Array(points.prefix(4))
    for (corner, next) in zip(corners, corners.dropFirst() + corners.prefix(1))
    where (corner.x == next.x) == (corner.y == next.y) {
      return nil
    }
    // Sides alternate between both directions.
    guard (corners[0].x == corners[1].x) != (corners[1].x == corners[2].x) else { return nil }
    return controlBounds
  }
}

/// A mask: the luminance or the alpha of parts.
struct SVGMask: Sendable {
  var nodes: [SVGNode]
  var usesLuminance: Bool
  /// The part of the image that can be visible, as a path.
  var region: PathStorage
  var clips: [SVGClip] = []
  /// The mask of the mask.
  private var masks: [SVGMask]

  init(nodes: [SVGNode], usesLuminance: Bool, region: PathStorage, mask: SVGMask?) {
    self.nodes = nodes
    self.usesLuminance = usesLuminance
    self.region = region
    masks = mask.map { [$0] } ?? []
  }

  fileprivate func draw(in context: CGContext, palette: SVGPalette) {
    context.saveGState()
    context.addPath(CGPath(storage: region))
    context.clip()
    var group = SVGGroup(nodes: nodes)
    group.clips = clips
    group.mask = masks.first
    group.draw(in: context, palette: palette)
    context.restoreGState()
    if usesLuminance { context.convertLuminanceToAlpha() }
  }
}

/// The colours of an image.
struct SVGPalette {
  var current: CGColor
  /// Whether everything is painted in the current colour.
  var isTemplate: Bool

  /// For the coverage of shapes.
  fileprivate static let forMasks = SVGPalette(current: .black, isTemplate: false)

  /// For masks, whose own colours count.
  fileprivate var withoutTint: SVGPalette { isTemplate ? .forMasks : self }

  func color(_ color: SVGColor, opacity: Double) -> CGColor {
    guard case .color(let own) = color else { return current.withAlpha(opacity) }
    return isTemplate ? current.withAlpha(own.alpha * opacity) : own.withAlpha(opacity)
  }
}

extension CGColor {
  /// The colour with its alpha multiplied.
  fileprivate func withAlpha(_ factor: Double) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
