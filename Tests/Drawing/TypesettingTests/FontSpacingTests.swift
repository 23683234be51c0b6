import Foundation
import Testing

@testable import Typesetting

/// Line height and letter spacing of a font. A letter of ``Font/blocks(size:)`` is 0.6 em wide, 0.8 em of which
/// are above the baseline and 0.2 below: at 20 points, 12 wide, 16 above and 4 below.
@Suite struct FontSpacingTests {
  private let font = Font.blocks(size: 20).spaced(lineHeight: 30, letterSpacing: 2)

  @Test func halfOfTheAddedHeightIsAboveAndHalfBelow() {
    #expect(font.lineHeight == 30)
    #expect(font.ascender == 21)
    #expect(font.descender == -9)
    let lower = Font.blocks(size: 20).spaced(lineHeight: 16)
    #expect(lower.ascender == 14)
    #expect(lower.descender == -2)
  }

  @Test func bothGrowWithTheSize() {
    let large = font.withSize(40)
    #expect(large.lineHeight == 60)
    #expect(large.letterSpacing == 4)
    #expect(large.ascender == 42)
  }

  @Test func otherMeasuresStay() {
    let plain = Font.blocks(size: 20)
    #expect(font.capHeight == plain.capHeight)
    #expect(font.xHeight == plain.xHeight)
    #expect(font.pointSize == 20)
  }

  @Test func linesAreAsHighAndLettersAsFarApart() {
    let layout = TextLayout("ab\ncde", font: font)
    #expect(layout.size == CGSize(width: 42, height: 60))
    #expect(layout.firstBaseline == 21)
    #expect(layout.lastBaseline == 51)
  }

  @Test func attributedTextHasTheSameLines() {
    let text = AttributedText(
      "ab\ncde", attributes: TextAttributes(font: font))
    let layout = AttributedTextLayout(text, width: nil)
    #expect(layout.size == CGSize(width: 42, height: 60))
    #expect(layout.firstBaseline == 21)
    #expect(layout.lastBaseline == 51)
  }

  @Test func kernIsAddedToTheFontsSpacing() {
    var attributes = TextAttributes(font: font)
    func width() -> CGFloat {
      AttributedTextLayout(
        AttributedText("ab", attributes: attributes), width: nil
      ).size.width
    }
    attributes.kern = 3
    #expect(width() == 34)
    // The sum is 0, which is not the spacing of the font.
    attributes.kern = -2
    #expect(width() == 24)
  }

  @Test func aTextIsBrokenAndTruncatedWithItsSpacing() {
    // A word of three letters is 42 wide, and 36 without spacing.
    let wrapped = TextLayout("abc def", font: font, width: 41)
    #expect(wrapped.lines.count > 2)
    #expect(TextLayout("abc def", font: font, width: 43).lines.count == 2)
    let truncated = TextLayout(
      "abcdef", font: font, width: 60,
      options: .init(lineBreakMode: .byTruncatingTail, numberOfLines: 1))
    // Three letters and the ellipsis, 14 each.
    #expect(truncated.size.width == 56)
    #expect(truncated.lines[0].isTruncated)
  }

  @Test func equalTextsWithAndWithoutSpacingAreCachedApart() {
    let plain = Font.blocks(size: 20)
    #expect(TextLayout("cached", font: plain).size.width == 72)
    #expect(TextLayout("cached", font: font).size.width == 84)
    #expect(TextLayout("cached", font: plain).size.width == 72)
  }

  @Test func anotherWeightKeepsTheSpacing() throws {
    let bold = try Font.system(size: 20).spaced(lineHeight: 30, letterSpacing: 2)
      .with(FontStyle(weightClass: 700))
    #expect(bold.weight == .bold)
    #expect(bold.lineHeight == 30)
    #expect(bold.letterSpacing == 2)
  }

  @Test(arguments: [-1, .nan, .infinity] as [CGFloat])
  func whatIsNoLengthIsNotUsed(length: CGFloat) {
    let odd = Font.blocks(size: 20).spaced(lineHeight: length, letterSpacing: length)
    #expect(odd.lineHeight == 20)
    #expect(odd.letterSpacing == (length == -1 ? -1 : 0))
  }

  @Test func aFontWithoutSizeHasNone() {
    #expect(Font.blocks(size: 0).spaced(lineHeight: 30, letterSpacing: 2).lineHeight == 0)
  }
}
