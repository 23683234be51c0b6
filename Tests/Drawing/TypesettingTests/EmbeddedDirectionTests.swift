import Testing

@testable import Typesetting

/// Embeddings and overrides by the rules X2 to X7 of UAX #9.
@Suite struct EmbeddedDirectionTests {
  /// The scalar offsets of a text's characters from left to right.
  private func order(_ text: String, _ embeddings: [DirectionSpan]) -> [Int] {
    let style = ShapingStyle(FontCascade(.blocks(size: 10)))
    let paragraph = ShapedParagraph(
      text[...], spans: [ShapingSpan(start: 0, style: style)], direction: .leftToRight,
      embeddings: embeddings, language: "en")
    let runs = paragraph.runs(in: paragraph.scalars.indices)
    return BidirectionalLevels.visualOrder(of: runs.map(\.run.level)).flatMap { index in
      runs[index].glyphs.map(\.cluster)
    }
  }

  private let leftToRight = EmbeddedDirection(isRightToLeft: false)
  private let rightToLeft = EmbeddedDirection(isRightToLeft: true)
  private let overrideRight = EmbeddedDirection(isRightToLeft: true, overridesCharacters: true)
  private let overrideLeft = EmbeddedDirection(isRightToLeft: false, overridesCharacters: true)

  @Test func anOverrideReversesLetters() {
    #expect(order("abc", [DirectionSpan(start: 0, directions: [overrideRight])]) == [2, 1, 0])
    #expect(order("אבג", [DirectionSpan(start: 0, directions: [overrideLeft])]) == [0, 1, 2])
  }

  @Test func anEmbeddingPlacesWhatHasNoDirection() {
    let spans = [
      DirectionSpan(start: 0, directions: []), DirectionSpan(start: 2, directions: [rightToLeft]),
      DirectionSpan(start: 5, directions: []),
    ]
    // The mark belongs to the Hebrew words; without an embedding it is behind them in the line.
    #expect(order("a אב!c", spans) == [0, 1, 4, 3, 2, 5])
    #expect(order("a אב!c", []) == [0, 1, 3, 2, 4, 5])
  }

  @Test func lettersKeepTheirDirectionInAnEmbedding() {
    #expect(order("ab!", [DirectionSpan(start: 0, directions: [rightToLeft])]) == [2, 0, 1])
  }

  @Test func embeddingsNest() {
    let spans = [
      DirectionSpan(start: 0, directions: [overrideRight]),
      DirectionSpan(start: 1, directions: [overrideRight, leftToRight]),
      DirectionSpan(start: 3, directions: [overrideRight]),
    ]
    // `a` and `d` are at the right and at the left of the characters embedded from left to right.
    #expect(order("abcd", spans) == [3, 1, 2, 0])
  }

  @Test func deeperEmbeddingsThanUnicodeAllowsAreIgnored() {
    let many = [EmbeddedDirection](repeating: overrideRight, count: 10_000)
    #expect(order("abc", [DirectionSpan(start: 0, directions: many)]).sorted() == [0, 1, 2])
  }

  @Test func aTextHasTheDirectionsOfItsAttributes() {
    var attributes = TextAttributes(font: .blocks(size: 10))
    attributes.embeddedDirections = [overrideRight]
    let layout = AttributedTextLayout(AttributedText("abc", attributes: attributes))
    #expect((0...2).map { layout.caretRect(at: $0).minX } == [18, 12, 6])
  }
}
