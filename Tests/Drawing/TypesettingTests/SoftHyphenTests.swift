import Foundation
import Testing

@testable import Typesetting

/// In the `blocks` font of size 10 a character and a hyphen are 6 points wide, a soft hyphen nothing.
@Suite struct SoftHyphenTests {
  private func plain(
    _ text: String, width: CGFloat?, _ options: TextLayout.Options = .init()
  ) -> [CGFloat] {
    TextLayout(text, font: .blocks(size: 10), width: width, options: options).lines.map(\.width)
  }

  private func layout(
    _ text: String, width: CGFloat?, _ change: (inout TextAttributes) -> Void = { _ in }
  ) -> AttributedTextLayout {
    var attributes = TextAttributes(font: .blocks(size: 10))
    change(&attributes)
    return AttributedTextLayout(
      AttributedText(text, attributes: attributes), width: width)
  }

  @Test func aLineThatEndsWithASoftHyphenShowsAHyphen() {
    let expected: [CGFloat] = [30, 24]
    #expect(plain("aaaa\u{AD}bbbb", width: 30) == expected)
    #expect(layout("aaaa\u{AD}bbbb", width: 30).lines.map(\.width) == expected)
    #expect(layout("aaaa\u{AD}bbbb", width: 30).parts.map(\.text) == ["aaaa\u{AD}-", "bbbb"])
  }

  @Test func withinALineItIsInvisible() {
    #expect(plain("aa\u{AD}bb", width: nil) == [24])
    #expect(plain("aa\u{AD}bb", width: 24) == [24])
  }

  @Test func aWordIsNotDividedWhereTheHyphenDoesNotFit() {
    // 42 points are `aa bbbb`, without a hyphen.
    let expected: [CGFloat] = [12, 30, 24]
    #expect(plain("aa bbbb\u{AD}cccc", width: 42) == expected)
    #expect(layout("aa bbbb\u{AD}cccc", width: 42).lines.map(\.width) == expected)
  }

  @Test func aWordThatMustBeCutHasNoHyphenIfThereIsNoRoom() {
    #expect(plain("aaaa\u{AD}bbbb", width: 26) == [24, 24])
  }

  @Test func linesOfCharactersHaveNoHyphens() {
    let options = TextLayout.Options(lineBreakMode: .byCharWrapping)
    #expect(plain("aaaa\u{AD}bbbb", width: 24, options) == [24, 24])
  }

  @Test func aJustifiedLineEndsWithItsHyphen() {
    let layout = layout("aa bb\u{AD}cccc", width: 48) { $0.paragraph.alignment = .justified }
    // `aa bb-` is 36 points wide: the space gets 12 more.
    #expect(layout.lines[0].boxes.map(\.left) == [0, 6, 12, 30, 36, 42, 42])
    #expect(layout.lines[0].boxes.last?.right == 48)
  }

  @Test func inTextFromRightToLeftTheHyphenIsAtTheLeft() {
    let layout = layout("אבגד\u{AD}הוזח", width: 30)
    #expect(layout.lines[0].boxes.first?.scalars == nil)
    #expect(layout.lines[0].boxes.first?.right == 6)
  }
}

@Suite struct TighteningTests {
  private let text = "aaaaaaaaaa"

  private func plain(width: CGFloat, scale: CGFloat = 0) -> TextLayout {
    var options = TextLayout.Options(
      lineBreakMode: .byTruncatingTail, numberOfLines: 1, minimumScaleFactor: scale)
    options.allowsTightening = true
    return TextLayout(text, font: .blocks(size: 10), width: width, options: options)
  }

  private func attributed(width: CGFloat, scale: CGFloat = 0) -> AttributedTextLayout {
    var attributes = TextAttributes(font: .blocks(size: 10))
    attributes.paragraph.allowsTightening = true
    attributes.paragraph.lineBreakMode = .byTruncatingTail
    return AttributedTextLayout(
      AttributedText(text, attributes: attributes), width: width,
      options: .init(numberOfLines: 1, minimumScaleFactor: scale))
  }

  @Test func aLineThatIsAFewPercentTooWideIsTightened() {
    // 60 points are 3.4 % more than 58.
    let plain = plain(width: 58)
    #expect(!plain.lines[0].isTruncated)
    #expect(plain.showsWholeText)
    #expect(abs(plain.lines[0].width - 58) < 1e-9)
    let layout = attributed(width: 58)
    #expect(layout.showsWholeText)
    #expect(layout.lines[0].width == 58)
    // Nine gaps share the two points.
    let step = 6 - 2.0 / 9
    for (index, box) in layout.lines[0].boxes.enumerated() {
      #expect(abs(box.left - step * Double(index)) < 1e-9)
    }
  }

  @Test func aLineThatIsWiderIsTruncated() {
    // 60 points are 5.3 % more than 57.
    #expect(plain(width: 57).lines[0].isTruncated)
    #expect(attributed(width: 57).lines[0].isTruncated)
  }

  @Test func aLineIsTightenedBeforeItShrinks() {
    #expect(plain(width: 58, scale: 0.5).font.pointSize == 10)
    #expect(attributed(width: 58, scale: 0.5).scaleFactor == 1)
    #expect(attributed(width: 30, scale: 0.5).scaleFactor == 0.5)
  }
}
