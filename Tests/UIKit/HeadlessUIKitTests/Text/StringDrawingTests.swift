import HeadlessUIKit
import Testing

/// In the blocks font of 10 points a character is 6 points wide, and a line 10 high with its baseline at 8.
@Suite struct StringDrawing {
  private let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont(.blocks(size: 10)), .foregroundColor: UIColor.red,
  ]
  private let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  private func drawn(_ draw: () -> Void) throws -> Bitmap {
    let context = try CGContext(size: CGSize(width: 40, height: 30), scale: 1)
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    return try context.makeBitmap()
  }

  /// The columns and rows that have colour.
  private func box(_ bitmap: Bitmap) -> CGRect {
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test func theSizeIsThatOfTheLines() {
    #expect("abc".size(withAttributes: attributes) == CGSize(width: 18, height: 10))
    #expect("ab\nabcd".size(withAttributes: attributes) == CGSize(width: 24, height: 20))
    #expect("".size(withAttributes: attributes) == CGSize(width: 0, height: 10))
    #expect(NSString("abc").size(withAttributes: attributes) == CGSize(width: 18, height: 10))
    #expect(
      NSAttributedString(string: "abc", attributes: attributes).size()
        == CGSize(width: 18, height: 10))
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  @Test func theWidthOfAWordIsTheSumOfItsAdvances() {
    // Thousandths of an em, at a size of display: S 567 + 30, a 473, v 435, e 486, and each 39.7, at 100 points 13.6
    // less; of M PLUS 1's kerning of -10, -8 and -5 four tenths.
    let font = UIFont.systemFont(ofSize: 100)
    let letters: CGFloat = 597 + 473 + 435 + 486
    let width = (letters + 4 * 26.1 - 0.4 * 23) / 10
    #expect(abs("Save".size(withAttributes: [.font: font]).width - width) < 1e-9)
  }

  @Test func withoutAFontTheSizeIsThatOfTwelvePoints() {
    let height: CGFloat = 12 * 2444 / 2048
    #expect(abs("a".size().height - height) < 1e-9)
  }

  @Test func linesBreakAtTheWidthIfAsked() {
    let size = CGSize(width: 30, height: CGFloat.greatestFiniteMagnitude)
    let rect = "aaa bbb".boundingRect(
      with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(rect == CGRect(x: 0, y: 0, width: 18, height: 20))
    let line = "aaa bbb".boundingRect(with: size, attributes: attributes, context: nil)
    // The origin is the baseline.
    #expect(line == CGRect(x: 0, y: -2, width: 42, height: 10))
    let wide = "aaa bbb".boundingRect(
      with: unlimited, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(wide.size == CGSize(width: 42, height: 10))
  }

  @Test func aTruncatingStyleMakesOneLineOfAParagraph() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let truncating = attributes.merging([.paragraphStyle: style]) { $1 }
    let rect = "aaaa bbb\ncccc ddd".boundingRect(
      with: CGSize(width: 30, height: 1000), options: .usesLineFragmentOrigin,
      attributes: truncating, context: nil)
    #expect(rect.size == CGSize(width: 30, height: 20))
  }

  @Test func theLastLineThatFitsIsTruncatedIfAsked() {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let rect = "aaa bbb ccc".boundingRect(
      with: CGSize(width: 30, height: 25), options: options, attributes: attributes, context: nil)
    #expect(rect.size.height == 20)
  }

  @Test func aContextShrinksALine() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.25
    let rect = "aaaaaaaaaa".boundingRect(
      with: CGSize(width: 30, height: 0), attributes: attributes, context: context)
    #expect(rect.size == CGSize(width: 30, height: 5))
    #expect(context.actualScaleFactor == 0.5)
    #expect(context.totalBounds == rect)
  }

  @Test func deviceMetricsAreThoseOfTheLetters() {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesDeviceMetrics]
    let rect = "ab".boundingRect(
      with: unlimited, options: options, attributes: attributes, context: nil)
    #expect(rect == CGRect(x: 0.5, y: 0, width: 11, height: 10))
  }

  @Test func aStringIsDrawnBelowAPoint() throws {
    let bitmap = try drawn {
      "ab".draw(at: CGPoint(x: 3.5, y: 5), withAttributes: attributes)
    }
    #expect(box(bitmap) == CGRect(x: 4, y: 5, width: 11, height: 10))
    #expect(bitmap[5, 8] == 0xFFFF_0000)
  }

  @Test func aStringIsWrappedInARectangle() throws {
    let bitmap = try drawn {
      "aaa bbb ccc".draw(
        in: CGRect(x: 0.5, y: 2, width: 20, height: 25), withAttributes: attributes)
    }
    // Two lines fit.
    #expect(box(bitmap) == CGRect(x: 1, y: 2, width: 17, height: 20))
  }

  @Test func withoutTheOptionAStringIsDrawnOnItsBaseline() throws {
    let bitmap = try drawn {
      "a".draw(
        with: CGRect(x: 0.5, y: 20, width: 0, height: 0), attributes: attributes, context: nil)
    }
    #expect(box(bitmap) == CGRect(x: 1, y: 12, width: 5, height: 10))
  }

  @Test func nothingIsDrawnWithoutAContext() {
    "a".draw(at: .zero, withAttributes: attributes)
  }

  // MARK: Values

  @Test func paragraphStylesAreEqualByValue() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.isEqual(NSParagraphStyle.default))
    style.alignment = .right
    style.tabStops = [NSTextTab(textAlignment: .left, location: 40)]
    style.addTabStop(NSTextTab(textAlignment: .right, location: 20))
    #expect(style.tabStops.map(\.location) == [20, 40])
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy.isEqual(style))
    #expect(copy.hash == style.hash)
    copy.lineSpacing = 1
    #expect(!copy.isEqual(style))
    #expect(style.lineSpacing == 0)
  }

  /// Foundation compares the values of neighbouring characters.
  @Test func objectsOfAttributesMayBeAppendedAndReplaced() {
    let (style, shadow) = (NSMutableParagraphStyle(), NSShadow())
    style.lineSpacing = 2
    let objects: [NSAttributedString.Key: Any] = [
      .paragraphStyle: style, .shadow: shadow, .attachment: NSTextAttachment(),
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red,
    ]
    let string = NSMutableAttributedString()
    for _ in 0..<3 { string.append(NSAttributedString(string: "ab", attributes: objects)) }
    string.append(
      NSAttributedString(string: "c", attributes: [.paragraphStyle: NSParagraphStyle.default]))
    let copy = style.mutableCopy()
    string.addAttribute(
      .paragraphStyle, value: copy, range: NSRange(location: 0, length: string.length))
    var range = NSRange()
    let found = string.attribute(
      .paragraphStyle, at: 3, longestEffectiveRange: &range,
      in: NSRange(location: 0, length: string.length))
    #expect((found as? NSParagraphStyle)?.lineSpacing == 2)
    #expect(range == NSRange(location: 0, length: 7))
  }

  @Test func shadowsAreEqualByValue() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy.isEqual(shadow))
    copy.shadowColor = UIColor.red
    #expect(!copy.isEqual(shadow))
  }
}
