/// A layer that fills and strokes a path, in its own coordinates, above its background.
open class CAShapeLayer: CALayer {
  private var shape = Shape()

  private struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = CGColor.black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var miterLimit: CGFloat = 10
    var lineDashPattern: [NSNumber]?
    var lineDashPhase: CGFloat = 0
  }

  public override init() { super.init() }

  public override init(layer: Any) {
    if let layer = layer as? CAShapeLayer { shape = layer.shape }
    super.init(layer: layer)
  }

  /// A layer with the class's defaults, whatever the coder has: layers are not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The path that is filled and stroked; nothing is drawn if nil. It is not clipped to the bounds.
  open var path: CGPath? {
    get { shape.path }
    set { change("path") { _ in shape.path = newValue?.copy() } }
  }

  /// Opaque black by default; nothing is filled if nil.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor") { _ in shape.fillColor = newValue } }
  }

  /// Which points count as inside of the path.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { shape.fillRule = newValue }
  }

  /// Nothing is stroked if nil, the default.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor") { _ in shape.strokeColor = newValue } }
  }

  /// Where the stroke begins, as a part of the path's length, 0...1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change("strokeStart") { _ in shape.strokeStart = newValue } }
  }

  /// Where the stroke ends, as a part of the path's length, 0...1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change("strokeEnd") { _ in shape.strokeEnd = newValue } }
  }

  /// Points; 1 by default.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change("lineWidth") { _ in shape.lineWidth = newValue } }
  }

  /// The shape of the stroke's ends.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { shape.lineCap = newValue }
  }

  /// The shape of the stroke's corners.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { shape.lineJoin = newValue }
  }

  /// The longest miter, in line widths; longer ones are cut off.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change("miterLimit") { _ in shape.miterLimit = newValue } }
  }

  /// The lengths of dashes and gaps, points; a solid line if nil.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { shape.lineDashPattern = newValue }
  }

  /// The offset into the pattern at which the stroke begins, points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change("lineDashPhase") { _ in shape.lineDashPhase = newValue } }
  }

  open override class var propertyTable: PropertyTable { shapeLayerProperties }

  private static let keys = layerKeys.adding([
    "path": .path({ (layer: CAShapeLayer) in layer.path }, { $0.path = $1 }),
    "fillColor": .color({ (layer: CAShapeLayer) in layer.fillColor }, { $0.fillColor = $1 }),
    "strokeColor": .color({ (layer: CAShapeLayer) in layer.strokeColor }, { $0.strokeColor = $1 }),
    "strokeStart": .number({ (layer: CAShapeLayer) in layer.strokeStart }, { $0.strokeStart = $1 }),
    "strokeEnd": .number({ (layer: CAShapeLayer) in layer.strokeEnd }, { $0.strokeEnd = $1 }),
    "lineWidth": .number({ (layer: CAShapeLayer) in layer.lineWidth }, { $0.lineWidth = $1 }),
    "miterLimit": .number({ (layer: CAShapeLayer) in layer.miterLimit }, { $0.miterLimit = $1 }),
    "lineDashPhase": .number(
      { (layer: CAShapeLayer) in layer.lineDashPhase }, { $0.lineDashPhase = $1 }),
    "lineDashPattern": .numbers(
      { (layer: CAShapeLayer) in layer.lineDashPattern }, { $0.lineDashPattern = $1 }),
    "fillRule": .object(
      { (layer: CAShapeLayer) in layer.fillRule },
      { layer, value in if let rule = value as? CAShapeLayerFillRule { layer.fillRule = rule } }),
    "lineCap": .object(
      { (layer: CAShapeLayer) in layer.lineCap },
      { layer, value in if let cap = value as? CAShapeLayerLineCap { layer.lineCap = cap } }),
    "lineJoin": .object(
      { (layer: CAShapeLayer) in layer.lineJoin },
      { layer, value in if let join = value as? CAShapeLayerLineJoin { layer.lineJoin = join } }),
  ])
  override class var keyTable: LayerKey.Table { keys }

  // MARK: Drawing

  override var drawsKind: Bool { path != nil }

  override func drawKind(in pass: LayerPass, rect: CGRect, origin: CGPoint) {
    guard let path else { return }
    let context = pass.context
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    if let fillColor, fillColor.alpha > 0 {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0, let stroked = strokedPath {
      context.setStrokeColor(strokeColor)
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCap.cap)
      context.setLineJoin(lineJoin.join)
      context.setMiterLimit(miterLimit)
      let dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
      context.setLineDash(phase: lineDashPhase, lengths: dashes)
      context.addPath(stroked)
      context.strokePath()
    }
    context.restoreGState()
  }

  /// The stroked part of the path; nil if nothing is stroked.
  private var strokedPath: CGPath? {
    guard let path else { return nil }
    let (start, end) = (max(0, strokeStart), min(1, strokeEnd))
    guard start > 0 || end < 1 else { return path }
    guard start < end else { return nil }
    return MeasuredPath(path).part(from: start, to: end)
  }

  override var kindInkBounds: CGRect {
    guard let path else { return bounds }
    let box = path.boundingBoxOfPath
    guard !box.isNull else { return bounds }
    guard strokeColor != nil, lineWidth > 0 else { return box }
    let reach = lineWidth / 2 * (lineJoin == .miter ? max(miterLimit, 1.5) : 1.5)
    return box.insetBy(dx: -reach, dy: -reach)
  }
}

/// Which points count as inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the rule.
  public let rawValue: String

  /// A rule by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Points around which the path winds, counted by direction; the default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points that an odd number of the path's lines separates from the outside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the shape.
  public let rawValue: String

  /// A shape by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight, at the end point; the default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Straight, half a line width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// The shape of the corners of a shape layer's stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the shape.
  public let rawValue: String

  /// A shape by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A sharp corner, up to the miter limit; the default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
