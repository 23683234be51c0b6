/// Stretches a line to the full width.
enum Justification {
  /// The line with its gaps widened: those at white space, or between kana and kanji where there
  /// is no white space; unchanged if it has neither, or is wide enough.
  static func line(
    of range: Range<Int>, in paragraph: ShapedParagraph, width: Double
  ) -> ShapedLine {
    let plain = paragraph.line(of: range)
    let missing = width - plain.width
    guard missing > 0, missing.isFinite, !range.isEmpty else { return plain }
    let scalars = paragraph.scalars
    let inner = range.dropLast()
    func isSpace(_ index: Int) -> Bool { CharacterKind.isWhiteSpace(scalars[index]) }
    func isBetweenIdeographs(_ index: Int) -> Bool {
      guard let next = paragraph.boundaries.next(after: index), range.contains(next) else {
        return false
      }
      return isWide(scalars[index]) && isWide(scalars[next])
    }
    let spaces = inner.count(where: isSpace)
    let gaps = spaces > 0 ? spaces : inner.count(where: isBetweenIdeographs)
    guard gaps > 0 else { return plain }
    return LineAssembler.line(
      of: paragraph.runs(in: range), gap: missing / Double(gaps),
      hasGapBehind: { inner.contains($0) && (spaces > 0 ? isSpace($0) : isBetweenIdeographs($0)) })
  }

  private static func isWide(_ scalar: UInt32) -> Bool {
    switch LineBreakClass(of: scalar) {
    case .ideographic, .nonstarter, .wideOpenPunctuation, .closePunctuation: true
    default: false
    }
  }
}
