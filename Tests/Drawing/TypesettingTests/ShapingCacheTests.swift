import Testing

@testable import Typesetting

/// A text is laid out the same whatever was laid out before.
@Suite struct ShapingCacheTests {
  /// Equal strings of different scalars.
  @Test(
    arguments: [
      ("é", "e\u{301}"), ("ヾ", "ヽ\u{3099}"), ("가", "\u{1100}\u{1161}"), ("Å", "\u{212B}"),
    ])
  func anEquivalentTextIsAnotherOne(one: String, other: String) {
    let (cache, sources) = (ShapingCache(), FontCascade(.system(size: 12)))
    for text in [one, other, one] {
      let paragraph = cache.paragraph(
        text[...], sources: sources, direction: .natural, language: "en")
      #expect(paragraph.scalars == text.unicodeScalars.map(\.value))
    }
  }
}
