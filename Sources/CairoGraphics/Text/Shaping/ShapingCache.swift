/// Caches shaped paragraphs: the same few labels are measured and drawn repeatedly.
///
/// It holds a bounded amount of text and is emptied when it is full, which is simpler than tracking
/// ages, and rare: the labels of a run fit many times.
final class ShapingCache {
  private struct Key: Hashable {
    var text: Substring
    var source: GlyphSource
    var configuration: Int
    var direction: WritingDirection
    var language: String
  }

  private var paragraphs: [Key: ShapedParagraph] = [:]
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
      text: text, source: sources.primary, configuration: sources.configuration.serial,
      direction: direction, language: language)
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
