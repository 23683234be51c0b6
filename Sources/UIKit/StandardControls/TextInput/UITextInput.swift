/// A text whose positions and ranges can be addressed.
///
/// Positions are counted in UTF-16 code units, so that most members are derived from
/// ``endOfDocument``.
public protocol UITextInput: UIKeyInput {
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The selection, or the position of the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The text in a range; text fields and text views never return nil.
  func text(in range: UITextRange) -> String?
  /// Replaces a range of the text, as typing does.
  func replace(_ range: UITextRange, withText text: String)
  /// The rectangle of a caret, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The position that is closest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position in a range that is closest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point in the view's coordinates; nil if the point is outside of all.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The areas of a range, in the view's coordinates: one or more per line, because a selection in
  /// a line of bidirectional text may have several pieces.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
}

extension UITextInput {
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The text that an input method composes; always nil.
  public var markedTextRange: UITextRange? { nil }

  /// The position at a distance in UTF-16 code units from another; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooLarge) = position.offset.addingReportingOverflow(offset)
    let isInside = !isTooLarge && (0...max(0, endOfDocument.offset)).contains(place)
    return isInside ? UITextPosition(place) : nil
  }

  /// The range between two positions, in any order.
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(
      min(start.offset, end.offset)..<max(start.offset, end.offset), affinity: start.affinity)
  }

  /// The distance from one position to another, in UTF-16 code units; negative backwards.
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }

  /// The order of two positions in the text.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// The position in a range that is closest to a point in the view's coordinates.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    position(closestTo: point, within: range)
  }

  /// The character at a point in the view's coordinates; nil if the point is outside of all.
  public func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  func character(at point: CGPoint) -> UITextRange? {
    guard let position = closestPosition(to: point),
      let all = textRange(from: beginningOfDocument, to: endOfDocument),
      let text = text(in: all) as NSString?
    else { return nil }
    return [position.offset - 1, position.offset].lazy
      .filter { (0..<text.length).contains($0) }
      .map { UITextRange(Range(text.rangeOfComposedCharacterSequence(at: $0)) ?? 0..<0) }
      .first { range in selectionRects(for: range).contains { $0.rect.contains(point) } }
  }

  func position(closestTo point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point).map { position in
      UITextPosition(min(max(position.offset, range.offsets.lowerBound), range.offsets.upperBound))
    }
  }

  /// The rectangle of a range's first line, in the view's coordinates.
  public func firstRect(for range: UITextRange) -> CGRect {
    let rects = selectionRects(for: range).map(\.rect)
    guard !range.isEmpty, let first = rects.first else { return caretRect(for: range.start) }
    return rects.filter { $0.minY == first.minY }.reduce(first) { $0.union($1) }
  }

  /// Returns the area between the carets at both ends by default; for several lines, the first
  /// caret's.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    let rect = end.minY == start.minY ? start.union(end) : start
    return range.isEmpty
      ? [] : [TextSelectionRect(rect, isRightToLeft: false, containsStart: true, containsEnd: true)]
  }

  /// The line of a caret at a soft line break: `backward` for the line that ends, `forward` for the
  /// next one.
  public var selectionAffinity: UITextStorageDirection {
    selectedTextRange?.affinity == .upstream ? .backward : .forward
  }
}
