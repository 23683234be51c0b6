import Foundation
import Testing

@testable import Typesetting

/// In the `blocks` font of size 10 a character is 6 points wide and a line 10 high.
@Suite struct AttributedTextPositionTests {
  private func layout(
    _ string: String, width: CGFloat? = nil, _ change: (inout TextAttributes) -> Void = { _ in }
  ) -> AttributedTextLayout {
    var attributes = TextAttributes(font: .blocks(size: 10))
    change(&attributes)
    return AttributedTextLayout(
      AttributedText(string, attributes: attributes), width: width)
  }

  private func carets(_ layout: AttributedTextLayout, _ offsets: ClosedRange<Int>) -> [CGFloat] {
    offsets.map { layout.caretRect(at: $0).minX }
  }

  @Test func aCaretIsBeforeItsCharacter() {
    let layout = layout("abc")
    #expect(carets(layout, 0...3) == [0, 6, 12, 18])
    #expect(layout.caretRect(at: 2) == CGRect(x: 12, y: 0, width: 0, height: 10))
    #expect(layout.caretRect(at: 99).minX == 18)
  }

  @Test func aCharacterOfSeveralCodeUnitsHasOneCaret() {
    // Two code units of an emoji, and a letter with its accent.
    let layout = layout("😀e\u{301}b")
    #expect(carets(layout, 0...5) == [0, 0, 6, 6, 12, 18])
  }

  @Test func inTextFromRightToLeftTheCaretIsAtTheRight() {
    #expect(carets(layout("אבג"), 0...3) == [18, 12, 6, 0])
  }

  @Test func atTheBreakOfALineTheCaretIsInEitherLine() {
    let layout = layout("aaabbb", width: 18) { $0.paragraph.lineBreakMode = .byCharWrapping }
    #expect(layout.caretRect(at: 3).origin == CGPoint(x: 0, y: 10))
    #expect(layout.caretRect(at: 3, affinity: .upstream).origin == CGPoint(x: 18, y: 0))
    #expect(layout.lineIndex(at: 3) == 1)
    #expect(layout.lineIndex(at: 3, affinity: .upstream) == 0)
  }

  @Test func aCaretBehindALineSeparatorIsInTheNextLine() {
    let layout = layout("a\n\nb")
    #expect((0...4).map { layout.caretRect(at: $0).minY } == [0, 0, 10, 20, 20])
    #expect(layout.caretRect(at: 1).minX == 6)
    #expect(layout.caretRect(at: 2).minX == 0)
  }

  @Test func theCaretOfAnEmptyTextIsWhereItsFirstCharacterWouldBe() {
    let layout = layout("", width: 60) { $0.paragraph.alignment = .center }
    #expect(layout.caretRect(at: 0) == CGRect(x: 30, y: 0, width: 0, height: 10))
    #expect(layout.offset(closestTo: CGPoint(x: 50, y: 50)) == 0)
  }

  @Test func aPointIsClosestToTheNearestEdge() {
    let layout = layout("abc\nde")
    let points = [
      CGPoint(x: -5, y: -5), CGPoint(x: 2, y: 5), CGPoint(x: 4, y: 5), CGPoint(x: 100, y: 9),
      CGPoint(x: 7, y: 11), CGPoint(x: 100, y: 100),
    ]
    #expect(points.map { layout.offset(closestTo: $0) } == [0, 0, 1, 3, 5, 6])
  }

  @Test func aPointOutsideOfTheLettersHasNoCharacter() {
    let layout = layout("a😀")
    #expect(layout.characterRange(at: CGPoint(x: 7, y: 5)) == 1..<3)
    #expect(layout.characterRange(at: CGPoint(x: 13, y: 5)) == nil)
    #expect(layout.characterRange(at: CGPoint(x: 3, y: 11)) == nil)
  }

  @Test func aSelectionReachesToTheEndOfTheBoxWhereItContinues() {
    let layout = layout("abc\nde", width: 40)
    #expect(layout.rects(of: 1..<3) == [CGRect(x: 6, y: 0, width: 12, height: 10)])
    #expect(
      layout.rects(of: 1..<5) == [
        CGRect(x: 6, y: 0, width: 34, height: 10), CGRect(x: 0, y: 10, width: 6, height: 10),
      ])
  }

  @Test func aSelectionOfBothDirectionsHasSeveralParts() {
    // a b, then two letters from right to left: the first of them is at the right.
    let layout = layout("abאב")
    #expect(
      layout.rects(of: 1..<3) == [
        CGRect(x: 6, y: 0, width: 6, height: 10), CGRect(x: 18, y: 0, width: 6, height: 10),
      ])
  }
}
