import CairoGraphics

/// What all texts of a drawing are drawn with instead of their own colours.
///
/// Where two drawings that differ only in it are equal, no text is visible.
public enum TextInk: Sendable {
  /// Their own colours.
  case given
  /// Nothing: the drawing shows the background behind the texts.
  case none
  /// Black, as opaque as their own colours.
  case black
  /// White, as opaque as their own colours.
  case white

  /// The colour of a text; nil if it is not drawn.
  func color(for color: CGColor) -> CGColor? {
    switch self {
    case .given: color
    case .none: nil
    case .black: CGColor(red: 0, green: 0, blue: 0, alpha: color.alpha)
    case .white: CGColor(red: 1, green: 1, blue: 1, alpha: color.alpha)
    }
  }
}
