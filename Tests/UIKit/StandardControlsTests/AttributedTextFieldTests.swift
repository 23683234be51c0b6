import TestSupport
import Testing

@testable import StandardControls

/// In the blocks font a character is 0.6 em wide, and a line 1 em high.
@Suite struct AttributedTextFields {
  private let field: UITextField
  private let small = UIFont(.blocks(size: 10))
  private let large = UIFont(.blocks(size: 20))

  init() {
    field = UITextField(frame: rect(0, 0, 200, 34))
    field.font = small
  }

  private var mixed: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: small, .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "c", attributes: [.font: large]))
    return text
  }

  private func attribute(_ key: NSAttributedString.Key, at index: Int) -> Any? {
    field.attributedText?.attribute(key, at: index, effectiveRange: nil)
  }

  /// Two characters of 6 points and one of 12.
  @Test func eachPartHasItsFont() {
    field.attributedText = mixed
    #expect(field.intrinsicContentSize == CGSize(width: 24, height: 20))
    field.beginEditing()
    #expect(field.caretRect(for: UITextPosition(2)).midX == 12)
    #expect(field.caretRect(for: UITextPosition(3)).midX == 24)
    #expect(field.caretRect(for: UITextPosition(2)).height == 20)
  }

  @Test func eachPartHasItsColour() throws {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: large, .foregroundColor: UIColor.red])
    text.addAttribute(
      .foregroundColor, value: UIColor.black, range: NSRange(location: 1, length: 1))
    field.attributedText = text
    let picture = try picture(of: field)
    #expect(picture.red(6, 17) == 255)
    #expect(picture.red(18, 17) == 0)
    #expect(picture.alpha(18, 17) == 255)
  }

  @Test func anUnderlineIsDrawn() throws {
    field.attributedText = NSAttributedString(
      string: "    ", attributes: [.font: large, .underlineStyle: NSUnderlineStyle.single.rawValue])
    // Spaces have nothing else to draw.
    #expect(try picture(of: field).coveredArea > 0)
  }

  @Test func thePropertiesAreThoseOfTheFirstCharacter() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    field.attributedText = NSAttributedString(
      string: "a", attributes: [.font: large, .paragraphStyle: style])
    #expect(field.font == large)
    #expect(field.textAlignment == .center)
  }

  @Test func aPropertyIsGivenToTheWholeText() {
    field.attributedText = mixed
    field.font = small
    field.textColor = .blue
    #expect(field.intrinsicContentSize.width == 18)
    #expect(attribute(.foregroundColor, at: 0) as? UIColor == .blue)
    #expect(attribute(.foregroundColor, at: 2) as? UIColor == .blue)
  }

  @Test func aPlainTextHasTheAttributesOfTheField() {
    field.attributedText = mixed
    field.text = "ab"
    #expect(field.intrinsicContentSize == CGSize(width: 12, height: 10))
    #expect(attribute(.foregroundColor, at: 1) as? UIColor == .red)
  }

  @Test func theDefaultAttributesAreThoseOfTheWholeText() {
    field.attributedText = mixed
    field.defaultTextAttributes = [.font: large, .kern: 2]
    // Three characters of 12 points, and 2 points behind each.
    #expect(field.intrinsicContentSize.width == 42)
    #expect(attribute(.kern, at: 2) as? Int == 2)
    #expect(field.textColor == nil)
  }

  // MARK: Typing

  @Test func typedTextHasTheAttributesBeforeTheCaret() {
    field.attributedText = mixed
    #expect(field.typingAttributes == nil)
    field.beginEditing()
    field.selectedTextRange = UITextRange(2..<2)
    #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .red)
    field.insertText("x")
    #expect(field.text == "abxc")
    #expect(attribute(.foregroundColor, at: 2) as? UIColor == .red)
    #expect(attribute(.font, at: 3) as? UIFont == large)
  }

  @Test func typingAttributesHoldUntilTheCaretMoves() {
    field.text = "ab"
    field.typingAttributes = [.foregroundColor: UIColor.red]
    #expect(field.typingAttributes == nil)
    field.beginEditing()
    field.typingAttributes = [.foregroundColor: UIColor.red]
    field.insertText("c")
    #expect(attribute(.foregroundColor, at: 2) as? UIColor == .red)
    #expect(attribute(.foregroundColor, at: 1) as? UIColor == .label)
    field.typingAttributes = [.foregroundColor: UIColor.blue]
    field.selectedTextRange = UITextRange(0..<0)
    #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .label)
  }

  @Test func typingMayReplaceTheWholeText() {
    field.attributedText = mixed
    field.beginEditing()
    field.clearsOnInsertion = true
    field.insertText("x")
    field.insertText("y")
    #expect(field.text == "xy")
  }

  // MARK: Placeholders

  @Test func aPlaceholderHasItsFonts() {
    field.attributedPlaceholder = mixed
    #expect(field.intrinsicContentSize == CGSize(width: 24, height: 20))
  }

  // MARK: Shrinking

  private func inspected() throws -> InspectedText {
    var content = ViewContent()
    field.inspect(&content)
    return try #require(content.texts.first)
  }

  /// 20 characters are 120 points wide.
  @Test(
    arguments: [(nil, 10, true), (0, 5, false), (4, 5, false), (8, 8, true)]
      as [(CGFloat?, Double, Bool)])
  func lettersShrinkDownToTheSmallestSize(
    minimum: CGFloat?, size: Double, isTruncated: Bool
  ) throws {
    field.frame = rect(0, 0, 60, 34)
    field.text = String(repeating: "a", count: 20)
    field.adjustsFontSizeToFitWidth = minimum != nil
    field.minimumFontSize = minimum ?? 0
    let text = try inspected()
    #expect(isClose(text.fontSize, size))
    #expect(text.isTruncated == isTruncated)
  }

  @Test func theCaretIsInTheShrunkText() {
    field.frame = rect(0, 0, 60, 34)
    field.text = String(repeating: "a", count: 20)
    field.adjustsFontSizeToFitWidth = true
    field.beginEditing()
    #expect(field.caretRect(for: UITextPosition(10)).midX == 30)
  }
}

@Suite struct TextViewAttributes {
  private let view: UITextView

  init() {
    view = UITextView(frame: rect(0, 0, 70, 100))
    view.font = UIFont(.blocks(size: 10))
  }

  @Test func linksHaveTheTintUntilTheyGetAttributes() throws {
    view.tintColor = .black
    view.backgroundColor = nil
    view.attributedText = NSAttributedString(
      string: "a", attributes: [.font: UIFont(.blocks(size: 20)), .link: "https://example.com"])
    #expect(try picture(of: view).red(10, 18) == 0)
    #expect(try picture(of: view).alpha(10, 18) == 255)
    view.linkTextAttributes = [.foregroundColor: UIColor.red]
    #expect(try picture(of: view).red(10, 18) == 255)
  }

  @Test func theLastLineOfAContainerMayEndWithAnEllipsis() {
    view.text = "aaaa bbbb cccc dddd"
    view.textContainer.maximumNumberOfLines = 1
    view.textContainer.lineBreakMode = .byTruncatingTail
    #expect(view.shownLayout.lines.map(\.isTruncated) == [true])
  }

  @Test func whatWouldBeDetectedIsKept() {
    view.dataDetectorTypes = [.link, .phoneNumber]
    #expect(view.dataDetectorTypes.contains(.link))
    #expect(UIDataDetectorTypes.all.contains(.money))
  }
}
