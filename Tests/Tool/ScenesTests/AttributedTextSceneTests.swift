import CairoGraphics
import HeadlessUIKit
import StandardViews
import Testing

@testable import Scenes

@Suite struct AttributedTextSceneTests {
  private func scene(_ runs: String) -> String {
    "size: [200, 40]\nview: { type: UILabel, id: label, attributedText: \(runs) }"
  }

  private func label(_ runs: String) throws -> UILabel {
    let text = scene(runs)
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    return try #require(scene.makeView(for: scene.variants[0]).subviews.first as? UILabel)
  }

  private func attributes(
    _ label: UILabel, at index: Int
  ) throws -> [NSAttributedString.Key: Any] {
    let text = try #require(label.attributedText)
    return text.attributes(at: index, effectiveRange: nil)
  }

  private func properties(_ runs: String) throws -> [String: PropertyValue] {
    try #require(try namedNodes(of: scene(runs))["label"]).properties
  }

  @Test func runsHaveAttributes() throws {
    let label = try label(
      """
      [plain, { text: big, font: { size: 30, weight: bold }, color: '#FF0000', kern: 2,
        backgroundColor: black, underline: double, baselineOffset: -1, obliqueness: 0.2,
        strikethrough: { style: thick, pattern: dash, byWord: true, color: '#00FF00' },
        strokeWidth: -3, strokeColor: white, ligatures: false, link: here,
        shadow: { color: '#0000FF', blur: 3, offset: [1, 2] } }]
      """)
    #expect(label.text == "plainbig")
    let big = try attributes(label, at: 5)
    #expect((big[.font] as? UIFont)?.fontName == "MPLUS1-Bold")
    #expect((big[.font] as? UIFont)?.pointSize == 30)
    #expect(big[.foregroundColor] as? UIColor == .red)
    #expect(big[.backgroundColor] as? UIColor == .black)
    #expect(big[.kern] as? CGFloat == 2)
    #expect(big[.underlineStyle] as? Int == 0x09)
    #expect(big[.strikethroughStyle] as? Int == 0x8202)
    #expect(big[.strikethroughColor] as? UIColor == .green)
    #expect(big[.baselineOffset] as? CGFloat == -1)
    #expect(big[.obliqueness] as? CGFloat == 0.2)
    #expect(big[.strokeWidth] as? CGFloat == -3)
    #expect(big[.strokeColor] as? UIColor == .white)
    #expect(big[.ligature] as? Int == 0)
    #expect(big[.link] as? String == "here")
    let shadow = try #require(big[.shadow] as? NSShadow)
    #expect(shadow.shadowOffset == CGSize(width: 1, height: 2))
    #expect(shadow.shadowBlurRadius == 3)
    #expect(try attributes(label, at: 0)[.kern] == nil)
  }

  @Test func aRunWithoutAParagraphStyleHasThatOfTheRunBefore() throws {
    let label = try label(
      """
      [{ text: a, paragraph: { alignment: center, lineSpacing: 4, headIndent: 3, tailIndent: -5,
         tabStops: [{ location: 90, alignment: right }, 40] } }, b,
       { text: c, paragraph: {} }]
      """)
    let style = try #require(
      try attributes(label, at: 1)[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center)
    #expect(style.lineSpacing == 4)
    #expect(style.headIndent == 3)
    #expect(style.tailIndent == -5)
    #expect(style.tabStops.map(\.location) == [40, 90])
    let last = try #require(try attributes(label, at: 2)[.paragraphStyle] as? NSParagraphStyle)
    #expect(last.isEqual(NSParagraphStyle.default))
  }

  @Test func runsHaveWidthsAndDirections() throws {
    let run = "{ text: a, expansion: 0.5, writingDirection: [rightToLeft, overrideLeftToRight] }"
    let run2 = "{ text: b, paragraph: { allowsDefaultTighteningForTruncation: true } }"
    let label = try label("[\(run), \(run2)]")
    let first = try attributes(label, at: 0)
    #expect(first[.expansion] as? CGFloat == 0.5)
    #expect(first[.writingDirection] as? [Int] == [1, 2])
    let style = try attributes(label, at: 1)[.paragraphStyle] as? NSParagraphStyle
    #expect(style?.allowsDefaultTighteningForTruncation == true)
    let described: PropertyValue = .list([
      .map([
        "text": .string("a"), "expansion": .number(0.5),
        "writingDirection": .list([.string("rightToLeft"), .string("overrideLeftToRight")]),
      ]),
      .map([
        "text": .string("b"),
        "paragraph": .map(["allowsDefaultTighteningForTruncation": .bool(true)]),
      ]),
    ])
    #expect(try properties("[\(run), \(run2)]")["attributedText"] == described)
  }

  @Test func anImageIsARun() throws {
    let label = try label("[a, { image: { systemName: heart }, bounds: [0, -2, 10, 12] }]")
    let attachment = try #require(
      try attributes(label, at: 1)[.attachment] as? NSTextAttachment)
    #expect(attachment.bounds == CGRect(x: 0, y: -2, width: 10, height: 12))
    #expect(attachment.image != nil)
  }

  @Test func theLabelsOwnFontIsThatOfRunsWithoutOne() throws {
    let text =
      "size: [200, 40]\nview: { type: UILabel, id: label, attributedText: [a, { text: b, font: 30 }], font: 10 }"
    let label = try #require(try namedNodes(of: text)["label"])
    let runs: PropertyValue = .list([
      .map(["text": .string("a")]), .map(["text": .string("b"), "font": .number(30)]),
    ])
    #expect(label.properties["attributedText"] == runs)
    #expect(label.properties["font"] == .number(10))
    #expect(label.properties["text"] == .string("ab"))
  }

  @Test func treesDescribeWhatScenesSay() throws {
    let described = try properties(
      "[{ text: a, underline: single, paragraph: { lineSpacing: 4 } }, { text: b, color: '#FF0000' }]"
    )
    let style: PropertyValue = .map(["lineSpacing": .number(4)])
    let runs: PropertyValue = .list([
      .map([
        "text": .string("a"), "underline": .map(["style": .string("single")]),
        "paragraph": style,
      ]),
      .map(["text": .string("b"), "color": .string("#FF0000"), "paragraph": style]),
    ])
    #expect(described["attributedText"] == runs)
  }

  @Test func neighboursWithTheSameAttributesAreOneRun() throws {
    let described = try properties("[a, b, { text: c, kern: 1 }]")
    let runs: PropertyValue = .list([
      .map(["text": .string("ab")]), .map(["text": .string("c"), "kern": .number(1)]),
    ])
    #expect(described["attributedText"] == runs)
  }

  @Test func nullLeavesThePlainText() throws {
    let text = "size: [20, 20]\nview: { type: UILabel, id: a, text: b, attributedText: null }"
    #expect(try namedNodes(of: text)["a"]?.properties["text"] == .string("b"))
  }

  @Test(arguments: [
    (
      "text",
      "51: attributedText: expected a list of runs, such as [{text: …, color: …}], found the text 'text'"
    ),
    ("[{ color: red }]", "52: attributedText: a run needs a 'text' or an 'image'"),
    (
      "[{ text: a, bounds: [0, 0, 1, 1] }]",
      "52: attributedText: 'bounds' belong to an 'image'"
    ),
    (
      "[{ text: a, underline: wavy }]",
      "74: attributedText.underline: unknown value 'wavy': expected single, thick or double"
    ),
    (
      "[{ text: a, paragraph: { lineSpacing: -1 } }]",
      "89: attributedText.paragraph.lineSpacing: expected a number of 0 or more, found -1"
    ),
    ("[{ text: a, colour: red }]", "63: unknown key 'colour' in a run (did you mean 'color'?)"),
    (
      "[{ text: a, paragraph: { tabStops: [{ alignment: right }] } }]",
      "87: attributedText.paragraph.tabStops: a tab stop needs a 'location'"
    ),
  ])
  func whatIsWrongWithARunIsReported(runs: String, expected: String) {
    #expect(diagnostics(scene(runs)) == ["s.yaml:2:\(expected)"])
  }

  @Test func aLabelSetsItsAxesOverItsRuns() throws {
    let text = """
      size: [100, 20]
      variants: { size2: { small: { label.font: 10 }, large: { label.font: 30 } } }
      view: { type: UILabel, id: label, attributedText: [a, { text: b, font: 20 }] }
      """
    let label = try #require(try namedNodes(of: text, "large@2x")["label"])
    #expect(label.properties["font"] == .number(30))
  }
}
