import HeadlessUIKit

extension TextLayout {
  /// Draws each line as a bar of the height of its letters, where letters cannot be drawn yet.
  func draw(in context: CGContext, at origin: CGPoint, color: CGColor) {
    context.setFillColor(color)
    for line in lines {
      context.fill(
        CGRect(
          x: origin.x + line.origin.x, y: origin.y + line.baseline - font.xHeight,
          width: line.width, height: font.xHeight))
    }
  }
}
