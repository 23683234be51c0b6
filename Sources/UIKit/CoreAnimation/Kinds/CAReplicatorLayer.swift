/// A layer that shows its sublayers several times, each copy transformed and tinted further.
open class CAReplicatorLayer: CALayer {
  private var copies = Copies()

  private struct Copies {
    var count = 1
    var preservesDepth = false
    var delay: TimeInterval = 0
    var transform = CATransform3D.identity
    var color: CGColor? = CGColor.white
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0
  }

  /// The greatest number of copies that are drawn.
  private static let maximumCount = 10_000

  public override init() { super.init() }

  public override init(layer: Any) {
    if let layer = layer as? CAReplicatorLayer { copies = layer.copies }
    super.init(layer: layer)
  }

  /// A layer with the class's defaults, whatever the coder has: layers are not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of copies, with the first one.
  open var instanceCount: Int {
    get { copies.count }
    set { copies.count = newValue }
  }

  /// Has no effect: copies are placed in the layer's plane.
  open var preservesDepth: Bool {
    get { copies.preservesDepth }
    set { copies.preservesDepth = newValue }
  }

  /// How far behind the one before it each copy shows animations, seconds.
  open var instanceDelay: TimeInterval {
    get { copies.delay }
    set { change("instanceDelay") { _ in copies.delay = newValue } }
  }

  /// The transform from each copy to the next one, about the layer's anchor point.
  open var instanceTransform: CATransform3D {
    get { copies.transform }
    set { change("instanceTransform") { _ in copies.transform = newValue } }
  }

  /// The colour that the first copy is multiplied by; white by default.
  open var instanceColor: CGColor? {
    get { copies.color }
    set { change("instanceColor") { _ in copies.color = newValue } }
  }

  /// Added to ``instanceColor`` for each further copy.
  open var instanceRedOffset: Float {
    get { copies.redOffset }
    set { change("instanceRedOffset") { _ in copies.redOffset = newValue } }
  }

  /// Added to ``instanceColor`` for each further copy.
  open var instanceGreenOffset: Float {
    get { copies.greenOffset }
    set { change("instanceGreenOffset") { _ in copies.greenOffset = newValue } }
  }

  /// Added to ``instanceColor`` for each further copy.
  open var instanceBlueOffset: Float {
    get { copies.blueOffset }
    set { change("instanceBlueOffset") { _ in copies.blueOffset = newValue } }
  }

  /// Added to ``instanceColor`` for each further copy.
  open var instanceAlphaOffset: Float {
    get { copies.alphaOffset }
    set { change("instanceAlphaOffset") { _ in copies.alphaOffset = newValue } }
  }

  open override class var propertyTable: PropertyTable { replicatorLayerProperties }

  private static let keys = layerKeys.adding([
    "instanceDelay": .number(
      { (layer: CAReplicatorLayer) in layer.instanceDelay }, { $0.instanceDelay = $1 }),
    "instanceTransform": .transform(
      { (layer: CAReplicatorLayer) in layer.instanceTransform }, { $0.instanceTransform = $1 }),
    "instanceColor": .color(
      { (layer: CAReplicatorLayer) in layer.instanceColor }, { $0.instanceColor = $1 }),
    "instanceRedOffset": .number(
      { (layer: CAReplicatorLayer) in layer.instanceRedOffset }, { $0.instanceRedOffset = $1 }),
    "instanceGreenOffset": .number(
      { (layer: CAReplicatorLayer) in layer.instanceGreenOffset },
      { $0.instanceGreenOffset = $1 }),
    "instanceBlueOffset": .number(
      { (layer: CAReplicatorLayer) in layer.instanceBlueOffset },
      { $0.instanceBlueOffset = $1 }),
    "instanceAlphaOffset": .number(
      { (layer: CAReplicatorLayer) in layer.instanceAlphaOffset },
      { $0.instanceAlphaOffset = $1 }),
    "instanceCount": LayerKey(
      .integer, implicit: false,
      get: { .number(CGFloat(($0 as? CAReplicatorLayer)?.instanceCount ?? 0)) },
      set: { layer, value in
        guard case .number(let count) = value, count.magnitude < 1e9 else { return }
        (layer as? CAReplicatorLayer)?.instanceCount = Int(count)
      }),
  ])
  override class var keyTable: LayerKey.Table { keys }

  // MARK: Drawing

  private var drawnCount: Int { max(0, min(instanceCount, Self.maximumCount)) }

  /// The transforms of the copies, in the layer's coordinates.
  private var placements: [CATransform3D] {
    let anchor = anchor
    let step = CATransform3D.translation(-anchor.x, -anchor.y, 0)
      .concatenating(instanceTransform)
      .concatenating(.translation(anchor.x, anchor.y, 0))
    var current = CATransform3D.identity
    return (0..<drawnCount).map { _ in
      defer { current = current.concatenating(step) }
      return current
    }
  }

  private func color(of index: Int) -> CGColor {
    let (color, index) = (instanceColor ?? .white, CGFloat(index))
    return CGColor(
      red: color.red + CGFloat(instanceRedOffset) * index,
      green: color.green + CGFloat(instanceGreenOffset) * index,
      blue: color.blue + CGFloat(instanceBlueOffset) * index,
      alpha: color.alpha + CGFloat(instanceAlphaOffset) * index)
  }

  package override var composesByItself: Bool { true }

  override func drawSublayers(in pass: LayerPass, origin: CGPoint) {
    guard let sublayers = model().currentSublayers else { return }
    let space = pass.sublayerMatrix(of: self)
    let outerDelay = pass.delay
    for (index, placement) in placements.enumerated() {
      pass.delay = outerDelay + instanceDelay * Double(index)
      pass.tinted(by: color(of: index)) {
        pass.draw(
          sublayers, in: space.map { placement.concatenating($0) } ?? placement, from: origin)
      }
    }
    pass.delay = outerDelay
  }

  override func replicated(_ ink: CGRect) -> CGRect {
    guard !ink.isNull else { return ink }
    return placements.reduce(.null) { union, placement in
      let box = placement.projection.boundingBox(of: ink)
      return box.isFiniteRect ? union.union(box) : union
    }
  }
}

extension LayerPass {
  /// Draws something with its colours multiplied by a colour.
  fileprivate func tinted(by color: CGColor, draw: () -> Void) {
    guard color.alpha > 0 else { return }
    let isWhite = color.red == 1 && color.green == 1 && color.blue == 1
    guard !isWhite || color.alpha < 1 else {
      draw()
      return
    }
    context.saveGState()
    context.setAlpha(color.alpha)
    context.beginTransparencyLayer()
    draw()
    if !isWhite {
      // Multiplying also colours transparent areas, so the layer's own shape is cut out again.
      context.saveGState()
      context.setBlendMode(.multiply)
      context.setFillColor(CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1))
      context.fill(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
      context.restoreGState()
      context.saveGState()
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer()
      draw()
      context.endTransparencyLayer()
      context.restoreGState()
    }
    context.endTransparencyLayer()
    context.restoreGState()
  }
}
