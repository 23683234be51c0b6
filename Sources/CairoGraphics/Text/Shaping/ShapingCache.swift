/// Keeps paragraphs that were shaped: the same few labels are measured and drawn over and over.
///
/// It holds a bounded amount of text; when it is full it is emptied, which is simpler than to follow
/// ages, and rare: a run's labels fit many times over.
final class ShapingCache {
  private struct Key: Hashable {
    var text: Substring
    var source: GlyphSource
    var direction: WritingDirection
    var language: String
  }

  private var paragraphs: [Key: ShapedParagraph] = [:]
  private var scalarCount = 0

  /// How much text is kept, and how long a paragraph may be to be kept, in scalars. A scalar takes
  /// some 100 bytes with its glyph.
  private static let capacity = 20_000
  private static let longestParagraph = 2_000

  /// The paragraph after shaping. Whether it was in the cache makes no difference to it.
  func paragraph(
    _ text: Substring, sources: FontCascade, direction: WritingDirection, language: String
  ) -> ShapedParagraph {
    let key = Key(
      text: text, source: sources.primary, direction: direction, language: language)
    let isShort = text.utf8.count <= ShapingCache.longestParagraph
    if isShort, let known = paragraphs[key] { return known }
    let paragraph = ShapedParagraph(
      text, sources: sources, direction: direction, language: language)
    guard isShort else { return paragraph }
    scalarCount += paragraph.scalars.count + 1
    if scalarCount > ShapingCache.capacity {
      paragraphs.removeAll(keepingCapacity: true)
      scalarCount = paragraph.scalars.count + 1
    }
    paragraphs[key] = paragraph
    return paragraph
  }
}
