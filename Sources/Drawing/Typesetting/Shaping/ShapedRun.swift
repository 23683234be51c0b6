import CHarfBuzz
import CairoGraphics

/// How a source shows characters.
enum GlyphTreatment: Sendable, Equatable {
  /// By its own tables.
  case shaped
  /// In the middle of an em, as fullwidth forms: `％` by the glyph of `%`.
  case widened
  /// As other characters that mean the same, such as `kg` for `㎏`.
  case decomposed
  /// By its own glyph and width, where the font's tables classify it as a mark, which has no width.
  case alone
  /// By its own tables, with the font's box for each scalar that it lacks.
  case incomplete
  /// As its box for missing glyphs, one for a character however many scalars it has.
  case missing
  /// As an empty space for the attachment that is drawn in place of the character.
  case attachment
}

/// A range of a paragraph that is shaped at once: one style, one source, one script, one direction.
struct TextRun: Sendable, Equatable {
  /// The index of the paragraph's span that the run is in.
  var span: Int
  var source: GlyphSource
  var treatment: GlyphTreatment
  var script: hb_script_t
  /// The embedding level; odd from right to left.
  var level: UInt8
  /// Scalar offsets in the paragraph.
  var range: Range<Int>

  var isRightToLeft: Bool { level & 1 == 1 }

  func hasSameAttributes(as other: TextRun) -> Bool {
    span == other.span && source == other.source && treatment == other.treatment
      && script == other.script && level == other.level
  }
}

/// A shaped glyph. Lengths are in the paragraph's units.
struct ShapedGlyph: Sendable {
  var glyph: UInt32
  /// The scalar offset of the first scalar that the glyph represents.
  var cluster: Int
  var advance: Double
  var offset: Point
  /// Whether the text to the left and to the right of this glyph's first scalar would look
  /// different if it were shaped apart.
  var isUnsafeToBreak: Bool
}

/// A run with its glyphs, from left to right.
struct ShapedRun: Sendable {
  var run: TextRun
  /// What the source's font units are multiplied by to become the paragraph's units.
  var scale: Double
  /// What widths of glyphs are multiplied by besides; their advances are already.
  var widening: Double
  var glyphs: [ShapedGlyph]

  var range: Range<Int> { run.range }

  /// The characters of which a box is shown, or a part of them, in the order of the text.
  func boxedCharacters(_ boundaries: CharacterBoundaries) -> [Range<Int>] {
    guard run.source.isFace, glyphs.contains(where: { $0.glyph == 0 }) else { return [] }
    // In every font, glyph 0 is the box.
    let boxes = glyphs.lazy.filter { $0.glyph == 0 }
    return Set(boxes.map { boundaries.character(at: $0.cluster) }).sorted().map {
      boundaries.start(ofCharacter: $0)..<boundaries.start(ofCharacter: $0 + 1)
    }
  }

  /// The run with other widths of some tabs.
  func withTabs(_ advances: [Int: Double]) -> ShapedRun {
    guard !advances.isEmpty else { return self }
    var copy = self
    for index in glyphs.indices {
      if let advance = advances[glyphs[index].cluster] { copy.glyphs[index].advance = advance }
    }
    return copy
  }

  /// The glyphs of a part of the run; `nil` if that part looks different by itself and must be
  /// reshaped.
  func slice(_ part: Range<Int>) -> ArraySlice<ShapedGlyph>? {
    guard part != range else { return glyphs[...] }
    // Clusters ascend from left to right, or descend in a run from right to left.
    func firstIndex(where isBeyond: (Int) -> Bool) -> Int {
      var (low, high) = (0, glyphs.count)
      while low < high {
        let middle = (low + high) / 2
        if isBeyond(glyphs[middle].cluster) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let (start, end): (Int, Int)
    if run.isRightToLeft {
      start = firstIndex { $0 < part.upperBound }
      end = firstIndex { $0 < part.lowerBound }
    } else {
      start = firstIndex { $0 >= part.lowerBound }
      end = firstIndex { $0 >= part.upperBound }
    }
    let slice = glyphs[start..<end]
    let firstInText = run.isRightToLeft ? slice.last : slice.first
    let firstBehind =
      run.isRightToLeft
      ? (start > 0 ? glyphs[start - 1] : nil) : (end < glyphs.count ? glyphs[end] : nil)
    if part.lowerBound > range.lowerBound {
      guard let firstInText, firstInText.cluster == part.lowerBound, !firstInText.isUnsafeToBreak
      else { return nil }
    }
    if part.upperBound < range.upperBound {
      guard let firstBehind, firstBehind.cluster == part.upperBound, !firstBehind.isUnsafeToBreak
      else { return nil }
    }
    return slice
  }
}
