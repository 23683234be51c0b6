extension UIFont {
  /// The system font with digits of one width. M PLUS 1 has such digits anyway; a system font of the
  /// project is used as it is.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system font: there is none whose letters have one width. A font of the project may have them:
  /// see ``init(name:size:)``.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}

extension UIFontDescriptor {
  /// A variety of the system font. M PLUS 1 has one only, which is used for all.
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The descriptor itself: the system font has one design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// What describes the system font for a style, at a text size.
  ///
  /// - Parameter traitCollection: has the text size that the user prefers; the current one if nil.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }
}
