extension UIFont {
  /// The system font with digits of one width, for numbers in columns. A system font of the project is used as
  /// it is.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.fontWeight, hasTabularDigits: true))
  }

  /// The system font: it has no variety whose letters have one width. A font of the project may have one:
  /// see ``init(name:size:)``.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}

extension UIFontDescriptor {
  /// A variety of the system font. M PLUS 1 has only one, which is used for all.
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    /// UIKit's name of the design.
    public let rawValue: String

    /// A design by UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The system font's own design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded strokes. Without effect.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs. Without effect.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters of one width. Without effect.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The descriptor itself: the system font has one design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// The descriptor of the system font for a style, at a text size.
  ///
  /// - Parameter traitCollection: has the text size that the user prefers; the current one if nil.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }
}
