import Foundation

extension UIFont {
  /// The role of a text. The user's text size decides how large it is.
  public struct TextStyle: RawRepresentable, Sendable, Hashable {
    /// UIKit's name of the style.
    public let rawValue: String

    /// A style by UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 34 points at the text size `large`.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points at the text size `large`.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points at the text size `large`.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points at the text size `large`.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points at the text size `large`, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points at the text size `large`.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points at the text size `large`.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points at the text size `large`.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points at the text size `large`.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points at the text size `large`.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points at the text size `large`.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// All styles by the names that Swift and scene files have for them.
    package static let named: [(name: String, value: TextStyle)] = [
      ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
      ("headline", .headline), ("body", .body), ("callout", .callout),
      ("subheadline", .subheadline), ("footnote", .footnote), ("caption1", .caption1),
      ("caption2", .caption2),
    ]

    /// The column of the table of sizes; the body's column for unknown styles.
    private var column: Int {
      Self.named.firstIndex { $0.value == self } ?? 5
    }

    /// The font size at a text size, points; at `large` for an unspecified text size.
    fileprivate func pointSize(at category: UIContentSizeCategory) -> CGFloat {
      let row = Self.categories.firstIndex(of: category) ?? 3
      return Self.sizes[row][column]
    }

    private static let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// Points, by text size and style. Source: Human Interface Guidelines, "Typography", the tables
    /// of Dynamic Type sizes of iOS and iPadOS.
    private static let sizes: [[CGFloat]] = [
      [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
      [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
      [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
      [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
      [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
      [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
      [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
      [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
      [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
      [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
      [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
      [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
    ]

    /// The line height at a text size in the tables, points; at `large` for an unspecified text
    /// size.
    func leading(at category: UIContentSizeCategory) -> CGFloat {
      let row = Self.categories.firstIndex(of: category) ?? 3
      return Self.leadings[row][column]
    }

    /// The distance of lines at the text size at which the style has a font size, points; nil if it has it at none.
    func leading(ofSize size: CGFloat) -> CGFloat? {
      Self.sizes.firstIndex { $0[column] == size }.map { Self.leadings[$0][column] }
    }

    /// Points, by text size and style. Source: as ``sizes``.
    private static let leadings: [[CGFloat]] = [
      [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13],
      [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13],
      [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13],
      [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13],
      [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18],
      [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20],
      [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22],
      [52, 46, 41, 38, 34, 34, 32, 31, 29, 29, 25],
      [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30],
      [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35],
      [66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41],
      [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48],
    ]
  }

  /// The system font for a style, semibold for `headline`.
  ///
  /// - Parameter traitCollection: has the text size that the user prefers; the current one if nil.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      .system(
        size: style.pointSize(at: category), weight: style == .headline ? .semibold : .regular),
      textStyle: style)
  }
}

/// An `NSString` in attributes of descriptors can be cast to a style, as on Apple's systems.
extension UIFont.TextStyle: _ObjectiveCBridgeable {
  /// The style's name as an `NSString`.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  /// Sets the style of a name. It always succeeds.
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout UIFont.TextStyle?)
  {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  /// Sets the style of a name.
  /// - Returns: True: each name is the name of a style.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout UIFont.TextStyle?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }

  /// The style of a name; of the empty name if that is nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UIFont.TextStyle {
    UIFont.TextStyle(rawValue: source.map { String._unconditionallyBridgeFromObjectiveC($0) } ?? "")
  }
}
