extension UIFont {
  /// The sizes that properties allow, points: larger letters are drawings, and their outlines cost as
  /// much.
  package static let sizes = NumberRange.between(1, 1000)
}
