import HeadlessUIKit

/// Lets the user drag cells to other places: owns the gestures, the overlay that contains the
/// dragged view, the finger's position, and the scrolling near edges.
///
/// Cells can be dragged while customizing: between `beginCustomizing()`, or a long press, and
/// `endCustomizing()`. A drag is driven by touches, or by code with `beginDrag`, `moveDrag`, `drop`
/// and `cancelDrag`. It uses the clock that is current when it starts; without a clock, nothing
/// happens while the finger rests.
///
/// `CellDragSupport` moves the cells of one layout, `CellDragSupportEx` moves cells between many layouts. A
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
  /// The view whose superview contains the overlay, and on which long presses are recognized. A
  /// view without a superview contains the overlay itself.
  public weak var baseView: UIView?
  /// The overlay's frame in the coordinates of the base view's superview; nil for the frame of the
  /// base view.
  public final var overlayRect: CGRect?
  /// The basic scrolling step near an edge, in percent of the visible size.
  public final var scrollSpeed: CGFloat = 1
  /// The number of steps added at the edge itself.
  public final var scrollAcceleration: CGFloat = 50
  /// The look of the dragged view and of the gap; by default, the view looks as it does at rest.
  public final var appearance = DragAppearance()

  /// Whether cells can currently be dragged.
  public final var isCustomizing: Bool { overlay != nil }
  /// The current drag; nil if there is none.
  public private(set) final var drag: DragEventArg?
  /// Errors of requests about layouts that are not registered, in order.
  public internal(set) final var errors: [CellDragSupportError] = []

  /// The root of the nodes of all registered layouts; it may be one itself.
  public final var root = DragNode()
  final var overlay: DragOverlay? {
    didSet { if (overlay == nil) != (oldValue == nil) { customizingDidChange?(isCustomizing) } }
  }
  /// Called when customizing starts or ends.
  final var customizingDidChange: ((Bool) -> Void)?
  private var gap: DragGap?
  final var hover = DragHover<ObjectIdentifier>()
  private var watch: VirtualTimer?
  private var clock: VirtualClock?
  /// The time of the finger's last move, on the clock.
  private var lastMove: TimeInterval?
  /// Recognizes a long press on the base view.
  final var longPress: UILongPressGestureRecognizer?
  final var endsWithTap = false
  /// The recognizer that drives the drag; nil if code does.
  final weak var drivingRecognizer: UIGestureRecognizer?
  /// The view that a pan scrolls if there is no cell to drag below it.
  final weak var pannedScrollView: UIScrollView?
  /// The duration of the dropped view's move to its cell, seconds.
  private var settlingDuration: TimeInterval = 0
  /// The index of the dragged view among its siblings.
  private var originalDepth: Int?

  /// The interval at which a resting finger is checked, seconds.
  private static let watchInterval: TimeInterval = 0.25

  /// Support without a view; set ``baseView`` before customizing.
  public init() {}

  deinit {
    watch?.invalidate()
    if let longPress { longPress.view?.removeGestureRecognizer(longPress) }
    overlay?.removeFromSuperview()
  }

  // MARK: Dragging

  /// Picks up the cell at a point. Does nothing unless customizing, or while another cell is
  /// dragged.
  ///
  /// - Parameters:
  ///   - point: in the coordinates of the view, or of the view tree's root if the view is nil.
  /// - Returns: whether there is a cell that can be dragged.
  @discardableResult
  public final func beginDrag(at point: CGPoint, in view: UIView? = nil) -> Bool {
    guard let overlay, drag == nil else { return false }
    let pointer = overlay.convert(point, from: view)
    return begin(at: pointer, firstPointer: pointer)
  }

  /// Moves the dragging finger to a point in the coordinates of a view, or of the view tree's root
  /// if that is nil.
  public final func moveDrag(to point: CGPoint, in view: UIView? = nil) {
    guard let overlay else { return }
    move(to: overlay.convert(point, from: view))
  }

  /// Drops the dragged view at its current place.
  public final func drop() {
    guard let drag = intactDrag else { return }
    // A view over a layout that was deallocated returns to its source.
    guard drag.destinationLayout != nil else { return cancelDrag() }
    finish { drag in
      for layouter in layouters {
        layouter.endDrag(drag) { bringBack($0, to: layouter, in: drag) }
      }
    }
  }

  /// Returns the dragged view to its original place.
  public final func cancelDrag() {
    guard let drag = intactDrag else { return }
    // A view whose source was deallocated stays at its current place.
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
    // The callback may end customizing.
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
      [weak self] _ in self?.updateRestingDrag()
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

  /// Updates the drag while the finger rests: time passes, and content scrolls.
  private func updateRestingDrag() {
    guard let drag = intactDrag else { return }
    placeOverlay()
    // The next event of a moving finger updates the drag, and cells are not laid out twice.
    if !isFingerMoving { update(drag) }
    guard self.drag === drag else { return }
    autoScroll(drag)
  }

  /// Whether the finger moved so recently that another move is likely.
  private var isFingerMoving: Bool {
    guard let clock, let lastMove else { return false }
    return clock.now - lastMove < 1.5 * TouchScreen.frameDuration
  }

  /// Ends the drag.
  ///
  /// - Parameters:
  ///   - depth: the final index of the view among its siblings; nil for the front.
  ///   - notifyLayouts: informs the layouts.
  private func finish(depth: Int? = nil, _ notifyLayouts: (DragEventArg) -> Void) {
    guard let drag = intactDrag else { return }
    stopWatching()
    notifyLayouts(drag)
    drag.carrier.removeFromSuperview()
    guard let view = drag.draggedView, let container = view.superview else { return removeGap() }
    let gap = gap(atFinalPlaceOf: view, drag)
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

  /// The current drag, unless other code has removed the view or its cell.
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

  /// Moves the dragged view with the finger, along the axes that its layout allows.
  private func follow(_ drag: DragEventArg) {
    guard let view = drag.draggedView, let layouter = drag.destinationLayout else { return }
    let offset =
      (view as? any DraggableCell)?.trackingPointFromCenter(layouter) ?? .zero
    let axes = orientations(of: drag)
    var center = drag.carrier.center
    if axes.contains(.horizontal) { center.x = drag.pointer.x - offset.x }
    if axes.contains(.vertical) { center.y = drag.pointer.y - offset.y }
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
      // It moves with the cells; where they stay in place, it follows the view.
      let isCell = frame == layouter.frameOfCell(at: layouter.indexOfChild(view))
      UIView.animate(
        withDuration: isCell ? layouter.animDuration : 0, options: .curveEaseOut
      ) {
        gap.frame = frame
      }
      return
    }
    // A new one for each container: it must not continue the old one's animations.
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

  /// The gap at the view's final place. After a cancelled drag, that differs from the place where
  /// it would have been dropped.
  private func gap(atFinalPlaceOf view: UIView, _ drag: DragEventArg) -> DragGap? {
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

  /// The node that a drag starts in; nil if there is no cell to drag at its first point. By default
  /// the innermost node at that point.
  open func startNode(for drag: DragEventArg) -> DragNode? {
    var found: DragNode?
    root.visitPostOrder { node in
      if node.match(drag.firstPointer, in: drag.overlay) == .content { found = node }
      return found != nil
    }
    return found
  }

  /// Called for each move: forwards the move to a node with ``dragOver(_:_:)``, which may be a
  /// different node than before. By default stays with the current one.
  open func route(_ drag: DragEventArg) { drag.destinationLayout?.dragTo(drag) }

  /// Moves the dragged cell within a node's layout, or into it from another one. If the layout's
  /// delegate does not accept the view, the drag rests over the node.
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

  /// Lets the content size of scrolling containers follow the layouts' sizes, and scrolls to moved
  /// cells; false to end that.
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

  /// Records that the dragged view rests over a node that does not accept it.
  private func rest(over node: DragNode, _ drag: DragEventArg) {
    guard let clock, let layouter = node.layouter else { return }
    if hover.update(over: ObjectIdentifier(node), at: drag.pointer, time: clock.now) {
      layouter.dragHover(drag)
    }
  }

  /// The node of a layout; nil if the layout is not registered.
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
