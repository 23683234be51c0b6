/// Stretches a line to the full width, or tightens one that is a little too wide.
struct Justification {
  /// Added behind some characters, in the paragraph's units.
  let gap: Double
  private let paragraph: ShapedParagraph
  private let inner: Range<Int>
  private let places: Places

  private enum Places {
    case spaces
    /// Between kana and kanji.
    case ideographs
    /// Behind every character.
    case all
  }

  /// The gaps of a line that has them at white space, or between kana and kanji where there is no white
  /// space; nil if it has neither, or is wide enough.
  init?(of range: Range<Int>, in paragraph: ShapedParagraph, width: Double) {
    let missing = width - paragraph.line(of: range).width
    guard missing > 0, missing.isFinite, !range.isEmpty else { return nil }
    let inner = range.dropLast()
    let spaces = inner.count { CharacterKind.isWhiteSpace(paragraph.scalars[$0]) }
    self.paragraph = paragraph
    self.inner = inner
    places = spaces > 0 ? .spaces : .ideographs
    let gaps = spaces > 0 ? spaces : inner.count { Self.isBetweenIdeographs($0, paragraph, range) }
    guard gaps > 0 else { return nil }
    gap = missing / Double(gaps)
  }

  /// Less space between all characters of a line that is too wide by at most
  /// ``TextParagraphStyle/largestTightening``; nil for other lines.
  init?(tightening range: Range<Int>, in paragraph: ShapedParagraph, width: Double) {
    let natural = paragraph.line(of: range).width
    let clusters = paragraph.runs(in: range).flatMap { $0.glyphs.map(\.cluster) }
    let limit = width * (1 + TextParagraphStyle.largestTightening.native)
    guard natural > width, natural <= limit, let last = clusters.max() else { return nil }
    let gaps = Set(clusters).count - 1
    guard gaps > 0 else { return nil }
    self.paragraph = paragraph
    inner = range.lowerBound..<last
    places = .all
    gap = (width - natural) / Double(gaps)
  }

  /// The line with its gaps.
  ///
  /// - Parameter hyphen: behind the line; empty for none.
  func line(of range: Range<Int>, hyphen: [ShapedRun] = []) -> ShapedLine {
    LineAssembler.line(
      of: paragraph.runs(in: range) + hyphen, gap: gap, hasGapBehind: hasGap(behind:))
  }

  /// Whether there is a gap behind the character that begins at a scalar.
  func hasGap(behind scalar: Int) -> Bool {
    guard inner.contains(scalar) else { return false }
    switch places {
    case .spaces: return CharacterKind.isWhiteSpace(paragraph.scalars[scalar])
    case .ideographs:
      return Self.isBetweenIdeographs(
        scalar, paragraph, inner.lowerBound..<(inner.upperBound + 1))
    case .all: return true
    }
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
