/// A direction in the text.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end of the text.
  case forward
  /// Towards the start of the text.
  case backward
}

/// An area of a selection. Subclasses provide the values.
open class UITextSelectionRect: NSObject {
  /// The rectangle, in the view's coordinates.
  open var rect: CGRect { .zero }
  /// The writing direction of the paragraph.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection starts in the area.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the area.
  open var containsEnd: Bool { false }
  /// Whether the text is vertical; always false.
  open var isVertical: Bool { false }
}

/// An area of a text laid out here.
final class TextSelectionRect: UITextSelectionRect {
  private let area: CGRect
  private let isRightToLeft: Bool
  private let hasStart: Bool
  private let hasEnd: Bool

  init(_ area: CGRect, isRightToLeft: Bool, containsStart: Bool, containsEnd: Bool) {
    self.area = area
    self.isRightToLeft = isRightToLeft
    hasStart = containsStart
    hasEnd = containsEnd
    super.init()
  }

  override var rect: CGRect { area }
  override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  override var containsStart: Bool { hasStart }
  override var containsEnd: Bool { hasEnd }

  /// The areas of a range of a text.
  ///
  /// - Parameter place: converts an area of the layout to the view's coordinates.
  static func all(
    of range: Range<Int>, in layout: AttributedTextLayout, place: (CGRect) -> CGRect
  ) -> [UITextSelectionRect] {
    guard !range.isEmpty else { return [] }
    let start = layout.caretRect(at: range.lowerBound)
    let end = layout.caretRect(at: range.upperBound, affinity: .upstream)
    return layout.rects(of: range).map { area in
      let line = layout.lines.last { $0.top <= area.minY }
      return TextSelectionRect(
        place(area), isRightToLeft: line?.isRightToLeft ?? false,
        containsStart: area.reaches(start), containsEnd: area.reaches(end))
    }
  }
}

extension CGRect {
  /// Whether a caret on the same line is in the area, or at one of its ends.
  fileprivate func reaches(_ caret: CGRect) -> Bool {
    let tolerance: CGFloat = 1e-6
    return caret.minY == minY && caret.minX >= minX - tolerance && caret.minX <= maxX + tolerance
  }
}
