import Foundation

extension TextLayout {
  /// Draws the text.
  ///
  /// - Parameters:
  ///   - context: takes the letters as one shape a line, so that its alpha, blend mode and shadow
  ///     apply to a line as a whole.
  ///   - origin: the top left corner of the layout's box in the context's user space.
  public func draw(in context: CGContext, at origin: CGPoint, color: CGColor) {
    guard pointsPerUnit > 0, origin.x.isFinite, origin.y.isFinite else { return }
    for line in lines {
      let x = origin.x + line.origin.x
      let y = origin.y + line.origin.y
      var isEmpty = true
      for run in line.shaped.runs {
        let scale = run.scale * pointsPerUnit
        for (outline, position) in zip(run.source.outlines(of: run.glyphs), run.positions)
        where !outline.isEmpty {
          isEmpty = false
          context.addOutline(
            outline,
            transform: CGAffineTransform(
              a: scale, b: 0, c: 0, d: -scale, tx: x + position.x * pointsPerUnit,
              ty: y - position.y * pointsPerUnit))
        }
      }
      if !isEmpty { context.fillOutlines(color: color) }
    }
  }
}
