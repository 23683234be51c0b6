import HeadlessUIKit

/// A path from SVG path data, to be drawn into rectangles of any size.
///
/// Immutable: the path is parsed when it is made, and only this object has it.
public final class SVGPath: @unchecked Sendable {
  /// The area that the data's coordinates refer to, from (0, 0).
  public let viewBox: CGSize
  private let path: CGPath

  /// - Throws: `SVGPathError` with the position of the first character that is no path data.
  public init(_ data: String, viewBox: CGSize) throws(SVGPathError) {
    self.viewBox = viewBox
    path = try SVGPathData.parse(data)
  }

  /// Draws the path with the view box stretched over a rectangle.
  ///
  /// - Parameters:
  ///   - fill: what the inside is filled with; nothing if nil.
  ///   - stroke: what the outline is drawn with; nothing if nil.
  ///   - strokeWidth: in units of the view box.
  ///   - mirrorX: whether left and right are exchanged, inside the rectangle.
  ///   - mirrorY: whether top and bottom are exchanged, inside the rectangle.
  ///   - fillRule: what the inside is, where the path crosses itself.
  public func draw(
    in rect: CGRect, context: CGContext, fill: UIColor? = nil, stroke: UIColor? = nil,
    strokeWidth: CGFloat = 0, mirrorX: Bool = false, mirrorY: Bool = false,
    fillRule: CGPathFillRule = .winding
  ) {
    guard viewBox.width > 0, viewBox.height > 0 else { return }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / viewBox.width, y: rect.height / viewBox.height)
    if mirrorX || mirrorY {
      context.translateBy(x: mirrorX ? viewBox.width : 0, y: mirrorY ? viewBox.height : 0)
      context.scaleBy(x: mirrorX ? -1 : 1, y: mirrorY ? -1 : 1)
    }
    if let fill {
      context.setFillColor(fill.cgColor)
      context.addPath(path)
      context.fillPath(using: fillRule)
    }
    if let stroke, strokeWidth > 0 {
      context.setStrokeColor(stroke.cgColor)
      context.setLineWidth(strokeWidth)
      context.addPath(path)
      context.strokePath()
    }
    context.restoreGState()
  }
}
