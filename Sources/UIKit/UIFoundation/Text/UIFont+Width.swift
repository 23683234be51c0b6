extension UIFont {
  /// How wide the letters of a font are, with UIKit's numbers.
  public struct Width: RawRepresentable, Sendable, Hashable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let compressed = Width(rawValue: -0.4)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
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
