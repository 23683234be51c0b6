/// Shortens a line with an ellipsis.
struct Truncation {
  /// The visible part of a paragraph: a beginning, the ellipsis, an end.
  struct Part: Equatable {
    var head: Range<Int>
    var tail: Range<Int>
  }

  let paragraph: ShapedParagraph
  let ellipsis: ShapedParagraph
  /// In the paragraph's units.
  let width: Double

  /// A line that shows as much as fits next to the ellipsis, which is always shown.
  ///
  /// - Parameters:
  ///   - range: the text to be shortened.
  ///   - mode: where; anything but head and middle is the tail.
  func line(of range: Range<Int>, mode: LineBreakMode) -> ShapedLine {
    shortened(range, mode: mode).line
  }

  /// The visible part of a text, and the line of it; see ``line(of:mode:)``.
  func shortened(_ range: Range<Int>, mode: LineBreakMode) -> (part: Part, line: ShapedLine) {
    var available = width - ellipsis.line.width
    while true {
      let part = part(of: range, mode: mode, available: available)
      let line = LineAssembler.line(of: runs(of: part), gap: 0, hasGapBehind: { _ in false })
      // Shaped by themselves, the parts may lose kerning at their ends and become a little wider.
      let excess = line.width - width
      guard excess > LineFitter.tolerance, !part.head.isEmpty || !part.tail.isEmpty else {
        return (part, line)
      }
      available -= excess
    }
  }

  private func part(of range: Range<Int>, mode: LineBreakMode, available: Double) -> Part {
    let none = range.lowerBound..<range.lowerBound
    switch mode {
    case .byTruncatingHead:
      return Part(head: none, tail: end(of: range, available: available))
    case .byTruncatingMiddle:
      // Half of the available width for the beginning; the end gets the remainder.
      let head = beginning(of: range, available: available / 2)
      let rest = head.upperBound..<range.upperBound
      let tail = end(of: rest, available: available - paragraph.width(of: head))
      return Part(head: head, tail: tail)
    default:
      return Part(head: beginning(of: range, available: available), tail: none)
    }
  }

  /// The characters at the start that fit, without white space before the ellipsis.
  private func beginning(of range: Range<Int>, available: Double) -> Range<Int> {
    let boundaries = paragraph.boundaries
    let first = boundaries.character(at: range.lowerBound)
    var (low, high) = (first, boundaries.character(at: range.upperBound))
    while low < high {
      let middle = (low + high + 1) / 2
      let part = range.lowerBound..<boundaries.start(ofCharacter: middle)
      if paragraph.width(of: part) <= available + LineFitter.tolerance {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return paragraph.withoutTrailingSpace(
      range.lowerBound..<boundaries.start(ofCharacter: low))
  }

  /// The characters at the end that fit, without white space after the ellipsis.
  private func end(of range: Range<Int>, available: Double) -> Range<Int> {
    let boundaries = paragraph.boundaries
    var low = boundaries.character(at: range.lowerBound)
    var high = boundaries.character(at: range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      let part = boundaries.start(ofCharacter: middle)..<range.upperBound
      if paragraph.width(of: part) <= available + LineFitter.tolerance {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return paragraph.withoutLeadingSpace(
      boundaries.start(ofCharacter: low)..<range.upperBound)
  }

  /// The runs of a line in the order of the text.
  private func runs(of part: Part) -> [ShapedRun] {
    paragraph.runs(in: part.head) + ellipsisRuns + paragraph.runs(in: part.tail)
  }

  /// The ellipsis is where the text continues: on the left in a paragraph from right to left.
  var ellipsisRuns: [ShapedRun] {
    var runs = ellipsis.runs(in: ellipsis.scalars.indices)
    for index in runs.indices { runs[index].run.level = paragraph.isRightToLeft ? 1 : 0 }
    return runs
  }
}
