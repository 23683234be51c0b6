import Foundation
import Testing

@testable import Typesetting

/// Widths of the system font are sums of advances from `hmtx` and of the kerning of `GPOS`, read
/// with fontTools, in thousandths of the size. The `blocks` font makes each character 0.6 em wide
/// and lines 1 em high: 6 and 10 points at size 10.
@Suite struct TextLayoutTests {
  let blocks = Font.blocks(size: 10)

  func lines(_ text: String, _ layout: TextLayout) -> [String] {
    layout.lines.map { String(text[$0.range]) }
  }

  func wrapped(
    _ text: String, _ width: CGFloat, _ mode: LineBreakMode = .byWordWrapping, lines limit: Int = 0
  ) -> [String] {
    lines(
      text,
      TextLayout(
        text, font: blocks, width: width,
        options: .init(lineBreakMode: mode, numberOfLines: limit)))
  }

  // MARK: Measuring

  @Test func aLatinWordWithKerning() {
    DrawnWidths.with {
      // S 641, Sa -10, a 546, av -8, v 526, ve -5, e 560.
      let layout = TextLayout("Save", font: .system(size: 100))
      #expect(layout.size.width == 225)
      #expect(layout.size.height == 244_400.0 / 2048)
      #expect(layout.firstBaseline == 195_000.0 / 2048)
      #expect(layout.lastBaseline == 195_000.0 / 2048)
    }
  }

  @Test func boldIsAnotherFile() {
    DrawnWidths.with {
      // Regular: A 699, AV -73, V 692. Bold: A 715, AV -67, V 701.
      let regular = TextLayout("AV", font: .system(size: 100)).size.width
      let bold = TextLayout("AV", font: .system(size: 100, weight: .bold)).size.width
      #expect(regular == 131.8)
      #expect(bold == 134.9)
    }
  }

  @Test func theMiddleDotKeepsItsWidthAlthoughTheFontCallsItAMark() {
    DrawnWidths.with {
      // Regular: dot 229, space 287, A 699, V 692, without the kerning of AV. Bold: dot 264.
      #expect(TextLayout("·", font: .system(size: 1000)).size.width == 229)
      #expect(TextLayout("·", font: .system(size: 1000, weight: .bold)).size.width == 264)
      #expect(TextLayout("A · V", font: .system(size: 1000)).size.width == 2194)
      #expect(TextLayout("A·V", font: .system(size: 1000)).size.width == 1620)
    }
  }

  @Test func kanjiAndKanaAreOneEmWide() {
    #expect(TextLayout("保存する", font: .system(size: 20)).size.width == 80)
    #expect(TextLayout("「あ。」", font: .system(size: 20, weight: .bold)).size.width == 80)
  }

  @Test func aVoicedMarkJoinsItsKana() {
    #expect(TextLayout("か\u{3099}", font: .system(size: 20)).size.width == 20)
  }

  @Test func anEmptyTextIsOneEmptyLine() {
    let layout = TextLayout("", font: blocks)
    #expect(layout.size == CGSize(width: 0, height: 10))
    #expect(layout.lines.count == 1)
    #expect(layout.firstBaseline == 8)
  }

  @Test func spacesAtTheEndOfTheTextCount() {
    #expect(TextLayout("a  ", font: blocks).size.width == 18)
  }

  @Test func linesAndSpacing() {
    let layout = TextLayout("a\nbb\nc", font: blocks, options: .init(lineSpacing: 3))
    #expect(layout.size == CGSize(width: 12, height: 36))
    #expect(layout.lines.map(\.baseline) == [8, 21, 34])
    #expect(layout.firstBaseline == 8)
    #expect(layout.lastBaseline == 34)
  }

  @Test func everyLineSeparatorEndsALine() {
    let text = "a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g"
    #expect(lines(text, TextLayout(text, font: blocks)) == ["a", "b", "c", "d", "e", "f", "g"])
    #expect(TextLayout("a\n", font: blocks).lines.count == 2)
  }

  @Test func aTabIsFourSpaces() {
    DrawnWidths.with {
      // A space is 287 wide.
      let layout = TextLayout("\t", font: .system(size: 100))
      #expect(abs(layout.size.width - 114.8) < 1e-9)
    }
  }

  // MARK: Breaking

  @Test func wordsWrapAndSpacesHang() {
    let text = "aaa bbb ccc"
    #expect(wrapped(text, 42) == ["aaa bbb ", "ccc"])
    #expect(wrapped(text, 41.9) == ["aaa ", "bbb ", "ccc"])
    let layout = TextLayout(text, font: blocks, width: 42)
    #expect(layout.size == CGSize(width: 42, height: 20))
    #expect(layout.lines.map(\.width) == [42, 18])
  }

  @Test func spacesAtTheEndNeverMakeALine() {
    #expect(wrapped("aaa    ", 18) == ["aaa    "])
    #expect(TextLayout("aaa    ", font: blocks, width: 18).size.width == 18)
  }

  @Test func aWordWiderThanTheLineBreaksInside() {
    #expect(wrapped("a bbbbbbb", 18) == ["a ", "bbb", "bbb", "b"])
  }

  @Test func byCharactersWordsBreakAnywhere() {
    #expect(wrapped("aaa bbb", 30, .byCharWrapping) == ["aaa b", "bb"])
  }

  @Test func japanesePunctuationDoesNotStartALine() {
    #expect(wrapped("あいう。え", 18) == ["あい", "う。え"])
    #expect(wrapped("あい「う」", 18) == ["あい", "「う」"])
  }

  @Test func charactersAreNeverSplit() {
    // Five characters of one, two, seven, two and one scalars.
    let text = "ae\u{301}👨‍👩‍👧‍👦🇯🇵b"
    #expect(wrapped(text, 6) == ["a", "e\u{301}", "👨‍👩‍👧‍👦", "🇯🇵", "b"])
    #expect(wrapped(text, 0) == ["a", "e\u{301}", "👨‍👩‍👧‍👦", "🇯🇵", "b"])
  }

  @Test func aWidthThatWasMeasuredHoldsTheText() {
    for text in ["Save changes", "AVATAR To Te LT", "保存する", "A"] {
      for size in [7, 12.5, 17, 33.3] as [CGFloat] {
        let font = Font.system(size: size)
        let width = TextLayout(text, font: font).size.width
        #expect(TextLayout(text, font: font, width: width).lines.count == 1)
      }
    }
  }

  @Test func noLineIsWiderThanTheAvailableWidth() {
    let text = "AVATAR LTLTLT ToToTo, VAVAVA. Yes, WAWA"
    for width in stride(from: 20.0, through: 200, by: 7) {
      for mode in [LineBreakMode.byWordWrapping, .byCharWrapping] {
        let layout = TextLayout(
          text, font: .system(size: 16), width: width, options: .init(lineBreakMode: mode))
        #expect(layout.size.width <= width + 0.001)
        #expect(lines(text, layout).joined() == text)
      }
    }
  }

  // MARK: Numbers of lines, truncation

  @Test func linesBeyondTheNumberAreLeftOut() {
    let layout = TextLayout(
      "aa bb cc", font: blocks, width: 12, options: .init(numberOfLines: 2))
    #expect(layout.lines.count == 2)
    #expect(!layout.showsWholeText)
    #expect(!layout.lines[1].isTruncated)
    #expect(TextLayout("aa bb", font: blocks, width: 12).showsWholeText)
  }

  @Test func heightLimitsTheLines() {
    let options = TextLayout.Options(lineSpacing: 2)
    func count(_ height: CGFloat) -> Int {
      TextLayout("a\nb\nc", font: blocks, height: height, options: options).lines.count
    }
    #expect([0, 10, 21.9, 22, 34, 100].map(count) == [1, 1, 1, 2, 3, 3])
  }

  /// The glyphs of a line: how many boxes, and whether the ellipsis is wide as one.
  func shortened(_ text: String, _ width: CGFloat, _ mode: LineBreakMode) -> TextLayout {
    TextLayout(
      text, font: blocks, width: width, options: .init(lineBreakMode: mode, numberOfLines: 1))
  }

  @Test(arguments: [
    LineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
  ])
  func textThatFitsIsNotTruncated(mode: LineBreakMode) {
    let layout = shortened("abcd", 24, mode)
    #expect(layout.lines[0].width == 24)
    #expect(layout.showsWholeText)
    #expect(!layout.lines[0].isTruncated)
  }

  @Test(arguments: [
    LineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
  ])
  func truncatedTextFillsTheAvailableWidth(mode: LineBreakMode) {
    // Four characters fit: three and the ellipsis.
    let layout = shortened("abcdefgh", 29, mode)
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].width == 24)
    #expect(layout.lines[0].isTruncated)
    #expect(!layout.showsWholeText)
    #expect(layout.lines[0].range == layout.lines[0].range.lowerBound..<"abcdefgh".endIndex)
  }

  @Test func whatIsShownOfATruncatedText() throws {
    try DrawnWidths.with {
      let text = "abcdefghij"
      let glyphs = try glyphNames(text)
      func shown(_ mode: LineBreakMode) throws -> String {
        // a 546, b 607, c 537, d 607, e 560, f 461, g 607, h 603, i 279, j 303; ellipsis 883.
        let layout = TextLayout(
          text, font: .system(size: 100), width: 300,
          options: .init(lineBreakMode: mode, numberOfLines: 1))
        let runs = layout.lines[0].shaped.runs
        return runs.flatMap(\.glyphs).map { glyphs[$0].map(String.init) ?? "…" }.joined()
      }
      // 3000 - 883 leaves 2117: abc is 1685 with its kerning (bc 5, cd -10), d makes it 2292.
      #expect(try shown(.byTruncatingTail) == "abc…")
      // From the end j, i (ij -2), h and g make 1790; f (fg -40) makes it 2211.
      #expect(try shown(.byTruncatingHead) == "…ghij")
      // Half of the room is 1058: a alone, b makes 1153. The rest, 1571, holds h, i and j, 1183.
      #expect(try shown(.byTruncatingMiddle) == "a…hij")
    }
  }

  func glyphNames(_ text: String) throws -> [UInt32: Character] {
    let face = try FontLibrary.shared.systemFace(.regular).get()
    var names: [UInt32: Character] = [:]
    for character in text {
      for scalar in character.unicodeScalars {
        names[try #require(face.glyph(of: scalar.value))] = character
      }
    }
    return names
  }

  @Test func noSpaceBeforeTheEllipsis() {
    // Five characters fit: "ab c" and the ellipsis, but then "ab " would end in a space.
    #expect(shortened("ab cdefg", 24, .byTruncatingTail).lines[0].width == 18)
  }

  @Test func onlyTheLastLineIsTruncated() {
    let layout = TextLayout(
      "aa bb cc dd ee", font: blocks, width: 30,
      options: .init(lineBreakMode: .byTruncatingTail, numberOfLines: 2))
    #expect(layout.lines.map(\.isTruncated) == [false, true])
    #expect(layout.lines.map(\.width) == [30, 30])
  }

  @Test func aLineThatFollowsIsTruncatedToo() {
    let layout = TextLayout(
      "ab\ncd", font: blocks, width: 100,
      options: .init(lineBreakMode: .byTruncatingTail, numberOfLines: 1))
    #expect(layout.lines[0].isTruncated)
    #expect(layout.lines[0].width == 18)
  }

  @Test func clippedTextRunsOverTheEdge() {
    let layout = TextLayout(
      "aaa bbb", font: blocks, width: 20,
      options: .init(alignment: .center, lineBreakMode: .byClipping, numberOfLines: 1))
    #expect(layout.lines[0].width == 42)
    #expect(layout.lines[0].origin.x == 0)
    #expect(!layout.lines[0].isTruncated)
    #expect(!layout.showsWholeText)
  }

  @Test func theEllipsisIsShownHoweverNarrow() {
    #expect(shortened("abc", 1, .byTruncatingTail).lines[0].width == 6)
  }

  // MARK: Shrinking

  @Test func aLineShrinksUntilItFits() {
    let layout = TextLayout(
      "aaaaaaaaaa", font: blocks, width: 45,
      options: .init(lineBreakMode: .byTruncatingTail, numberOfLines: 1, minimumScaleFactor: 0.5))
    // 60 points wide: three quarters of the size fit.
    #expect(layout.font.pointSize == 7.5)
    #expect(layout.size == CGSize(width: 45, height: 7.5))
    #expect(layout.showsWholeText)
  }

  @Test func itDoesNotShrinkBelowTheMinimum() {
    let layout = TextLayout(
      "aaaaaaaaaa", font: blocks, width: 24,
      options: .init(lineBreakMode: .byTruncatingTail, numberOfLines: 1, minimumScaleFactor: 0.5))
    #expect(layout.font.pointSize == 5)
    // Eight characters of 3 points: seven and the ellipsis.
    #expect(layout.size.width == 24)
    #expect(layout.lines[0].isTruncated)
  }

  @Test func onlyASingleLineShrinks() {
    let layout = TextLayout(
      "aaaaaaaaaa", font: blocks, width: 30,
      options: .init(numberOfLines: 2, minimumScaleFactor: 0.5))
    #expect(layout.font.pointSize == 10)
  }

  // MARK: Alignment

  @Test func alignmentPlacesLinesInTheWidth() {
    func origins(_ alignment: TextAlignment, _ direction: WritingDirection = .natural) -> [CGFloat]
    {
      TextLayout(
        "aaaa\nbb", font: blocks, width: 30,
        options: .init(alignment: alignment, writingDirection: direction)
      ).lines.map(\.origin.x)
    }
    #expect(origins(.left) == [0, 0])
    #expect(origins(.center) == [3, 9])
    #expect(origins(.right) == [6, 18])
    #expect(origins(.natural) == [0, 0])
    #expect(origins(.natural, .rightToLeft) == [6, 18])
  }

  @Test func withoutAWidthLinesAlignToTheWidest() {
    let layout = TextLayout("aaaa\nbb", font: blocks, options: .init(alignment: .right))
    #expect(layout.lines.map(\.origin.x) == [0, 12])
  }

  @Test func justifiedLinesReachTheEdgeButForTheLast() {
    let layout = TextLayout(
      "a b c d", font: blocks, width: 33, options: .init(alignment: .justified))
    // "a b c" is 30 wide; each of two spaces gets 1.5 more.
    #expect(layout.lines.map(\.width) == [33, 6])
    #expect(layout.lines[0].shaped.runs[0].positions.map(\.x) == [0, 600, 1350, 1950, 2700])
  }

  @Test func justifiedJapaneseWidensBetweenCharacters() {
    let layout = TextLayout(
      "あいうえ", font: blocks, width: 20, options: .init(alignment: .justified))
    #expect(layout.lines.map(\.width) == [20, 6])
    #expect(layout.lines[0].shaped.runs[0].positions.map(\.x) == [0, 700, 1400])
  }

  @Test func aLetterWithMarksHasOneGapBehindIt() {
    // The space and its accent are two glyphs of one character.
    let layout = TextLayout(
      "a \u{301}b c", font: .system(size: 100), width: 200, options: .init(alignment: .justified))
    #expect(layout.lines.count == 2)
    #expect(abs(layout.lines[0].width - 200) < 1e-9)
  }
}
