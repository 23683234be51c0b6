import Foundation

/// What `drawPath(using:)` does with a path, with Core Graphics' names.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}

extension CGContext {
  // MARK: Building the current path

  /// Forgets the path being built.
  public func beginPath() {
    if isRecording { note { $0.beginPath() } }
    currentPath.removeAll()
  }

  /// Begins a sub-path.
  public func move(to point: CGPoint) {
    if isRecording { note { $0.move(to: point) } }
    currentPath.move(to: Point(point))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) {
    if isRecording { note { $0.addLine(to: point) } }
    currentPath.line(to: Point(point))
  }

  /// Adds a sub-path of straight lines.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if isRecording { note { $0.addCurve(to: end, control1: control1, control2: control2) } }
    currentPath.cubic(to: Point(end), control1: Point(control1), control2: Point(control2))
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if isRecording { note { $0.addQuadCurve(to: end, control: control) } }
    currentPath.quad(to: Point(end), control: Point(control))
  }

  /// Adds an arc of a circle; see `CGMutablePath.addArc` for the sense of `clockwise`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    if isRecording {
      note {
        $0.addArc(
          center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
          clockwise: clockwise)
      }
    }
    let delta = PathStorage.arcDelta(from: startAngle, to: endAngle, clockwise: clockwise)
    currentPath.addArc(
      center: Point(center), radius: radius.native, startAngle: startAngle.native,
      delta: delta.native)
  }

  /// Adds the arc that touches the line from the current point to `tangent1End`, and the line from
  /// there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    if isRecording {
      note { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }
    currentPath.addArc(corner: Point(tangent1End), end: Point(tangent2End), radius: radius.native)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    if isRecording { note { $0.addRect(rect) } }
    currentPath.addRect(rect)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse that touches all four sides of a rectangle.
  public func addEllipse(in rect: CGRect) {
    if isRecording { note { $0.addEllipse(in: rect) } }
    currentPath.addEllipse(in: rect.standardized)
  }

  /// Adds a path's elements.
  public func addPath(_ path: CGPath) {
    if isRecording {
      // The path may be one that changes later.
      let path = path.copy()
      note { $0.addPath(path) }
    }
    currentPath.append(path.storage)
  }

  /// Closes the sub-path.
  public func closePath() {
    if isRecording { note { $0.closePath() } }
    currentPath.close()
  }

  /// The path being built, in user space.
  public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(storage: currentPath) }

  /// Whether no path is being built.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  // MARK: Drawing the current path

  /// Fills the current path, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    if isRecording { note { $0.fillPath(using: rule) } }
    fill(currentPath, rule: rule)
    currentPath.removeAll()
  }

  /// Strokes the current path, and forgets it.
  public func strokePath() {
    if isRecording { note { $0.strokePath() } }
    stroke(currentPath)
    currentPath.removeAll()
  }

  /// Fills the current path, strokes it, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if isRecording { note { $0.drawPath(using: mode) } }
    switch mode {
    case .fill, .fillStroke: fill(currentPath, rule: .winding)
    case .eoFill, .eoFillStroke: fill(currentPath, rule: .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(currentPath)
    case .fill, .eoFill: break
    }
    currentPath.removeAll()
  }

  /// Puts the outline of the current path's stroke in its place.
  public func replacePathWithStrokedPath() {
    if isRecording { note { $0.replacePathWithStrokedPath() } }
    currentPath = currentPath.stroked(state.stroke, scale: strokeScale)
  }

  // MARK: Clipping

  /// Makes the clip smaller by the current path, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    if isRecording { note { $0.clip(using: rule) } }
    canvas.append(currentPath, transform: state.transform)
    canvas.clipShape(rule: rule)
    currentPath.removeAll()
  }

  /// Makes the clip smaller by a rectangle.
  public func clip(to rect: CGRect) {
    if isRecording { note { $0.clip(to: rect) } }
    canvas.append(
      rect.isInfinite ? CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9) : rect,
      transform: state.transform)
    canvas.clipShape(rule: .winding)
  }

  /// Makes the clip smaller by the union of rectangles.
  public func clip(to rects: [CGRect]) {
    if isRecording { note { $0.clip(to: rects) } }
    var path = PathStorage()
    for rect in rects { path.addRect(rect.standardized) }
    canvas.append(path, transform: state.transform)
    canvas.clipShape(rule: .winding)
  }

  // MARK: Simple shapes

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    if isRecording { note { $0.fill(rect) } }
    guard rect.isFinite else { return }
    canvas.append(rect, transform: state.transform)
    canvas.fillShape(
      rule: .winding, color: state.fillColor, compositing: state.compositing)
  }

  /// Fills rectangles as one shape.
  public func fill(_ rects: [CGRect]) {
    if isRecording { note { $0.fill(rects) } }
    var path = PathStorage()
    for rect in rects { path.addRect(rect.standardized) }
    fill(path, rule: .winding)
  }

  /// Strokes a rectangle; half of the line lies outside.
  public func stroke(_ rect: CGRect) {
    if isRecording { note { $0.stroke(rect) } }
    var path = PathStorage()
    path.addRect(rect)
    stroke(path)
  }

  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = CGFloat(state.stroke.width)
    setLineWidth(width)
    stroke(rect)
    setLineWidth(before)
  }

  /// Strokes lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    if isRecording { note { $0.strokeLineSegments(between: points) } }
    var path = PathStorage()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: Point(points[index]))
      path.line(to: Point(points[index + 1]))
    }
    stroke(path)
  }

  /// Fills the ellipse that touches all four sides of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    if isRecording { note { $0.fillEllipse(in: rect) } }
    var path = PathStorage()
    path.addEllipse(in: rect.standardized)
    fill(path, rule: .winding)
  }

  /// Strokes the ellipse that touches all four sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    if isRecording { note { $0.strokeEllipse(in: rect) } }
    var path = PathStorage()
    path.addEllipse(in: rect.standardized)
    stroke(path)
  }

  /// Makes a rectangle transparent, whatever alpha and blend mode are.
  public func clear(_ rect: CGRect) {
    if isRecording { note { $0.clear(rect) } }
    var path = PathStorage()
    path.addRect(rect)
    canvas.append(path, transform: state.transform)
    canvas.fillShape(
      rule: .winding, color: .black, compositing: Compositing(blendMode: .clear))
  }

  // MARK: The way to the canvas

  func fill(_ path: PathStorage, rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    canvas.append(path, transform: state.transform)
    canvas.fillShape(rule: rule, color: state.fillColor, compositing: state.compositing)
  }

  func stroke(_ path: PathStorage) {
    guard !path.isEmpty, state.stroke.width > 0 else { return }
    canvas.appendStroke(path, transform: state.transform, style: state.stroke)
    canvas.fillShape(rule: .winding, color: state.strokeColor, compositing: state.compositing)
  }

  /// How many pixels a length of 1 in user space is at most, for the fineness of curves.
  private var strokeScale: Double {
    state.transform.largestScale
  }
}

extension CGAffineTransform {
  /// The larger of the two axes' lengths: how much bigger things get, roughly.
  var largestScale: Double {
    max(
      Point(a.native, b.native).length, Point(c.native, d.native).length)
  }
}
