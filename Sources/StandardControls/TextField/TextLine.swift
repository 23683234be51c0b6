/// A line of text with places for a caret.
struct TextLine {
  let string: String
  let font: UIFont

  private func layout(_ string: String, width: CGFloat? = nil) -> TextLayout {
    TextLayout(string, font: font.font, width: width, options: .init(numberOfLines: 1))
  }

  /// Points.
  var width: CGFloat { string.isEmpty ? 0 : layout(string).size.width }

  /// The distance of a place from the line's left end, points.
  ///
  /// - Parameter offset: in UTF-16 code units, at the boundary of a character.
  func caret(at offset: Int) -> CGFloat {
    let utf16 = string.utf16
    let index = utf16.index(utf16.startIndex, offsetBy: min(max(0, offset), utf16.count))
    let prefix = String(string[..<index])
    return prefix.isEmpty ? 0 : layout(prefix).size.width
  }

  /// The place that is closest to a distance from the left end.
  func offset(closestTo x: CGFloat) -> Int {
    var (best, distance) = (0, x.magnitude)
    var offset = 0
    for character in string {
      offset += String(character).utf16.count
      let next = (caret(at: offset) - x).magnitude
      if next < distance { (best, distance) = (offset, next) }
    }
    return best
  }

  /// Draws the line with its baseline on a pixel edge.
  ///
  /// - Parameters:
  ///   - alignment: in the rectangle's width.
  ///   - shift: how far the line is moved to the left, points; more than 0 shows all of it, unshortened.
  func draw(
    in rect: CGRect, color: UIColor, alignment: NSTextAlignment, shift: CGFloat?, grid: PixelGrid
  ) {
    guard !string.isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else {
      return
    }
    var options = TextLayout.Options(
      alignment: alignment, lineBreakMode: .byTruncatingTail, numberOfLines: 1)
    if shift != nil { options.alignment = .left }
    let layout = TextLayout(
      string, font: font.font, width: shift == nil ? rect.width : nil, options: options)
    let top = rect.midY - grid.roundedUp(layout.size.height) / 2
    let snapped = grid.snapped(y: top + layout.firstBaseline) - layout.firstBaseline
    layout.draw(
      in: context, at: CGPoint(x: rect.minX - (shift ?? 0), y: snapped), color: color.cgColor)
  }
}
