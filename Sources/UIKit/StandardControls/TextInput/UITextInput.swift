/// A text with places and parts that can be named.
///
/// Places are counted in UTF-16 code units, so that most members follow from ``endOfDocument``.
public protocol UITextInput: UIKeyInput {
  var endOfDocument: UITextPosition { get }
  /// The selection, or the place of the caret.
  var selectedTextRange: UITextRange? { get set }
  func text(in range: UITextRange) -> String?
  /// Replaces a part of the text, as typing does.
  func replace(_ range: UITextRange, withText text: String)
  /// The rectangle of a caret, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The place that is closest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The areas of a part of the text, in the view's coordinates: one or more for each line, because what is
  /// selected in a line of text in two directions need not be in one piece.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
}

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// What an input method composes: nothing here.
  public var markedTextRange: UITextRange? { nil }

  /// A place at a distance in UTF-16 code units from another; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooLarge) = position.offset.addingReportingOverflow(offset)
    let isInside = !isTooLarge && (0...max(0, endOfDocument.offset)).contains(place)
    return isInside ? UITextPosition(place) : nil
  }

  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(
      min(start.offset, end.offset)..<max(start.offset, end.offset), affinity: start.affinity)
  }

  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point).map { position in
      UITextPosition(min(max(position.offset, range.offsets.lowerBound), range.offsets.upperBound))
    }
  }

  /// The rectangle of the first line of a part of the text, in the view's coordinates.
  public func firstRect(for range: UITextRange) -> CGRect {
    let rects = selectionRects(for: range).map(\.rect)
    guard !range.isEmpty, let first = rects.first else { return caretRect(for: range.start) }
    return rects.filter { $0.minY == first.minY }.reduce(first) { $0.union($1) }
  }

  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    let rect = end.minY == start.minY ? start.union(end) : start
    return range.isEmpty
      ? [] : [TextSelectionRect(rect, isRightToLeft: false, containsStart: true, containsEnd: true)]
  }

  /// Which of two lines a caret is in, where one ends and the next begins without a line break.
  public var selectionAffinity: UITextStorageDirection {
    selectedTextRange?.affinity == .upstream ? .backward : .forward
  }
}
