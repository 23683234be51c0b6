/// A typeface at a size.
public final class UIFont: AttributeObject, Sendable {
  /// The font of Core Graphics, with which text is measured and drawn.
  public let font: Font
  /// The style that the font was made for; nil if it was made for none.
  package let textStyle: TextStyle?
  /// How the font follows the text size without a text style; nil if it does not.
  let scaling: Scaling?
  /// The names of the font of iOS that the system font replaces; nil if it replaces none.
  let platform: PlatformFont?

  /// Wraps a font of the drawing surface, such as one from a custom file.
  public convenience init(_ font: Font) {
    self.init(font, textStyle: nil)
  }

  /// The system font of 12 points. UIKit's own initializer makes a font without a size, which is unusable.
  public convenience init() {
    self.init(.system(size: 12))
  }

  init(
    _ font: Font, textStyle: TextStyle? = nil, scaling: Scaling? = nil, platform: PlatformFont?
  ) {
    self.font =
      textStyle.map { style in
        font.withLeading(
          style.leading(ofSize: font.pointSize).map { max(0, $0 - font.lineHeight) })
      } ?? font
    self.textStyle = textStyle
    self.scaling = scaling
    self.platform = platform
  }

  convenience init(_ font: Font, textStyle: TextStyle?) {
    self.init(font, textStyle: textStyle, platform: nil)
  }

  /// How heavy a font is, with UIKit's numbers. Any other number becomes the nearest of UIKit's.
  public struct Weight: _UIKitNumericRawRepresentable, Sendable, Hashable {
    /// UIKit's number of the weight; 0 is regular.
    public let rawValue: CGFloat

    /// A weight by UIKit's number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Weight class 100.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Weight class 200.
    public static let thin = Weight(rawValue: -0.6)
    /// Weight class 300.
    public static let light = Weight(rawValue: -0.4)
    /// Weight class 400.
    public static let regular = Weight(rawValue: 0)
    /// Weight class 500.
    public static let medium = Weight(rawValue: 0.23)
    /// Weight class 600.
    public static let semibold = Weight(rawValue: 0.3)
    /// Weight class 700.
    public static let bold = Weight(rawValue: 0.4)
    /// Weight class 800.
    public static let heavy = Weight(rawValue: 0.56)
    /// Weight class 900.
    public static let black = Weight(rawValue: 0.62)

    /// The weight of fonts that is closest.
    package var fontWeight: FontWeight {
      Self.ofFontWeights.min { abs($0.1.rawValue - rawValue) < abs($1.1.rawValue - rawValue) }?.0
        ?? .regular
    }

    init(_ weight: FontWeight) {
      self = Self.ofFontWeights.first { $0.0 == weight }?.1 ?? .regular
    }

    private static let ofFontWeights: [(FontWeight, Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
  }

  /// The system font in regular weight.
  ///
  /// - Parameter fontSize: points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize, weight: .regular))
  }

  /// The system font in a weight.
  ///
  /// - Parameter fontSize: points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.fontWeight))
  }

  /// The system font in bold.
  ///
  /// - Parameter fontSize: points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize, weight: .bold))
  }

  /// The system font in italics: M PLUS 1 has none, so its letters are slanted.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize, isItalic: true))
  }

  /// The same typeface at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(font.withLeading(nil).withSize(fontSize), platform: platform)
  }

  /// The same font with lines of another height and with space between its letters, as a text style of a design
  /// system has them. Both grow with the font where it follows the text size, and hold wherever text is set in
  /// it; see ``Font/spaced(lineHeight:letterSpacing:)``. UIKit has no such method: there, only an attributed
  /// text has them, by its paragraph style and `kern`.
  ///
  /// - Parameters:
  ///   - lineHeight: points at the font's size; nil for the typeface's.
  ///   - letterSpacing: points at the font's size, added after each character.
  public func spaced(lineHeight: CGFloat? = nil, letterSpacing: CGFloat = 0) -> UIFont {
    UIFont(
      font.spaced(lineHeight: lineHeight, letterSpacing: letterSpacing), textStyle: textStyle,
      scaling: scaling, platform: platform)
  }

  /// The font size of buttons, points.
  public static let buttonFontSize: CGFloat = 18
  /// The font size of labels, points.
  public static let labelFontSize: CGFloat = 17
  /// The small system font size, points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The system font size, points.
  public static let systemFontSize: CGFloat = 14

  /// The size of the em square, points.
  public var pointSize: CGFloat { font.pointSize }
  /// From the baseline to the top of a line, points.
  public var ascender: CGFloat { font.ascender }
  /// From the baseline to the bottom of a line, points; negative.
  public var descender: CGFloat { font.descender }
  /// The height of a line, points.
  public var lineHeight: CGFloat { font.lineHeight }
  /// The height of a flat capital letter, points.
  public var capHeight: CGFloat { font.capHeight }
  /// The height of a flat lower-case letter, points.
  public var xHeight: CGFloat { font.xHeight }
  /// The gap between lines, points: 1.7 for the text style `body`, whose lines are 22 points apart; 0 for the system font
  /// by itself.
  public var leading: CGFloat { font.leading }
  /// The PostScript name: `MPLUS1-Bold`.
  public var fontName: String { platform?.name ?? font.postScriptName }
  /// The name of the family: `M PLUS 1`.
  public var familyName: String { platform?.familyName ?? font.familyName }

  /// Whether both have the same typeface and size and follow the text size in the same way.
  public static func == (one: UIFont, other: UIFont) -> Bool {
    one === other
      || one.font == other.font && one.textStyle == other.textStyle
        && one.scaling == other.scaling && one.platform == other.platform
  }

  /// Combines the typeface and the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
  }

  /// Whether another object is an equal font.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIFont) == self }

  /// As ``hash(into:)``.
  public var hash: Int { hashValue }

  /// The PostScript name and the size, such as `MPLUS1-Bold 17.0 pt`.
  public var description: String { "\(fontName) \(pointSize) pt" }
}

/// UIKit's name for the alignment of the lines of a text.
public typealias NSTextAlignment = TextAlignment

/// UIKit's name for the treatment of text that is too wide.
public typealias NSLineBreakMode = LineBreakMode
