import Foundation

/// A colour of a vector image: fixed, or the one that the drawing code sets.
enum VectorColor: Hashable, Sendable {
  case color(CGColor)
  /// `currentColor` of SVG.
  case current
}

/// What a shape is filled or stroked with.
enum VectorInk: Sendable {
  case color(VectorColor, opacity: Double = 1)
  case gradient(VectorGradient)
}

/// A gradient for one shape.
struct VectorGradient: Sendable {
  struct Stop: Sendable {
    var location: Double
    var color: VectorColor
    var opacity: Double
  }

  /// In ascending order; at least two.
  var stops: [Stop]
  var geometry: GradientGeometry
  var spread: CGGradient.Spread
  /// From the gradient's space to the shape's.
  var transform: CGAffineTransform

  /// Paints the gradient over all of the clip.
  func draw(in context: CGContext, _ palette: VectorPalette, opacity: Double) {
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

/// The colours of an image.
struct VectorPalette {
  var current: CGColor
  /// Whether everything is painted in the current colour.
  var isTemplate: Bool

  /// For the coverage of shapes.
  static let forMasks = VectorPalette(current: .black, isTemplate: false)

  /// For masks, whose own colours count.
  var withoutTint: VectorPalette { isTemplate ? .forMasks : self }

  func color(_ color: VectorColor, opacity: Double) -> CGColor {
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
