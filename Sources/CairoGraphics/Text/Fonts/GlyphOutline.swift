/// The outline of a glyph in font units, y up, to be filled with the non-zero rule.
struct GlyphOutline: Sendable, Equatable {
  enum Segment: Sendable, Equatable {
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    case quadratic(controlX: Double, controlY: Double, x: Double, y: Double)
    case cubic(
      control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double,
      y: Double)
    case close
  }

  var segments: [Segment]

  var isEmpty: Bool { segments.isEmpty }

  static let empty = GlyphOutline(segments: [])
}
