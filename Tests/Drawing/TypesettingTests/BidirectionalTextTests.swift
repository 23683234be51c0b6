import Foundation
import Testing

@testable import Typesetting

/// Text from right to left, by the rules of UAX #9. The fonts have no Hebrew and no Arabic, but
/// order and alignment do not depend on letter shapes.
@Suite struct BidirectionalTextTests {
  /// The scalar offsets of a text's characters from left to right.
  func order(_ text: String, _ direction: WritingDirection = .natural) -> [Int] {
    let paragraph = ShapedParagraph(
      text[...], sources: FontCascade(.blocks(size: 10)), direction: direction, language: "en")
    let runs = paragraph.runs(in: paragraph.scalars.indices)
    return BidirectionalLevels.visualOrder(of: runs.map(\.run.level)).flatMap { index in
      runs[index].glyphs.map(\.cluster)
    }
  }

  @Test func latinKeepsItsOrder() {
    #expect(order("abc") == [0, 1, 2])
  }

  @Test func hebrewRunsFromRightToLeft() {
    #expect(order("אבג") == [2, 1, 0])
  }

  @Test func hebrewWithinLatin() {
    #expect(order("a אב c") == [0, 1, 3, 2, 4, 5])
  }

  @Test func latinAndNumbersWithinHebrew() {
    // W7: a number after Latin text has its level; after Hebrew it has a level of its own.
    #expect(order("א ab 12 ב") == [8, 7, 2, 3, 4, 5, 6, 1, 0])
    #expect(order("א 12 ב") == [5, 4, 2, 3, 1, 0])
  }

  @Test func latinInAParagraphFromRightToLeft() {
    #expect(order("ab!", .rightToLeft) == [2, 0, 1])
    #expect(order("ab!", .natural) == [0, 1, 2])
  }

  @Test func naturalAlignmentFollowsTheFirstLetter() {
    func origin(_ text: String) -> CGFloat? {
      TextLayout(text, font: .blocks(size: 10), width: 100).lines.first?.origin.x
    }
    #expect(origin("אב") == 88)
    #expect(origin("ab") == 0)
    #expect(origin("12 אב") == 70)
  }

  @Test func theEllipsisIsOnTheLeft() throws {
    let layout = TextLayout(
      "אבגדהו", font: .system(size: 100), width: 290,
      options: .init(lineBreakMode: .byTruncatingTail, numberOfLines: 1))
    let face = try FontLibrary.shared.systemFace(.regular).get()
    let glyphs = layout.lines[0].shaped.runs.flatMap(\.glyphs)
    // Boxes are 500 wide and the ellipsis 883: four boxes next to it.
    #expect(glyphs.first == face.glyph(of: 0x2026))
    #expect(glyphs.dropFirst() == [0, 0, 0, 0])
  }

  @Test func levelsAreReversedFromTheHighest() {
    #expect(BidirectionalLevels.visualOrder(of: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(BidirectionalLevels.visualOrder(of: [1, 2, 2, 1]) == [3, 1, 2, 0])
    #expect(BidirectionalLevels.visualOrder(of: []) == [])
  }
}
