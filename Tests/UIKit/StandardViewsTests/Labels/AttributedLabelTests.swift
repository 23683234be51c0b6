import StandardViews
import Testing

/// In the blocks font a character is 0.6 em wide, and a line 1 em high with its baseline at 0.8.
@Suite struct AttributedLabels {
  private func blocks(_ size: CGFloat) -> UIFont { UIFont(.blocks(size: size)) }

  private func label(_ text: NSAttributedString?, size: CGFloat = 10) -> UILabel {
    let label = UILabel()
    label.font = blocks(size)
    label.attributedText = text
    return label
  }

  private func string(
    _ parts: (String, [NSAttributedString.Key: Any])...
  ) -> NSAttributedString {
    let string = NSMutableAttributedString()
    for (text, attributes) in parts {
      string.append(NSAttributedString(string: text, attributes: attributes))
    }
    return string
  }

  // MARK: Size

  @Test func charactersWithoutAFontHaveTheLabels() {
    let label = label(string(("ab", [:]), ("c", [.font: blocks(20)])))
    #expect(label.intrinsicContentSize == CGSize(width: 24, height: 20))
    label.font = blocks(5)
    // A font that is set afterwards applies to the whole text.
    #expect(label.intrinsicContentSize == CGSize(width: 9, height: 5))
  }

  @Test func kernMakesTheLabelWider() {
    let label = label(string(("abc", [.kern: 2])))
    #expect(label.intrinsicContentSize == CGSize(width: 24, height: 10))
  }

  @Test(arguments: [2, 2.0, CGFloat(2), NSNumber(value: 2), Float(2)] as [any Sendable])
  func aLengthMayBeANumberOfAnyType(number: any Sendable) {
    #expect(label(string(("abc", [.kern: number]))).intrinsicContentSize.width == 24)
  }

  @Test func theParagraphStyleSpacesLines() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let label = label(string(("ab\ncd", [.paragraphStyle: style])))
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == CGSize(width: 12, height: 24))
  }

  @Test func linesWrapAtTheWidth() {
    let label = label(string(("aaa ", [:]), ("bbb", [.font: blocks(10)])))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 30, height: 100)) == CGSize(width: 18, height: 20))
  }

  @Test func anEmptyAttributedTextHasNoSize() {
    #expect(label(string(("", [:]))).intrinsicContentSize == .zero)
    #expect(label(nil).intrinsicContentSize == .zero)
  }

  @Test func aTextThatIsTooWideShrinksInProportion() {
    let label = label(string(("aaaa", [:]), ("bbbb", [.font: blocks(20)])))
    label.adjustsFontSizeToFitWidth = true
    label.frame = CGRect(x: 0, y: 0, width: 36, height: 20)
    // Half of 72 points: a line of 10 is centred in 20.
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(rect == CGRect(x: 0, y: 0, width: 36, height: 10))
  }

  @Test func theRectangleOfTheTextIsAligned() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let label = label(string(("ab", [.paragraphStyle: style])))
    let bounds = CGRect(x: 10, y: 0, width: 60, height: 30)
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        == CGRect(x: 34, y: 0, width: 12, height: 10))
  }

  @Test func theBaselineIsThatOfTheMixedLine() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = label(string(("a", [:]), ("b", [.font: blocks(20)])))
    view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.firstBaselineAnchor.constraint(equalTo: view.topAnchor, constant: 50),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 34, width: 18, height: 20))
  }

  // MARK: Properties

  @Test func settingAPlainTextDropsTheAttributes() {
    let label = label(string(("ab", [.font: blocks(20), .kern: 5, .foregroundColor: UIColor.red])))
    #expect(label.intrinsicContentSize == CGSize(width: 34, height: 20))
    label.text = "ab"
    // The font and the colour of the first character stay.
    #expect(label.intrinsicContentSize == CGSize(width: 24, height: 20))
    #expect(label.textColor == .red)
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.kern] == nil)
  }

  @Test func theTextIsThatOfTheString() {
    let label = label(string(("ab", [:]), ("cd", [.kern: 1])))
    #expect(label.text == "abcd")
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func theAttributedTextHasTheLabelsAttributes() throws {
    let label = UILabel()
    label.font = blocks(12)
    label.textColor = .green
    label.textAlignment = .center
    label.text = "ab"
    let attributes = try #require(label.attributedText?.attributes(at: 1, effectiveRange: nil))
    #expect(attributes[.font] as? UIFont == blocks(12))
    #expect(attributes[.foregroundColor] as? UIColor == .green)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test func theLabelsPropertiesAreThoseOfTheFirstCharacter() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byTruncatingMiddle
    let label = label(
      string(
        ("a", [.font: blocks(20), .foregroundColor: UIColor.red, .paragraphStyle: style]),
        ("b", [:])))
    #expect(label.font == blocks(20))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func aChangedStringDoesNotChangeTheLabel() {
    let text = NSMutableAttributedString(string: "ab")
    let label = label(text)
    text.append(NSAttributedString(string: "cd"))
    #expect(label.text == "ab")
  }

  @Test func anAttachmentIsAsLargeAsItsImage() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 14, height: 12)).image { _ in }
    let attachment = NSTextAttachment(image: image)
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: attachment))
    #expect(label(text).intrinsicContentSize == CGSize(width: 20, height: 14))
    attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 8)
    #expect(label(text).intrinsicContentSize == CGSize(width: 16, height: 10))
  }

  @Test func fontsOfTextStylesFollowTheTextSize() {
    let text = string(("a", [.font: UIFont.preferredFont(forTextStyle: .body)]))
    let label = label(text)
    label.adjustsFontForContentSizeCategory = true
    let view = UIView()
    view.addSubview(label)
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    UIViewRenderer(scale: 1, traits: large).layOut(view)
    #expect(label.font.pointSize == 23)
  }

  // MARK: Drawing

  private func bitmap(_ label: UILabel, size: CGSize) throws -> Bitmap {
    label.frame = CGRect(origin: .zero, size: size)
    return try UIViewRenderer(scale: 1).bitmap(of: label)
  }

  @Test func runsAreDrawnInTheirColors() throws {
    let label = label(string(("a", [.foregroundColor: UIColor.red]), ("b", [:])))
    label.textColor = nil
    label.attributedText = string(("a", [.foregroundColor: UIColor.red]), ("b", [:]))
    label.backgroundColor = .white
    let drawn = try bitmap(label, size: CGSize(width: 12, height: 10))
    #expect(drawn[2, 5] == 0xFFFF_0000)
    #expect(drawn[8, 5] == 0xFF00_0000)
  }

  @Test func colorsFollowTheAppearance() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    let label = label(string(("a", [.foregroundColor: color])))
    label.frame = CGRect(x: 0, y: 0, width: 6, height: 10)
    let renderer = UIViewRenderer(scale: 1)
    #expect(try renderer.bitmap(of: label)[2, 5] == 0xFFFF_0000)
    label.overrideUserInterfaceStyle = .dark
    #expect(try renderer.bitmap(of: label)[2, 5] == 0xFF00_FF00)
  }

  @Test func aHighlightedLabelHasOneColor() throws {
    let label = label(string(("a", [.foregroundColor: UIColor.red]), ("b", [:])))
    label.highlightedTextColor = .green
    label.isHighlighted = true
    let drawn = try bitmap(label, size: CGSize(width: 12, height: 10))
    #expect(drawn[2, 5] == 0xFF00_FF00)
    #expect(drawn[8, 5] == 0xFF00_FF00)
  }

  @Test func theLabelsShadowIsBehindTheText() throws {
    let label = label(string(("a ", [.foregroundColor: UIColor.red])))
    label.shadowColor = .green
    label.shadowOffset = CGSize(width: 6, height: 0)
    let drawn = try bitmap(label, size: CGSize(width: 12, height: 10))
    #expect(drawn[2, 5] == 0xFFFF_0000)
    #expect(drawn[8, 5] == 0xFF00_FF00)
  }

  @Test func aTemplateImageHasTheColorOfTheText() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 8)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 8))
    }
    let text = NSMutableAttributedString(
      attachment: NSTextAttachment(image: image.withRenderingMode(.alwaysTemplate)))
    text.addAttribute(
      .foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: 1))
    let drawn = try bitmap(label(text), size: CGSize(width: 6, height: 8))
    #expect(drawn[3, 4] == 0xFF00_FF00)
  }

  @Test func aLinkIsUnderlinedAndHasTheColorOfLinks() throws {
    let label = label(string(("  ", [.link: "https://example.org"])))
    let drawn = try bitmap(label, size: CGSize(width: 12, height: 10))
    #expect(drawn[3, 9] == 0xFF00_7AFF)
  }

  /// Code for Core Text has them.
  @Test func coloursOfCoreGraphicsAreColoursOfTexts() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 6, height: 10))
    label.attributedText = NSAttributedString(
      string: "a",
      attributes: [
        .font: UIFont(.blocks(size: 10)),
        .foregroundColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
      ])
    #expect(try UIViewRenderer(scale: 1).bitmap(of: label)[3, 5] == 0xFFFF_0000)
  }
}
