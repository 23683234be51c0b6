import Foundation

/// A part of an image, ready to be drawn.
enum VectorNode: Sendable {
  case figure(VectorFigure)
  case picture(VectorPicture)
  case group(VectorGroup)

  /// The smallest rectangle around everything that could be painted.
  var bounds: CGRect {
    switch self {
    case .figure(let figure): figure.paintedBounds
    case .picture(let picture): picture.bounds
    case .group(let group): group.nodes.reduce(.null) { $0.union($1.bounds) }
    }
  }

  /// The rectangle around the geometry, without strokes and clips, in the space that `transform` maps the image's to.
  func box(in transform: CGAffineTransform) -> CGRect {
    switch self {
    case .figure(let figure):
      figure.path.isEmpty
        ? .null : figure.path.applying(figure.transform.concatenating(transform)).tightBounds
    case .picture(let picture): picture.bounds.applying(transform)
    case .group(let group): group.nodes.reduce(.null) { $0.union($1.box(in: transform)) }
    }
  }

  /// Whether something is composited by a blend mode.
  var hasBlending: Bool {
    switch self {
    case .figure, .picture: false
    case .group(let group):
      group.blendMode != .normal || group.nodes.contains(where: \.hasBlending)
    }
  }

  func draw(in context: CGContext, palette: VectorPalette) {
    switch self {
    case .figure(let figure): figure.draw(in: context, palette: palette)
    case .picture(let picture): picture.draw(in: context, palette: palette)
    case .group(let group): group.draw(in: context, palette: palette)
    }
  }
}

/// A path in its own space, which `transform` maps to the image's.
struct VectorFigure: Sendable {
  var path: PathStorage
  var transform: CGAffineTransform
  var fill: VectorInk?
  var fillOpacity: Double
  var fillRule: CGPathFillRule
  var stroke: VectorInk?
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

  fileprivate func draw(in context: CGContext, palette: VectorPalette) {
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

  private func drawStroke(in context: CGContext, _ palette: VectorPalette) {
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

/// Pixels, which a transform maps from the unit square, whose y axis points up, to the image's space.
struct VectorPicture: Sendable {
  var image: CGImage
  var transform: CGAffineTransform
  var opacity: Double

  private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  var bounds: CGRect { Self.unit.applying(transform) }

  fileprivate func draw(in context: CGContext, palette: VectorPalette) {
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(transform)
    context.setAlpha(opacity)
    guard palette.isTemplate else {
      context.drawUpright(image, in: Self.unit)
      return
    }
    context.beginTransparencyLayer()
    context.drawUpright(image, in: Self.unit)
    context.setBlendMode(.sourceIn)
    context.setFillColor(palette.current)
    context.fill(Self.unit.insetBy(dx: -1, dy: -1))
    context.endTransparencyLayer()
  }
}
