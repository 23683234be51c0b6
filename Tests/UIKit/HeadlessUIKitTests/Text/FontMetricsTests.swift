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

  /// Line heights of body: 19 points at XS, 48 at AX3, 22 at L.
  @Test func withoutAScaleAValueHasThePixelsOfTheCurrentTraits() {
    let metrics = UIFontMetrics.default
    let sizes = [UIContentSizeCategory.extraSmall, .accessibilityExtraLarge]
    for (scale, expected) in [(3 as CGFloat, [83.0 / 3, 209.0 / 3]), (1, [28.0, 70])] {
      let values = traits(.large, scale: scale).performAsCurrent {
        sizes.map {
          metrics.scaledValue(
            for: 32, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0))
        }
      }
      for (value, expected) in zip(values, expected) {
        #expect(abs(value.native - expected) < 1e-9)
      }
    }
  }

  /// The sizes that simulators drew at 3x, from the heights of buttons with a title of one line; 16, 14 and 12 points
  /// for body. At the standard text size a font keeps its size.
  @Test(
    arguments: [
      (16.0, UIContentSizeCategory.extraSmall, 14.0), (16, .accessibilityExtraLarge, 35),
      (14, .extraSmall, 12), (14, .accessibilityExtraLarge, 31), (12, .extraSmall, 10),
      (12, .accessibilityExtraLarge, 26), (13.5, .large, 13.5),
    ])
  func aFontHasWholePoints(designed: Double, category: UIContentSizeCategory, expected: Double) {
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: designed), compatibleWith: traits(category, scale: 3))
    #expect(font.pointSize == CGFloat(expected))
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

  /// Design systems give a text style another weight, and scale it. A line of 13 points is 15.51 high, and lines of
  /// `footnote` are 18 apart, also in a simulator's pictures of such labels. Heights are rounded up to pixels, at 3x.
  @Test(arguments: [false, true], [false, true])
  func linesOfAScaledTextStyleKeepTheirDistance(isScaled: Bool, adjusts: Bool) {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
      .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold]])
    let font = UIFont(descriptor: descriptor, size: 0)
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    label.adjustsFontForContentSizeCategory = adjusts
    label.numberOfLines = 0
    label.font = isScaled ? UIFontMetrics.default.scaledFont(for: font) : font
    label.text = "two\nlines"
    UIViewRenderer(scale: 3, traits: traits(.large, scale: 3)).layOut(view)
    #expect(label.font.pointSize == 13)
    #expect(label.sizeThatFits(CGSize(width: 300, height: 300)).height == 101.0 / 3)
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
    #expect(font.withSize(23) == UIFont.systemFont(ofSize: 23, weight: .semibold))
    #expect(
      font
        == .preferredFont(
          forTextStyle: .headline, compatibleWith: traits(.extraExtraExtraLarge)))
  }
}
