import Foundation
import Testing

@testable import CairoGraphics

/// Input that nobody means, but that comes.
@Suite struct OddTextTests {
  @Test(arguments: [0, -5, 1e-300, 1e300, .nan, .infinity, -.infinity] as [CGFloat])
  func oddWidthsAndSizes(number: CGFloat) throws {
    let context = try CGContext(width: 20, height: 20)
    for mode in LineBreakMode.allCases {
      let options = TextLayout.Options(
        lineBreakMode: mode, numberOfLines: 2, minimumScaleFactor: number, lineSpacing: number)
      for layout in [
        TextLayout("ab cd", font: .system(size: 10), width: number, options: options),
        TextLayout("ab cd", font: .system(size: 10), height: number, options: options),
        TextLayout("ab cd", font: .system(size: number), width: 10, options: options),
      ] {
        #expect(!layout.size.width.isNaN)
        #expect((1...2).contains(layout.lines.count))
        layout.draw(in: context, at: CGPoint(x: number, y: 1), color: .black)
        layout.draw(in: context, at: .zero, color: .black)
      }
    }
    _ = try context.makeBitmap()
  }

  @Test(.timeLimit(.minutes(1)))
  func aHundredThousandCharactersTakeLinearTime() {
    let texts = [
      String(repeating: "a", count: 100_000),
      String(repeating: "word ", count: 20_000),
      String(repeating: "漢字。", count: 33_334),
      String(repeating: "a\n", count: 50_000),
      String(repeating: " ", count: 100_000),
      String(repeating: "אa", count: 50_000),
      String(repeating: "🇯🇵", count: 25_000),
      "e" + String(repeating: "\u{301}", count: 100_000),
    ]
    for text in texts {
      let layout = TextLayout(text, font: .system(size: 12), width: 100)
      #expect(layout.lines.last?.range.upperBound == text.endIndex)
      let shortened = TextLayout(
        text, font: .system(size: 12), width: 100,
        options: .init(lineBreakMode: .byTruncatingMiddle, numberOfLines: 3))
      #expect(shortened.lines.count <= 3)
    }
  }

  @Test func charactersWithoutGlyphsShowOneBoxEach() throws {
    // The box is glyph 0 and 500 units wide; a family is one character of seven scalars.
    for text in ["א", "ب", "👨‍👩‍👧‍👦", "가", "🇯🇵", "\u{10FFFF}", "\u{E000}"] {
      let layout = TextLayout(text, font: .system(size: 10))
      #expect(layout.lines[0].shaped.runs.map(\.glyphs) == [[0]])
      #expect(layout.size.width == 5)
    }
  }

  @Test func controlCharactersAndJoinersTakeNoRoom() {
    for text in ["\u{0}", "\u{7}", "\u{7F}", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{FE0F}"] {
      #expect(TextLayout("a" + text, font: .system(size: 100)).size.width == 54.6)
      #expect(TextLayout(text, font: .blocks(size: 10)).size.width == 0)
    }
  }
}
