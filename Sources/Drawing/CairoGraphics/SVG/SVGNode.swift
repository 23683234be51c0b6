import Foundation

/// A part of an image, ready to be drawn.
indirect enum SVGNode: Sendable {
  /// A path in its own space, which `transform` maps to the image's.
  case shape(PathStorage, transform: CGAffineTransform, style: SVGStyle)
  /// Parts that are composited as one image of lower opacity.
  case layer(opacity: Double, [SVGNode])

  /// The smallest rectangle around everything that could be painted.
  var bounds: CGRect {
    switch self {
    case .shape(let path, let transform, let style):
      if path.isEmpty { return .null }
      // A miter extends `miterLimit` half widths, the corner of a square cap √2.
      let reach =
        style.stroke == nil ? 0 : style.line.width / 2 * max(style.line.miterLimit, 1.5)
      return path.controlBounds.insetBy(dx: -reach, dy: -reach).applying(transform)
    case .layer(_, let nodes):
      return nodes.reduce(.null) { $0.union($1.bounds) }
    }
  }

  func draw(in context: CGContext, palette: SVGPalette) {
    context.saveGState()
    defer { context.restoreGState() }
    switch self {
    case .shape(let path, let transform, let style):
      context.concatenate(transform)
      if let fill = style.fill {
        context.setFillColor(palette.color(fill, of: style, opacity: style.fillOpacity))
        context.fill(path, rule: style.fillRule)
      }
      if let stroke = style.stroke, style.line.width > 0 {
        context.setStrokeColor(palette.color(stroke, of: style, opacity: style.strokeOpacity))
        context.setLineWidth(style.line.width)
        context.setLineCap(style.line.cap)
        context.setLineJoin(style.line.join)
        context.setMiterLimit(style.line.miterLimit)
        context.setLineDash(
          phase: style.line.dashPhase, lengths: style.line.dashLengths.map { CGFloat($0) })
        context.stroke(path)
      }
    case .layer(let opacity, let nodes):
      context.setAlpha(opacity)
      context.beginTransparencyLayer()
      for node in nodes { node.draw(in: context, palette: palette) }
      context.endTransparencyLayer()
    }
  }
}

/// The colours of an image.
struct SVGPalette {
  var current: CGColor
  /// Whether everything is painted in the current colour.
  var isTemplate: Bool

  func color(_ paint: SVGColor, of style: SVGStyle, opacity: Double) -> CGColor {
    let named = paint == .current ? style.color : paint
    guard case .color(let own) = named else { return current.withAlpha(opacity) }
    return isTemplate ? current.withAlpha(own.alpha * opacity) : own.withAlpha(opacity)
  }
}

extension CGColor {
  /// The colour with its alpha multiplied.
  fileprivate func withAlpha(_ factor: Double) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
