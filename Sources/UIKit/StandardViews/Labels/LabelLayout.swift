/// The measured lines of a label's text. A class, because a label keeps it and reads it several
/// times per frame, and the lines are expensive to copy.
final class LabelLayout {
  /// The text that the lines show.
  enum Text {
    /// A text of one style; its colour is chosen when it is drawn.
    case plain(TextLayout)
    case attributed(AttributedTextLayout)
  }

  let text: Text
  /// The width of the widest line and the height of all lines, points.
  let size: CGSize
  /// The left end of the leftmost line, points.
  let left: CGFloat
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat

  /// The distances by which letters exceed the top and the bottom, points. Computed for drawing
  /// only.
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

  /// - Parameter color: the colour of a plain text.
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
