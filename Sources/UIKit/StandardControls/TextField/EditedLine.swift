/// The line of a text field during editing: complete, and scrolled so that the caret is visible.
///
/// Offsets are in the text, in UTF-16 code units.
struct EditedLine {
  let layout: AttributedTextLayout
  /// The area of the text, in the field's coordinates.
  let area: CGRect
  /// The left end of the line, in the field's coordinates.
  let start: CGFloat
  /// The text whose characters the line shows as dots; nil if it shows the text itself.
  let secret: EditedText?
  let grid: PixelGrid

  /// The left end of a line in an area. A line that is too wide starts at the side where its text
  /// starts, or is scrolled as far as the caret requires.
  ///
  /// - Parameter caret: the distance between the caret and the left end of the line.
  static func start(
    of layout: AttributedTextLayout, in area: CGRect, alignment: NSTextAlignment, caret: CGFloat
  ) -> CGFloat {
    let width = layout.size.width
    let room = area.width - width
    let isRightToLeft = layout.lines.first?.isRightToLeft ?? false
    guard room >= 0 else {
      return isRightToLeft
        ? max(area.maxX - width, area.minX - max(0, caret))
        : area.minX - max(0, min(width, caret) - area.width)
    }
    switch alignment {
    case .center: return area.minX + room / 2
    case .right: return area.minX + room
    case .left: return area.minX
    case .natural, .justified: return isRightToLeft ? area.minX + room : area.minX
    }
  }

  private var height: CGFloat { layout.size.height }

  private func shownOffset(_ offset: Int) -> Int {
    secret.map { $0.text(in: 0..<offset).count } ?? offset
  }

  /// The rectangle of a caret with the height of the line, in the field's coordinates.
  func caret(at offset: Int, affinity: AttributedTextLayout.Affinity) -> CGRect {
    let x = start + layout.caretRect(at: shownOffset(offset), affinity: affinity).minX
    let width = TextFieldMetrics.caretWidth
    return grid.snapped(
      CGRect(
        x: max(area.minX, min(x - width / 2, area.maxX)), y: area.midY - height / 2,
        width: width, height: height))
  }

  /// The areas of a range, in the field's coordinates.
  func rects(of range: Range<Int>) -> [CGRect] {
    layout.rects(of: shown(range)).map(placed)
  }

  func selectionRects(of range: Range<Int>) -> [UITextSelectionRect] {
    TextSelectionRect.all(of: shown(range), in: layout, place: placed)
  }

  private func shown(_ range: Range<Int>) -> Range<Int> {
    let low = shownOffset(range.lowerBound)
    return low..<max(low, shownOffset(range.upperBound))
  }

  private func placed(_ rect: CGRect) -> CGRect {
    CGRect(x: start + rect.minX, y: area.midY - height / 2, width: rect.width, height: height)
  }

  /// The offset that is closest to a point of the field.
  func caret(
    closestTo point: CGPoint
  ) -> (offset: Int, affinity: AttributedTextLayout.Affinity) {
    let caret = layout.caret(closestTo: CGPoint(x: point.x - start, y: 0))
    guard let secret else { return caret }
    return (secret.string.prefix(caret.offset).utf16.count, caret.affinity)
  }
}
