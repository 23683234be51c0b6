import HeadlessUIKit
import StandardViews
import Testing

/// Values grow as the line heights of the Human Interface Guidelines do.
@Suite struct FontMetrics {
  private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 1) -> UITraitCollection {
    UITraitCollection(
      traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: category),
        UITraitCollection(displayScale: scale),
      ])
  }

  @Test func aValueStaysAtTheStandardTextSize() {
    let value: CGFloat = 17.123
    #expect(
      UIFontMetrics.default.scaledValue(for: value, compatibleWith: traits(.large)) == value)
  }

  /// On an iPhone at 3x, 17 points are 16⅓ at `medium`.
  @Test func aValueGrowsAsTheLineHeightDoesInWholePixels() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let medium = metrics.scaledValue(for: 17, compatibleWith: traits(.medium, scale: 3))
    #expect(abs(medium - 49.0 / 3) < 1e-9)
    // 62 of 22 points.
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    #expect(metrics.scaledValue(for: 22, compatibleWith: largest) == 62)
    // 70 of 41 points.
    #expect(
      UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 41, compatibleWith: largest) == 70)
  }

  @Test func aFontIsScaledUpToALimit() {
    let font = UIFont.systemFont(ofSize: 22, weight: .bold)
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: largest)
    #expect(scaled.pointSize == 62)
    #expect(scaled.fontName == font.fontName)
    let limited = UIFontMetrics.default.scaledFont(
      for: font, maximumPointSize: 30, compatibleWith: largest)
    #expect(limited.pointSize == 30)
  }

  @Test func aLabelScalesAFontAgain() {
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 22))
    #expect(label.font.pointSize == 22)
    UIViewRenderer(scale: 1, traits: traits(.extraExtraExtraLarge)).layOut(view)
    #expect(label.font.pointSize == 29)
  }

  @Test func digitsHaveOneWidth() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .bold)
    let widths = (0...9).map { "\($0)".size(withAttributes: [.font: font]).width }
    #expect(Set(widths).count == 1)
  }

  /// `kNumberSpacingType` is 6, and `kMonospacedNumbersSelector` 0.
  @Test func aDescriptorHasTheWidthOfDigits() {
    let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
    let plain = UIFont.systemFont(ofSize: 20)
    let descriptor = plain.fontDescriptor.addingAttributes([.featureSettings: [feature]])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font == .monospacedDigitSystemFont(ofSize: 20, weight: .regular))
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    let proportional: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 1]
    let other = font.fontDescriptor.addingAttributes([.featureSettings: [proportional]])
    let (width, expected) = (
      "11".size(withAttributes: [.font: UIFont(descriptor: other, size: 0)]),
      "11".size(withAttributes: [.font: plain])
    )
    #expect(width == expected)
  }

  @Test func aDescriptorOfATextStyleHasItsSizeAndWeight() {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .headline, compatibleWith: traits(.extraExtraExtraLarge))
    let font = UIFont(descriptor: descriptor.withDesign(.rounded) ?? descriptor, size: 0)
    #expect(font.pointSize == 23)
    #expect(font.font == UIFont.systemFont(ofSize: 23, weight: .semibold).font)
    #expect(
      font
        == .preferredFont(
          forTextStyle: .headline, compatibleWith: traits(.extraExtraExtraLarge)))
  }
}
