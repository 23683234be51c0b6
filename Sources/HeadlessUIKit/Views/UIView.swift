/// A rectangle that lays out, draws and hits its content, in a tree of such rectangles.
///
/// Nothing here is isolated to an actor: a tree belongs to the task that builds it, and trees are
/// independent of each other.
///
/// Geometry is kept as the frame without the transform and the origin of the bounds, so that the
/// frame of an untransformed view reads back exactly as it was set.
open class UIView: UIResponder {
  /// The width or height of ``intrinsicContentSize`` in an axis without a natural size.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Stored state

  /// The frame without the transform, in the superview's coordinates.
  var placement: CGRect {
    didSet {
      if AnimationBlock.isAnyOpen { placementDidChange(from: oldValue) }
      if flags.contains(.notifiesEngineOfFrame), placement != oldValue { notifyEngineOfFrame() }
    }
  }
  /// The origin of the bounds.
  var boundsOrigin = CGPoint.zero {
    didSet { if AnimationBlock.isAnyOpen { boundsOriginDidChange(from: oldValue) } }
  }
  // The superview owns its subviews and clears this in its deinit, so that neither a weak
  // reference's side table nor a count is paid for a view.
  unowned(unsafe) var parent: UIView?
  var children: [UIView] = []
  var marks: Marks = .needsLayout
  var flags: Flags = .initial
  /// The layer, once it has been accessed.
  var loadedLayer: CALayer?
  /// The properties that few views set, once one of them is set.
  var rare: RareProperties?
  var opacity: CGFloat = 1 {
    didSet { if AnimationBlock.isAnyOpen { opacityDidChange(from: oldValue) } }
  }
  var background: UIColor? {
    didSet { if AnimationBlock.isAnyOpen { backgroundDidChange(from: oldValue) } }
  }
  /// The first of the references that do not retain this view; each has the next.
  // Read for each view of each update, where a check for simultaneous writing would cost more than
  // that.
  @exclusivity(unchecked)
  package final var firstReference: ViewReference?

  // MARK: Creating

  /// Creates a view.
  ///
  /// - Parameter frame: in the coordinates of the later superview, points.
  public init(frame: CGRect) {
    placement = frame.standardized
    super.init()
    if type(of: self).requiresConstraintBasedLayout { marks.insert(.needsUpdateConstraints) }
  }

  /// Creates a view of size zero.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Fails: there are no archives to read views from. It is here so that views written for UIKit,
  /// which must have it, compile.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {
    for child in children { child.parent = nil }
    firstReference?.viewWillDeallocate()
    rare?.viewWillDeallocate()
  }

  // MARK: Geometry

  /// The rectangle around the view in its superview's coordinates.
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

  /// The middle of the view in its superview's coordinates, with any transform.
  open var center: CGPoint {
    get { CGPoint(x: placement.midX, y: placement.midY) }
    set {
      placement.origin = CGPoint(
        x: newValue.x - placement.width / 2, y: newValue.y - placement.height / 2)
    }
  }

  /// The transform of the view and its subviews around its centre.
  open var transform: CGAffineTransform {
    get { rare?.transform ?? .identity }
    set {
      let old = transform
      if newValue.isIdentity {
        rare?.transform = nil
      } else {
        loadRare().transform = newValue
      }
      if AnimationBlock.isAnyOpen { transformDidChange(from: old) }
    }
  }

  /// The margins and sizes that change with the superview's size; none if empty.
  open var autoresizingMask: AutoresizingMask = []

  /// The size that suits the view best, up to a given size. The default is the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    placement.size
  }

  /// Sets the size that ``sizeThatFits(_:)`` returns for the current size; the frame's origin stays.
  open func sizeToFit() {
    let origin = frame.origin
    setBounds(CGRect(origin: boundsOrigin, size: sizeThatFits(placement.size)))
    let moved = frame.origin
    placement.origin.x += origin.x - moved.x
    placement.origin.y += origin.y - moved.y
  }

  /// The natural size of the content; ``noIntrinsicMetric`` in an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Invalidates ``intrinsicContentSize``, and the layout of the superview.
  open func invalidateIntrinsicContentSize() {
    parent?.setNeedsLayout()
    parent?.subviewContentDidChange(self)
    notifyEngineOfContent()
  }

  // MARK: Tree

  /// The view that holds this one.
  open var superview: UIView? { parent }

  /// The views that this one holds, back to front.
  open var subviews: [UIView] { children }

  /// The controller of the view if it is the root of one, or else the superview.
  open override var next: UIResponder? { viewController ?? parent }

  /// Adds a view in front of the other subviews, and removes it from its former superview.
  ///
  /// A view that contains this one, or is this one, is not added.
  open func addSubview(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let parent else { return }
    parent.remove(self)
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view moves to another superview, or to none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view moved to another superview, or to none.
  open func didMoveToSuperview() {}

  /// Called before the view moves to another window, or to none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view moved to another window, or to none.
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

  // MARK: Constraints

  /// Whether views of this class start marked for ``updateConstraints()``, because they make their
  /// constraints there; others are called only once something marked them.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Requests ``updateConstraints()`` in the next update pass. Several requests cost one call.
  open func setNeedsUpdateConstraints() {
    markForConstraints()
  }

  /// Changes the constraints of the view. Subclasses override it, call super's at the end, and never
  /// call it themselves; the default does nothing.
  ///
  /// It runs before ``layoutSubviews()`` in the same pass, and after that of the subviews.
  open func updateConstraints() {}

  /// Whether the view has the frame that it is given, which is then required for constraints, and
  /// follows its superview's size by its ``autoresizingMask``. If false, constraints place it.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.isPlacedByConstraints) }
    set { setPlacedByConstraints(!newValue) }
  }

  /// How far inside of the frame the rectangle is that constraints act on, points: shadows and the
  /// like may lie outside.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

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

  /// The view, this one or one below it, whose first baseline is this view's.
  open var forFirstBaselineLayout: UIView { self }

  /// The view, this one or one below it, whose last baseline is this view's.
  open var forLastBaselineLayout: UIView { self }

  /// The size nearest to a given one that satisfies the constraints within this view.
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

  // MARK: Layout

  /// Places the subviews. The default gives those that constraints place their frames; subclasses
  /// override it and call super's, and never call it elsewhere.
  ///
  /// Constraints are up to date then, and superviews have their place.
  open func layoutSubviews() {
    if flags.contains(.takesPartInAutoLayout) { placeSubviewsByConstraints() }
  }

  /// Requests ``layoutSubviews()`` in the next update pass. Several requests cost one call.
  ///
  /// A changed size of the view, a subview that is added or removed, and a scroll view's new
  /// content offset ask for it too.
  open func setNeedsLayout() {
    markForLayout()
  }

  /// Lays out at once what needs it: from the topmost ancestor that needs layout, or else from this
  /// view, down, after updating constraints.
  ///
  /// Within a layout pass it begins below the ancestors that are being laid out.
  open func layoutIfNeeded() {
    layOutIfMarked()
  }

  // MARK: Appearance

  /// Whether the view and its subviews are left out of drawing and hit testing.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set {
      guard newValue != isHidden else { return }
      flags.set(.hidden, newValue)
      firstReference?.notifyOfChange()
      parent?.subviewVisibilityDidChange(self)
    }
  }

  /// Opacity in 0...1 of the view together with its subviews, as one picture.
  open var alpha: CGFloat {
    get { opacity }
    set { opacity = newValue.isNaN ? 0 : max(0, min(1, newValue)) }
  }

  /// A promise that the view fills its bounds. It changes nothing in the picture.
  open var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { flags.set(.opaque, newValue) }
  }

  /// Whether content and subviews end at the bounds, and at their rounded corners.
  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { flags.set(.clipsToBounds, newValue) }
  }

  /// What fills the bounds behind the content; nothing if nil.
  open var backgroundColor: UIColor? {
    get { background }
    set { background = newValue }
  }

  /// How content is placed that has another size than the view: a picture, and what the view drew
  /// for bounds of another size.
  ///
  /// As in UIKit, a view that grows or shrinks in a window is not drawn again, but what it drew is
  /// scaled or moved as this says, unless it is `redraw`. While an animation shows a view at other
  /// sizes than its own, that holds for `redraw` too: frames of a film show what the device would
  /// show, stretched content included, which a snapshot is there to find. A view that
  /// ``drawsPresentedBounds`` is drawn for each of those sizes. A display list stretches without
  /// blur, unlike pixels.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  /// The colour of what can be touched: the view's own, or else the superview's.
  ///
  /// Never nil when read; setting nil restores the inherited colour.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }

  /// Called when ``tintColor`` changed, here or in a superview.
  open func tintColorDidChange() {}

  /// Layer properties: rounded corners, border and shadow.
  open var layer: CALayer {
    if let loadedLayer { return loadedLayer }
    let layer = CALayer(of: self)
    loadedLayer = layer
    return layer
  }

  /// Draws the content above the background and below the subviews, into
  /// ``UIGraphicsGetCurrentContext()``. The default draws nothing.
  ///
  /// In a window it is called once, and what was drawn is shown from then on, wherever the view
  /// moves, until there is a ``DrawingReason`` to draw again. A view without a window keeps nothing,
  /// and draws for every picture.
  ///
  /// - Parameter rect: the part to draw: the bounds, with their edges moved to pixel edges as those
  ///   of a background are, or less where only a part must be drawn again. What is drawn outside of
  ///   it is not shown.
  open func draw(_ rect: CGRect) {}

  /// Invalidates the content, which is then drawn again.
  open func setNeedsDisplay() {
    rare?.drawing?.markForCall()
  }

  /// Invalidates a part of the content, which is then drawn again.
  ///
  /// Several parts are drawn as the smallest rectangle around them, its edges moved outwards to
  /// pixel edges.
  open func setNeedsDisplay(_ rect: CGRect) {
    rare?.drawing?.mark(rect.overlap(with: bounds), for: .setNeedsDisplayInRect)
  }

  // MARK: Events

  /// Whether the view and its subviews can be hit.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.userInteractionEnabled) }
    set { flags.set(.userInteractionEnabled, newValue) }
  }

  /// The frontmost view below and including this one that contains a point, in own coordinates.
  ///
  /// Views that are hidden, have an alpha below 0.01, do not interact or are animated (unless with
  /// `allowUserInteraction`) are not hit, and neither are their subviews; a subview is not hit
  /// outside of this view.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, opacity >= 0.01,
      !isAnimatedWithoutInteraction, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }

  /// Whether a point, in own coordinates, belongs to the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Whether a recogniser may begin with a touch of this view; subclasses override it to keep
  /// recognisers of their superviews from gestures that are theirs.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Margins and safe area

  /// The space to leave between the edges and the content, the safe area included; 8 points by
  /// default.
  ///
  /// The margins that are set are kept without the safe area, which is added to them. Where only
  /// some sides are changed in place, the others stay as they were set.
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

  /// Called when the view's own margins changed.
  open func layoutMarginsDidChange() {}

  /// How far bars and rounded screen corners reach into the view: what is left of the superview's
  /// insets at the view's place, or what the view itself was given.
  ///
  /// Settable, unlike UIKit's, to replace that of a screen.
  open var safeAreaInsets: UIEdgeInsets {
    get { effectiveSafeAreaInsets }
    set {
      loadRare().safeAreaInsets = newValue
      reportSafeAreaChange()
    }
  }

  /// Called when the safe area changed: at once if it was set on this view, otherwise when the
  /// window is brought up to date.
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  /// The traits of the view: those of the running task, changed by the overrides from the root down
  /// to here.
  open var traitCollection: UITraitCollection {
    let inherited = parent?.traitCollection ?? .current
    guard let style = rare?.overrideUserInterfaceStyle else { return inherited }
    return inherited.with(userInterfaceStyle: style)
  }

  /// Called when ``overrideUserInterfaceStyle`` changed the traits, here or in a superview.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The direction to lay the content out in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  // MARK: Description

  /// The class that view trees and messages about constraints call the view by. A class that people
  /// who read them cannot know answers the nearest of its superclasses that they can look up.
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

  open override var description: String {
    let id = accessibilityIdentifier.map { " \($0)" } ?? ""
    let frame = frame
    return
      "<\(type(of: self))\(id); frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
  }

  // MARK: Subviews

  /// Called after a subview was hidden or shown.
  func subviewVisibilityDidChange(_ subview: UIView) {}

  /// Called when a subview's intrinsic size or baselines have changed.
  func subviewContentDidChange(_ subview: UIView) {}

  // MARK: Content

  /// Whether ``draw(_:)`` is called: a plain view draws nothing.
  var drawsOwnContent: Bool { type(of: self) != UIView.self }

  // MARK: Text in constraints

  /// Whether the intrinsic height depends on the width that constraints lead to, as that of text
  /// with several lines does.
  open var wrapsAtLayoutWidth: Bool { false }

  /// The intrinsic height in a width that constraints lead to, points.
  open func contentHeight(forLayoutWidth width: CGFloat) -> CGFloat {
    intrinsicContentSize.height
  }

  /// The baselines of the view's own text; its edges if it has no text.
  open var layoutBaselines: LayoutBaselines { .edges(firstFromTop: 0, lastFromBottom: 0) }

  /// Whether the content is drawn anew for each size that an animation shows; false by default.
  ///
  /// ``draw(_:)`` then has to draw for ``presentedBounds`` in place of `bounds`. An addition to UIKit,
  /// for views such as rounded buttons, which look wrong when they are stretched.
  open var drawsPresentedBounds: Bool { false }

  /// Whether content is drawn again for other bounds.
  var redrawsForNewBounds: Bool { contentMode == .redraw }

  /// A rectangle of the view's coordinates that holds its background, border and content.
  var contentInkBounds: CGRect {
    let shown = presentedBounds
    guard drawsOwnContent, !isDrawnForPresentedBounds else { return shown }
    var ink = shown
    for size in [placement.size, rare?.drawing?.drawnSize ?? placement.size]
    where size != shown.size && size.width > 0 && size.height > 0 {
      ink = ink.union(contentMode.rect(for: size, in: shown))
    }
    return ink
  }

  /// Draws what is in front of the subviews, clipped as they are.
  ///
  /// - Parameter rect: where the bounds are.
  func drawAboveSubviews(in context: CGContext, rect: CGRect) {}

  /// Draws what is between the background and the subviews.
  ///
  /// The default is ``draw(_:)``, which like in UIKit cannot draw outside of the bounds; an image
  /// view's picture can.
  func drawContent(in pass: DrawingPass) {
    pass.drawCustomContent(of: self)
  }
}
