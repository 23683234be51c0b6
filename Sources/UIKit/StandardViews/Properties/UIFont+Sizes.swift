extension UIFont {
  /// The font sizes that properties allow, points. Larger letters are drawn as outlines, and cost
  /// as much.
  package static let sizes = NumberRange.between(1, 1000)
  /// The line heights that scenes may name, points.
  package static let lineHeights = NumberRange.between(1, 2000)
  /// The spaces between letters that scenes may name, points.
  package static let letterSpacings = NumberRange.between(-100, 1000)
}
