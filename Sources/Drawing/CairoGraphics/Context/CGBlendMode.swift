import CCairo

/// How a source is composited onto the destination, with Core Graphics' names.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
  /// The source over the destination.
  case normal = 0
  /// The product of the components: at most as light as either.
  case multiply = 1
  /// The inverse of the product of the inverted components: at least as light as either.
  case screen = 2
  /// Multiplies where the destination is dark, and screens where it is light.
  case overlay = 3
  /// The smaller of the components.
  case darken = 4
  /// The larger of the components.
  case lighten = 5
  /// Lightens the destination towards the source: the destination divided by the inverted source.
  case colorDodge = 6
  /// Darkens the destination towards the source: the inverted destination divided by the source, inverted.
  case colorBurn = 7
  /// Darkens or lightens the destination gently, by a source below or above one half.
  case softLight = 8
  /// Multiplies where the source is dark, and screens where it is light.
  case hardLight = 9
  /// The absolute difference of the components.
  case difference = 10
  /// The difference with less contrast: the sum of the components less twice their product.
  case exclusion = 11
  /// The hue of the source with the saturation and luminosity of the destination.
  case hue = 12
  /// The saturation of the source with the hue and luminosity of the destination.
  case saturation = 13
  /// The hue and saturation of the source with the luminosity of the destination.
  case color = 14
  /// The luminosity of the source with the hue and saturation of the destination.
  case luminosity = 15
  /// Clears the destination.
  case clear = 16
  /// Replaces the destination.
  case copy = 17
  /// The source where the destination is opaque; the destination is erased.
  case sourceIn = 18
  /// The source where the destination is transparent; the destination is erased.
  case sourceOut = 19
  /// The source where the destination is opaque, over the destination.
  case sourceAtop = 20
  /// The destination over the source.
  case destinationOver = 21
  /// The destination where the source is opaque.
  case destinationIn = 22
  /// The destination where the source is transparent.
  case destinationOut = 23
  /// The destination where the source is opaque, over the source.
  case destinationAtop = 24
  /// The source where the destination is transparent, and the destination where the source is.
  case xor = 25
  /// The sum of what both leave of the light.
  case plusDarker = 26
  /// The sum of both.
  case plusLighter = 27

  /// The modes that cairo computes.
  package static let ofCairo = allCases.filter { !$0.isComputed }

  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    // Only for documents, whose pixels are not compared.
    case .plusDarker: CAIRO_OPERATOR_DARKEN
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether cairo's operator is unbounded: it also changes pixels outside the shape, which Core
  /// Graphics does not. The shape then becomes a clip.
  var reachesBeyondShape: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
