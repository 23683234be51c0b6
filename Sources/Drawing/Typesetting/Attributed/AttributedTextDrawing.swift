import CairoGraphics
import Foundation

extension AttributedTextLayout {
  /// What of a text is drawn.
  package struct DrawnLayers: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The areas behind letters.
    package static let backgrounds = DrawnLayers(rawValue: 1 << 0)
    /// Letters, attachments, and lines under and through them.
    package static let letters = DrawnLayers(rawValue: 1 << 1)
    package static let all: DrawnLayers = [.backgrounds, .letters]
  }

  /// Draws the text. Letters are placed as in a ``TextLayout``; the edges of backgrounds, and of
  /// lines under and through the text, lie on whole pixels.
  ///
  /// If the text shows boxes because a font is missing, the context records ``fontError`` and gives no
  /// bitmap.
  ///
  /// - Parameters:
  ///   - context: draws the letters that have the same attributes in a line as one shape.
  ///   - origin: the top left corner of the layout's box in the context's user space.
  ///   - color: of letters and of lines, in place of their own. Backgrounds, attachments and shadows are
  ///     then left out: the drawing is a shape of the text. Nil for their own.
  public func draw(in context: CGContext, at origin: CGPoint, color: CGColor? = nil) {
    draw(in: context, at: origin, color: color, layers: .all, lines: lines.indices)
  }

  /// Draws some lines.
  public func draw(
    in context: CGContext, at origin: CGPoint, lines: Range<Int>
  ) {
    draw(in: context, at: origin, layers: .all, lines: lines)
  }

  /// Draws some lines, or one of their layers.
  package func draw(
    in context: CGContext, at origin: CGPoint, color: CGColor? = nil, layers: DrawnLayers,
    lines range: Range<Int>
  ) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    let lines = lines[range]
    func start(of line: Line) -> CGPoint {
      CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y)
    }
    if color == nil, layers.contains(.backgrounds) {
      for line in lines {
        draw(line.marks.backgrounds, of: line, at: start(of: line), in: context, color: nil)
      }
    }
    guard layers.contains(.letters) else { return }
    for line in lines {
      let start = start(of: line)
      draw(line.marks.underlines, of: line, at: start, in: context, color: color)
      for piece in line.pieces {
        withShadow(color == nil ? piece.paint.shadow : nil, in: context) {
          context.draw(piece as any CanvasText, at: start, color: color)
        }
      }
      if color == nil {
        for attachment in line.attachments {
          withShadow(attachment.shadow, in: context) {
            attachment.content.draw(
              in: context, rect: attachment.rect.offsetBy(dx: start.x, dy: start.y),
              textColor: attachment.color)
          }
        }
      }
      draw(line.marks.strikethroughs, of: line, at: start, in: context, color: color)
    }
  }

  private func draw(
    _ marks: [TextMark], of line: Line, at start: CGPoint, in context: CGContext, color: CGColor?
  ) {
    for mark in marks {
      withShadow(color == nil ? mark.shadow : nil, in: context) {
        context.draw(mark as any CanvasText, at: start, color: color)
      }
    }
  }

  private func withShadow(_ shadow: TextShadow?, in context: CGContext, _ draw: () -> Void) {
    guard let shadow else { return draw() }
    context.saveGState()
    context.setShadow(offset: shadow.offset, blur: shadow.blurRadius, color: shadow.color)
    draw()
    context.restoreGState()
  }
}
