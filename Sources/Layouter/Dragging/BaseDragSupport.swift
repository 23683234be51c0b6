import HeadlessUIKit

/// Lets the user drag cells from place to place: it owns the gestures, the overlay that the dragged
/// view stands in, where the finger is, and the scrolling near edges.
///
/// Cells can be dragged in the customizing mode: between `beginCustomizing()`, or a long press, and
/// `endCustomizing()`. A drag is driven by touches, or by code with `beginDrag`, `moveDrag`, `drop`
/// and `cancelDrag`. It goes by the clock that is current when it begins; without one nothing
/// happens by itself while the finger rests.
///
/// `CellDragSupport` moves the cells of one layout, `CellDragSupportEx` those of many between them.
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
  final var root = DragNode()
  final var overlay: DragOverlay?
  private var gap: DragGap?
  private var hover = DragHover<ObjectIdentifier>()
  private var watch: VirtualTimer?
  private var clock: VirtualClock?
  /// What recognises a long press on the base view.
  private var longPress: UILongPressGestureRecognizer?
  private var endsWithTap = false
  /// What drives the drag; nil if code does.
  private weak var drivingRecognizer: UIGestureRecognizer?
  /// Where in the container's order of views the dragged one was.
  private var originalDepth: Int?

  /// How often a resting finger is looked after, seconds.
  private static let watchInterval: TimeInterval = 0.25

  init() {}

  deinit {
    watch?.invalidate()
    if let longPress { longPress.view?.removeGestureRecognizer(longPress) }
    overlay?.removeFromSuperview()
  }

  // MARK: Customizing

  /// Has a long press on the base view begin the customizing mode, and drag at once what is pressed.
  ///
  /// - Parameters:
  ///   - longPress: false to take the recogniser away again.
  ///   - endWithTap: whether a tap ends the mode.
  public final func beginCustomizing(
    longPress: Bool, endWithTap: Bool
  ) throws(CellDragSupportError) {
    guard let baseView else { throw .noBaseView }
    if let old = self.longPress { old.view?.removeGestureRecognizer(old) }
    self.longPress = nil
    endsWithTap = endWithTap
    guard longPress else { return }
    let recognizer = UILongPressGestureRecognizer { [weak self] in self?.pressed($0) }
    baseView.addGestureRecognizer(recognizer)
    self.longPress = recognizer
  }

  /// Lets cells be dragged from now on. Does nothing in the mode.
  public final func beginCustomizing() throws(CellDragSupportError) {
    guard !isCustomizing else { return }
    guard let baseView else { throw .noBaseView }
    guard root.postOrder.contains(where: { $0.layouter != nil }) else { throw .noLayouter }
    for node in root.postOrder { node.layouter?.onBeginCustomizing() }
    let overlay = DragOverlay()
    self.overlay = overlay
    (baseView.superview ?? baseView).addSubview(overlay)
    placeOverlay()
    let pan = DragPanGestureRecognizer()
    pan.addAction(
      UIAction { [weak self] action in
        if let pan = action.sender as? DragPanGestureRecognizer { self?.panned(pan) }
      })
    overlay.addGestureRecognizer(pan)
    guard endsWithTap else { return }
    overlay.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.endCustomizing() })
  }

  /// Leaves cells where they are from now on. A drag that goes on is cancelled. Does nothing outside
  /// of the mode.
  public final func endCustomizing() {
    guard let overlay else { return }
    cancelDrag()
    for node in root.postOrder { node.layouter?.onEndCustomizing() }
    self.overlay = nil
    overlay.removeFromSuperview()
  }

  private func placeOverlay() {
    guard let overlay, let baseView else { return }
    let isInside = overlay.superview === baseView
    overlay.frame = isInside ? baseView.bounds : overlayRect ?? baseView.frame
    overlay.superview?.bringSubviewToFront(overlay)
  }

  /// Keeps an overlay that is in the base view itself before what is seen of it. If the view scrolls
  /// in an animation, the overlay moves along.
  final func baseViewDidScroll() {
    if let overlay, overlay.superview === baseView { placeOverlay() }
  }

  // MARK: Gestures

  private func pressed(_ press: UIGestureRecognizer) {
    if press.state == .began, !isCustomizing { try? beginCustomizing() }
    handle(press, firstPointer: nil)
  }

  private func panned(_ pan: DragPanGestureRecognizer) {
    handle(pan, firstPointer: pan.touchDown)
  }

  /// - Parameter firstPointer: where the finger came down on the overlay, if that is not where it is.
  private func handle(_ recognizer: UIGestureRecognizer, firstPointer: CGPoint?) {
    guard let overlay else { return }
    let pointer = recognizer.location(in: overlay)
    if recognizer.state == .began {
      guard drag == nil, begin(at: pointer, firstPointer: firstPointer ?? pointer) else { return }
      drivingRecognizer = recognizer
      return
    }
    guard drivingRecognizer === recognizer else { return }
    switch recognizer.state {
    case .changed: move(to: pointer)
    case .ended: drop()
    case .cancelled, .failed: cancelDrag()
    case .possible, .began: break
    }
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
    let depth = originalDepth
    finish { drag in
      for layouter in layouters {
        layouter.cancelDrag(drag) { bringBack($0, to: layouter, in: drag, depth: depth) }
      }
    }
  }

  private var layouters: [BaseLayout] { root.postOrder.compactMap(\.layouter) }

  private func begin(at pointer: CGPoint, firstPointer: CGPoint) -> Bool {
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
    hover.clear()
    clock = .current
    UIView.animate(withDuration: appearance.duration, options: .curveEaseOut) {
      carrier.lift(appearance)
      follow(drag)
    }
    showGap(drag)
    watch = VirtualTimer.scheduledTimer(withTimeInterval: Self.watchInterval, repeats: true) {
      [weak self] _ in self?.lookAfterRestingFinger()
    }
    return true
  }

  private func move(to pointer: CGPoint) {
    guard let drag = intactDrag, pointer.x.isFinite, pointer.y.isFinite else { return }
    drag.pointer = pointer
    follow(drag)
    route(drag)
    showGap(drag)
  }

  /// Notices what happens below a finger that rests: time passes, and content scrolls.
  private func lookAfterRestingFinger() {
    guard let drag = intactDrag else { return }
    placeOverlay()
    move(to: drag.pointer)
    guard self.drag === drag else { return }
    autoScroll(drag)
  }

  /// Ends the drag: the layouts are told by a closure.
  private func finish(_ tellLayouts: (DragEventArg) -> Void) {
    guard let drag = intactDrag else { return }
    stopWatching()
    tellLayouts(drag)
    removeGap()
    drag.carrier.removeFromSuperview()
  }

  private func stopWatching() {
    drag = nil
    drivingRecognizer = nil
    clock = nil
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

  private func bringBack(
    _ view: UIView, to layouter: BaseLayout, in drag: DragEventArg, depth: Int? = nil
  ) {
    guard let container = container(of: layouter) else { return }
    drag.carrier.setDown(view, into: container, at: drag.draggedFrame(in: layouter))
    if let depth { container.insertSubview(view, at: depth) }
  }

  private func showGap(_ drag: DragEventArg) {
    guard let look = appearance.gap, let view = drag.draggedView,
      let layouter = drag.destinationLayout, let container = container(of: layouter),
      let frame = (layouter as? any DraggableLayouter)?.landingFrame(of: view, in: drag)
    else {
      removeGap()
      return
    }
    let gap = self.gap ?? DragGap()
    self.gap = gap
    if gap.superview !== container {
      UIView.performWithoutAnimation {
        gap.enter(container, behindCellsOf: layouter)
        gap.show(look, for: view)
        gap.frame = frame
      }
    } else if gap.frame != frame {
      UIView.animate(withDuration: layouter.animDuration, options: .curveEaseOut) {
        gap.frame = frame
      }
    }
  }

  private func removeGap() {
    gap?.removeFromSuperview()
    gap = nil
  }

  // MARK: For subclasses

  /// The node that a drag begins in.
  func startNode(for drag: DragEventArg) -> DragNode? { nil }

  /// Brings a move to the layout that it concerns, which may be another one than before.
  func route(_ drag: DragEventArg) {}

  /// Has the content of containers that scroll follow the layouts' sizes, and scroll to what is moved;
  /// false to end that.
  public func enableScrollSupport(_ enable: Bool) throws(CellDragSupportError) {
    for node in root.postOrder {
      guard let layouter = node.layouter, let container = container(of: node) else { continue }
      if enable {
        follow(sizeOf: layouter, in: container)
      } else {
        stopFollowing(sizeOf: layouter)
      }
    }
  }

  /// Which ways the dragged view may go.
  func orientations(of drag: DragEventArg) -> Orientations { .both }

  /// Notes that the dragged view rests over a node that it may not be dropped in.
  final func rest(over node: DragNode, _ drag: DragEventArg) {
    guard let clock, let layouter = node.layouter else { return }
    if hover.update(over: ObjectIdentifier(node), at: drag.pointer, time: clock.now) {
      layouter.dragHover(drag)
    }
  }

  final func node(of layout: BaseLayout) -> DragNode? {
    var found: DragNode?
    root.visitPostOrder {
      if $0.layouter === layout { found = $0 }
      return found != nil
    }
    return found
  }

  /// The view that the cells of a node's layout stand in.
  func container(of node: DragNode) -> UIView? { node.container }

  final func container(of layout: BaseLayout) -> UIView? {
    node(of: layout).flatMap { container(of: $0) }
  }
}

/// A pan that knows where the finger came down.
final class DragPanGestureRecognizer: UIPanGestureRecognizer {
  /// In the coordinates of the view.
  private(set) var touchDown: CGPoint?

  init() { super.init(action: nil) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchDown == nil { touchDown = location(in: view) }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    touchDown = nil
  }
}
