/// Stretches a line to the full width.
struct Justification {
  /// Added behind some characters, in the paragraph's units.
  let gap: Double
  private let paragraph: ShapedParagraph
  private let inner: Range<Int>
  /// Whether the gaps are at white space, rather than between kana and kanji.
  private let usesSpaces: Bool

  /// The gaps of a line that has them at white space, or between kana and kanji where there is no white
  /// space; nil if it has neither, or is wide enough.
  init?(of range: Range<Int>, in paragraph: ShapedParagraph, width: Double) {
    let missing = width - paragraph.line(of: range).width
    guard missing > 0, missing.isFinite, !range.isEmpty else { return nil }
    let inner = range.dropLast()
    let spaces = inner.count { CharacterKind.isWhiteSpace(paragraph.scalars[$0]) }
    self.paragraph = paragraph
    self.inner = inner
    usesSpaces = spaces > 0
    let gaps = spaces > 0 ? spaces : inner.count { Self.isBetweenIdeographs($0, paragraph, range) }
    guard gaps > 0 else { return nil }
    gap = missing / Double(gaps)
  }

  /// The line with its gaps widened.
  static func line(
    of range: Range<Int>, in paragraph: ShapedParagraph, width: Double
  ) -> ShapedLine {
    guard let justification = Justification(of: range, in: paragraph, width: width) else {
      return paragraph.line(of: range)
    }
    return LineAssembler.line(
      of: paragraph.runs(in: range), gap: justification.gap,
      hasGapBehind: justification.hasGap(behind:))
  }

  /// Whether there is a gap behind the character that begins at a scalar.
  func hasGap(behind scalar: Int) -> Bool {
    inner.contains(scalar)
      && (usesSpaces
        ? CharacterKind.isWhiteSpace(paragraph.scalars[scalar])
        : Self.isBetweenIdeographs(scalar, paragraph, inner.lowerBound..<(inner.upperBound + 1)))
  }

  private static func isBetweenIdeographs(
    _ index: Int, _ paragraph: ShapedParagraph, _ range: Range<Int>
  ) -> Bool {
    guard let next = paragraph.boundaries.next(after: index), range.contains(next) else {
      return false
    }
    return isWide(paragraph.scalars[index]) && isWide(paragraph.scalars[next])
  }

  private static func isWide(_ scalar: UInt32) -> Bool {
    switch LineBreakClass(of: scalar) {
    case .ideographic, .nonstarter, .wideOpenPunctuation, .closePunctuation: true
    default: false
    }
  }
}
