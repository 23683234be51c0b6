extension UIFont {
  /// The font sizes that properties allow, points. Larger letters are drawn as outlines, and cost
  /// as much.
  package static let sizes = NumberRange.between(1, 1000)
}
