/// Scales fonts and lengths with the text size that the user prefers, as a text style is scaled.
///
/// A value grows as the line heights of the style do, which grow less than its font sizes: 17 points for
/// `body` are 48 at the largest text size, where `body` itself is 53.
public final class UIFontMetrics: AttributeObject, Sendable {
  private let style: UIFont.TextStyle

  /// - Parameter textStyle: the style whose growth values follow.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// The metrics of `body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A length that was designed for the text size `large`, at another one; a multiple of a pixel.
  ///
  /// - Parameters:
  ///   - value: points.
  ///   - traitCollection: has the text size and the scale; the current one if nil. Without a scale, the
  ///     current one's pixels count.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> CGFloat {
    let current = UITraitCollection.current
    let traits = traitCollection ?? current
    let factor = factor(at: traits.preferredContentSizeCategory)
    guard factor != 1 else { return value }
    let scale =
      [traits.displayScale, current.displayScale].first { $0 > 0 }
      ?? UITraitCollection.ofStandardScreen.displayScale
    return (value * factor * scale).rounded() / scale
  }

  /// What a value is multiplied by that was designed for `large`.
  private func factor(at category: UIContentSizeCategory) -> CGFloat {
    style.leading(at: category) / style.leading(at: .large)
  }

  /// A font that was designed for the text size `large`, at the one that the user prefers; of whole points, as
  /// simulators draw it. A label that adjusts its font scales it anew when that changes.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// - Parameter maximumPointSize: points; 0 for no limit.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let scaling = UIFont.Scaling(
      style: style, designedSize: font.pointSize, maximumPointSize: maximumPointSize)
    return UIFont(
      font.font.withSize(size(scaling, compatibleWith: traitCollection)), scaling: scaling,
      platform: font.platform)
  }

  private func size(
    _ scaling: UIFont.Scaling, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let factor = factor(at: traits.preferredContentSizeCategory)
    let size = factor == 1 ? scaling.designedSize : (scaling.designedSize * factor).rounded()
    return scaling.maximumPointSize > 0 ? min(size, scaling.maximumPointSize) : size
  }
}

extension UIFont {
  /// How a font follows the text size without belonging to a text style.
  struct Scaling: Sendable, Hashable {
    var style: TextStyle
    /// At the text size `large`, points.
    var designedSize: CGFloat
    /// Points; 0 for no limit.
    var maximumPointSize: CGFloat
  }

  /// The style of a font that has the style's own weight and slope.
  package var plainTextStyle: TextStyle? {
    textStyle.flatMap { style in
      let plain = UIFont.preferredFont(forTextStyle: style).font.withSize(pointSize)
      return font.withLeading(nil) == plain.withLeading(nil) ? style : nil
    }
  }

  /// Whether the font belongs to a text style, or is scaled as one is.
  package var followsTextSize: Bool { textStyle != nil || scaling != nil }

  /// The text style as which the font is scaled, the font at the text size `large`, and the largest size,
  /// points, or 0; nil if the font belongs to a style itself, or does not follow the text size.
  package var scaledDesign: (style: TextStyle, font: UIFont, maximumPointSize: CGFloat)? {
    scaling.map { ($0.style, withSize($0.designedSize), $0.maximumPointSize) }
  }

  /// The font at the text size of some traits; itself if it does not follow the text size.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    if let textStyle {
      // In the font's own weight and slope, which can be others than the style's.
      let size = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
      return UIFont(font.withSize(size), textStyle: textStyle)
    }
    guard let scaling else { return self }
    // Unlike by `withSize`, the lines keep the distance of a text style, if they had it before.
    return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
      for: UIFont(font.withSize(scaling.designedSize), platform: platform),
      maximumPointSize: scaling.maximumPointSize, compatibleWith: traits)
  }
}
