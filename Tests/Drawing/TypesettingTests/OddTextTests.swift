import CairoGraphics
import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// Degenerate and hostile input.
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

  /// The processor time of this thread in seconds, which tests beside this one do not lengthen.
  private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test func aHundredThousandCharactersTakeLinearTime() {
    let start = processorTime
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
    // It takes some seconds. Time in proportion to the square would be hours.
    #expect(processorTime - start < 60)
  }

  @Test func charactersWithoutGlyphsShowOneBoxEach() throws {
    // The box is glyph 0 and 500 units wide; a syllable with its vowel signs is one character.
    for text in ["א", "ب", "가", "กำ", "क्षि", "\u{10FFFF}", "\u{E000}"] {
      let layout = TextLayout(text, font: .system(size: 10))
      #expect(layout.lines[0].shaped.runs.map(\.glyphs) == [[0]])
      #expect(layout.size.width == 5)
    }
  }

  @Test func controlCharactersAndJoinersHaveNoWidth() {
    DrawnWidths.with {
      for text in ["\u{0}", "\u{7}", "\u{7F}", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{FE0F}"] {
        #expect(TextLayout("a" + text, font: .system(size: 100)).size.width == 54.6)
        #expect(TextLayout(text, font: .blocks(size: 10)).size.width == 0)
      }
    }
  }

  @Test func linesOfRandomTextsHoldTheTextInOrder() throws {
    let pool =
      Array(
        "abfi AVTo  12.,-/%\t\n\r\u{2028}漢字かなゃー。、「」（）％～→★é\u{301}\u{3099}\u{200B}\u{200D}\u{FEFF}\u{FE0F}\u{AD}"
          .unicodeScalars)
      + Array("אבגب\u{202E}\u{2067}\u{2069}👨👩🇯🇵한\u{1100}\u{1161}\u{10FFFF}\u{0}".unicodeScalars)
    var dice = SplitMix64(seed: 1)
    let context = try CGContext(width: 50, height: 50)
    for _ in 0..<1500 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<30, using: &dice) {
        text.unicodeScalars.append(pool[Int.random(in: 0..<pool.count, using: &dice)])
      }
      let mode = LineBreakMode.allCases[Int.random(in: 0..<6, using: &dice)]
      let limit = Int.random(in: 0..<4, using: &dice)
      let width = CGFloat.random(in: 0..<150, using: &dice)
      let layout = TextLayout(
        text, font: .system(size: 10), width: width,
        options: .init(
          alignment: TextAlignment.allCases[Int.random(in: 0..<5, using: &dice)],
          lineBreakMode: mode, numberOfLines: limit))
      layout.draw(in: context, at: CGPoint(x: 1, y: 1), color: .black)

      #expect(limit == 0 || layout.lines.count <= limit)
      // Lines follow one another with only separators between them, up to the end if all is shown.
      var end = text.startIndex
      for line in layout.lines {
        #expect(text[end..<line.range.lowerBound].allSatisfy { $0.isNewline })
        end = line.range.upperBound
        // Only what cannot be broken, or is clipped, is wider than the room.
        #expect(
          line.width <= width + 0.001 || text[line.range].count <= 2 || line.isTruncated
            || mode == .byClipping)
      }
      #expect(!layout.showsWholeText || end == text.endIndex)
    }
  }
}
