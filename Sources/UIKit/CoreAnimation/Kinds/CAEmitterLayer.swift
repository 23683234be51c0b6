/// A layer that shows moving particles, made by its cells.
///
/// Particles move with the ``VirtualClock`` that is current when the cells are set; without a clock no time
/// passes and there are no particles. Core Animation's random numbers are not documented: here they follow
/// from ``seed``, so that particles are the same in every picture, but in other places than on iOS.
open class CAEmitterLayer: CALayer {
  private var kept = Kept()
  private var emission = EmitterState()
  private var history = EmitterHistory()

  private struct Kept {
    var cells: [CAEmitterCell]?
    var renderMode = CAEmitterLayerRenderMode.unordered
    var preservesDepth = false
    var seed: UInt32 = 0
    var emitterZPosition = CGFloat(0)
    var emitterDepth = CGFloat(0)
    /// The clock that particles move with.
    var clock: VirtualClock?
  }

  public override init() { super.init() }

  public override init(layer: Any) {
    if let layer = layer as? CAEmitterLayer {
      kept = layer.kept
      emission = layer.emission
      history = layer.history
    }
    super.init(layer: layer)
  }

  /// A layer with the class's defaults, whatever the coder has: layers are not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? {
    get { kept.cells }
    set {
      kept.cells = newValue
      kept.clock = VirtualClock.current ?? kept.clock
    }
  }

  /// The shape that emits particles.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emission.shape }
    set { emit { $0.shape = newValue } }
  }

  /// Where on the shape particles start. They leave the outline and the surface of a circle outwards.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emission.mode }
    set { emit { $0.mode = newValue } }
  }

  /// How particles are composed with each other.
  open var renderMode: CAEmitterLayerRenderMode {
    get { kept.renderMode }
    set { kept.renderMode = newValue }
  }

  /// Has no effect: particles are in the layer's plane.
  open var preservesDepth: Bool {
    get { kept.preservesDepth }
    set { kept.preservesDepth = newValue }
  }

  /// The start of the sequence of random numbers; 0 by default.
  open var seed: UInt32 {
    get { kept.seed }
    set { kept.seed = newValue }
  }

  /// The middle of the shape that emits particles.
  open var emitterPosition: CGPoint {
    get { emission.emitterPosition }
    set { change("emitterPosition") { _ in emit { $0.emitterPosition = newValue } } }
  }

  /// The distance of the shape from the layer's plane, points. Has no effect.
  open var emitterZPosition: CGFloat {
    get { kept.emitterZPosition }
    set { change("emitterZPosition") { _ in kept.emitterZPosition = newValue } }
  }

  /// The size of the shape, points: of a circle its width is the radius.
  open var emitterSize: CGSize {
    get { emission.emitterSize }
    set { change("emitterSize") { _ in emit { $0.emitterSize = newValue } } }
  }

  /// The depth of the shape, points. Has no effect.
  open var emitterDepth: CGFloat {
    get { kept.emitterDepth }
    set { change("emitterDepth") { _ in kept.emitterDepth = newValue } }
  }

  /// The factor of the cells' birth rates; 1 by default.
  open var birthRate: Float {
    get { emission.birthRate }
    set { change("birthRate") { _ in emit { $0.birthRate = newValue } } }
  }

  /// The factor of the cells' lifetimes; 1 by default.
  open var lifetime: Float {
    get { emission.lifetime }
    set { change("lifetime") { _ in emit { $0.lifetime = newValue } } }
  }

  /// The factor of the cells' velocities; 1 by default.
  open var velocity: Float {
    get { emission.velocity }
    set { change("velocity") { _ in emit { $0.velocity = newValue } } }
  }

  /// The factor of the cells' scales; 1 by default.
  open var scale: Float {
    get { emission.scale }
    set { change("scale") { _ in emit { $0.scale = newValue } } }
  }

  /// The factor of the cells' spins; 1 by default.
  open var spin: Float {
    get { emission.spin }
    set { change("spin") { _ in emit { $0.spin = newValue } } }
  }

  open override class var propertyTable: PropertyTable { emitterLayerProperties }

  // MARK: Time

  /// The time of the layer, seconds; 0 where no time passes.
  private func emitterTime(delayedBy delay: TimeInterval = 0) -> TimeInterval {
    let clock = kept.clock ?? VirtualClock.current
    return convertTime((clock?.now ?? 0) - delay, from: nil)
  }

  /// Changes the values of particles that are born from now on.
  private func emit(_ change: (inout EmitterState) -> Void) {
    if presentationModel == nil, kept.cells != nil { rememberEmission() }
    change(&emission)
  }

  private func rememberEmission() {
    guard let clock = kept.clock ?? VirtualClock.current else { return }
    kept.clock = clock
    var past = emission
    past.cellRates = kept.cells?.map(\.birthRate)
    let time = emitterTime()
    guard isAnimated else {
      history.change(from: past, at: time)
      return
    }
    for span in animatedSpans(upTo: time) { history.change(from: span.state, at: span.end) }
  }

  /// Records the animated values before animations end: particles that exist then keep them.
  override func animationsWillChange() {
    if isAnimated, presentationModel == nil, kept.cells != nil { rememberEmission() }
  }

  /// The time since the last change in parts, each with the animated values in its middle.
  private func animatedSpans(upTo time: Double) -> [EmitterHistory.Span] {
    let clock = kept.clock ?? VirtualClock.current
    let rates = kept.cells?.map(\.birthRate)
    return history.steps(upTo: time).map { start, end in
      let delay = (clock?.now ?? 0) - convertTime((start + end) / 2, to: nil)
      var state =
        (makePresentation(delayedBy: delay) as? CAEmitterLayer)?.emission ?? emission
      state.cellRates = rates
      return EmitterHistory.Span(start: start, end: end, state: state)
    }
  }

  // MARK: Cells by their names

  /// - Parameter keyPath: of a property, or `emitterCells.NAME.PROPERTY` for a cell's property.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (cell, key) = cell(ofPath: keyPath) else {
      super.setValue(value, forKeyPath: keyPath)
      return
    }
    rememberEmission()
    cell?.setValue(value, forKey: key)
  }

  /// - Parameter keyPath: of a property, or `emitterCells.NAME.PROPERTY` for a cell's property.
  open override func value(forKeyPath keyPath: String) -> Any? {
    guard let (cell, key) = cell(ofPath: keyPath) else { return super.value(forKeyPath: keyPath) }
    return cell?.value(forKey: key)
  }

  private func cell(ofPath path: String) -> (cell: CAEmitterCell?, key: String)? {
    let parts = path.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells" else { return nil }
    return (kept.cells?.first { $0.name == parts[1] }, parts[2])
  }

  // MARK: Drawing

  /// The particles at the current time, the oldest first.
  ///
  /// - Parameter delay: how far behind they are shown, seconds.
  func particles(delayedBy delay: TimeInterval = 0) -> [Particle] {
    if let model = presentationModel as? CAEmitterLayer {
      return model.particles(delayedBy: delay)
    }
    guard let cells = kept.cells, !cells.isEmpty else { return [] }
    let time = emitterTime(delayedBy: delay)
    guard time.isFinite, time > 0 else { return [] }
    let current = isAnimated ? animatedSpans(upTo: time) : nil
    return ParticleSystem(
      cells: cells, spans: history.spans(upTo: time, state: emission, animated: current),
      seed: seed, time: time
    ).particles
  }

  override var drawsKind: Bool { kept.cells?.isEmpty == false }

  override func drawKind(in pass: LayerPass, rect: CGRect, origin: CGPoint) {
    let particles = particles(delayedBy: pass.delay)
    guard !particles.isEmpty else { return }
    let context = pass.context
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    if renderMode == .additive { context.setBlendMode(.plusLighter) }
    var images = ParticleImages()
    for particle in renderMode == .oldestLast ? particles.reversed() : particles {
      particle.draw(in: context, images: &images)
    }
    context.restoreGState()
  }

  override var kindInkBounds: CGRect {
    particles().reduce(.null) { $0.union($1.inkBounds) }
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
  /// Core Animation's name of the shape.
  public let rawValue: String

  /// A shape by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A single point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line as wide as the emitter's size.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// The same as ``rectangle`` here: particles are in the layer's plane.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle whose radius is the width of the emitter's size.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// The same as ``circle`` here: particles are in the layer's plane.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where on the shape of an emitter particles start.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// A mode by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At the ends of a line, the corners of a rectangle, or the outline of a circle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On the outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On the area of a rectangle, or the outline of a circle.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Anywhere within the shape; the default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are composed with each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// A mode by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In no defined order; here as ``oldestFirst``. The default.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Newer particles above older ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Older particles above newer ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth; here as ``oldestFirst``, since particles are in one plane.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Colours add up where particles overlap.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
