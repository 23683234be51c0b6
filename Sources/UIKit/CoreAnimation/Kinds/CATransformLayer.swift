/// A layer that shows nothing itself, and whose sublayers are placed in the space of the superlayer: it
/// does not flatten them into a plane.
open class CATransformLayer: CALayer {
  public override init() { super.init() }

  public override init(layer: Any) { super.init(layer: layer) }

  /// A layer with the class's defaults, whatever the coder has: layers are not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isTransparentSpace: Bool { true }
}

/// A layer whose sublayers are scrolled by the origin of its bounds, and end at the bounds.
open class CAScrollLayer: CALayer {
  /// The directions in which ``scroll(to:)-(CGPoint)`` scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  public override init() {
    super.init()
    masksToBounds = true
  }

  public override init(layer: Any) {
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    super.init(layer: layer)
  }

  /// A layer with the class's defaults, whatever the coder has: layers are not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Scrolls until a point is at the origin, in the directions of ``scrollMode``.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls until a rectangle is visible, as little as possible.
  open func scroll(to r: CGRect) {
    let bounds = bounds
    func start(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      if low < first { return low }
      return high > last ? min(low, first + high - last) : first
    }
    scroll(
      to: CGPoint(
        x: start(r.minX, r.maxX, bounds.minX, bounds.maxX),
        y: start(r.minY, r.maxY, bounds.minY, bounds.maxY)))
  }
}

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// A mode by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In no direction.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Only up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Only to the left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both directions; the default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
