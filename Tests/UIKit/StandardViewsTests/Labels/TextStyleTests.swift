import StandardViews
import Testing
import ViewTestSupport

/// The sizes come from the Human Interface Guidelines, "Typography".
@Suite struct TextStyles {
  private func size(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory
  ) -> CGFloat {
    UIFont.preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
    ).pointSize
  }

  @Test func stylesHaveTheirSizesAtTheStandardTextSize() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    #expect(
      styles.map { size($0, .large) } == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
  }

  @Test func theBodyGrowsWithTheTextSize() {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(
      categories.map { size(.body, $0) } == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test func aFontOfADescriptorFollowsTheStyleInItsOwnWeight() throws {
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let bold = UIFont(descriptor: try #require(style.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
    let label = UILabel()
    label.font = bold
    label.adjustsFontForContentSizeCategory = true
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    UIViewRenderer(scale: 1, traits: large).layOut(label)
    #expect(label.font.pointSize == 33)
    #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    // No style has another size.
    #expect(UIFont(descriptor: style, size: 20).textStyle == nil)
    #expect(
      UIFont(
        descriptor: UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.title1]), size: 0
      )
        == .preferredFont(forTextStyle: .title1))
  }

  @Test func noTextIsSmallerThanElevenPoints() {
    #expect(size(.caption2, .extraSmall) == 11)
    #expect(size(.largeTitle, .accessibilityExtraExtraExtraLarge) == 60)
  }

  @Test func whatIsNotSpecifiedIsLargeAndWhatIsUnknownIsBody() {
    #expect(size(.footnote, .unspecified) == 13)
    #expect(size(UIFont.TextStyle(rawValue: "mine"), .large) == 17)
  }

  @Test func theCurrentTraitsCountWhereNoneAreGiven() {
    UITraitCollection(preferredContentSizeCategory: .accessibilityMedium).performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 28)
    }
  }

  @Test func aHeadlineIsSemibold() {
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(headline.withSize(17) == UIFont.systemFont(ofSize: 17, weight: .semibold))
    // The font of a style is another one, since it may grow.
    #expect(headline != UIFont.systemFont(ofSize: 17, weight: .semibold))
  }

  /// By Apple's tables lines of `footnote` are 18 points apart, and a line of 13 points is 13 × 2444 / 2048 = 15.51 high.
  @Test(arguments: [
    (UIFont.TextStyle.body, UIContentSizeCategory.large, 22.0), (.footnote, .large, 18),
    (.callout, .large, 21), (.title1, .large, 34), (.body, .accessibilityLarge, 40),
  ])
  func linesAreAsFarApartAsInTheTables(
    style: UIFont.TextStyle, category: UIContentSizeCategory, distance: Double
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    #expect(abs(font.lineHeight + font.leading - distance) < 1e-9)
    let bold = UIFont(
      descriptor: font.fontDescriptor.addingAttributes([
        .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
      ]), size: 0)
    for font in [font, bold] {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = font
      func height(_ text: String) -> Double {
        label.text = text
        return Double(
          label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: 900, height: 900), limitedToNumberOfLines: 0
          ).height)
      }
      let one = height("A")
      #expect(abs(height("A\nB") - one - distance) <= 1.0 / 3)
      #expect(abs(height("A\nB\nC") - one - 2 * distance) <= 1.0 / 3)
      label.attributedText = NSAttributedString(string: "A\nB", attributes: [.font: font])
      #expect(abs(Double(label.intrinsicContentSize.height) - one - distance) <= 1.0 / 3)
    }
    // Another size has no style.
    #expect(font.withSize(13).leading == 0)
  }

  @Test func aLabelThatAdjustsItsFontFollowsTheUser() {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let root = UIView()
    application.show(root)
    let (following, staying) = (UILabel(), UILabel())
    for label in [following, staying] {
      label.font = .preferredFont(forTextStyle: .body)
      root.addSubview(label)
    }
    following.adjustsFontForContentSizeCategory = true
    application.userTraits = UITraitCollection(
      preferredContentSizeCategory: .accessibilityMedium)
    #expect(following.font.pointSize == 28)
    #expect(staying.font.pointSize == 17)
    following.font = .systemFont(ofSize: 12)
    application.userTraits = UITraitCollection(preferredContentSizeCategory: .small)
    #expect(following.font.pointSize == 12)
  }

  @Test func aLabelThatAdjustsItsFontFollowsTheTraitsOfARenderer() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (following, staying) = (UILabel(), UILabel())
    for label in [following, staying] {
      label.text = "a"
      label.font = .preferredFont(forTextStyle: .body)
      root.addSubview(label)
    }
    following.adjustsFontForContentSizeCategory = true
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    UIViewRenderer(scale: 1, traits: large).layOut(root)
    #expect(following.font.pointSize == 28)
    #expect(staying.font.pointSize == 17)
    _ = try UIViewRenderer(scale: 1).bitmap(of: root)
    #expect(following.font.pointSize == 17)
  }
}
