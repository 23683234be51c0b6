import CoreText
import Testing
import UIKit

/// In the blocks font of size 10 a character is 6 points wide; a line reaches 8 above its baseline and 2 below.
@Suite struct TextRunTests {
  private let font = UIFont(.blocks(size: 10))

  /// "abcd" with "cd" in red.
  private var line: CTLine {
    let text = CFAttributedStringCreateMutable(kCFAllocatorDefault, 0)!
    CFAttributedStringReplaceString(text, CFRangeMake(0, 0), "abcd" as CFString)
    let length = CFAttributedStringGetLength(text)
    CFAttributedStringSetAttribute(text, CFRangeMake(0, length), kCTFontAttributeName, font)
    CFAttributedStringSetAttribute(
      text, CFRangeMake(2, 2), kCTForegroundColorAttributeName, UIColor.red.cgColor)
    return CTLineCreateWithAttributedString(text)
  }

  private func runs(_ line: CTLine) throws -> [CTRun] {
    try #require(CTLineGetGlyphRuns(line) as? [CTRun])
  }

  @Test func aLineHasARunForEachPartWithTheSameAttributes() throws {
    let runs = try runs(line)
    let ranges = runs.map(CTRunGetStringRange)
    #expect(ranges == [CFRangeMake(0, 2), CFRangeMake(2, 2)])
    #expect(runs.map(CTRunGetGlyphCount) == [2, 2])
    #expect(CTRunGetStatus(runs[1]).isEmpty)
  }

  @Test func aRunHasTheAttributesOfItsString() throws {
    let runs = try runs(line)
    let attributes = CTRunGetAttributes(runs[1])
    #expect((attributes[kCTFontAttributeName] as? UIFont) === font)
    #expect((attributes[kCTForegroundColorAttributeName] as? CGColor) == UIColor.red.cgColor)
    #expect(CTRunGetAttributes(runs[0])[kCTForegroundColorAttributeName] == nil)
    let key = Unmanaged.passUnretained(kCTFontAttributeName).toOpaque()
    let value = try #require(CFDictionaryGetValue(attributes, key))
    #expect(unsafeBitCast(value, to: CTFont.self) === font)
  }

  @Test func glyphsHavePlacesInTheLine() throws {
    let run = try runs(line)[1]
    var positions = [CGPoint](repeating: .zero, count: 2)
    CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
    #expect(positions == [CGPoint(x: 12, y: 0), CGPoint(x: 18, y: 0)])
    var advance = CGSize.zero
    CTRunGetAdvances(run, CFRangeMake(1, 1), &advance)
    #expect(advance == CGSize(width: 6, height: 0))
    var indices = [0, 0]
    CTRunGetStringIndices(run, CFRangeMake(0, 0), &indices)
    #expect(indices == [2, 3])
    var (ascent, descent) = (CGFloat(0), CGFloat(0))
    #expect(CTRunGetTypographicBounds(run, CFRangeMake(0, 0), &ascent, &descent, nil) == 12)
    #expect(ascent == 8 && descent == 2)
    #expect(CTRunGetTypographicBounds(run, CFRangeMake(0, 1), nil, nil, nil) == 6)
  }

  @Test func glyphsAreThoseOfTheFont() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let text = NSAttributedString(string: "ab", attributes: [.font: font])
    let run = try runs(CTLineCreateWithAttributedString(text))[0]
    var glyphs = [CGGlyph](repeating: 0, count: 2)
    CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
    let units = Array("ab".utf16)
    var wanted = [CGGlyph](repeating: 0, count: 2)
    #expect(CTFontGetGlyphsForCharacters(font, units, &wanted, 2))
    #expect(glyphs == wanted && glyphs[0] != glyphs[1])
  }

  @Test func textFromRightToLeftHasItsFirstLetterAtTheRight() throws {
    let text = NSAttributedString(string: "אב", attributes: [.font: font])
    let run = try runs(CTLineCreateWithAttributedString(text))[0]
    var positions = [CGPoint](repeating: .zero, count: 2)
    CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
    #expect(positions == [CGPoint(x: 6, y: 0), CGPoint(x: 0, y: 0)])
    #expect(CTRunGetStatus(run) == .rightToLeft)
  }

  @Test func aRunIsDrawnByItself() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 10)).image { renderer in
      let context = renderer.cgContext
      context.translateBy(x: 0, y: 10)
      context.scaleBy(x: 1, y: -1)
      context.textPosition = CGPoint(x: 0, y: 2)
      for run in (try? runs(line))?.dropFirst() ?? [] { CTRunDraw(run, context, CFRangeMake(0, 0)) }
    }
    let bitmap = try #require(image.cgImage).bitmap
    let scale = bitmap.width / 24
    // The boxes of the last two characters, from 12.5 and from 18.5.
    #expect(bitmap[3 * scale, 3 * scale] == 0 && bitmap[9 * scale, 3 * scale] == 0)
    #expect(bitmap[15 * scale, 3 * scale] == 0xFFFF_0000)
    #expect(bitmap[21 * scale, 3 * scale] == 0xFFFF_0000)
  }

  @Test func linesOfAFrameHaveRunsInTheWholeText() throws {
    let text = NSAttributedString(string: "aa bb", attributes: [.font: font])
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 18, height: 40), transform: nil)
    let frame = CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), CFRangeMake(0, 0), path, nil)
    let lines = CTFrameGetLines(frame)
    #expect(CFArrayGetCount(lines) == 2)
    let second = unsafeBitCast(CFArrayGetValueAtIndex(lines, 1), to: CTLine.self)
    #expect(CTRunGetStringRange(try runs(second)[0]) == CFRangeMake(3, 2))
  }

  @Test func stringsOfCoreFoundation() {
    #expect(CFStringGetLength("añ😀" as CFString) == 4)
    let data = Data([1, 2, 255]) as CFData
    #expect(CFDataGetLength(data) == 3)
    #expect(CFDataGetBytePtr(data)?[2] == 255)
    let text = CFStringCreateMutableCopy(kCFAllocatorDefault, 0, "ab" as CFString)!
    CFStringAppend(text, "c" as CFString)
    #expect(String(text) == "abc")
    let string = CFAttributedStringCreate(
      kCFAllocatorDefault, "ab" as CFString, [kCTKernAttributeName: 2] as NSDictionary)
    #expect(string?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }
}
