import HeadlessUIKit

/// Lets the user drag cells from place to place: it owns the gestures, the overlay that the dragged
/// view stands in, where the finger is, and the scrolling near edges.
///
/// Cells can be dragged in the customizing mode: between `beginCustomizing()`, or a long press, and
/// `endCustomizing()`. A drag is driven by touches, or by code with `beginDrag`, `moveDrag`, `drop`
/// and `cancelDrag`. It goes by the clock that is current when it begins; without one nothing
/// happens by itself while the finger rests.
///
/// `CellDragSupport` moves the cells of one layout, `CellDragSupportEx` those of many between them. A
/// subclass of your own decides which layouts take part, as nodes below ``root``, where a drag begins
/// (``startNode(for:)``), and over which node it is (``route(_:)``):
///
/// ```swift
/// final class TwoShelves: BaseDragSupport {
///   override func route(_ drag: DragEventArg) {
///     let node = drag.pointer(in: upperView).y < upperView.bounds.maxY ? upper : lower
///     dragOver(node, drag)
///   }
/// }
/// ```
open class BaseDragSupport {
  /// The view whose superview gets the overlay, and which long presses are recognised on. A view
  /// without a superview gets the overlay itself.
  public weak var baseView: UIView?
  /// Where the overlay is, in the coordinates of the base view's superview; nil for the frame of the
  /// base view.
  public final var overlayRect: CGRect?
  /// How far content is scrolled at a time near an edge, in percent of what is seen of it.
  public final var scrollSpeed: CGFloat = 1
  /// How many times that is added at the edge itself.
  public final var scrollAcceleration: CGFloat = 50
  /// How the dragged view and its gap look.
  public final var appearance = DragAppearance.standard

  /// Whether cells can be dragged now.
  public final var isCustomizing: Bool { overlay != nil }
  /// The drag that goes on; nil for none.
  public private(set) final var drag: DragEventArg?
  /// What was said of layouts that do not take part, in order.
  public internal(set) final var errors: [CellDragSupportError] = []

  /// All layouts that take part are below this node, or are this one.
  public final var root = DragNode()
  final var overlay: DragOverlay? {
    didSet { if (overlay == nil) != (oldValue == nil) { customizingDidChange?(isCustomizing) } }
  }
  /// Called when the customizing mode begins or ends.
  final var customizingDidChange: ((Bool) -> Void)?
  private var gap: DragGap?
  final var hover = DragHover<ObjectIdentifier>()
  private var watch: VirtualTimer?
  private var clock: VirtualClock?
  /// When the finger last moved, on the clock.
  private var lastMove: TimeInterval?
  /// What recognises a long press on the base view.
  final var longPress: UILongPressGestureRecognizer?
  final var endsWithTap = false
  /// What drives the drag; nil if code does.
  final weak var drivingRecognizer: UIGestureRecognizer?
  /// What a pan scrolls that has found nothing to drag.
  final weak var pannedScrollView: UIScrollView?
  /// Seconds that the view takes from where it is dropped to its cell.
  private var settlingDuration: TimeInterval = 0
  /// Where in the container's order of views the dragged one was.
  private var originalDepth: Int?

  /// How often a resting finger is looked after, seconds.
  private static let watchInterval: TimeInterval = 0.25

  public init() {}

  deinit {
    watch?.invalidate()
    if let longPress { longPress.view?.removeGestureRecognizer(longPress) }
    overlay?.removeFromSuperview()
  }

  // MARK: Dragging

  /// Picks up the cell at a point. Does nothing outside of the customizing mode, or while something
  /// is dragged.
  ///
  /// - Parameters:
  ///   - point: in the coordinates of the view; nil stands for the root of the view tree.
  /// - Returns: whether there is a cell that can be dragged.
  @discardableResult
  public final func beginDrag(at point: CGPoint, in view: UIView? = nil) -> Bool {
    guard let overlay, drag == nil else { return false }
    let pointer = overlay.convert(point, from: view)
    return begin(at: pointer, firstPointer: pointer)
  }

  /// Moves the finger that drags to a point in the coordinates of a view; nil stands for the root of
  /// the view tree.
  public final func moveDrag(to point: CGPoint, in view: UIView? = nil) {
    guard let overlay else { return }
    move(to: overlay.convert(point, from: view))
  }

  /// Drops the dragged view where it is.
  public final func drop() {
    guard let drag = intactDrag else { return }
    // What was over a layout that has gone goes home.
    guard drag.destinationLayout != nil else { return cancelDrag() }
    finish { drag in
      for layouter in layouters {
        layouter.endDrag(drag) { bringBack($0, to: layouter, in: drag) }
      }
    }
  }

  /// Puts the dragged view back to where it was picked up.
  public final func cancelDrag() {
    guard let drag = intactDrag else { return }
    // What has no home any more stays where it is.
    guard drag.sourceLayout != nil else { return drop() }
    finish(depth: originalDepth) { drag in
      for layouter in layouters {
        layouter.cancelDrag(drag) { bringBack($0, to: layouter, in: drag) }
      }
    }
  }

  private var layouters: [BaseLayout] { root.postOrder.compactMap(\.layouter) }

  final func begin(at pointer: CGPoint, firstPointer: CGPoint) -> Bool {
    guard let overlay else { return false }
    placeOverlay()
    let carrier = DragCarrier()
    let drag = DragEventArg(
      overlay: overlay, pointer: pointer, firstPointer: firstPointer, carrier: carrier
    ) { [weak self] layout in self?.container(of: layout) }
    guard let node = startNode(for: drag), let layouter = node.layouter else { return false }
    drag.sourceLayout = layouter
    drag.destinationLayout = layouter
    originalDepth = nil
    let hasBegun = layouter.beginDrag(drag) { view in
      originalDepth = view.superview?.subviews.firstIndex { $0 === view }
      carrier.pickUp(view, onto: overlay)
    }
    guard hasBegun else { return false }
    self.drag = drag
    // What is called may end the mode.
    guard self.overlay === overlay else {
      cancelDrag()
      return false
    }
    hover.clear()
    clock = .current
    UIView.animate(withDuration: appearance.duration, options: .curveEaseOut) {
      carrier.lift(appearance)
      follow(drag)
    }
    showGap(drag)
    watch = VirtualTimer.scheduledTimer(withTimeInterval: Self.watchInterval, repeats: true) {
      [weak self] _ in self?.lookAfterFinger()
    }
    return true
  }

  final func move(to pointer: CGPoint) {
    guard let drag = intactDrag, pointer.x.isFinite, pointer.y.isFinite else { return }
    lastMove = clock?.now
    drag.pointer = pointer
    update(drag)
  }

  private func update(_ drag: DragEventArg) {
    follow(drag)
    route(drag)
    showGap(drag)
  }

  /// Notices what happens below a finger that rests: time passes, and content scrolls.
  private func lookAfterFinger() {
    guard let drag = intactDrag else { return }
    placeOverlay()
    // The next move of a finger that is on its way notices the same, and cells are not laid out twice.
    if !isOnItsWay { update(drag) }
    guard self.drag === drag else { return }
    autoScroll(drag)
  }

  /// Whether the finger moved so little ago that it may well move on now.
  private var isOnItsWay: Bool {
    guard let clock, let lastMove else { return false }
    return clock.now - lastMove < 1.5 * TouchScreen.frameDuration
  }

  /// Ends the drag: the layouts are told by a closure.
  ///
  /// - Parameter depth: the place of the view among its siblings in the end; nil for in front.
  private func finish(depth: Int? = nil, _ tellLayouts: (DragEventArg) -> Void) {
    guard let drag = intactDrag else { return }
    stopWatching()
    tellLayouts(drag)
    drag.carrier.removeFromSuperview()
    guard let view = drag.draggedView, let container = view.superview else { return removeGap() }
    let gap = gap(atHomeOf: view, drag)
    self.gap = nil
    let carrier = drag.carrier
    carrier.settle(view, above: drag.overlay.superview, duration: settlingDuration) {
      [weak view, weak container] in
      gap?.removeFromSuperview()
      guard let depth, let view, let container, view.superview === container else { return }
      container.insertSubview(view, at: depth)
    }
    UIView.animate(withDuration: settlingDuration) { gap?.alpha = 0 }
  }

  private func stopWatching() {
    drag = nil
    drivingRecognizer = nil
    clock = nil
    lastMove = nil
    hover.clear()
    watch?.invalidate()
    watch = nil
  }

  /// The drag that goes on, unless somebody has taken the view or its cell away.
  private var intactDrag: DragEventArg? {
    guard let drag else { return nil }
    if drag.isIntact { return drag }
    stopWatching()
    for layouter in layouters { layouter.abandonDrag() }
    removeGap()
    drag.carrier.removeFromSuperview()
    if let layouter = drag.sourceLayout ?? drag.destinationLayout {
      (drag.draggedView as? any DraggableCell)?.onEndDragging(layouter, done: false)
    }
    return nil
  }

  // MARK: The dragged view

  /// Moves the dragged view below the finger, as far as its layout lets it go.
  private func follow(_ drag: DragEventArg) {
    guard let view = drag.draggedView, let layouter = drag.destinationLayout else { return }
    let held =
      (view as? any DraggableCell)?.trackingPointFromCenter(layouter) ?? .zero
    let ways = orientations(of: drag)
    var center = drag.carrier.center
    if ways.contains(.horizontal) { center.x = drag.pointer.x - held.x }
    if ways.contains(.vertical) { center.y = drag.pointer.y - held.y }
    drag.carrier.center = center
  }

  private func bringBack(_ view: UIView, to layouter: BaseLayout, in drag: DragEventArg) {
    guard let container = container(of: layouter) else { return }
    settlingDuration = layouter.animDuration
    drag.carrier.setDown(view, into: container, at: drag.draggedFrame(in: layouter))
  }

  private func showGap(_ drag: DragEventArg) {
    guard let look = appearance.gap, let view = drag.draggedView,
      let layouter = drag.destinationLayout, let container = container(of: layouter),
      let frame = (layouter as? any DraggableLayouter)?.landingFrame(of: view, in: drag)
    else {
      removeGap()
      return
    }
    if let gap, gap.superview === container {
      guard gap.frame != frame else { return }
      // It moves with the cells; where they stay, it is where the view is.
      let isCell = frame == layouter.frameOfCell(at: layouter.indexOfChild(view))
      UIView.animate(
        withDuration: isCell ? layouter.animDuration : 0, options: .curveEaseOut
      ) {
        gap.frame = frame
      }
      return
    }
    // Another one for each container: it must not go on with what it was moving by.
    removeGap()
    gap = makeGap(look, for: view, in: container, of: layouter, at: frame)
  }

  private func makeGap(
    _ look: DragAppearance.Gap, for view: UIView, in container: UIView, of layouter: BaseLayout,
    at frame: CGRect
  ) -> DragGap {
    let gap = DragGap(frame: frame)
    gap.enter(container, of: layouter)
    gap.show(look, for: view)
    return gap
  }

  /// The gap where a view comes to stand after all. After a cancelled drag that is not where it would
  /// have been dropped.
  private func gap(atHomeOf view: UIView, _ drag: DragEventArg) -> DragGap? {
    guard let gap, let look = appearance.gap, let container = view.superview,
      let layouter = layouters.first(where: { $0.containsChild(view) }),
      gap.superview !== container || gap.frame != view.frame
    else { return gap }
    removeGap()
    return makeGap(look, for: view, in: container, of: layouter, at: view.frame)
  }

  private func removeGap() {
    gap?.removeFromSuperview()
    gap = nil
  }

  // MARK: For subclasses

  /// The node that a drag begins in; nil if there is nothing to drag at its first point. The default is
  /// the innermost node at that point.
  open func startNode(for drag: DragEventArg) -> DragNode? {
    var found: DragNode?
    root.visitPostOrder { node in
      if node.match(drag.firstPointer, in: drag.overlay) == .content { found = node }
      return found != nil
    }
    return found
  }

  /// Called for each move: hands the move on to a node with ``dragOver(_:_:)``, which may be another
  /// node than before. The default stays at the present one.
  open func route(_ drag: DragEventArg) { drag.destinationLayout?.dragTo(drag) }

  /// Moves the dragged cell within a node's layout, or into it from another one. Where the layout's
  /// delegate does not let the view be dropped, the drag rests over the node.
  public final func dragOver(_ node: DragNode, _ drag: DragEventArg) {
    guard let layouter = node.layouter else { return }
    if layouter === drag.destinationLayout {
      hover.clear()
      return layouter.dragTo(drag)
    }
    guard layouter.canDrop(drag) else { return rest(over: node, drag) }
    hover.clear()
    drag.destinationLayout?.dragLeave()
    drag.destinationLayout = layouter
    layouter.dragEnter(drag)
  }

  /// Lets the content of containers that scroll follow the layouts' sizes, and scrolls to what is moved;
  /// false to end that.
  open func enableScrollSupport(_ enable: Bool) throws(CellDragSupportError) {
    for node in root.postOrder {
      guard let layouter = node.layouter, let container = container(of: node) else { continue }
      if enable {
        follow(sizeOf: layouter, in: container)
      } else {
        stopFollowing(sizeOf: layouter)
      }
    }
  }

  /// The axes along which the dragged view may move.
  open func orientations(of drag: DragEventArg) -> Orientations { .both }

  /// Records that the dragged view rests over a node that it may not be dropped in.
  private func rest(over node: DragNode, _ drag: DragEventArg) {
    guard let clock, let layouter = node.layouter else { return }
    if hover.update(over: ObjectIdentifier(node), at: drag.pointer, time: clock.now) {
      layouter.dragHover(drag)
    }
  }

  /// The node of a layout; nil if the layout does not take part.
  public final func node(of layout: BaseLayout) -> DragNode? {
    var found: DragNode?
    root.visitPostOrder {
      if $0.layouter === layout { found = $0 }
      return found != nil
    }
    return found
  }

  /// The view that contains the cells of a node's layout.
  open func container(of node: DragNode) -> UIView? { node.container }

  final func container(of layout: BaseLayout) -> UIView? {
    node(of: layout).flatMap { container(of: $0) }
  }
}
