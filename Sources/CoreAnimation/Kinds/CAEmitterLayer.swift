/// A layer that shows moving particles, made by its cells.
///
/// All properties are kept and can be animated. No particles are drawn: where they are depends on random
/// numbers of Core Animation's own.
open class CAEmitterLayer: CALayer {
  private var emitter = Emitter()

  private struct Emitter {
    var cells: [CAEmitterCell]?
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var preservesDepth = false
    var seed: UInt32 = 0
    var emitterPosition = CGPoint.zero
    var emitterZPosition = CGFloat(0)
    var emitterSize = CGSize.zero
    var emitterDepth = CGFloat(0)
    var birthRate = Float(1)
    var lifetime = Float(1)
    var velocity = Float(1)
    var scale = Float(1)
    var spin = Float(1)
  }

  public override init() { super.init() }

  public override init(layer: Any) {
    if let layer = layer as? CAEmitterLayer { emitter = layer.emitter }
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? {
    get { emitter.cells }
    set { emitter.cells = newValue }
  }

  /// The shape that emits particles.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set { emitter.shape = newValue }
  }

  /// Where on the shape particles begin.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set { emitter.mode = newValue }
  }

  /// How particles are composed with each other.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set { emitter.renderMode = newValue }
  }

  /// Whether particles are flattened into the layer's plane.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set { emitter.preservesDepth = newValue }
  }

  /// Where the random numbers begin.
  open var seed: UInt32 {
    get { emitter.seed }
    set { emitter.seed = newValue }
  }

  /// The middle of the shape that emits particles.
  open var emitterPosition: CGPoint {
    get { emitter.emitterPosition }
    set { change("emitterPosition") { _ in emitter.emitterPosition = newValue } }
  }

  /// The distance of the shape from the layer's plane, points.
  open var emitterZPosition: CGFloat {
    get { emitter.emitterZPosition }
    set { change("emitterZPosition") { _ in emitter.emitterZPosition = newValue } }
  }

  /// The size of the shape, points.
  open var emitterSize: CGSize {
    get { emitter.emitterSize }
    set { change("emitterSize") { _ in emitter.emitterSize = newValue } }
  }

  /// The depth of the shape, points.
  open var emitterDepth: CGFloat {
    get { emitter.emitterDepth }
    set { change("emitterDepth") { _ in emitter.emitterDepth = newValue } }
  }

  /// What the birth rates of the cells are multiplied by.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { change("birthRate") { _ in emitter.birthRate = newValue } }
  }

  /// What the lifetimes of the cells are multiplied by.
  open var lifetime: Float {
    get { emitter.lifetime }
    set { change("lifetime") { _ in emitter.lifetime = newValue } }
  }

  /// What the velocities of the cells are multiplied by.
  open var velocity: Float {
    get { emitter.velocity }
    set { change("velocity") { _ in emitter.velocity = newValue } }
  }

  /// What the scales of the cells are multiplied by.
  open var scale: Float {
    get { emitter.scale }
    set { change("scale") { _ in emitter.scale = newValue } }
  }

  /// What the spins of the cells are multiplied by.
  open var spin: Float {
    get { emitter.spin }
    set { change("spin") { _ in emitter.spin = newValue } }
  }

  private static let keys = layerKeys.adding([
    "emitterPosition": .point(
      { (layer: CAEmitterLayer) in layer.emitterPosition }, { $0.emitterPosition = $1 }),
    "emitterZPosition": .number(
      { (layer: CAEmitterLayer) in layer.emitterZPosition }, { $0.emitterZPosition = $1 }),
    "emitterSize": .size(
      { (layer: CAEmitterLayer) in layer.emitterSize }, { $0.emitterSize = $1 }),
    "emitterDepth": .number(
      { (layer: CAEmitterLayer) in layer.emitterDepth }, { $0.emitterDepth = $1 }),
    "birthRate": .number(
      { (layer: CAEmitterLayer) in layer.birthRate }, { $0.birthRate = $1 }),
    "lifetime": .number(
      { (layer: CAEmitterLayer) in layer.lifetime }, { $0.lifetime = $1 }),
    "velocity": .number(
      { (layer: CAEmitterLayer) in layer.velocity }, { $0.velocity = $1 }),
    "scale": .number(
      { (layer: CAEmitterLayer) in layer.scale }, { $0.scale = $1 }),
    "spin": .number(
      { (layer: CAEmitterLayer) in layer.spin }, { $0.spin = $1 }),
  ])
  override class var keyTable: LayerKey.Table { keys }
}

/// The shape that emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where on the shape of an emitter particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are composed with each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
