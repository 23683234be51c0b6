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
    #expect(headline.font == UIFont.systemFont(ofSize: 17, weight: .semibold).font)
    // The font of a style is another one, since it may grow.
    #expect(headline != UIFont.systemFont(ofSize: 17, weight: .semibold))
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
