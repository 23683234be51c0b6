import Foundation

extension AttributedTextLayout {
  /// Which of two characters a caret belongs to, where the edge behind the first one and that before the
  /// second one are apart: at the break of a line, and where the direction of the text changes.
  public enum Affinity: Sendable {
    /// To the second one: at the start of a line.
    case downstream
    /// To the first one: at the end of a line.
    case upstream
  }

  /// The index of the line that a caret before a character is in.
  ///
  /// - Parameter offset: of the character; offsets outside of the text count as its ends.
  public func lineIndex(at offset: Int, affinity: Affinity = .downstream) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    let begins = low > 0 && lines[low].range.lowerBound == offset
    return begins && affinity == .upstream && lines[low - 1].range.upperBound == offset
      ? low - 1 : low
  }

  /// The edge before a character, or behind the one that precedes it, as high as its line and without a
  /// width. In text from right to left, the edge before a character is its right one. Behind the visible
  /// text of a line it is at the end of that text.
  ///
  /// - Parameter offset: of the character, or of the end of the text.
  public func caretRect(at offset: Int, affinity: Affinity = .downstream) -> CGRect {
    let index = lineIndex(at: offset, affinity: affinity)
    guard lines.indices.contains(index) else { return .zero }
    let line = lines[index]
    let x = line.origin.x + CGFloat(line.caret(at: offset, affinity: affinity))
    return CGRect(x: x, y: line.top, width: 0, height: line.height)
  }

  /// The place between two characters that is closest to a point.
  public func offset(closestTo point: CGPoint) -> Int { caret(closestTo: point).offset }

  /// The place between two characters that is closest to a point, with the affinity by which
  /// ``caretRect(at:affinity:)`` is at the point.
  public func caret(closestTo point: CGPoint) -> (offset: Int, affinity: Affinity) {
    guard let line = line(closestTo: point) else { return (0, .downstream) }
    return line.caret(closestTo: (point.x - line.origin.x).finite)
  }

  /// The character whose area in its line has a point; nil if there is none.
  public func characterRange(at point: CGPoint) -> Range<Int>? {
    guard let line = line(closestTo: point), point.y >= line.top,
      point.y < line.top + line.height
    else { return nil }
    let x = (point.x - line.origin.x).finite
    return line.characters.first { $0.left <= x && x < $0.right }.map { line.range(of: $0) }
  }

  /// The visible character that is closest to a point in the line at its height, and how far the point is
  /// from the edge before the character to that behind it, from 0 to 1; nil if the line has none.
  package func characterClosest(to point: CGPoint) -> (range: Range<Int>, fraction: CGFloat)? {
    guard let line = line(closestTo: point) else { return nil }
    let x = (point.x - line.origin.x).finite
    return line.characterClosest(to: x).map { character in
      let width = character.trailing - character.leading
      let fraction = width == 0 ? 0 : (x - character.leading) / width
      return (line.range(of: character), CGFloat(min(max(fraction, 0), 1)))
    }
  }

  /// The areas of characters, one or more for each line. A part that continues in the next line reaches to
  /// the end of the box.
  public func rects(of range: Range<Int>) -> [CGRect] {
    let first = lineIndex(at: range.lowerBound)
    let behind = lines[min(first, lines.count)...].prefix {
      $0.range.lowerBound < range.upperBound
    }
    return behind.indices.flatMap { index -> [CGRect] in
      let line = lines[index]
      let end = index + 1 < lines.count ? lines[index + 1].range.lowerBound : line.range.upperBound
      guard range.lowerBound < end else { return [] }
      guard index + 1 < lines.count else { return line.rects(of: range, boxWidth: nil) }
      let next = lines[index + 1].range.lowerBound
      let hasSeparator = line.range.upperBound < next
      let continues =
        range.lowerBound < next
        && (range.upperBound > next || hasSeparator && range.upperBound == next)
      let edge = line.fragment.map { CGFloat($0.left + $0.width) } ?? boxWidth
      return line.rects(of: range, boxWidth: continues ? edge : nil)
    }
  }

  private func line(closestTo point: CGPoint) -> Line? {
    // The space between two lines belongs to the first one.
    guard let found = lines.last(where: { $0.top <= point.y }) ?? lines.first,
      found.fragment != nil
    else { return lines.last { $0.top <= point.y } ?? lines.first }
    // Lines next to each other.
    func distance(_ line: Line) -> CGFloat {
      max(line.origin.x - point.x, point.x - line.origin.x - line.width, 0)
    }
    return lines.filter { $0.top == found.top }.min { distance($0) < distance($1) }
  }
}

/// A character of a line in its place.
struct LineCharacter {
  /// In the paragraph.
  var scalars: Range<Int>
  /// Points from the left end of the line.
  var left: Double
  var right: Double
  var isRightToLeft: Bool

  /// The edges before and behind the character in the order of the text.
  var leading: Double { isRightToLeft ? right : left }
  var trailing: Double { isRightToLeft ? left : right }
}

extension AttributedTextLayout.Line {
  /// The characters that are visible, in the order of the text. The characters of a ligature share its width
  /// equally.
  var characters: [LineCharacter] { characters(of: nil) }

  /// - Parameter part: of the paragraph, in scalars; characters of clusters outside of it are left out. Nil for all.
  private func characters(of part: Range<Int>?) -> [LineCharacter] {
    boxes.flatMap { box -> [LineCharacter] in
      guard let scalars = box.scalars else { return [] }
      if let part, !part.overlaps(scalars) { return [] }
      let ranges = paragraph.shaped.boundaries.characters(in: scalars)
        .filter { $0.lowerBound >= scalars.lowerBound }
      let share = (box.right - box.left) / Double(max(ranges.count, 1))
      return ranges.enumerated().map { place, scalars in
        let left = box.left + share * Double(box.isRightToLeft ? ranges.count - 1 - place : place)
        return LineCharacter(
          scalars: scalars, left: left, right: left + share, isRightToLeft: box.isRightToLeft)
      }
    }.sorted { $0.scalars.lowerBound < $1.scalars.lowerBound }
  }

  /// In the whole text.
  func range(of character: LineCharacter) -> Range<Int> {
    paragraph.offset(
      of: character.scalars.lowerBound)..<paragraph.offset(
        of: character.scalars.upperBound)
  }

  /// Points from the left end of the line.
  func caret(at offset: Int, affinity: AttributedTextLayout.Affinity) -> Double {
    let scalar = paragraph.offsets.scalar(at: offset - paragraph.start)
    let characters = characters
    if affinity == .upstream,
      let before = characters.last(where: { $0.scalars.upperBound == scalar })
    {
      return before.trailing
    }
    if let character = characters.first(where: { $0.scalars.contains(scalar) }) {
      return character.leading
    }
    if let last = characters.last(where: { $0.scalars.upperBound <= scalar }) {
      return last.trailing
    }
    return characters.first?.leading ?? 0
  }

  func characterClosest(to x: Double) -> LineCharacter? {
    characters.min { distance(of: $0, to: x) < distance(of: $1, to: x) }
  }

  /// What an ellipsis replaces, from the first character to the last; nil if nothing.
  package var hiddenRange: Range<Int>? {
    guard isTruncated else { return nil }
    var visible = range.lowerBound
    var hidden: Range<Int>?
    func hide(upTo end: Int) {
      if visible < end { hidden = (hidden?.lowerBound ?? visible)..<end }
    }
    for character in characters {
      let shown = range(of: character)
      hide(upTo: shown.lowerBound)
      visible = max(visible, shown.upperBound)
    }
    hide(upTo: range.upperBound)
    return hidden
  }

  func caret(closestTo x: Double) -> (offset: Int, affinity: AttributedTextLayout.Affinity) {
    guard let closest = characterClosest(to: x) else { return (range.lowerBound, .downstream) }
    let isBefore = abs(x - closest.leading) <= abs(x - closest.trailing)
    let range = range(of: closest)
    return isBefore ? (range.lowerBound, .downstream) : (range.upperBound, .upstream)
  }

  private func distance(of character: LineCharacter, to x: Double) -> Double {
    max(character.left - x, x - character.right, 0)
  }

  /// The areas of the line's characters in a range of the text.
  ///
  /// - Parameter boxWidth: the width of the box, if the areas reach to its end; otherwise nil.
  func rects(of selected: Range<Int>, boxWidth: CGFloat?) -> [CGRect] {
    let (offsets, start) = (paragraph.offsets, paragraph.start)
    let first = offsets.scalar(at: selected.lowerBound - start)
    let end = max(first, offsets.scalar(at: selected.upperBound - 1 - start) + 1)
    let parts = characters(of: first..<end).filter { selected.overlaps(range(of: $0)) }
      .sorted { $0.left < $1.left }
    var spans: [(left: Double, right: Double)] = []
    for part in parts {
      if let last = spans.last, part.left <= last.right + 1e-6 {
        spans[spans.count - 1].right = max(last.right, part.right)
      } else {
        spans.append((part.left, part.right))
      }
    }
    if let boxWidth {
      let left = fragment?.left ?? 0
      let edge = isRightToLeft ? left - origin.x.native : (boxWidth - origin.x).native
      let end = isRightToLeft ? spans.first?.left : spans.last?.right
      let ownEnd = isRightToLeft ? 0 : width.native
      if let end, abs(end - ownEnd) < 1e-6 {
        if isRightToLeft {
          spans[0].left = min(edge, end)
        } else {
          spans[spans.count - 1].right = max(edge, end)
        }
      } else {
        spans.append((min(edge, ownEnd), max(edge, ownEnd)))
      }
    }
    return spans.map {
      CGRect(
        x: origin.x + CGFloat($0.left), y: top, width: CGFloat($0.right - $0.left), height: height)
    }
  }
}
