/// The lines of a label's text, measured. A class, because a label keeps it and asks for it several times a
/// frame, and the lines are large to copy.
final class LabelLayout {
  /// What the lines are made of.
  enum Text {
    /// A text of one style; its colour is chosen when it is drawn.
    case plain(TextLayout)
    case attributed(AttributedTextLayout)
  }

  let text: Text
  /// The width of the widest line and the height of all lines, points.
  let size: CGSize
  /// The left end of the line that begins furthest to the left.
  let left: CGFloat
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat

  /// How far letters reach above the top and below the bottom. Only drawing needs it.
  private(set) lazy var overflow: (top: CGFloat, bottom: CGFloat) =
    switch text {
    case .plain(let layout): layout.overflow
    case .attributed(let layout): layout.overflow
    }

  init(_ layout: TextLayout) {
    text = .plain(layout)
    size = layout.size
    left = layout.lines.map(\.origin.x).min() ?? 0
    firstBaseline = layout.firstBaseline
    lastBaseline = layout.lastBaseline
  }

  init(_ layout: AttributedTextLayout) {
    text = .attributed(layout)
    size = layout.size
    left = layout.left
    firstBaseline = layout.firstBaseline
    lastBaseline = layout.lastBaseline
  }

  /// - Parameter color: of a plain text.
  func draw(in context: CGContext, at origin: CGPoint, color: CGColor) {
    switch text {
    case .plain(let layout): layout.draw(in: context, at: origin, color: color)
    case .attributed(let layout): layout.draw(in: context, at: origin)
    }
  }

  /// Draws the shape of the text in one colour.
  func drawShape(in context: CGContext, at origin: CGPoint, color: CGColor) {
    switch text {
    case .plain(let layout): layout.draw(in: context, at: origin, color: color)
    case .attributed(let layout): layout.draw(in: context, at: origin, color: color)
    }
  }
}
