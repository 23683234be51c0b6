import CairoGraphics
import Foundation
import Testing

@testable import Typesetting

/// In the `blocks` font a character is 0.6 em wide; a line is 1 em high with its baseline at 0.8.
@Suite struct AttributedTextLayoutTests {
  private func attributes(
    _ size: CGFloat, _ change: (inout TextAttributes) -> Void = { _ in }
  ) -> TextAttributes {
    var attributes = TextAttributes(font: .blocks(size: size))
    change(&attributes)
    return attributes
  }

  private func text(
    _ string: String, _ size: CGFloat = 10, _ change: (inout TextAttributes) -> Void = { _ in }
  ) -> AttributedText {
    AttributedText(string, attributes: attributes(size, change))
  }

  private func tops(_ layout: AttributedTextLayout) -> [CGFloat] { layout.lines.map(\.top) }

  private func baselines(_ layout: AttributedTextLayout) -> [CGFloat] {
    layout.lines.map(\.baseline)
  }

  // MARK: One style

  @Test(arguments: [
    "Save changes to the document?", "保存しますか。もう一度、確認してください。", "one\ntwo three\n",
    "שלום עולם abc", "",
  ])
  func aTextOfOneStyleIsSetAsAPlainOne(string: String) {
    let font = Font.system(size: 17)
    for width in [nil, 60, 90.5] as [CGFloat?] {
      let plain = TextLayout(string, font: font, width: width)
      let layout = AttributedTextLayout(
        AttributedText(string, attributes: TextAttributes(font: font)), width: width)
      #expect(layout.lines.count == plain.lines.count)
      #expect(layout.lines.map(\.width) == plain.lines.map(\.width))
      #expect(layout.size.width == plain.size.width)
      for (line, other) in zip(layout.lines, plain.lines) {
        #expect(abs(line.baseline - other.baseline) < 1e-9)
        #expect(abs(line.origin.x - other.origin.x) < 1e-9)
      }
    }
  }

  @Test func anEmptyTextHasTheHeightOfItsFont() {
    let layout = AttributedTextLayout(text("", 20))
    #expect(layout.size == CGSize(width: 0, height: 20))
    #expect(layout.lines.count == 1)
  }

  // MARK: Characters

  @Test func kernIsAddedAfterEveryCharacter() {
    let layout = AttributedTextLayout(text("abc") { $0.kern = 2 })
    #expect(layout.size.width == 24)
  }

  @Test func kernIsAddedOnceToALetterWithMarks() {
    let layout = AttributedTextLayout(text("e\u{301}b") { $0.kern = 3 })
    #expect(layout.size.width == 18)
  }

  @Test func aLineIsAsHighAsItsHighestAndLowestCharacter() {
    let layout = AttributedTextLayout(
      AttributedText([("ab", attributes(10)), ("c", attributes(20)), ("d", attributes(15))]))
    #expect(layout.size == CGSize(width: 33, height: 20))
    #expect(layout.firstBaseline == 16)
  }

  @Test func lettersOfTwoColorsAreKernedAndThoseOfTwoFontsAreNot() {
    DrawnWidths.with {
      // A 699, V 692, and 73 less between them.
      var red = TextAttributes(font: .system(size: 100))
      let black = red
      red.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      let colored = AttributedTextLayout(AttributedText([("A", black), ("V", red)]))
      #expect(colored.size.width == 131.8)
      var larger = black
      larger.font = .system(size: 100, weight: .bold)
      let mixed = AttributedTextLayout(AttributedText([("A", black), ("V", larger)]))
      // V is 701 in bold.
      let width: CGFloat = 140
      #expect(abs(mixed.size.width - width) < 1e-9)
    }
  }

  @Test func raisedCharactersMakeTheLineHigherAndLoweredOnesToo() {
    let raised = AttributedTextLayout(
      AttributedText([("a", attributes(10)), ("b", attributes(10) { $0.baselineOffset = 4 })]))
    #expect(raised.size.height == 14)
    #expect(raised.firstBaseline == 12)
    let lowered = AttributedTextLayout(
      AttributedText([("a", attributes(10)), ("b", attributes(10) { $0.baselineOffset = -3 })]))
    #expect(lowered.size.height == 13)
    #expect(lowered.firstBaseline == 8)
  }

  @Test func anAttachmentIsAsWideAsItsBoundsAndReachesFromTheirBottomToTheirTop() {
    let attachment = attributes(10) {
      $0.attachment = TextAttachment(
        bounds: CGRect(x: 0, y: -3, width: 14, height: 20), content: nil)
    }
    let layout = AttributedTextLayout(
      AttributedText([("a", attributes(10)), ("\u{FFFC}", attachment), ("b", attributes(10))]))
    #expect(layout.size == CGSize(width: 26, height: 20))
    #expect(layout.firstBaseline == 17)
  }

  // MARK: Paragraphs

  @Test func lineSpacingIsBetweenLinesOnly() {
    let layout = AttributedTextLayout(text("a\nb\nc") { $0.paragraph.lineSpacing = 3 })
    #expect(tops(layout) == [0, 13, 26])
    #expect(layout.size.height == 36)
  }

  @Test func paragraphSpacingIsBetweenParagraphsOnly() {
    let spaced = text("aa bb\ncc\u{2028}dd") {
      $0.paragraph.paragraphSpacing = 5
      $0.paragraph.paragraphSpacingBefore = 2
    }
    let layout = AttributedTextLayout(spaced, width: 18)
    // Two lines of the first paragraph; a line separator does not end the second one.
    #expect(tops(layout) == [0, 10, 27, 37])
    #expect(layout.size.height == 47)
  }

  @Test func lineHeightsAreMultipliedAndLimitedAboveTheLetters() {
    let doubled = AttributedTextLayout(text("a") { $0.paragraph.lineHeightMultiple = 2 })
    #expect(doubled.size.height == 20)
    #expect(doubled.firstBaseline == 18)
    let higher = AttributedTextLayout(text("a") { $0.paragraph.minimumLineHeight = 15 })
    #expect(higher.size.height == 15)
    #expect(higher.firstBaseline == 13)
    let lower = AttributedTextLayout(text("a\nb") { $0.paragraph.maximumLineHeight = 8 })
    #expect(lower.size.height == 16)
    #expect(baselines(lower) == [6, 14])
  }

  @Test func indentsNarrowTheLines() {
    let indented = text("aaaaaaaaaaaaaaaaaaaa") {
      $0.paragraph.lineBreakMode = .byCharWrapping
      $0.paragraph.firstLineHeadIndent = 6
      $0.paragraph.headIndent = 12
      $0.paragraph.tailIndent = -6
    }
    let layout = AttributedTextLayout(indented, width: 60)
    // 60 - 6 - 6 are eight characters, 60 - 12 - 6 are seven.
    #expect(layout.lines.map(\.range) == [0..<8, 8..<15, 15..<20])
    #expect(layout.lines.map(\.origin.x) == [6, 12, 12])
    #expect(layout.size.width == 60)
  }

  @Test func aPositiveTailIndentIsAWidth() {
    let indented = text("aaaaaa") {
      $0.paragraph.lineBreakMode = .byCharWrapping
      $0.paragraph.tailIndent = 24
    }
    #expect(AttributedTextLayout(indented).lines.map(\.range) == [0..<4, 4..<6])
  }

  @Test(
    arguments: [(.left, 0), (.center, 24), (.right, 48), (.natural, 0)]
      as [(
        TextAlignment, CGFloat
      )])
  func linesAreAlignedInTheWidth(alignment: TextAlignment, x: CGFloat) {
    let layout = AttributedTextLayout(
      text("ab") { $0.paragraph.alignment = alignment }, width: 60)
    #expect(layout.lines[0].origin.x == x)
  }

  @Test func aParagraphFromRightToLeftIsIndentedAtTheRight() {
    let layout = AttributedTextLayout(
      text("אב") { $0.paragraph.firstLineHeadIndent = 10 }, width: 60)
    #expect(layout.lines[0].origin.x == 38)
    #expect(layout.lines[0].isRightToLeft)
  }

  @Test func eachParagraphHasItsOwnStyle() {
    let centered = attributes(10) { $0.paragraph.alignment = .center }
    let layout = AttributedTextLayout(
      AttributedText([("ab\n", attributes(10)), ("cd", centered)]), width: 60)
    #expect(layout.lines.map(\.origin.x) == [0, 24])
  }

  @Test func anEmptyLineHasTheHeightOfItsSeparatorsFont() {
    let layout = AttributedTextLayout(
      AttributedText([("a\n", attributes(10)), ("\n", attributes(20)), ("b", attributes(10))]))
    #expect(tops(layout) == [0, 10, 30])
  }

  @Test func justifiedLinesFillTheWidthButForTheLast() {
    let layout = AttributedTextLayout(
      text("aa bb cc dd") { $0.paragraph.alignment = .justified }, width: 36)
    #expect(layout.lines.map(\.width) == [36, 30])
  }

  // MARK: Tabs

  @Test func aTabEndsAtTheNextStop() {
    #expect(AttributedTextLayout(text("a\tb")).size.width == 34)
    #expect(AttributedTextLayout(text("aaaaa\tb")).size.width == 62)
  }

  @Test func tabStopsAlignWhatFollowsThem() {
    let right = text("a\tbb\tcc") {
      $0.paragraph.tabStops = [
        .init(.right, location: 60), .init(.center, location: 100),
      ]
    }
    let layout = AttributedTextLayout(right)
    #expect(layout.caretRect(at: 2).minX == 48)
    #expect(layout.caretRect(at: 5).minX == 94)
    #expect(layout.size.width == 106)
  }

  @Test func tabsOfALaterLineAreMeasuredFromItsStart() {
    let layout = AttributedTextLayout(text("aaaa bbbb\tc"), width: 40)
    #expect(layout.lines.map(\.range) == [0..<5, 5..<11])
    #expect(layout.caretRect(at: 10).minX == 28)
  }

  // MARK: Shortening

  @Test func theEllipsisHasTheStyleOfTheTextBeforeIt() {
    let mixed = AttributedText([
      ("aaaa", attributes(10) { $0.paragraph.lineBreakMode = .byTruncatingTail }),
      ("bbbb", attributes(20)),
    ])
    // Four of 6 points, and an ellipsis between two and one of 12.
    let large = AttributedTextLayout(mixed, width: 60, options: .init(numberOfLines: 1))
    #expect(large.lines[0].width == 60)
    #expect(large.lines[0].isTruncated)
    #expect(!large.showsWholeText)
    // Two of 6 points and an ellipsis of 6.
    let small = AttributedTextLayout(mixed, width: 20, options: .init(numberOfLines: 1))
    #expect(small.lines[0].width == 18)
    #expect(small.lines[0].height == 20)
  }

  @Test func linesBeyondTheHeightAreLeftOutAndTheLastIsTruncated() {
    let high = AttributedText([
      ("aaa bbb ccc\n", attributes(10) { $0.paragraph.lineBreakMode = .byTruncatingTail }),
      ("ddd", attributes(20)),
    ])
    let layout = AttributedTextLayout(high, width: 24, height: 25)
    #expect(layout.lines.count == 2)
    #expect(layout.lines.map(\.isTruncated) == [false, true])
    #expect(AttributedTextLayout(high, width: 24, height: 30).lines.count == 3)
    #expect(AttributedTextLayout(high, width: 24, height: 50.0000001).lines.count == 4)
    #expect(AttributedTextLayout(high, width: 24, height: 1).lines.count == 1)
  }

  @Test func aLineShrinksWithAllThatIsMeasuredAlongWithIt() {
    let wide = AttributedText([("aaaa", attributes(10)), ("bbbb", attributes(20))])
    let layout = AttributedTextLayout(
      wide, width: 36, options: .init(numberOfLines: 1, minimumScaleFactor: 0.1))
    #expect(layout.scaleFactor == 0.5)
    #expect(layout.size == CGSize(width: 36, height: 10))
    #expect(layout.text.attributes(at: 5).font.pointSize == 10)
  }

  @Test func whereStringsAreDrawnEachParagraphIsShortened() {
    let two = text("aaaaaa\nbbbbbb") { $0.paragraph.lineBreakMode = .byTruncatingTail }
    let layout = AttributedTextLayout(
      two, width: 30, options: .init(shortensEveryParagraph: true))
    #expect(layout.lines.map(\.isTruncated) == [true, true])
    let label = AttributedTextLayout(two, width: 30)
    #expect(label.lines.map(\.range) == [0..<5, 5..<6, 7..<12, 12..<13])
  }

  @Test func theEndOfATextIsShownBehindAnEllipsisAcrossParagraphs() {
    let ended = AttributedText([
      ("aaaa\nbb", attributes(10) { $0.paragraph.lineBreakMode = .byTruncatingMiddle }),
      ("cc", attributes(20)),
    ])
    let layout = AttributedTextLayout(ended, width: 48, options: .init(numberOfLines: 1))
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].isTruncated)
    #expect(layout.lines[0].range == 0..<9)
    // Two characters of 6 points, an ellipsis, and two of 12.
    #expect(layout.parts.map(\.text) == ["aaa…", "cc"])
  }

  // MARK: Values

  @Test func neighbouringRunsWithEqualAttributesAreOne() {
    let joined = AttributedText([("ab", attributes(10)), ("c", attributes(10))])
    #expect(joined.runs.count == 1)
    #expect(joined == text("abc"))
  }

  @Test func oddNumbersCountAsZero() {
    let odd = text("ab") {
      $0.kern = .nan
      $0.baselineOffset = .infinity
      $0.paragraph.lineSpacing = .nan
      $0.paragraph.headIndent = -.infinity
      $0.paragraph.minimumLineHeight = .nan
    }
    #expect(AttributedTextLayout(odd, width: 60).size == CGSize(width: 12, height: 10))
  }

  @Test func aTextOfSizeZeroHasNoExtent() {
    let layout = AttributedTextLayout(text("abc", 0), width: 10)
    #expect(layout.size == .zero)
  }
}
