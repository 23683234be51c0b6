import CHarfBuzz

/// A shaped paragraph, from which it is laid out at any size, width and alignment.
final class ShapedParagraph: Sendable {
  let scalars: [UInt32]
  let boundaries: CharacterBoundaries
  /// Whether the paragraph as a whole runs from right to left.
  let isRightToLeft: Bool
  /// An em of the first style in the units of all lengths here.
  let unitsPerEm: Double
  /// The whole paragraph as one line.
  let line: ShapedLine
  /// The characters that no font has, in the order of the text; they are shown as boxes.
  let missingCharacters: [String]
  /// Why characters are shown as boxes, or by another font, although a built-in one may have them; nil if there are
  /// none.
  let fontError: FontError?

  /// In the order of the text.
  private let runs: [ShapedRun]
  private let measures: Measures
  private let shaper: Shaper
  /// The UTF-8 offset of each scalar in the text; `nil` for ASCII.
  private let utf8Offsets: [Int]?
  /// The widths of tabs by their scalars, where they differ from the font's.
  private let tabAdvances: [Int: Double]

  /// A paragraph of one style, in units of its font.
  ///
  /// - Parameters:
  ///   - text: without line separators.
  ///   - sources: the glyph sources in the order of lookup; the first one determines the units.
  ///   - language: a BCP 47 tag.
  convenience init(
    _ text: Substring, sources: FontCascade, direction: WritingDirection, language: String
  ) {
    self.init(
      text, spans: [ShapingSpan(start: 0, style: ShapingStyle(sources))], direction: direction,
      language: language)
  }

  /// - Parameters:
  ///   - text: without line separators.
  ///   - spans: at least one, in the order of the text; the first begins at 0.
  ///   - embeddings: in the order of the text; empty if it has none.
  ///   - language: a BCP 47 tag.
  init(
    _ text: Substring, spans: [ShapingSpan], direction: WritingDirection,
    embeddings: [DirectionSpan] = [], language: String
  ) {
    let scalars = text.unicodeScalars.map(\.value)
    let boundaries = CharacterBoundaries(of: text, scalars: scalars)
    let levels = BidirectionalLevels(of: scalars, direction: direction, embeddings: embeddings)
    let shaper = Shaper(
      scalars: scalars, boundaries: boundaries, spans: spans, language: language)
    let items = Itemizer(
      scalars: scalars, boundaries: boundaries, levels: levels, spans: spans
    ).runs()
    let runs = items.runs.map(shaper.shape)

    self.scalars = scalars
    self.boundaries = boundaries
    self.isRightToLeft = levels.base == 1
    self.unitsPerEm = spans[0].style.emLength
    self.shaper = shaper
    self.runs = runs
    self.tabAdvances = [:]
    self.measures = Measures(of: runs, boundaries: boundaries, count: scalars.count)
    self.utf8Offsets =
      text.utf8.count == scalars.count
      ? nil
      : text.unicodeScalars.reduce(into: [0]) { $0.append($0[$0.count - 1] + UTF8.width($1)) }
    self.line = LineAssembler.line(of: runs, gap: 0, hasGapBehind: { _ in false })
    self.fontError = items.error
    self.missingCharacters = runs.flatMap { run in
      run.boxedCharacters(boundaries).map { range in
        String(String.UnicodeScalarView(scalars[range].compactMap(Unicode.Scalar.init)))
      }
    }
  }

  /// A paragraph whose tabs have other widths.
  ///
  /// - Parameter tabAdvances: by the scalars of the tabs.
  init(_ other: ShapedParagraph, tabAdvances: [Int: Double]) {
    let runs = other.runs.map { $0.withTabs(tabAdvances) }
    scalars = other.scalars
    boundaries = other.boundaries
    isRightToLeft = other.isRightToLeft
    unitsPerEm = other.unitsPerEm
    missingCharacters = other.missingCharacters
    fontError = other.fontError
    shaper = other.shaper
    utf8Offsets = other.utf8Offsets
    self.runs = runs
    self.tabAdvances = tabAdvances
    measures = Measures(of: runs, boundaries: boundaries, count: scalars.count)
    line = LineAssembler.line(of: runs, gap: 0, hasGapBehind: { _ in false })
  }

  /// The width of a part of the text within the whole paragraph. By itself the part may differ by
  /// the kerning at its ends.
  func width(of range: Range<Int>) -> Double {
    measures.offsets[range.upperBound] - measures.offsets[range.lowerBound]
  }

  /// The widths of the scalars before a place.
  func offset(of scalar: Int) -> Double { measures.offsets[scalar] }

  /// The runs of a part of the text, reshaped where the cut changes glyphs.
  func runs(in part: Range<Int>) -> [ShapedRun] {
    guard !part.isEmpty else { return [] }
    if part == scalars.indices { return runs }
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= part.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var result: [ShapedRun] = []
    for run in runs[low...] {
      guard run.range.lowerBound < part.upperBound else { break }
      let cut = run.range.clamped(to: part)
      var cutRun = run.run
      cutRun.range = cut
      if let glyphs = run.slice(cut) {
        var part = run
        part.run = cutRun
        part.glyphs = Array(glyphs)
        result.append(part)
      } else {
        result.append(shaper.shape(cutRun).withTabs(tabAdvances))
      }
    }
    return result
  }

  /// The runs of a hyphen, which this paragraph is, at the end of another's line.
  ///
  /// - Parameter level: of the text before it.
  func hyphenRuns(level: UInt8) -> [ShapedRun] {
    var runs = runs
    for index in runs.indices {
      runs[index].run.level = level
      // Not a character of the line's paragraph.
      for glyph in runs[index].glyphs.indices { runs[index].glyphs[glyph].cluster = .max }
    }
    return runs
  }

  /// A part of the text as a line of its own.
  func line(of part: Range<Int>) -> ShapedLine {
    part == scalars.indices
      ? line : LineAssembler.line(of: runs(in: part), gap: 0, hasGapBehind: { _ in false })
  }

  /// The UTF-8 offset of a scalar in the text.
  func utf8Offset(of scalar: Int) -> Int { utf8Offsets?[scalar] ?? scalar }

  /// Whether cutting the text before a scalar leaves its glyphs unchanged.
  func isSafeToBreak(at scalar: Int) -> Bool {
    scalar >= scalars.count || measures.isSafeToBreakBefore[scalar]
  }
}

/// The widths of a paragraph's parts.
private struct Measures {
  /// For each scalar, the widths of all scalars before it; at last the whole width.
  private(set) var offsets: [Double] = [0]
  private(set) var isSafeToBreakBefore: [Bool]

  /// If a glyph represents several characters, each gets an equal share of its width.
  init(of runs: [ShapedRun], boundaries: CharacterBoundaries, count: Int) {
    var advances = [Double](repeating: 0, count: count)
    var startsGlyph = [Bool](repeating: false, count: count)
    isSafeToBreakBefore = startsGlyph
    for run in runs {
      for glyph in run.glyphs {
        advances[glyph.cluster] += glyph.advance
        startsGlyph[glyph.cluster] = true
        isSafeToBreakBefore[glyph.cluster] = !glyph.isUnsafeToBreak
      }
    }
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, !startsGlyph[end] { end += 1 }
      if end - start > 1 {
        let characters = (start..<end).filter(boundaries.isBoundary)
        if characters.count > 1 {
          let share = advances[start] / Double(characters.count)
          for character in characters { advances[character] = share }
        }
      }
      start = end
    }
    offsets.reserveCapacity(count + 1)
    var sum = 0.0
    for advance in advances {
      sum += advance
      offsets.append(sum)
    }
  }
}
