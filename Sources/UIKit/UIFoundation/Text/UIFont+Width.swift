extension UIFont {
  /// How wide the letters of a font are, with UIKit's numbers.
  public struct Width: RawRepresentable, Sendable, Hashable {
    /// UIKit's number of the width; 0 is standard.
    public let rawValue: CGFloat

    /// A width by UIKit's number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Narrower than ``condensed``.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrower than ``standard``.
    public static let condensed = Width(rawValue: -0.2)
    /// The font's usual width.
    public static let standard = Width(rawValue: 0)
    /// Wider than ``standard``.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The system font in a weight.
  ///
  /// - Parameter width: Without effect: M PLUS 1 has letters of one width.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
