import CairoGraphics
import Pixels

/// A paragraph of an ``AttributedText``, shaped.
struct AttributedParagraph: Sendable {
  var shaped: ShapedParagraph
  let offsets: ScalarOffsets
  let hasTabs: Bool
  /// The UTF-16 offset of the paragraph in the whole text.
  let start: Int
  /// The length of the line separator behind the paragraph in UTF-16 code units; 0 at the end of the text.
  let separatorLength: Int
  /// Whether it begins a paragraph; false for what follows a line separator within one.
  let beginsParagraph: Bool
  let style: TextParagraphStyle
  /// The runs of the text by the scalars at which they begin, the first at 0; at least one.
  let runs: [(start: Int, index: Int)]

  var scalars: [UInt32] { shaped.scalars }

  /// The index of the text's run that a scalar is in.
  func runIndex(at scalar: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if runs[middle].start <= scalar { low = middle } else { high = middle }
    }
    return runs[low].index
  }

  /// The runs that a part of the paragraph has, as indices of the text's runs; that at its start if the
  /// part is empty.
  func runIndices(in part: Range<Int>) -> [Int] {
    guard !part.isEmpty else { return [runIndex(at: part.lowerBound)] }
    return runs.indices.compactMap { place in
      let end = place + 1 < runs.count ? runs[place + 1].start : scalars.count
      return runs[place].start < part.upperBound && end > part.lowerBound ? runs[place].index : nil
    }
  }

  /// The scalar at a UTF-16 offset in the whole text; the closest one for an offset outside of the paragraph.
  func scalar(at offset: Int) -> Int { offsets.scalar(at: max(offset - start, 0)) }

  /// The UTF-16 offset of a scalar in the whole text.
  func offset(of scalar: Int) -> Int { start + offsets.utf16(of: scalar) }
}

/// A part of a text between line separators, not shaped.
struct ParagraphSource {
  var text: Substring
  /// In UTF-16 code units.
  var start: Int
  var length: Int
  var separatorLength = 0
  var beginsParagraph = true

  /// The parts of a text; at least one, which is empty for an empty text.
  static func all(of text: String) -> [ParagraphSource] {
    var sources: [ParagraphSource] = []
    var source = ParagraphSource(text: text[...], start: 0, length: 0)
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let next = text.index(after: index)
      let character = text[index]
      if character.isNewline {
        source.text = text[start..<index]
        source.length = source.text.utf16.count
        source.separatorLength = character.utf16.count
        sources.append(source)
        source.start += source.length + source.separatorLength
        source.separatorLength = 0
        // LINE SEPARATOR and LINE TABULATION end a line, not a paragraph.
        source.beginsParagraph = character != "\u{2028}" && character != "\u{B}"
        start = next
      }
      index = next
    }
    source.text = text[start...]
    source.length = source.text.utf16.count
    sources.append(source)
    return sources
  }
}

/// Shapes the paragraphs of a text. Their units are the font units of the text's first font that has a
/// size, so that a text of one font is shaped as a ``TextLayout`` is.
struct ParagraphShaper {
  let text: AttributedText
  /// Points in one of the paragraphs' units; greater than 0.
  let pointsPerUnit: Double
  private let language: String
  /// Of each run of the text.
  private let styles: [ShapingStyle]
  /// Why boxes are shown instead of a requested font; nil if they are not.
  let fontError: FontError?
  private let hasEmbeddings: Bool

  init(_ text: AttributedText, language: String) {
    self.text = text
    self.language = language
    var cascades: [Font: FontCascade] = [:]
    let sources = text.runs.map { run in
      let font = run.attributes.font
      if let known = cascades[font] { return known }
      let cascade = FontCascade(font)
      cascades[font] = cascade
      return cascade
    }
    let base = text.runs.firstIndex { $0.attributes.font.pointSize > 0 }
    let baseSize = base.map { text.runs[$0].attributes.font.pointSize.native } ?? 1
    let unitsPerEm = base.map { sources[$0].primary.unitsPerEm } ?? 1
    let pointsPerUnit = baseSize / unitsPerEm
    styles = zip(text.runs, sources).map { run, sources in
      let attributes = run.attributes
      var style = ShapingStyle(
        sources, emLength: unitsPerEm * (attributes.font.pointSize.native / baseSize))
      style.addKern(attributes.kern.finite / pointsPerUnit)
      style.widening = attributes.widening
      style.usesLigatures = attributes.usesLigatures
      style.attachmentWidth = attributes.attachment.map {
        max($0.bounds.width.finite, 0) / pointsPerUnit
      }
      return style
    }
    self.pointsPerUnit = pointsPerUnit
    fontError = sources.lazy.compactMap(\.error).first
    hasEmbeddings = text.runs.contains { !$0.attributes.embeddedDirections.isEmpty }
  }

  /// - Parameter style: of the paragraph that the source continues; nil if it begins one.
  func paragraph(_ source: ParagraphSource, style: TextParagraphStyle?) -> AttributedParagraph {
    let scalars = source.text.unicodeScalars.map(\.value)
    let offsets = ScalarOffsets(of: scalars)
    let end = source.start + source.length
    let first = text.runIndex(at: source.start)
    var runs = [(start: 0, index: first)]
    for index in text.runs.indices.dropFirst(first + 1) {
      let run = text.runs[index]
      guard run.range.lowerBound < end else { break }
      runs.append((offsets.scalar(at: run.range.lowerBound - source.start), index))
    }
    let style = style ?? text.runs[first].attributes.paragraph
    return AttributedParagraph(
      shaped: shaped(source.text, runs: runs, style.baseWritingDirection, embeddings(of: runs)),
      offsets: offsets,
      hasTabs: scalars.contains(CharacterKind.tab), start: source.start,
      separatorLength: source.separatorLength,
      beginsParagraph: source.beginsParagraph, style: style, runs: runs)
  }

  /// A text, such as an ellipsis, in the attributes of a run.
  func shaped(_ text: String, runIndex: Int) -> ShapedParagraph {
    shaped(text[...], runs: [(0, runIndex)], .natural)
  }

  /// The directions that runs are embedded in; empty if there are none.
  private func embeddings(of runs: [(start: Int, index: Int)]) -> [DirectionSpan] {
    guard hasEmbeddings else { return [] }
    return runs.map {
      DirectionSpan(
        start: $0.start, directions: text.runs[$0.index].attributes.embeddedDirections)
    }
  }

  private func shaped(
    _ text: Substring, runs: [(start: Int, index: Int)], _ direction: WritingDirection,
    _ embeddings: [DirectionSpan] = []
  ) -> ShapedParagraph {
    var spans: [ShapingSpan] = []
    var keys: [ShapingStyle.Key] = []
    for run in runs {
      let style = styles[run.index]
      // Letters of two colours join and are kerned.
      guard keys.last != style.key else { continue }
      if spans.last?.start == run.start {
        spans.removeLast()
        keys.removeLast()
      }
      spans.append(ShapingSpan(start: run.start, style: style))
      keys.append(style.key)
    }
    return TextCaches.current.paragraphs.paragraph(
      text, spans: spans, keys: keys, direction: direction, embeddings: embeddings,
      language: language)
  }
}

extension TextAttributes {
  /// What the widths of letters are multiplied by. Beyond e³, 20 times, letters are lines.
  fileprivate var widening: Double {
    let power = expansion.finite
    return power == 0 ? 1 : ExponentialFunction.exp(min(max(power, -3), 3))
  }
}
