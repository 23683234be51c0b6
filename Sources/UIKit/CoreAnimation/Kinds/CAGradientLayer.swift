/// A layer that fills its bounds, with their rounded corners, with a gradient above its background.
open class CAGradientLayer: CALayer {
  private var gradient = Gradient()

  private struct Gradient {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  public override init() { super.init() }

  public override init(layer: Any) {
    if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
    super.init(layer: layer)
  }

  /// A layer with the class's defaults, whatever the coder has: layers are not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The colours, `CGColor`s; nothing is drawn without any.
  open var colors: [Any]? {
    get { gradient.colors }
    set { change("colors") { _ in gradient.colors = newValue } }
  }

  /// The places of the colours, in ascending order: 0 is the start and 1 the end. Spaced evenly if nil,
  /// or if there are more or fewer places than colours.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { change("locations") { _ in gradient.locations = newValue } }
  }

  /// Where the gradient starts, or its centre, as parts of the bounds.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change("startPoint") { _ in gradient.startPoint = newValue } }
  }

  /// Where the gradient ends, as parts of the bounds: for a radial one the corner of the rectangle
  /// around the last ellipse, for a conic one in which direction it begins.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change("endPoint") { _ in gradient.endPoint = newValue } }
  }

  /// Along a line by default.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { gradient.type = newValue }
  }

  open override class var propertyTable: PropertyTable { gradientLayerProperties }

  private static let keys = layerKeys.adding([
    "colors": LayerKey(
      .colors, get: { .colors(($0 as? CAGradientLayer)?.cgColors ?? []) },
      set: { layer, value in
        guard case .colors(let colors) = value else { return }
        (layer as? CAGradientLayer)?.colors = colors
      }),
    "locations": .numbers(
      { (layer: CAGradientLayer) in layer.locations }, { $0.locations = $1 }),
    "startPoint": .point({ (layer: CAGradientLayer) in layer.startPoint }, { $0.startPoint = $1 }),
    "endPoint": .point({ (layer: CAGradientLayer) in layer.endPoint }, { $0.endPoint = $1 }),
    "type": .object(
      { (layer: CAGradientLayer) in layer.type },
      { layer, value in if let type = value as? CAGradientLayerType { layer.type = type } }),
  ])
  override class var keyTable: LayerKey.Table { keys }

  var cgColors: [CGColor] { (colors ?? []).compactMap { $0 as? CGColor } }

  // MARK: Drawing

  override var drawsKind: Bool { !cgColors.isEmpty }

  override func drawKind(in pass: LayerPass, rect: CGRect, origin: CGPoint) {
    let stops = GradientStops(
      colors: cgColors, locations: locations?.map { CGFloat($0.doubleValue) })
    guard let last = stops.colors.last, rect.width > 0, rect.height > 0 else { return }
    let context = pass.context
    context.saveGState()
    LayerOutline(rect: rect, layer: self).clip(context)
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    let (start, end) = (place(startPoint), place(endPoint))
    let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch type {
    case .radial:
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      let cut = stops.cut(beyondEnd: false)
      if width > 0, height > 0, cut.range.upperBound > 0, let gradient = cut.gradient {
        context.translateBy(x: start.x, y: start.y)
        context.scaleBy(x: width, y: height)
        context.drawRadialGradient(
          gradient, startCenter: .zero, startRadius: max(cut.range.lowerBound, 0), endCenter: .zero,
          endRadius: cut.range.upperBound, options: both)
      } else {
        fill(rect, last, context)
      }
    case .conic:
      let direction = CGPoint(x: end.x - start.x, y: end.y - start.y)
      if direction != .zero, let gradient = stops.cut(beyondEnd: true).unitGradient {
        context.drawConicGradient(gradient, center: start, direction: direction)
      } else {
        fill(rect, last, context)
      }
    default:
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let range = stops.range
      if start != end, let gradient = stops.gradient {
        context.drawLinearGradient(
          gradient,
          start: CGPoint(x: start.x + dx * range.lowerBound, y: start.y + dy * range.lowerBound),
          end: CGPoint(x: start.x + dx * range.upperBound, y: start.y + dy * range.upperBound),
          options: both)
      } else {
        fill(rect, last, context)
      }
    }
    context.restoreGState()
  }

  private func fill(_ rect: CGRect, _ color: CGColor, _ context: CGContext) {
    context.setFillColor(color)
    context.fill(rect)
  }
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the shape.
  public let rawValue: String

  /// A shape by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a centre outwards, in ellipses.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a centre.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// The colours of a gradient layer with their places, which may lie before the start and beyond the
/// end.
struct GradientStops {
  private(set) var colors: [CGColor]
  private var places: [CGFloat]

  init(colors: [CGColor], locations: [CGFloat]?) {
    self.colors = colors
    if let locations, locations.count == colors.count, locations.allSatisfy(\.isFinite) {
      // Each place is at least the place of the colour before.
      var greatest = -CGFloat.greatestFiniteMagnitude
      places = locations.map { place in
        greatest = max(greatest, place)
        return greatest
      }
    } else {
      places = colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
    }
  }

  /// From the first place to the last one; not empty.
  var range: ClosedRange<CGFloat> {
    guard let first = places.first, let last = places.last, first < last else {
      // Before the place is the first colour, behind it the last one.
      let place = places.first ?? 0
      return (place - 1e-3)...place
    }
    return first...last
  }

  /// The gradient over ``range``.
  var gradient: CGGradient? {
    let range = range
    let length = range.upperBound - range.lowerBound
    return CGGradient(
      colors: colors, locations: places.map { ($0 - range.lowerBound) / length })
  }

  /// The gradient over 0...1.
  var unitGradient: CGGradient? { CGGradient(colors: colors, locations: places) }

  /// The colour at a place.
  private func color(at place: CGFloat) -> CGColor? {
    guard let index = places.firstIndex(where: { $0 >= place }) else { return colors.last }
    guard index > 0, places[index] > places[index - 1] else { return colors[index] }
    let part = (place - places[index - 1]) / (places[index] - places[index - 1])
    return .between(colors[index - 1], colors[index], part)
  }

  /// The part from the start on, and up to the end.
  func cut(beyondEnd: Bool) -> GradientStops {
    var result = self
    result.cut(at: 0) { $0 < 0 }
    if beyondEnd { result.cut(at: 1) { $0 > 1 } }
    return result
  }

  private mutating func cut(at limit: CGFloat, _ isOutside: (CGFloat) -> Bool) {
    guard places.contains(where: isOutside), let color = color(at: limit) else { return }
    let kept = zip(places, colors).filter { !isOutside($0.0) }
    let isStart = limit == 0
    places = isStart ? [limit] + kept.map(\.0) : kept.map(\.0) + [limit]
    colors = isStart ? [color] + kept.map(\.1) : kept.map(\.1) + [color]
  }
}
