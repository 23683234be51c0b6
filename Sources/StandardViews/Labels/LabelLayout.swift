/// The lines of a label's text. Indirect, because labels keep one and pass it on, and it is large.
indirect enum LabelLayout {
  /// A text of one style; its colour is chosen when it is drawn.
  case plain(TextLayout)
  case attributed(AttributedTextLayout)

  var size: CGSize {
    switch self {
    case .plain(let layout): layout.size
    case .attributed(let layout): layout.size
    }
  }

  /// The left end of the line that begins furthest to the left.
  var left: CGFloat {
    switch self {
    case .plain(let layout): layout.lines.map(\.origin.x).min() ?? 0
    case .attributed(let layout): layout.left
    }
  }

  var firstBaseline: CGFloat {
    switch self {
    case .plain(let layout): layout.firstBaseline
    case .attributed(let layout): layout.firstBaseline
    }
  }

  var lastBaseline: CGFloat {
    switch self {
    case .plain(let layout): layout.lastBaseline
    case .attributed(let layout): layout.lastBaseline
    }
  }

  /// How far letters reach above the top and below the bottom.
  var overflow: (top: CGFloat, bottom: CGFloat) {
    switch self {
    case .plain(let layout): layout.overflow
    case .attributed(let layout): layout.overflow
    }
  }

  /// - Parameter color: of a plain text.
  func draw(in context: CGContext, at origin: CGPoint, color: CGColor) {
    switch self {
    case .plain(let layout): layout.draw(in: context, at: origin, color: color)
    case .attributed(let layout): layout.draw(in: context, at: origin)
    }
  }

  /// Draws the shape of the text in one colour.
  func drawShape(in context: CGContext, at origin: CGPoint, color: CGColor) {
    switch self {
    case .plain(let layout): layout.draw(in: context, at: origin, color: color)
    case .attributed(let layout): layout.draw(in: context, at: origin, color: color)
    }
  }
}
