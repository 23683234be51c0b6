import HeadlessUIKit

/// A path from SVG path data, which can be drawn in rectangles of any size.
///
/// Immutable: the path is parsed at initialization and not shared with other objects.
public final class SVGPath: Sendable {
  /// The area that the data's coordinates refer to, from (0, 0).
  public let viewBox: CGSize
  // Not checked, since a subclass of its class has methods that change a path. This path is only drawn.
  nonisolated(unsafe) private let path: CGPath

  /// - Throws: `SVGPathError` with the position of the first invalid character.
  public init(_ data: String, viewBox: CGSize) throws(SVGPathError) {
    self.viewBox = viewBox
    path = try SVGPathData.parse(data)
  }

  /// Draws the path with the view box scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - fill: the colour of the inside; nil for none.
  ///   - stroke: the colour of the outline; nil for none.
  ///   - strokeWidth: the width of the outline, in units of the view box.
  ///   - mirrorX: whether the path is mirrored horizontally within the rectangle.
  ///   - mirrorY: whether the path is mirrored vertically within the rectangle.
  ///   - fillRule: the rule for the inside of a path that intersects itself.
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
