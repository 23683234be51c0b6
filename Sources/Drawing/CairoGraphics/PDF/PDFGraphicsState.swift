import Foundation

/// What operators of a page set, and others use (ISO 32000-1, section 8.4).
struct PDFGraphicsState {
  /// What shapes are painted with.
  enum Paint {
    case color(CGColor)
    case shading(PDFShading, pattern: CGAffineTransform)
  }

  /// From the space of the coordinates to the image's.
  var transform: CGAffineTransform
  var fillSpace = PDFColorSpace.gray
  var strokeSpace = PDFColorSpace.gray
  var fill = Paint.color(.black)
  var stroke = Paint.color(.black)
  var fillAlpha = 1.0
  var strokeAlpha = 1.0
  var line = StrokeStyle()
  var blendMode = CGBlendMode.normal
  var mask: VectorMask?
  var clips: [VectorClip] = []
  /// A number for each list of clips: nodes with the same one belong together.
  var clipNumber = 0
  /// Text that only can be selected.
  var hidesText = false

  static let blendModes: [String: CGBlendMode] = [
    "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen,
    "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge,
    "ColorBurn": .colorBurn, "HardLight": .hardLight, "SoftLight": .softLight,
    "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation,
    "Color": .color, "Luminosity": .luminosity,
  ]
}
