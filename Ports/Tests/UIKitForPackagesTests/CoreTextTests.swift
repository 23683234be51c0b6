import CoreText
import Testing
import UIKit

/// In the blocks font of size 10 a character is 6 points wide; a line reaches 8 above its baseline and 2 below.
@Suite struct CoreTextTests {
  private let font = UIFont(.blocks(size: 10))

  private func string(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: font])
  }

  // MARK: Lines

  @Test func aLineHasTheBoundsOfItsText() {
    let line = CTLineCreateWithAttributedString(string("abc "))
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(CTLineGetTypographicBounds(line, &ascent, &descent, &leading) == 24)
    #expect(ascent == 8 && descent == 2 && leading == 0)
    #expect(CTLineGetTrailingWhitespaceWidth(line) == 6)
    #expect(CTLineGetGlyphCount(line) == 4)
    #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 4))
    let bounds = CGRect(x: 0, y: -2, width: 24, height: 10)
    #expect(CTLineGetBoundsWithOptions(line, []) == bounds)
    // A box is 5 points wide, half a point from the left.
    let ink = CTLineGetImageBounds(line, nil)
    #expect(abs(ink.minX - 0.5) < 1e-9 && abs(ink.width - 17) < 1e-9)
    #expect(abs(ink.minY + 2) < 1e-9 && abs(ink.height - 10) < 1e-9)
  }

  @Test func placesInALine() {
    let line = CTLineCreateWithAttributedString(string("abc"))
    #expect(CTLineGetOffsetForStringIndex(line, 2, nil) == 12)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 7, y: 0)) == 1)
    #expect(CTLineGetPenOffsetForFlush(line, 0.5, 48) == 15)
  }

  @Test func aLineIsTruncated() throws {
    let line = CTLineCreateWithAttributedString(string("abcdef"))
    let cut = try #require(CTLineCreateTruncatedLine(line, 20, .end, nil))
    // Two characters and an ellipsis.
    #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) == 18)
    #expect(CTLineCreateTruncatedLine(line, 0, .end, nil) == nil)
  }

  @Test func aLineIsDrawnUpwards() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { renderer in
      let context = renderer.cgContext
      context.translateBy(x: 0, y: 20)
      context.scaleBy(x: 1, y: -1)
      context.textPosition = CGPoint(x: 4, y: 10)
      CTLineDraw(CTLineCreateWithAttributedString(string("a")), context)
      #expect(context.textPosition == CGPoint(x: 10, y: 10))
    }
    let bitmap = try #require(image.cgImage).bitmap
    let scale = bitmap.width / 20
    // The box is from 4.5 to 9.5, and from 8 above the baseline at 10 to 2 below.
    #expect(bitmap[7 * scale, 3 * scale] >> 24 == 255 && bitmap[7 * scale, 11 * scale] >> 24 == 255)
    #expect(bitmap[7 * scale, 13 * scale] == 0 && bitmap[2 * scale, 5 * scale] == 0)
  }

  // MARK: Frames

  @Test func aFramesetterSuggestsASize() {
    let framesetter = CTFramesetterCreateWithAttributedString(string("aaaa bbbb cccc"))
    var fitting = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, CFRange(), nil, CGSize(width: 54, height: 1e9), &fitting)
    #expect(size == CGSize(width: 54, height: 20))
    #expect(fitting == CFRange(location: 0, length: 14))
    CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, CFRange(), nil, CGSize(width: 54, height: 15), &fitting)
    #expect(fitting == CFRange(location: 0, length: 10))
  }

  @Test func aFrameHasLines() throws {
    let framesetter = CTFramesetterCreateWithAttributedString(string("aaaa bbbb cccc"))
    let path = CGPath(rect: CGRect(x: 5, y: 5, width: 54, height: 30), transform: nil)
    let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(5, 0), path, nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    #expect(lines.map(CTLineGetStringRange) == [CFRange(location: 5, length: 9)])
    var origin = CGPoint.zero
    CTFrameGetLineOrigins(frame, CFRange(), &origin)
    // The first baseline is 8 below the top of 30.
    #expect(origin == CGPoint(x: 0, y: 22))
    #expect(CTFrameGetVisibleStringRange(frame) == CFRange(location: 5, length: 9))
  }

  @Test func aFrameOfAPartEndsWithIt() {
    let framesetter = CTFramesetterCreateWithAttributedString(string("aaaa bbbb cccc"))
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 30), transform: nil)
    let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 4), path, nil)
    #expect(CTFrameGetVisibleStringRange(frame) == CFRange(location: 0, length: 4))
  }

  // MARK: Fonts

  @Test func aFontOfTheSystemHasTheSizeThatIsAskedForOrTheUsualOne() throws {
    let label = try #require(CTFontCreateUIFontForLanguage(.label, 15, nil))
    #expect(CTFontGetSize(label) == 15 && label.fontName == UIFont.systemFont(ofSize: 15).fontName)
    let small = try #require(CTFontCreateUIFontForLanguage(.smallEmphasizedSystem, 0, nil))
    #expect(small.fontName == UIFont.boldSystemFont(ofSize: 11).fontName)
    #expect(CTFontGetSize(small) == 11)
  }

  @Test func fontsHaveNamesAndMeasures() {
    let font = CTFontCreateWithName("MPLUS1-Bold" as NSString, 20, nil)
    #expect(font.fontName == "MPLUS1-Bold" && CTFontGetSize(font) == 20)
    #expect(CTFontGetAscent(font) == font.ascender && CTFontGetDescent(font) > 0)
    #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 30, nil, nil)) == 30)
  }

  @Test func glyphsHaveOutlinesAndWidths() throws {
    var glyphs: [CGGlyph] = [0, 0]
    let characters = Array("ab".utf16)
    #expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 2))
    #expect(CTFontGetAdvancesForGlyphs(font, .default, glyphs, nil, 2) == 12)
    let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX - 0.5) < 1e-9 && abs(box.minY + 2) < 1e-9 && abs(box.maxY - 8) < 1e-9)
    let system = UIFont.systemFont(ofSize: 20)
    let missing = Array("\u{E123}".utf16)
    #expect(!CTFontGetGlyphsForCharacters(system, missing, &glyphs, 1))
  }
}
