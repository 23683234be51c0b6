/// The lengths of a text view, points.
struct TextViewMetrics {
  /// UIKit's default.
  static let textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The font size of a text view without a font.
  static let fontSize: CGFloat = 12
}
