/// A rectangle that lays out, draws and hits its content, in a tree of such rectangles.
///
/// Nothing here is isolated to an actor: a tree belongs to the task that builds it, and trees are
/// independent of each other.
///
/// Geometry is stored as the frame without the transform and the origin of the bounds, so that the
/// frame of an untransformed view reads back exactly as it was set.
open class UIView: UIResponder {
  // Subclasses can only override members that the class itself declares. So these are all here, and
  // their implementations are in extensions by topic.

  /// The width or height of ``intrinsicContentSize`` in an axis without a natural size.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Stored state

  /// The frame without the transform, in the superview's coordinates.
  var placement: CGRect {
    willSet { if isObserved, newValue != placement { reportPlacement(newValue, isBefore: true) } }
    didSet {
      if isObserved, placement != oldValue { reportPlacement(oldValue, isBefore: false) }
      if AnimationBlock.isAnyOpen { placementDidChange(from: oldValue) }
      guard !flags.isDisjoint(with: [.takesPartInAutoLayout, .notifiesEngineOfFrame]),
        placement != oldValue
      else { return }
      layoutRecord?.frameDidChange()
      if flags.contains(.notifiesEngineOfFrame) { notifyEngineOfFrame() }
    }
  }
  /// The origin of the bounds.
  var boundsOrigin = CGPoint.zero {
    willSet { if isObserved, newValue != boundsOrigin { reportBoundsOrigin(isBefore: true) } }
    didSet {
      if AnimationBlock.isAnyOpen { boundsOriginDidChange(from: oldValue) }
      if isObserved, boundsOrigin != oldValue { reportBoundsOrigin(isBefore: false) }
    }
  }
  // The superview owns its subviews and clears this in its deinit. A weak reference would cost each
  // view a side table.
  unowned(unsafe) var parent: UIView?
  // Accessed several times for each view in each pass, where dynamic exclusivity checks would cost more than the
  // accesses. None of them calls anything before it ends.
  @exclusivity(unchecked)
  var children: [UIView] = []
  var dirtyFlags: DirtyFlags = .needsLayout
  var flags: Flags = .initial
  /// The layer, once it was accessed, or if it has a custom class.
  var loadedLayer: CALayer?
  /// The properties that few views set, once one of them is set.
  var rare: RareProperties?
  var opacity: CGFloat = 1 {
    willSet { if isObserved { reportChange(of: "alpha", "opacity", isBefore: true) } }
    didSet {
      if AnimationBlock.isAnyOpen { opacityDidChange(from: oldValue) }
      if isObserved { reportChange(of: "alpha", "opacity", isBefore: false) }
    }
  }
  var background: UIColor? {
    willSet { if isObserved { reportBackground(isBefore: true) } }
    didSet {
      if AnimationBlock.isAnyOpen { backgroundDidChange(from: oldValue) }
      if isObserved { reportBackground(isBefore: false) }
    }
  }
  // Read for each view in each update, where a dynamic exclusivity check would cost more than the
  // access.
  /// The first of the references that do not retain this view, a linked list.
  @exclusivity(unchecked)
  package final var firstReference: ViewReference?

  // MARK: Creating

  /// Creates a view.
  ///
  /// - Parameter frame: in the coordinates of the later superview, points.
  public init(frame: CGRect) {
    placement = frame.standardized
    super.init()
    setUp()
  }

  private func setUp() {
    if type(of: self).requiresConstraintBasedLayout { dirtyFlags.insert(.needsUpdateConstraints) }
    let layerClass: AnyClass = type(of: self).layerClass
    if layerClass != CALayer.self { makeLayer(of: layerClass) }
    if AppearanceActivity.isAny { recordValuesBeforeAppearance() }
  }

  /// Creates a view of size zero.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view of size zero with the class's defaults. The coder is not read: views are not archived.
  public required init?(coder: NSCoder) {
    placement = .zero
    super.init()
    setUp()
  }

  deinit {
    for child in children { child.parent = nil }
    if loadedLayer != nil { releaseLayer() }
    firstReference?.viewWillDeallocate()
    rare?.viewWillDeallocate()
  }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates.
  ///
  /// Under a transform it is the smallest upright rectangle around the transformed bounds. Setting
  /// it then moves the centre, and gives the bounds the size whose transformed box is the frame
  /// where there is such a size (UIKit leaves that undefined).
  open var frame: CGRect {
    get { rare?.transform == nil ? placement : transformedFrame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates. Its origin scrolls the content; its size grows
  /// and shrinks around the centre.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: placement.size) }
    set { setBounds(newValue) }
  }

  /// The middle of the view, or else its layer's anchor point, in its superview's coordinates, with any
  /// transform.
  open var center: CGPoint {
    get { anchored(in: placement) }
    set { placement = rect(of: placement.size, anchoredAt: newValue) }
  }

  /// The transform of the view and its subviews around its centre, or else its layer's anchor point.
  open var transform: CGAffineTransform {
    get { rare?.transform ?? .identity }
    set { reporting("transform", "transform") { setTransform(newValue) } }
  }

  /// Converts a point from this view's coordinates to another view's.
  ///
  /// - Parameter view: nil for the window; in a tree without a window, nil for the coordinates of the root's own frame.
  ///   Views of different trees are converted by these coordinates, and views of different windows by the screen's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }

  /// Converts a point from another view's coordinates to this view's.
  ///
  /// - Parameter view: nil as in ``convert(_:to:)``.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }

  /// Converts a rectangle from this view's coordinates to another view's: the bounding box of the result.
  ///
  /// - Parameter view: nil as for points.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }

  /// Converts a rectangle from another view's coordinates to this view's: the bounding box of the result.
  ///
  /// - Parameter view: nil as for points.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

  /// The transform of the view and its subviews in space, about the anchor point; the layer's
  /// `transform`.
  open var transform3D: CATransform3D {
    get { layerTransform }
    set { layer.transform = newValue }
  }

  /// The margins and sizes that change with the superview's size; none if empty.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow changes of this view's size by their ``autoresizingMask``.
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, newValue) }
  }

  /// The size that suits the view best, up to a given size. The default is the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    placement.size
  }

  /// Sets the size that ``sizeThatFits(_:)`` returns for the current size; the frame's origin
  /// stays.
  open func sizeToFit() {
    setSizeAtOrigin(sizeThatFits(placement.size))
  }

  /// The natural size of the content; ``noIntrinsicMetric`` in an axis without one. The default is the size that a
  /// layout needs for the subviews that it places, and none without a layout.
  ///
  /// Constraints round edges to the nearest pixels, so that a view of a fractional size may lose up to a pixel: classes
  /// that draw text return whole pixels.
  open dynamic var intrinsicContentSize: CGSize { measuredContentSize() }

  /// Invalidates ``intrinsicContentSize``, and the layout of the superview.
  open func invalidateIntrinsicContentSize() {
    parent?.setNeedsLayout()
    parent?.subviewContentDidChange(self)
    notifyEngineOfContent()
  }

  // MARK: Tree

  /// The view that contains this one.
  open var superview: UIView? { parent }

  /// The views that this one contains directly, back to front.
  open var subviews: [UIView] { children }

  /// The controller of the view if it is the root of one, or else the superview.
  open override var next: UIResponder? { viewOwner ?? parent }

  /// Adds a view in front of the other subviews, and removes it from its former superview.
  ///
  /// A view that contains this one, or is this one, is not added.
  open func addSubview(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Puts a view at a position of the back-to-front order; positions beyond the ends mean the ends.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts a view behind a subview, or behind all if that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, relativeTo: siblingSubview, offset: 0, otherwiseAt: 0)
  }

  /// Puts a view in front of a subview, or in front of all if that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, relativeTo: siblingSubview, offset: 1, otherwiseAt: children.count)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let parent else { return }
    parent.remove(self)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    move(view, to: children.count)
  }

  /// Puts a subview behind the others, and behind sublayers without a view.
  open func sendSubviewToBack(_ view: UIView) {
    move(view, to: 0, among: .back)
  }

  /// Exchanges the places of two subviews; positions without a subview change nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Whether this view is the given one, or a descendant of it at any depth.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// The first view with a tag, this one first, then its subviews in order, each with its own.
  open func viewWithTag(_ tag: Int) -> UIView? { findView(tagged: tag) }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view moves to another superview, or is removed from its superview.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view moved to another superview, or was removed from its superview.
  open func didMoveToSuperview() {}

  /// The window that the view is in, or is.
  open var window: UIWindow? { attachedWindow }

  // Used for notifications of views; ignores overrides of `window`.
  final var attachedWindow: UIWindow? {
    flags.contains(.inWindow) ? root as? UIWindow : nil
  }

  /// Called before the view moves to another window, or leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view moved to another window, or left its window.
  open func didMoveToWindow() {}

  /// A number to find the view by.
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set { if newValue != tag { loadRare().tag = newValue } }
  }

  /// The id of the view in scenes and reports.
  open var accessibilityIdentifier: String? {
    get { rare?.accessibilityIdentifier }
    set { if newValue != accessibilityIdentifier { loadRare().accessibilityIdentifier = newValue } }
  }

  package override var accessibilityRecord: AccessibilityRecord? {
    get { extras?.accessibility }
    set { loadExtras().accessibility = newValue }
  }

  override var defaultAccessibilityFrame: CGRect {
    UIAccessibility.convertToScreenCoordinates(bounds, in: self)
  }

  // MARK: Constraints

  /// The active constraints that belong to this view, in the order of activation. Constraints of a
  /// controller's top and bottom guides come first, as in UIKit.
  open var constraints: [NSLayoutConstraint] { layoutRecord?.listedConstraints ?? [] }

  /// Activates a constraint as one that belongs to this view, which must contain its items.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.activate(in: self)
  }

  /// Activates constraints as ones that belong to this view, which must contain their items.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate(in: self) }
  }

  /// Deactivates a constraint that belongs to this view. Other constraints are not affected.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }

  /// Deactivates constraints that belong to this view.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether views of this class need ``updateConstraints()`` from the start, because they create
  /// their constraints there. Other views are called after ``setNeedsUpdateConstraints()``.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Requests ``updateConstraints()`` in the next update pass. Several requests cost one call.
  open func setNeedsUpdateConstraints() {
    invalidateConstraints()
  }

  /// Whether ``updateConstraints()`` will be called in the next update pass.
  open func needsUpdateConstraints() -> Bool {
    dirtyFlags.contains(.needsUpdateConstraints)
  }

  /// Updates the invalid constraints of this view and those below it immediately, bottom-up.
  open func updateConstraintsIfNeeded() {
    updateInvalidConstraints()
  }

  /// Changes the constraints of the view. Subclasses override it, call super's at the end, and
  /// never call it themselves; the default does nothing.
  ///
  /// Called before ``layoutSubviews()`` in the same pass, after the subviews' `updateConstraints()`.
  open func updateConstraints() {}

  /// Whether the view has a given frame, which follows its superview's size by its
  /// ``autoresizingMask`` and which constraints cannot change. If false, constraints place the
  /// view.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.isPlacedByConstraints) }
    set { setPlacedByConstraints(!newValue) }
  }

  /// The distances from the frame's edges inwards to the rectangle that constraints act on, points:
  /// shadows and the like may be outside.
  open dynamic var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints act on, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame for a rectangle that constraints act on.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The older name of ``forLastBaselineLayout``.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// The view, this one or one below it, whose first baseline is this view's.
  open var forFirstBaselineLayout: UIView { self }

  /// The view, this one or one below it, whose last baseline is this view's.
  open var forLastBaselineLayout: UIView { self }

  /// How strongly the view resists growing beyond its intrinsic size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(for: axis)
  }

  /// Sets the resistance to growing beyond the intrinsic size; ``UILayoutPriority/defaultLow`` by default.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, for: axis) }

  /// How strongly the view resists shrinking below its intrinsic size.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { compressionResistance(for: axis) }

  /// Sets the resistance to shrinking below the intrinsic size; ``UILayoutPriority/defaultHigh`` by default.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setCompressionResistance(priority, for: axis) }

  /// The size closest to a given one that satisfies the constraints within this view, with the low
  /// priority `fittingSizeLevel` in both axes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size closest to a given one that satisfies the constraints within this view.
  ///
  /// With `required` in an axis the size is fixed there: a cell of a table has a required width and
  /// the height that its content needs in it.
  ///
  /// - Returns: the size of the frame, rounded up to whole pixels.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Guides

  /// The view's own layout guides, in the order of addition.
  open var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

  /// Adds a layout guide to the view, and removes it from the view that it belonged to.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

  /// Removes a layout guide from the view, and deactivates its constraints.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

  /// The part of the view that bars and rounded screen corners do not cover.
  open var safeAreaLayoutGuide: UILayoutGuide { standardGuide(.safeArea) }

  /// The part of the view within its layout margins.
  open var layoutMarginsGuide: UILayoutGuide { standardGuide(.layoutMargins) }

  /// The part of the view within its layout margins, limited to 672 points in width, which is
  /// comfortable to read.
  open var readableContentGuide: UILayoutGuide { standardGuide(.readableContent) }

  /// The part of the view that the keyboard covers.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    standardGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard, of: self)
  }

  // MARK: Layout

  /// Places the subviews. The default sets the frames of those that constraints place. Subclasses
  /// override it and call super's, and never call it elsewhere.
  ///
  /// Constraints and the frames of superviews are up to date when it is called.
  open dynamic func layoutSubviews() {
    if flags.contains(.takesPartInAutoLayout) { placeSubviewsByConstraints() }
  }

  /// Sets what the view shows from its data, before ``layoutSubviews()``: in the view's first update pass, and after each
  /// ``setNeedsUpdateProperties()``. The default does nothing. Subclasses override it and call super's, and never call it
  /// elsewhere.
  open func updateProperties() {}

  /// Requests ``updateProperties()`` in the next update pass. Several requests cost one call.
  ///
  /// Layout is requested too, which on iOS it is not.
  open func setNeedsUpdateProperties() {
    flags.remove(.hasCurrentProperties)
    setNeedsLayout()
  }

  /// Calls ``updateProperties()`` immediately if it is due.
  open func updatePropertiesIfNeeded() {
    guard !flags.contains(.hasCurrentProperties) else { return }
    flags.insert(.hasCurrentProperties)
    updateProperties()
  }

  /// Requests ``layoutSubviews()`` in the next update pass. Several requests cost one call.
  ///
  /// A change of the view's size, of its subviews or of a scroll view's content offset requests it
  /// too.
  open func setNeedsLayout() {
    invalidateLayout()
  }

  /// Lays out invalid views immediately, after updating constraints: from the topmost ancestor that
  /// needs layout, or else from this view, down.
  ///
  /// Within a layout pass it starts below the ancestors that are being laid out.
  open func layoutIfNeeded() {
    layOutInvalidViews()
  }

  // MARK: Appearance

  /// Whether the view and its subviews are excluded from drawing and hit testing.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { reporting("hidden", "hidden") { setHidden(newValue) } }
  }

  /// Opacity in 0...1 of the view together with its subviews, composited as one layer.
  open var alpha: CGFloat {
    get { opacity }
    set { opacity = newValue.isNaN ? 0 : max(0, min(1, newValue)) }
  }

  /// A promise that the view fills its bounds. It does not affect drawing.
  open var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { flags.set(.opaque, newValue) }
  }

  /// Whether content and subviews are clipped to the bounds with their rounded corners.
  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { flags.set(.clipsToBounds, newValue) }
  }

  /// The colour that fills the bounds behind the content; none if nil.
  open var backgroundColor: UIColor? {
    get { background }
    set { background = newValue }
  }

  /// The view whose layer masks the view: its opacity determines the visible part.
  open var mask: UIView? {
    get { rare?.mask }
    set {
      guard newValue !== mask else { return }
      newValue?.removeFromSuperview()
      layer.mask = newValue?.layer
      loadRare().mask = newValue
    }
  }

  /// Pixels per point of the drawn content: the display scale of its traits, unless it was set. Setting it has no
  /// effect on pictures, which are drawn at the requested scale.
  open var contentScaleFactor: CGFloat {
    get {
      if let scale = extras?.contentScaleFactor { return scale }
      let scale = traitCollection.displayScale
      return scale > 0 ? scale : 1
    }
    set { loadExtras().contentScaleFactor = newValue }
  }

  /// Whether the area of the view is cleared before it draws: always. Setting it has no effect.
  open var clearsContextBeforeDrawing: Bool {
    get { true }
    set {}
  }

  /// How content of another size than the view's is placed: an image, and content that was drawn for bounds of another
  /// size.
  ///
  /// As in UIKit, a view that is resized in a window is not drawn again; its content is scaled or
  /// moved by this mode, unless it is `redraw`. While an animation shows a view at other sizes than
  /// its own, that applies to `redraw` too: frames of a film show stretched content as a device
  /// would, which a snapshot is meant to reveal. A view that ``drawsPresentedBounds`` is drawn for
  /// each of those sizes. Unlike pixels, a display list stretches without blur.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  /// The colour of interactive elements: the view's own, or else the superview's.
  ///
  /// Never nil when read; setting nil restores the inherited colour.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { reporting("tintColor") { setTintColor(newValue) } }
  }

  /// Whether the tint colour is dimmed to grey. Automatic inherits the superview's mode; reading never returns
  /// `automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      var view: UIView? = self
      while let current = view {
        if let mode = current.extras?.tintAdjustmentMode { return mode }
        view = current.parent
      }
      return .normal
    }
    set {
      guard newValue != .automatic || extras != nil else { return }
      let old = tintAdjustmentMode
      loadExtras().tintAdjustmentMode = newValue == .automatic ? nil : newValue
      if tintAdjustmentMode != old { reportTintColorChange() }
    }
  }

  /// Called when ``tintColor`` changed, here or in a superview.
  open dynamic func tintColorDidChange() {}

  /// The class of the view's layer; `CALayer` by default. It needs an initializer without parameters.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's layer: rounded corners, border and shadow, and sublayers above its content. Created on first access.
  open var layer: CALayer { loadedLayer ?? makeLayer() }

  /// Sets the contents of a layer whose delegate the view is. The default has it drawn by ``draw(_:)``,
  /// which is not called for a class that overrides this.
  open func display(_ layer: CALayer) { layer.displayByDrawing() }

  /// Draws a layer whose delegate the view is. The default calls ``draw(_:)`` for the view's own layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }

  /// Called before a layer whose delegate the view is draws. The default does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Places the sublayers of a layer whose delegate the view is. The default calls
  /// ``layoutSubviews()`` for the view's own layer.
  open func layoutSublayers(of layer: CALayer) {
    if layer === loadedLayer { layoutSubviews() }
  }

  /// The action for a change of a property of a layer whose delegate the view is: in an animation's closure an
  /// animation, otherwise none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlock.open?.action(of: layer, forKey: event) ?? NSNull()
  }

  /// Draws the content above the background and below the subviews, into
  /// ``UIGraphicsGetCurrentContext()``. The default draws nothing.
  ///
  /// In a window it is called once, and its content is shown from then on, even if the view moves,
  /// until there is a ``DrawingReason`` to draw again. A view without a window keeps no content,
  /// and draws every time it is rendered.
  ///
  /// - Parameter rect: the part to draw: the bounds, whose edges are rounded to pixels like a background's, or a
  ///   smaller rectangle if only a part must be redrawn. Drawing outside of it is not shown.
  open dynamic func draw(_ rect: CGRect) {}

  /// Invalidates the content, which is then drawn again.
  open func setNeedsDisplay() {
    rare?.drawing?.invalidateForCall()
    if flags.contains(.layerKeepsContent) { loadedLayer?.setNeedsDisplay() }
  }

  /// Invalidates a part of the content, which is then drawn again.
  ///
  /// Several parts are drawn as the smallest rectangle around them, its edges moved outwards to
  /// pixel edges.
  open func setNeedsDisplay(_ rect: CGRect) {
    rare?.drawing?.invalidate(rect.overlap(with: bounds), for: .setNeedsDisplayInRect)
    if flags.contains(.layerKeepsContent) { loadedLayer?.setNeedsDisplay() }
  }

  // MARK: Pictures

  /// Draws the view and its subviews, as displayed, into a rectangle of the current context.
  ///
  /// - Parameter afterUpdates: whether the view is laid out before.
  /// - Returns: whether there was a context to draw into.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates: afterUpdates)
  }

  /// A view with a picture of this view and its subviews, as displayed now.
  ///
  /// - Parameter afterUpdates: whether the view is laid out before.
  /// - Returns: An empty view for a view without an area.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    picture(afterUpdates: afterUpdates).map { SnapshotView(of: $0) }
      ?? UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }

  /// A view with a picture of a part of this one, which stretches all but its edges.
  ///
  /// - Parameters:
  ///   - rect: the part, in the view's coordinates.
  ///   - afterUpdates: whether the view is laid out before.
  ///   - capInsets: the edges that keep their thickness when the picture is resized, points.
  /// - Returns: nil where nothing of the view is in the rectangle.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    resizablePicture(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }

  // MARK: Events

  /// Whether the view and its subviews can be hit.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.userInteractionEnabled) }
    set { reporting("userInteractionEnabled") { flags.set(.userInteractionEnabled, newValue) } }
  }

  /// The frontmost view below and including this one that contains a point, in the view's
  /// coordinates.
  ///
  /// Views that are hidden, have an alpha below 0.01, disable interaction or are animated (unless
  /// with `allowUserInteraction`) are not hit, and neither are their subviews; a subview is not hit
  /// outside of this view.
  open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isHittable && self.point(inside: point, with: event)
      ? hitSubview(at: point, with: event) ?? self : nil
  }

  /// Whether a point, in the view's coordinates, is inside the view.
  open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.includes(point)
  }

  /// Reports the displayed content, and whether the view reacts to taps, for design reviews. Called only for these,
  /// after layout and under the view's traits; texts are in the view's coordinates.
  ///
  /// Subclasses that show texts or react to touches by themselves add to the report of `super`.
  open func inspect(_ content: inout ViewContent) {
    inspectLayer(&content)
  }

  /// Whether a recogniser may begin with a touch of this view. Subclasses override it to prevent
  /// recognisers of superviews from handling their own gestures.
  open dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// The recognisers that track touches of this view and its subviews; nil if it never had one.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare?.gestureRecognizers }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recogniser, and detaches it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a recogniser. A gesture in progress is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether the view receives more than one touch at a time; false by default. Recognisers receive
  /// all.
  open var isMultipleTouchEnabled: Bool {
    get { rare?.isMultipleTouchEnabled ?? false }
    set { if newValue != isMultipleTouchEnabled { loadRare().isMultipleTouchEnabled = newValue } }
  }

  /// Whether other views of the window get no touches while this one has some; false by default.
  /// It receives none while other views have touches.
  open var isExclusiveTouch: Bool {
    get { rare?.isExclusiveTouch ?? false }
    set { if newValue != isExclusiveTouch { loadRare().isExclusiveTouch = newValue } }
  }

  /// Whether the focus of a keyboard or a remote control can be on the view; false by default.
  open var canBecomeFocused: Bool { false }

  /// Whether the focus is on the view.
  open var isFocused: Bool { false }

  /// The environments that get the focus first. Never asked: see ``UIFocusEnvironment``.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The container of the view's focusable items: nil.
  open var focusItemContainer: (any UIFocusItemContainer)? { nil }
  /// Whether the focus may move; true by default. Never asked here.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus moved: never here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Asks the first responder in this view, or the view itself, to resign.
  ///
  /// - Parameter force: whether it must, even if it refuses.
  /// - Returns: whether one resigned.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { stopEditing(force: force) }

  /// The interactions that were added to the view, in order.
  open var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, and removes it from its former view.
  open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

  /// The effects that were added, in order.
  open var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set { if !newValue.isEmpty || extras != nil { loadExtras().motionEffects = newValue } }
  }

  /// Adds an effect. Kept, without effect on drawing: the device does not move.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes an effect; one of another view has no effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  // MARK: Margins and safe area

  /// The space between the edges and the content, including the safe area; 8 points by default.
  ///
  /// Margins are stored without the safe area, which is added to them. If only some sides are
  /// changed in place, the others keep their stored values.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
    _modify {
      let old = effectiveLayoutMargins
      var new = old
      defer { changeLayoutMargins(from: old, to: new) }
      yield &new
    }
  }

  /// ``layoutMargins`` by reading direction: leading is right if the view's content runs from right
  /// to left. Margins that are set by it change sides when the direction changes.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(layoutMargins) }
    set { setDirectionalLayoutMargins(newValue) }
    _modify {
      let old = directionalLayoutMargins
      var new = old
      defer { changeDirectionalLayoutMargins(from: old, to: new) }
      yield &new
    }
  }

  /// Whether the margins reach at least as far in as the superview's.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewLayoutMargins) }
    set {
      flags.set(.preservesSuperviewLayoutMargins, newValue)
      marginsMayChange()
    }
  }

  /// Whether ``layoutMargins`` start at the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsLayoutMarginsFromSafeArea) }
    set {
      flags.set(.insetsLayoutMarginsFromSafeArea, newValue)
      marginsMayChange()
    }
  }

  /// Called when the view's own margins changed.
  open func layoutMarginsDidChange() {}

  /// The insets of the part of the view that bars and rounded screen corners do not cover: the part of the superview's
  /// insets that overlaps the view, or the insets that were set on the view.
  ///
  /// Unlike in UIKit the insets can be set, to replace the screen's; see ``SafeAreaReplacing``.
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }

  /// Called when the safe area changed: immediately if it was set on this view, otherwise in the
  /// window's next update pass.
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  /// The traits of the view: the current task's, with the overrides of the views from the root down to this one.
  open var traitCollection: UITraitCollection {
    let inherited = parent?.traitCollection ?? .current
    return traitOverride?.applied(to: inherited) ?? inherited
  }

  /// Light or dark for this view and its subviews, instead of the inherited style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.overrideUserInterfaceStyle ?? .unspecified }
    set { setOverrideUserInterfaceStyle(newValue) }
  }

  /// Whether the view mirrors its content where text runs from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      loadRare().semanticContentAttribute = newValue
      setNeedsLayout()
      setNeedsDisplay()
      discardLayoutEngine()
    }
  }

  /// Does nothing: traits are never out of date.
  open func updateTraitsIfNeeded() {}

  /// The smallest text size of the view and its subviews; nil for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits.minimum }
    set { contentSizeLimits.minimum = newValue }
  }

  /// The greatest text size of the view and its subviews; nil for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits.maximum }
    set { contentSizeLimits.maximum = newValue }
  }

  /// The limits of the text size that apply to the view, for debugging.
  open var appliedContentSizeCategoryLimitsDescription: String { describeContentSizeLimits() }

  /// Called when the traits of the view changed.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when the view has entered a window, with other traits than it may know: the place to adjust what follows
  /// from them, such as fonts.
  @_spi(PackageViews)
  open func adoptTraits() {}

  /// The direction in which the content is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  // MARK: Description

  /// The class that names the view in view trees and messages about constraints. A private class
  /// returns its closest documented superclass.
  open class var describedClass: UIView.Type { self }

  /// The properties of the class, which scene files set and view trees contain.
  ///
  /// A subclass adds its own to its superclass's:
  ///
  /// ```swift
  /// final class BadgeView: UILabel {
  ///   var count = 0
  ///
  ///   override class var propertyTable: PropertyTable { badgeProperties }
  ///   private static let badgeProperties = PropertyTable(
  ///     inheriting: UILabel.propertyTable,
  ///     adding: [Property("count", \BadgeView.count, default: 0, "What the badge counts.")])
  /// }
  /// ```
  open class var propertyTable: PropertyTable { viewProperties }

  open override var description: String { addressAndFrame }

  public final override func _observingDidBegin() { flags.insert(.isObserved) }

  // MARK: For the views of this package

  // Other packages do not see these, so that their views can have members of the same names.

  /// Called after a subview was hidden or shown.
  @_spi(PackageViews)
  open func subviewVisibilityDidChange(_ subview: UIView) {}

  /// Called when a subview's intrinsic size or baselines have changed.
  @_spi(PackageViews)
  open func subviewContentDidChange(_ subview: UIView) {}

  /// The axis in which the view makes a subview as long as itself, by constraints that it maintains;
  /// nil if in none.
  @_spi(PackageViews)
  open func stretchedAxis(of subview: UIView) -> NSLayoutConstraint.Axis? { nil }

  /// Whether the view scrolls its subviews: they are laid out in its content, whose size may follow from
  /// constraints.
  @_spi(PackageViews)
  open var scrollsContent: Bool { false }

  /// The part of the safe area that does not reach into the subviews, because the view moves its content out of it.
  @_spi(PackageViews)
  open var consumedSafeAreaInsets: UIEdgeInsets { .zero }

  /// The size of the content that the view scrolls, points.
  @_spi(PackageViews)
  open var scrolledSize: CGSize { .zero }

  /// Sets the size of the content that the view scrolls, which follows from constraints.
  @_spi(PackageViews)
  open func setScrolledSize(_ size: CGSize) {}

  /// Whether the view keeps its touches where they could become scrolling.
  @_spi(PackageViews)
  open var keepsTouches: Bool { false }

  /// Sets the background that a container gives to a view without one. A view whose content has a background of its own
  /// replaces it by that.
  @_spi(PackageViews)
  open func adoptDefaultBackground(_ color: UIColor) { backgroundColor = color }

  /// Attaches recognisers that the view does not create before it is touched.
  @_spi(PackageViews)
  open func loadGestureRecognizers() {}

  /// Whether a drawing pass calls ``draw(_:)``: a plain `UIView` draws nothing, and a layer of a custom class calls it
  /// itself.
  @_spi(PackageViews)
  open var drawsOwnContent: Bool {
    type(of: self) != UIView.self && !flags.contains(.layerKeepsContent)
  }

  /// Whether ``draw(_:)`` may change layers, of this view or of others; true for classes of clients.
  @_spi(PackageViews)
  open var drawingChangesLayers: Bool { true }

  // MARK: Text in constraints

  /// Whether the intrinsic height depends on the width that follows from constraints, as for text with several lines.
  open var wrapsAtLayoutWidth: Bool { measuredContentWraps }

  /// The intrinsic height for a width that follows from constraints, points.
  open func contentHeight(forLayoutWidth width: CGFloat) -> CGFloat {
    measuredContentWraps
      ? measuredContentSize(forWidth: width).height : intrinsicContentSize.height
  }

  /// The baselines of the view's own text; its edges if it has no text.
  open var layoutBaselines: LayoutBaselines { .edges(firstFromTop: 0, lastFromBottom: 0) }

  /// Whether the content is redrawn for each size that an animation shows; false by default.
  ///
  /// ``draw(_:)`` must then draw for ``presentedBounds`` instead of `bounds`. An addition to
  /// UIKit, for views such as rounded buttons, which look wrong when they are stretched.
  open var drawsPresentedBounds: Bool { false }

  /// Whether content is drawn again for other bounds.
  @_spi(PackageViews)
  open var redrawsForNewBounds: Bool { contentMode == .redraw }

  /// How far the content is drawn beyond the bounds above and below, points; 0 for most views, whose
  /// content ends at the bounds.
  @_spi(PackageViews)
  open var contentOverflow: (top: CGFloat, bottom: CGFloat) { (0, 0) }

  /// Whether ``draw(_:)`` draws a background over the bounds, and the inner shadows above it.
  @_spi(PackageViews)
  open var drawsOwnBackground: Bool { false }

  /// The corners of a view that draws its own background; nil for the layer's.
  @_spi(PackageViews)
  open var ownCorners: (radius: CGFloat, corners: CACornerMask)? { nil }

  /// A rectangle, in the view's coordinates, that contains its background, border and content.
  @_spi(PackageViews)
  open var contentInkBounds: CGRect {
    let shown = presentedBounds
    guard drawsOwnContent, !isDrawnForPresentedBounds else { return shown }
    var ink = shown.extended(by: contentOverflow)
    for size in [placement.size, rare?.drawing?.drawnSize ?? placement.size]
    where size != shown.size && size.width > 0 && size.height > 0 {
      ink = ink.union(contentMode.rect(for: size, in: shown))
    }
    return ink
  }

  /// Draws in front of the subviews, clipped as they are.
  ///
  /// - Parameter rect: the bounds in the context's coordinates.
  @_spi(PackageViews)
  open func drawAboveSubviews(in context: CGContext, rect: CGRect) {}

  /// Draws the content between the background and the subviews.
  ///
  /// The default calls ``draw(_:)``, which cannot draw outside of the bounds, as in UIKit; an image
  /// view's image can.
  @_spi(PackageViews)
  open func drawContent(in pass: DrawingPass) {
    pass.drawCustomContent(of: self)
  }
}
