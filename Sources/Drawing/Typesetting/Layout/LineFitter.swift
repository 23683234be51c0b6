/// Divides one paragraph into lines that fit a width.
struct LineFitter {
  var paragraph: ShapedParagraph
  /// In the paragraph's units.
  var width: Double
  let breaksWords: Bool
  private let mayBreakBefore: [Bool]
  /// The width of the hyphen that is shown for a soft hyphen at the end of a line, by its scalar.
  private let hyphenWidth: (Int) -> Double

  init(
    _ paragraph: ShapedParagraph, width: Double, breaksWords: Bool,
    hyphenWidth: @escaping (Int) -> Double
  ) {
    self.paragraph = paragraph
    self.width = width
    self.breaksWords = breaksWords
    self.hyphenWidth = hyphenWidth
    mayBreakBefore =
      breaksWords ? [] : LineBreakOpportunities(in: paragraph.scalars).mayBreakBefore
  }

  /// A line's text, and the visible part of it, without the white space at which the line breaks.
  struct Part: Equatable {
    var range: Range<Int>
    var shown: Range<Int>
    /// Whether a hyphen follows, since the line ends with a soft one.
    var hasHyphen = false
  }

  /// Whether all text from a scalar on fits into one line. White space at the end may hang over.
  func fits(from start: Int) -> Bool {
    firstOverflow(from: start) == nil
  }

  /// The line that starts at a scalar: as much as fits, at least one character.
  func line(from start: Int) -> Part {
    let end = paragraph.scalars.count
    guard let overflow = firstOverflow(from: start) else {
      // White space at the end of a paragraph counts, but never makes the line too wide.
      let shown =
        paragraph.offset(of: end) - paragraph.offset(of: start) <= width + LineFitter.tolerance
        ? start..<end : paragraph.withoutTrailingSpace(start..<end)
      return Part(range: start..<end, shown: shown)
    }
    var place = breakPlace(atOrBefore: overflow, after: start)
    while true {
      let shown = paragraph.withoutTrailingSpace(start..<place)
      let hyphen = hyphenWidth(endingAt: place, from: start)
      // Shaped by itself, the line may lose kerning at its end and become a little wider.
      let isTooWide =
        (hyphen != nil || !paragraph.isSafeToBreak(at: shown.upperBound))
        && paragraph.line(of: shown).width + (hyphen ?? 0) > width + LineFitter.tolerance
      let previous = breakPlace(atOrBefore: place - 1, after: start)
      guard isTooWide, previous > start, previous < place else {
        return Part(
          range: start..<place, shown: shown, hasHyphen: hyphen != nil && !isTooWide)
      }
      place = previous
    }
  }

  /// Whether the line that starts at a scalar is not too wide and breaks no word.
  func breaksBetweenWords(from start: Int) -> Bool {
    let part = line(from: start)
    let end = part.range.upperBound
    guard paragraph.width(of: part.shown) <= width + LineFitter.tolerance else { return false }
    return breaksWords || end == paragraph.scalars.count || mayBreakBefore[end]
  }

  /// The width of the hyphen of a line that would end at a place; nil if it has none.
  private func hyphenWidth(endingAt place: Int, from start: Int) -> Double? {
    guard !breaksWords, place > start, place < paragraph.scalars.count, mayBreakBefore[place],
      paragraph.scalars[place - 1] == CharacterKind.softHyphen
    else { return nil }
    return hyphenWidth(place - 1)
  }

  /// Widths are converted to points and back, which may round; no font has letters narrower than
  /// this.
  static let tolerance = 1.0 / 64

  /// The start of the first character that does not fit and is not white space.
  private func firstOverflow(from start: Int) -> Int? {
    let limit = paragraph.offset(of: start) + width + LineFitter.tolerance
    guard paragraph.offset(of: paragraph.scalars.count) > limit else { return nil }
    // Offsets increase along the text except for unusual kerning, so a binary search finds a place
    // near the limit.
    var (low, high) = (start, paragraph.scalars.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if paragraph.offset(of: middle) <= limit { low = middle } else { high = middle - 1 }
    }
    var scalar = low
    while scalar < paragraph.scalars.count, CharacterKind.isWhiteSpace(paragraph.scalars[scalar]) {
      scalar += 1
    }
    guard scalar < paragraph.scalars.count else { return nil }
    return paragraph.boundaries.start(
      ofCharacter: paragraph.boundaries.character(at: scalar))
  }

  /// The end of a line that starts at `start` and must not pass `overflow`: a break opportunity if
  /// there is one, otherwise a boundary between two characters, after at least one.
  private func breakPlace(atOrBefore overflow: Int, after start: Int) -> Int {
    if !breaksWords {
      var place = overflow
      while place > start {
        if mayBreakBefore[place], paragraph.boundaries.isBoundary(place) { return place }
        place -= 1
      }
    }
    let character = paragraph.boundaries.character(at: max(overflow, start))
    let place = paragraph.boundaries.start(ofCharacter: character)
    if place > start { return place }
    return paragraph.boundaries.start(
      ofCharacter: min(
        paragraph.boundaries.character(at: start) + 1, paragraph.boundaries.count))
  }
}

extension ShapedParagraph {
  /// A part without the white space at its end.
  func withoutTrailingSpace(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, CharacterKind.isWhiteSpace(scalars[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  /// A part without the white space at its start.
  func withoutLeadingSpace(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, CharacterKind.isWhiteSpace(scalars[start]) { start += 1 }
    return start..<range.upperBound
  }
}
