/// A symbol of the set: its parts and variant, without weight and size.
struct SymbolShape: Sendable {
  /// The construction of a variant from the parts of a symbol.
  enum Step: Sendable {
    case enclose(Enclosure)
    case slash
    case badge(Badge)
  }

  /// The shapes that enclose a symbol.
  enum Enclosure: Sendable {
    case circle, square

    /// A circle with a diameter of 18 units looks as large as a square of 16.
    var path: SymbolPath { self == .circle ? "O12 12 9" : "R4 4 16 16 3" }
  }

  /// What lies over the lower trailing corner.
  enum Badge: Sendable {
    case plus, minus

    var path: SymbolPath { self == .plus ? "M18.5 15 V22 M15 18.5 H22" : "M15 18.5 H22" }
  }

  /// The symbol's name.
  var name: String
  var parts: [SymbolPart]
  /// The parts within a circle or a square; nil for the symbol itself, made smaller.
  var inside: [SymbolPart]? = nil
  /// Whether it is a filled variant.
  var isFilled = false
  /// The construction; nil for the parts alone.
  var step: Step? = nil
  /// Whether strokes within a circle or a square are thinner.
  var isFine = false
  /// Whether it points along the direction in which text is read, and so is mirrored with it.
  var isDirectional = false

  /// The body of an SVG document of 24 by 24 units, in `currentColor`.
  /// - Parameter lineWidth: the width of strokes, units.
  func svg(lineWidth: Double) -> String {
    var drawing = SymbolDrawing(lineWidth: lineWidth)
    switch step {
    case .enclose(let enclosure): enclose(in: enclosure, &drawing)
    case .slash:
      drawing.paint(parts, filled: isFilled)
      drawing.slash()
    case .badge(let badge):
      drawing.paint(parts, filled: isFilled)
      drawing.paint([.gap("O18.5 18.5 3.5"), .line(badge.path)], filled: false)
    case nil: drawing.paint(parts, filled: isFilled)
    }
    return drawing.body
  }

  private func enclose(in enclosure: Enclosure, _ drawing: inout SymbolDrawing) {
    drawing.paint([.area(enclosure.path)], filled: isFilled)
    let hasArea = parts.contains { $0.role == .area }
    // Lines alone keep their width, half as long. Areas are small and filled, and need less of a gap.
    // A shape knocked out of a dark area looks smaller: it is drawn larger by a sixteenth.
    let (scale, width) =
      inside != nil
      ? (isFilled ? 1.0625 : 1, 1) : isFine ? (0.56, 0.65) : hasArea ? (0.56, 0.7) : (0.5, 1)
    drawing.inset(
      inside ?? parts, scale: scale, lineWidth: drawing.lineWidth * width, knockedOut: isFilled)
  }
}
