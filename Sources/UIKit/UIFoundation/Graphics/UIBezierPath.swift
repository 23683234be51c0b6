/// A path together with how it is stroked and filled, drawn into the current graphics context.
open class UIBezierPath: NSObject, NSCopying {
  private var path: CGMutablePath
  private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// The width of strokes, points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of open strokes.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the corners of strokes.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The largest miter length, in line widths; longer miters are cut off.
  open var miterLimit: CGFloat = 10
  /// How far lines may be from the curves of the path that is filled, in pixels. Strokes are always finer.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule decides which areas are inside; otherwise the non-zero winding rule.
  open var usesEvenOddFillRule = false

  private init(path: CGMutablePath) {
    self.path = path
    super.init()
  }

  /// An empty path.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// Whether the other object is a path of equal elements. How they are drawn does not count.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBezierPath).map { $0 === self || $0.path == path } ?? false
  }

  open override var hash: Int { path.hashValue }

  /// A path of equal elements that is drawn alike.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.dash = dash
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  /// A closed rectangle, points.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// An ellipse that touches the sides of a rectangle, points.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with rounded corners; the radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: radius, height: radius))
  }

  /// A rectangle with some corners rounded; a radius is at most half the side along it.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let rect = rect.standardized
    let radii = CGSize(
      width: max(0, min(cornerRadii.width, rect.width / 2)),
      height: max(0, min(cornerRadii.height, rect.height / 2)))
    path.addRoundedRect(
      in: rect, topLeft: corners.contains(.topLeft) ? radii : .zero,
      topRight: corners.contains(.topRight) ? radii : .zero,
      bottomRight: corners.contains(.bottomRight) ? radii : .zero,
      bottomLeft: corners.contains(.bottomLeft) ? radii : .zero)
  }

  /// An arc of a circle.
  ///
  /// - Parameters:
  ///   - startAngle: radians from the x axis, growing clockwise on the screen.
  ///   - clockwise: whether the arc runs clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A copy of another path's elements, with the default line width and styles.
  public convenience init(cgPath: CGPath) {
    self.init(path: cgPath.mutableCopy())
  }

  // MARK: Building

  /// Starts a subpath at a point.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, with a line to where it starts if the path has a current point.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // In Core Graphics clockwise refers to a space whose y axis points up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current subpath with a line to its start.
  open func close() {
    path.closeSubpath()
  }

  /// Adds the elements of another path, without its line width and styles.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    path = path.copy(using: transform).mutableCopy()
  }

  /// Removes all elements; line width and styles remain.
  open func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Sets the dashes of strokes: alternating lengths of dashes and gaps, and the offset into them at
  /// which a stroke begins; in points. Without lengths the line is solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  /// Writes the dashes of strokes; each argument may be nil.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.pattern.enumerated() { pattern?[index] = length }
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
  }

  /// The path in the opposite direction, its sub-paths in the opposite order too.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: path.reversed())
    reversed.lineWidth = lineWidth
    reversed.usesEvenOddFillRule = usesEvenOddFillRule
    return reversed
  }

  // MARK: Measuring

  /// A copy of the path's elements; setting it replaces them with a copy.
  open var cgPath: CGPath {
    get { path.copy() }
    set { path = newValue.mutableCopy() }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The bounding box of the path, without its control points.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The end of the last element, at which the next one starts; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is inside the closed path, by ``usesEvenOddFillRule``.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: fillRule)
  }

  // MARK: Drawing

  /// Fills the path with the current context's fill colour.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFlatness(flatness)
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: fillRule)
    context.restoreGState()
  }

  /// Strokes the path with the current context's stroke colour.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.pattern)
    context.beginPath()
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  /// Fills the path with a blend mode and an opacity in 0...1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha, fill)
  }

  /// Strokes the path with a blend mode and an opacity in 0...1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha, stroke)
  }

  /// Intersects the current context's clip with the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }
}
