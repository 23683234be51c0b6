import Foundation

/// How `drawPath(using:)` paints a path, with Core Graphics' names.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the points around which the path winds: the nonzero rule.
  case fill
  /// Fills the points inside an odd number of outlines: the even-odd rule.
  case eoFill
  /// Strokes the path with the line's width, cap, join and dashes.
  case stroke
  /// Fills by the nonzero rule, then strokes.
  case fillStroke
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke
}

extension CGContext {
  // MARK: Building the current path

  /// Clears the path being built.
  public func beginPath() { perform(.beginPath) }

  /// Begins a sub-path.
  public func move(to point: CGPoint) { perform(.append(.move(Point(point)))) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { perform(.append(.line(Point(point)))) }

  /// Adds a sub-path of straight lines.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    perform(
      .append(
        .cubic(control1: Point(control1), control2: Point(control2), end: Point(end))))
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    perform(.append(.quad(control: Point(control), end: Point(end))))
  }

  /// Adds an arc of a circle; see `CGMutablePath.addArc` for the sense of `clockwise`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    perform(
      .addArc(
        center: center, radius: radius, startAngle: startAngle,
        delta: PathStorage.arcDelta(from: startAngle, to: endAngle, clockwise: clockwise)))
  }

  /// Adds the arc that touches the line from the current point to `tangent1End`, and the line from
  /// there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    perform(.addTangentArc(corner: tangent1End, end: tangent2End, radius: radius))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { perform(.addRect(rect)) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse that touches all four sides of a rectangle.
  public func addEllipse(in rect: CGRect) { perform(.addEllipse(rect)) }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { perform(.addPath(path.storage)) }

  /// Closes the sub-path.
  public func closePath() { perform(.append(.close)) }

  // MARK: Painting the current path

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    perform(.drawPath(rule == .winding ? .fill : .eoFill))
  }

  /// Strokes the current path and clears it.
  public func strokePath() { perform(.drawPath(.stroke)) }

  /// Fills the current path, strokes it, or both, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) { perform(.drawPath(mode)) }

  /// Replaces the current path by the outline of its stroke.
  public func replacePathWithStrokedPath() { perform(.replacePathWithStroke) }

  // MARK: Clipping

  /// Intersects the clip with the current path and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) { perform(.clipToPath(rule)) }

  /// Intersects the clip with a rectangle. The null rectangle makes the clip empty; one with a number
  /// that is not finite leaves it as it is, as the infinite rectangle does.
  public func clip(to rect: CGRect) { perform(.clipToRect(rect)) }

  /// Intersects the clip with the union of rectangles. Rectangles with a number that is not finite
  /// are left out; if all are, the clip stays as it is.
  public func clip(to rects: [CGRect]) { perform(.clipToRects(rects)) }

  // MARK: Simple shapes

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { perform(.fillRect(rect)) }

  /// Fills rectangles as one shape.
  public func fill(_ rects: [CGRect]) {
    var path = PathStorage()
    for rect in rects { path.addRect(rect.standardized) }
    fill(path, rule: .winding)
  }

  /// Strokes a rectangle; half of the line lies outside.
  public func stroke(_ rect: CGRect) {
    var path = PathStorage()
    path.addRect(rect)
    stroke(path)
  }

  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = lineWidth
    setLineWidth(width)
    stroke(rect)
    setLineWidth(before)
  }

  /// Strokes lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = PathStorage()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: Point(points[index]))
      path.line(to: Point(points[index + 1]))
    }
    stroke(path)
  }

  /// Fills the ellipse that touches all four sides of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    var path = PathStorage()
    path.addEllipse(in: rect.standardized)
    fill(path, rule: .winding)
  }

  /// Strokes the ellipse that touches all four sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    var path = PathStorage()
    path.addEllipse(in: rect.standardized)
    stroke(path)
  }

  /// Makes a rectangle transparent, whatever alpha and blend mode are.
  public func clear(_ rect: CGRect) { perform(.clear(rect)) }

  /// Fills a path without making it the current one.
  func fill(_ path: PathStorage, rule: CGPathFillRule) { perform(.fill(path, rule)) }

  /// Strokes a path without making it the current one.
  func stroke(_ path: PathStorage) { perform(.stroke(path)) }
}
