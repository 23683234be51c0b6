/// Caches shaped paragraphs: the same few labels are measured and drawn repeatedly.
///
/// It holds a bounded amount of text and is emptied when it is full, which is simpler than tracking
/// ages, and rare: the labels of a run fit many times.
final class ShapingCache {
  private struct Key: Hashable {
    var text: ExactText
    var source: GlyphSource
    var configuration: Int
    var tracking: Double
    var letterSpacing: Double
    var features: [FontFeature]
    var direction: WritingDirection
    var language: String
  }

  /// The key of a paragraph of several styles, or of one at a size that differs from its units.
  private struct StyledKey: Hashable {
    var text: ExactText
    var styles: [ShapingStyle.Key]
    var starts: [Int]
    var direction: WritingDirection
    var embeddings: [DirectionSpan]
    var language: String
  }

  // Read for each text that is laid out; nothing that runs during an access makes another one.
  @exclusivity(unchecked) private var paragraphs: [Key: ShapedParagraph] = [:]
  private var styledParagraphs: [StyledKey: ShapedParagraph] = [:]
  private var scalarCount = 0

  /// The limits of the cached text and of a cached paragraph, in scalars. A scalar takes some 100
  /// bytes with its glyph.
  private static let capacity = 20_000
  private static let longestParagraph = 2_000

  /// The shaped paragraph; the same with and without the cache.
  func paragraph(
    _ text: Substring, sources: FontCascade, direction: WritingDirection, language: String
  ) -> ShapedParagraph {
    let key = Key(
      text: ExactText(text), source: sources.primary, configuration: sources.configuration.serial,
      tracking: sources.tracking, letterSpacing: sources.letterSpacing, features: sources.features,
      direction: direction, language: language)
    let isShort = text.utf8.count <= ShapingCache.longestParagraph
    if isShort, let known = paragraphs[key] { return known }
    let paragraph = ShapedParagraph(
      text, sources: sources, direction: direction, language: language)
    guard isShort else { return paragraph }
    reserve(paragraph)
    paragraphs[key] = paragraph
    return paragraph
  }

  /// The shaped paragraph; the same with and without the cache.
  ///
  /// - Parameter keys: of the styles of the spans.
  func paragraph(
    _ text: Substring, spans: [ShapingSpan], keys: [ShapingStyle.Key],
    direction: WritingDirection, embeddings: [DirectionSpan], language: String
  ) -> ShapedParagraph {
    if spans.count == 1, spans[0].style.isPlain, embeddings.isEmpty {
      return paragraph(
        text, sources: spans[0].style.sources, direction: direction, language: language)
    }
    let isShort = text.utf8.count <= ShapingCache.longestParagraph
    let key = StyledKey(
      text: ExactText(text), styles: keys, starts: spans.map(\.start), direction: direction,
      embeddings: embeddings, language: language)
    if isShort, let known = styledParagraphs[key] { return known }
    let paragraph = ShapedParagraph(
      text, spans: spans, direction: direction, embeddings: embeddings, language: language)
    guard isShort else { return paragraph }
    reserve(paragraph)
    styledParagraphs[key] = paragraph
    return paragraph
  }

  /// Makes room for a paragraph.
  private func reserve(_ paragraph: ShapedParagraph) {
    scalarCount += paragraph.scalars.count + 1
    guard scalarCount > ShapingCache.capacity else { return }
    paragraphs.removeAll(keepingCapacity: true)
    styledParagraphs.removeAll(keepingCapacity: true)
    scalarCount = paragraph.scalars.count + 1
  }
}

/// A text that equals only a text of the same scalars. For `String`, canonically equivalent texts are equal, such as `é`
/// and an `e` with an accent; their glyphs can be of different fonts, and their indices differ.
private struct ExactText: Hashable {
  private let text: Substring

  init(_ text: Substring) { self.text = text }

  static func == (one: ExactText, other: ExactText) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
