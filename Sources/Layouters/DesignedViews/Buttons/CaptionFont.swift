import HeadlessUIKit

/// The font of a designed button's caption at the user's preferred text size.
struct CaptionFont {
  let font: UIFont
  /// The font's size at the standard text size, `large`, points.
  private let standardSize: CGFloat

  /// - Parameters:
  ///   - custom: the font; nil for the system font. One of a text style or of `UIFontMetrics` determines itself how it
  ///     follows the text size; others are scaled as the text style `body`, to half points.
  ///   - size: of the system font at the standard text size, points.
  ///   - followsTextSize: whether the preferred text size matters.
  init(
    _ custom: UIFont?, orSystemFontOfSize size: CGFloat, isBold: Bool, followsTextSize: Bool,
    traits: UITraitCollection
  ) {
    if let custom, followsTextSize, custom.followsTextSize {
      font = custom.adjusted(for: traits)
      standardSize = custom.adjusted(for: Self.standardTraits).pointSize
      return
    }
    standardSize = custom?.pointSize ?? size
    let scaled = followsTextSize ? Self.scale(standardSize, traits) : standardSize
    font =
      custom?.withSize(scaled)
      ?? (isBold ? .boldSystemFont(ofSize: scaled) : .systemFont(ofSize: scaled))
  }

  private static let standardTraits = UITraitCollection(preferredContentSizeCategory: .large)

  private static func scale(_ size: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let category = traits.preferredContentSizeCategory
    guard category != .large, category != .unspecified else { return size }
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    return (size * body / UIFont.labelFontSize * 2).rounded() / 2
  }

  /// A size that grows with the text size as the font does.
  func scale(_ size: CGSize) -> CGSize {
    let scaled = font.pointSize
    guard standardSize > 0, scaled != standardSize else { return size }
    return CGSize(
      width: size.width * scaled / standardSize, height: size.height * scaled / standardSize)
  }
}
