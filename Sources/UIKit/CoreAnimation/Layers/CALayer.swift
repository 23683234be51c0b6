/// A rectangle with a background, a border, a shadow, content and sublayers, of which Core Animation
/// composes pictures.
///
/// Every view has one, made when it is asked for; others can be added to it, or drawn by themselves
/// with ``render(in:)``. Nothing here is isolated to an actor: a tree belongs to the task that builds
/// it.
///
/// For the layer of a view, geometry, opacity, background, clipping and visibility are the view's.
open class CALayer: ObjectiveCObject, CAMediaTiming {
  // Subclasses can only override members that the class itself declares. So these are all here, and
  // their implementations are in extensions by topic.

  // MARK: Stored state

  package var values = LayerValues()
  var rareStorage: RareStorage?
  // The view clears this in its deinit.
  package unowned(unsafe) var host: (any LayerHost)?
  private weak var delegateStorage: (any CALayerDelegate)?
  var sublayerStorage: [CALayer] = []
  // The superlayer owns its sublayers and clears this in its deinit.
  unowned(unsafe) var superlayerStorage: CALayer?
  var maskStorage: CALayer?
  var state: State = []
  /// The drawing of the layer.
  var backing: LayerBacking?
  /// The animations in the order in which they were added.
  var addedAnimations: [AddedAnimation] = []
  /// The layer that this one shows the presentation of.
  var presentationModel: CALayer?
  /// The turn of the clock in which the layer was made: its first changes are not animated.
  let birth: Int

  // MARK: Creating

  public override init() {
    birth = CATransaction.currentTurn
    super.init()
  }

  /// A copy of a layer that shows its presentation. Subclasses override it to copy their own properties;
  /// it is not called for other purposes.
  public init(layer: Any) {
    birth = CATransaction.currentTurn
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
    // Before a subclass copies its own properties: that change is not animated.
    state.insert(.isPresentation)
  }

  /// A layer with the class's defaults, whatever the coder has: layers are not archived.
  public required init?(coder: NSCoder) {
    birth = CATransaction.currentTurn
    super.init()
  }

  deinit {
    for sublayer in sublayerStorage { sublayer.superlayerWillDeallocate(self) }
    maskStorage?.superlayerWillDeallocate(self)
    if !addedAnimations.isEmpty { cancelAnimations() }
  }

  /// The object that draws the layer, lays out its sublayers and chooses its animations; the view for a
  /// view's layer.
  open var delegate: (any CALayerDelegate)? {
    get { host ?? delegateStorage }
    set { if host == nil { delegateStorage = newValue } }
  }

  /// A name to find the layer by, and to name it in view trees and reports.
  open var name: String? {
    get { rare.name }
    set { setRare { $0.name = newValue } }
  }

  // MARK: Geometry

  /// The rectangle in the layer's own coordinates. Its origin scrolls the sublayers.
  open var bounds: CGRect {
    get { host?.layerBounds ?? values.bounds }
    set { change("bounds") { $0.setBounds(newValue) } }
  }

  /// Where the anchor point is in the superlayer's coordinates.
  open var position: CGPoint {
    get { host?.layerPosition ?? values.position }
    set { change("position") { $0.setPosition(newValue) } }
  }

  /// The order of sublayers of the same layer: those with a greater one are in front. Under a
  /// perspective, the distance to the viewer.
  open var zPosition: CGFloat {
    get { rare.zPosition }
    set { change("zPosition") { $0.setComposition { $0.zPosition = newValue } } }
  }

  /// The point that ``position`` places and that transforms keep, as a part of the bounds: (0.5, 0.5)
  /// is the middle.
  open var anchorPoint: CGPoint {
    get { host?.layerAnchorPoint ?? values.anchorPoint }
    set { change("anchorPoint") { $0.setAnchorPoint(newValue) } }
  }

  /// The anchor point's distance from the layer's plane, points.
  open var anchorPointZ: CGFloat {
    get { rare.anchorPointZ }
    set { change("anchorPointZ") { $0.setComposition { $0.anchorPointZ = newValue } } }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { host?.layerTransform ?? rare.transform }
    set { change("transform") { $0.setTransform(newValue) } }
  }

  /// The rectangle in the superlayer's coordinates. Under a transform it is the smallest upright
  /// rectangle around the layer.
  open var frame: CGRect {
    get { host?.layerFrame ?? computedFrame }
    set { setFrame(newValue) }
  }

  /// The transform of all sublayers about the anchor point; a perspective for them.
  open var sublayerTransform: CATransform3D {
    get { rare.sublayerTransform }
    set { change("sublayerTransform") { $0.setComposition { $0.sublayerTransform = newValue } } }
  }

  /// Whether the layer is visible from behind.
  open var isDoubleSided: Bool {
    get { rare.isDoubleSided }
    set { change("doubleSided") { $0.setComposition { $0.isDoubleSided = newValue } } }
  }

  /// Whether the y axis of the sublayers points up.
  open var isGeometryFlipped: Bool {
    get { rare.isGeometryFlipped }
    set { change("geometryFlipped") { $0.setComposition { $0.isGeometryFlipped = newValue } } }
  }

  // MARK: Tree

  /// The layer that contains this one.
  open var superlayer: CALayer? { currentSuperlayer }

  /// The layers that this one contains directly, back to front; nil if there are none. A view's layer
  /// includes its subviews' layers.
  open var sublayers: [CALayer]? {
    get { currentSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds a layer in front of the others, and removes it from its former superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Adds a layer at a place in the back-to-front order; places beyond the ends mean the ends.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Adds a layer behind another one, or behind all if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, relativeTo: sibling, offset: 0, otherwiseAt: 0)
  }

  /// Adds a layer in front of another one, or in front of all if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, relativeTo: sibling, offset: 1, otherwiseAt: .max)
  }

  /// Replaces a sublayer; does nothing if the layer is not one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Removes the layer from its superlayer, or as a mask.
  open func removeFromSuperlayer() { detachFromSuperlayer() }

  /// A layer whose opacity the layer is shown with, in the layer's coordinates.
  open var mask: CALayer? {
    get { currentMask }
    set { setMask(newValue) }
  }

  // MARK: Appearance

  /// Whether the layer and its sublayers are invisible.
  open var isHidden: Bool {
    get { host?.layerIsHidden ?? values.isHidden }
    set { change("hidden") { $0.setHidden(newValue) } }
  }

  /// The opacity of the layer with its sublayers, 0...1.
  open var opacity: Float {
    get { host?.layerOpacity ?? values.opacity }
    set { change("opacity") { $0.setOpacity(newValue) } }
  }

  /// The colour that fills the bounds behind the content; none if nil.
  open var backgroundColor: CGColor? {
    get { host.map(\.layerBackgroundColor) ?? values.backgroundColor }
    set { change("backgroundColor") { $0.setBackgroundColor(newValue) } }
  }

  /// Whether content and sublayers end at the bounds with their rounded corners.
  open var masksToBounds: Bool {
    get { host?.layerMasksToBounds ?? values.masksToBounds }
    set { change("masksToBounds") { $0.setMasksToBounds(newValue) } }
  }

  /// Rounds the background, the border and, where the layer clips, the content; points.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change("cornerRadius") { $0.values.cornerRadius = newValue } }
  }

  /// The corners that ``cornerRadius`` rounds.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { change("maskedCorners") { $0.values.maskedCorners = newValue } }
  }

  /// The curve of the corners, without an effect: all are arcs of circles.
  open var cornerCurve: CALayerCornerCurve {
    get { rare.cornerCurve }
    set { setRare { $0.cornerCurve = newValue } }
  }

  /// The width of the border, which lies inside of the bounds and above the sublayers; points.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change("borderWidth") { $0.values.borderWidth = newValue } }
  }

  /// Opaque black by default.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change("borderColor") { $0.values.borderColor = newValue } }
  }

  /// Opaque black by default.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change("shadowColor") { $0.values.shadowColor = newValue } }
  }

  /// 0...1; the default 0 draws no shadow.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change("shadowOpacity") { $0.values.shadowOpacity = newValue } }
  }

  /// Points; the default is 3 points upwards, as on macOS, from which iOS inherited it.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change("shadowOffset") { $0.values.shadowOffset = newValue } }
  }

  /// The standard deviation of the blur, points.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change("shadowRadius") { $0.values.shadowRadius = newValue } }
  }

  /// The outline that casts the shadow, in layer coordinates; if nil, the drawn content.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { change("shadowPath") { $0.values.shadowPath = newValue } }
  }

  // MARK: Contents

  /// An image that the layer shows above its background: a `CGImage`.
  open var contents: Any? {
    get { rare.contents }
    set { change("contents") { $0.setContents(newValue) } }
  }

  /// The part of the contents that is shown, as parts of its size.
  open var contentsRect: CGRect {
    get { rare.contentsRect }
    set { change("contentsRect") { $0.setRare { $0.contentsRect = newValue } } }
  }

  /// The part of the contents that is stretched, as parts of its size; the margins keep their sizes.
  open var contentsCenter: CGRect {
    get { rare.contentsCenter }
    set { change("contentsCenter") { $0.setRare { $0.contentsCenter = newValue } } }
  }

  /// How contents of another size than the bounds are placed.
  open var contentsGravity: CALayerContentsGravity {
    get { rare.contentsGravity }
    set { setRare { $0.contentsGravity = newValue } }
  }

  /// Pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { rare.contentsScale }
    set { setRare { $0.contentsScale = newValue } }
  }

  /// Whether the content is drawn again when the size of the bounds changes.
  open var needsDisplayOnBoundsChange: Bool {
    get { rare.needsDisplayOnBoundsChange }
    set { setRare { $0.needsDisplayOnBoundsChange = newValue } }
  }

  /// Draws the layer's content, in its coordinates. The default has the delegate draw.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Sets ``contents``. The default has the delegate do so, or draws by ``draw(in:)``.
  open func display() {
    if let delegate { delegate.display(self) } else { displayByDrawing() }
  }

  /// Marks the content as needing display: it is drawn again before it is shown next.
  open func setNeedsDisplay() { invalidateContent(in: nil) }

  /// Marks part of the content as needing display: it is drawn again before it is shown next.
  open func setNeedsDisplay(_ r: CGRect) { invalidateContent(in: r) }

  /// Whether the content will be drawn before it is shown.
  open func needsDisplay() -> Bool { isContentInvalid }

  /// Draws the content now if it needs it.
  open func displayIfNeeded() { displayIfInvalid() }

  /// Draws the layer and its sublayers, without animations, in its own coordinates.
  open func render(in ctx: CGContext) { renderWithoutAnimations(in: ctx) }

  /// Whether y grows downwards in the content of the layer, as it does in windows: unless an odd number of layers from
  /// this one to the root have flipped geometries.
  open func contentsAreFlipped() -> Bool {
    sequence(first: self, next: \.superlayer).count(where: \.isGeometryFlipped).isMultiple(of: 2)
  }

  // MARK: Layout

  /// Places the sublayers. The default has the delegate do so. Subclasses override it.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Requests ``layoutSublayers()`` before the next picture. A change of the size or of the sublayers
  /// requests it too.
  open func setNeedsLayout() { invalidateLayout() }

  /// Whether the sublayers will be placed before the next picture.
  open func needsLayout() -> Bool { state.contains(.needsLayout) }

  /// Places the sublayers of the layers that need it now.
  open func layoutIfNeeded() { layOutIfInvalid() }

  /// The size that suits the layer; the size of its bounds by default.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Points

  /// The frontmost layer, this one or one below it, that contains a point.
  ///
  /// - Parameter p: in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(at: p) }

  /// Whether a point is inside of the bounds.
  ///
  /// - Parameter p: in the layer's coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.includes(p) }

  // MARK: Keys

  /// The value of a property by its key, or the value that was set for a custom key.
  open override func value(forKey key: String) -> Any? { layerValue(key) }

  /// Sets a property by its key. A custom key keeps its value.
  open override func setValue(_ value: Any?, forKey key: String) { setLayerValue(value, key) }

  /// The value at a key path such as `transform.rotation.z`, `bounds.size.width` or
  /// `sublayers.NAME.opacity`.
  open override func value(forKeyPath keyPath: String) -> Any? { layerValue(atPath: keyPath) }

  /// Sets the value at a key path.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setLayerValue(value, atPath: keyPath)
  }

  /// Every key has a value.
  open override func definesValue(forKey key: String) -> Bool { true }

  public final override func _observingDidBegin() { host?.layerIsObserved() }

  /// The frame follows from the bounds, the position, the anchor point and the transform.
  open override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "frame"
      ? ["bounds", "position", "anchorPoint", "transform"]
      : super.keyPathsForValuesAffectingValue(forKey: key)
  }

  /// The value of a key that was not set; nil by default.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether the content is drawn again when a property changes, or is animated. Subclasses return
  /// true for keys of their own.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Animations

  /// The action when a property changes: the delegate's choice, or the one in ``actions``, or
  /// ``defaultAction(forKey:)``.
  open func action(forKey event: String) -> (any CAAction)? { chosenAction(forKey: event) }

  /// The default action when a property changes; nil by default, and then Core Animation's own implicit
  /// animations apply.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The actions when properties change, by their keys.
  open var actions: [String: any CAAction]? {
    get { rare.actions }
    set { setRare { $0.actions = newValue } }
  }

  /// Adds a copy of an animation, which starts now unless its ``CAAnimation/beginTime`` is set. An
  /// animation with the same key is replaced.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key: key) }

  /// The animation with a key; nil if there is none, or if it is over.
  open func animation(forKey key: String) -> CAAnimation? { addedAnimation(key: key) }

  /// The keys of the animations, in the order in which they were added.
  open func animationKeys() -> [String]? { keysOfAnimations }

  /// Ends an animation before its time.
  open func removeAnimation(forKey key: String) { endAnimation(key: key) }

  /// Ends all animations before their time, including the animations of the layer's view.
  open func removeAllAnimations() { endAllAnimations() }

  /// The layer as it is shown at the current time: a copy that neither follows later changes nor affects
  /// the layer.
  open func presentation() -> Self? { makePresentation() as? Self }

  /// The layer that this one shows the presentation of; itself otherwise.
  open func model() -> Self { (presentationModel as? Self) ?? self }

  // MARK: Time

  /// When the layer's time starts, in the superlayer's time, seconds; 0 by default.
  open var beginTime: TimeInterval {
    get { rare.timing.beginTime }
    set { setTiming { $0.beginTime = newValue } }
  }
  /// Kept, without effect on drawing: a layer is always shown. Infinite by default.
  open var duration: TimeInterval {
    get { rare.timing.duration == 0 ? .infinity : rare.timing.duration }
    set { setTiming { $0.duration = newValue } }
  }
  /// How fast the layer's time passes; 1 by default. 0 stops the animations in it.
  open var speed: Float {
    get { rare.timing.speed }
    set { setTiming { $0.speed = newValue } }
  }
  /// Added to the layer's time, seconds.
  open var timeOffset: TimeInterval {
    get { rare.timing.timeOffset }
    set { setTiming { $0.timeOffset = newValue } }
  }
  /// Kept, without effect on drawing.
  open var repeatCount: Float {
    get { rare.timing.repeatCount }
    set { setTiming { $0.repeatCount = newValue } }
  }
  /// Kept, without effect on drawing.
  open var repeatDuration: TimeInterval {
    get { rare.timing.repeatDuration }
    set { setTiming { $0.repeatDuration = newValue } }
  }
  /// Kept, without effect on drawing.
  open var autoreverses: Bool {
    get { rare.timing.autoreverses }
    set { setTiming { $0.autoreverses = newValue } }
  }
  /// Kept, without effect on drawing.
  open var fillMode: CAMediaTimingFillMode {
    get { rare.timing.fillMode }
    set { setTiming { $0.fillMode = newValue } }
  }

  /// An animation is about to be added or removed, or to end.
  func animationsWillChange() {}

  // MARK: Description

  /// The properties of the class, which view trees contain.
  open class var propertyTable: PropertyTable { layerProperties }

  /// The properties by their keys.
  class var keyTable: LayerKey.Table { layerKeys }

  /// Whether the layer shows its own content besides background, border and shadow: a shape, a
  /// gradient, text.
  var drawsKind: Bool { false }

  /// Draws the content that ``drawsKind`` reports.
  ///
  /// - Parameters:
  ///   - rect: the bounds, in the pass's user space, with edges at pixel edges.
  ///   - origin: of the layer's coordinates, in the pass's user space.
  func drawKind(in pass: LayerPass, rect: CGRect, origin: CGPoint) {}

  /// A rectangle around what ``drawKind(in:rect:origin:)`` draws, in the layer's coordinates.
  var kindInkBounds: CGRect { bounds }

  /// Draws the sublayers, back to front.
  func drawSublayers(in pass: LayerPass, origin: CGPoint) {
    pass.drawSublayers(of: self, from: origin)
  }

  /// A rectangle around all copies of the sublayers' drawings.
  func replicated(_ ink: CGRect) -> CGRect { ink }

  /// Whether the layer draws its sublayers in another way than once and in their order.
  package var composesByItself: Bool { false }

  /// Whether the sublayers are placed in the space of the superlayer, without a plane of their own.
  var isTransparentSpace: Bool { false }

  open override var description: String { classAndAddress + ">" }
}
