/// Delivers touches to recognisers and then to views, as a UIKit application does with its events.
///
/// In each event, every recogniser of a touched view and of its ancestors receives the touches first, recognisers of
/// the innermost view before the others; then the actions of recognised gestures run; then views receive the remaining
/// touches.
package final class TouchDelivery {
  package let clock: VirtualClock
  /// The touches that are on the screen, or whose changes views have not received yet.
  private(set) var touches: [UITouch] = []
  /// The recognisers that track touches, in the order in which they started to.
  private var active: [UIGestureRecognizer] = []
  private var actionQueue: [UIGestureRecognizer] = []
  private var takenTouches: [UITouch] = []
  private var depth = 0
  private static let roundLimit = 100
  private var event = UIEvent(touches: [])

  init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Brings an event to the windows of its touches, which send it on, and to views without a window.
  func dispatch(_ event: UIEvent) {
    event.delivery = self
    var windows: [UIWindow] = []
    var others: [UITouch] = []
    for touch in (event.allTouches ?? []).sorted(by: { $0.number < $1.number }) {
      if let window = touch.window {
        if !windows.contains(where: { $0 === window }) { windows.append(window) }
      } else {
        others.append(touch)
      }
    }
    if !others.isEmpty { send(event, of: others) }
    for window in windows { window.sendEvent(event) }
  }

  /// Brings the touches of a window to all they concern.
  func send(_ event: UIEvent, in window: UIWindow) {
    let touches = event.touches(for: window) ?? []
    send(event, of: touches.sorted { $0.number < $1.number })
  }

  private func send(_ event: UIEvent, of all: [UITouch]) {
    self.event = event
    for touch in all where touch.phase == .began { begin(touch) }
    let changed = touches.filter { touch in all.contains { $0 === touch } }
    process {
      for recognizer in active { deliver(to: recognizer, of: changed, event) }
      runActions()
      cancelTakenTouches()
      for touch in changed { deliver(toViewOf: touch) }
    }
    for touch in all where touch.phase == .began || touch.phase == .moved {
      touch.phase = .stationary
    }
  }

  /// Ends the tracking of a gesture.
  func forget(_ recognizer: UIGestureRecognizer) {
    process {
      for touch in touches { touch.trackers.removeAll { $0 === recognizer } }
    }
    active.removeAll { $0 === recognizer }
    recognizer.becomePossible()
  }

  // MARK: Recognisers

  private func begin(_ touch: UITouch) {
    guard let hit = touch.view else { return }
    touches.append(touch)
    touch.isForView = isReceived(touch, by: hit)
    var view: UIView? = hit
    while let current = view {
      current.loadGestureRecognizers()
      for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
        // A state that code set without touches ends when touches begin.
        if recognizer.delivery == nil, recognizer.state != .possible { recognizer.becomePossible() }
        guard !recognizer.isOver,
          recognizer.delivery == nil || recognizer.delivery === self,
          recognizer.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)),
          recognizer.shouldReceive(event),
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true,
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        else { continue }
        touch.trackers.append(recognizer)
        recognizer.trackedTouches.append(touch)
        recognizer.delivery = self
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
      }
      view = current.superview
    }
  }

  /// Whether a view, and not only recognisers, receives a new touch.
  private func isReceived(_ touch: UITouch, by view: UIView) -> Bool {
    let others = touches.filter { $0 !== touch && $0.isForView && !$0.isOver }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
    return !others.contains { other in
      guard let otherView = other.view, otherView !== view, otherView.root === view.root else {
        return false
      }
      return view.isExclusiveTouch || otherView.isExclusiveTouch
    }
  }

  private func deliver(to recognizer: UIGestureRecognizer, of changed: [UITouch], _ event: UIEvent)
  {
    func touches(_ phase: UITouch.Phase) -> Set<UITouch> {
      // A recogniser that has failed or recognised in the meantime sees no more.
      guard !recognizer.isOver else { return [] }
      return Set(
        changed.filter { touch in
          touch.phase == phase && touch.trackers.contains { $0 === recognizer }
        })
    }
    let began = touches(.began)
    if !began.isEmpty { recognizer.touchesBegan(began, with: event) }
    let moved = touches(.moved)
    if !moved.isEmpty { recognizer.touchesMoved(moved, with: event) }
    let ended = touches(.ended)
    if !ended.isEmpty { recognizer.touchesEnded(ended, with: event) }
    let cancelled = touches(.cancelled)
    if !cancelled.isEmpty { recognizer.touchesCancelled(cancelled, with: event) }
  }

  /// The other recognisers that watch touches of a recogniser.
  func recognizers(besides recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { other in
      other !== recognizer
        && other.trackedTouches.contains { touch in
          recognizer.trackedTouches.contains { $0 === touch }
        }
    }
  }

  func queueActions(of recognizer: UIGestureRecognizer) {
    actionQueue.append(recognizer)
  }

  /// Cancels the touches of views, as soon as the actions have run.
  func cancelInViews(_ touches: [UITouch]) {
    takenTouches += touches
  }

  /// Runs a closure that may change recognisers' states, and then processes the consequences.
  package func process(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { finish() }
    depth -= 1
  }

  private func finish() {
    // An action may change the state of a recogniser, which then has actions to run; an endless chain waits for the
    // next event.
    for _ in 0..<Self.roundLimit {
      runActions()
      cancelTakenTouches()
      for touch in touches { deliverDeferred(touch) }
      if actionQueue.isEmpty, takenTouches.isEmpty { break }
    }
    for recognizer in active where recognizer.isOver {
      guard recognizer.trackedTouches.allSatisfy(\.isOver) else { continue }
      active.removeAll { $0 === recognizer }
      recognizer.becomePossible()
    }
    touches.removeAll { $0.isOver && !$0.isDeferred }
  }

  private func runActions() {
    let queue = actionQueue
    actionQueue = []
    for recognizer in queue { recognizer.runActions() }
  }

  // MARK: Views

  private func cancelTakenTouches() {
    while !takenTouches.isEmpty {
      let touch = takenTouches.removeFirst()
      guard touch.isForView else { continue }
      touch.isForView = false
      touch.hasDeferredEnd = false
      guard touch.hasBegunInView else { continue }
      touch.view?.touchesCancelled([touch], with: event)
    }
  }

  /// Notifies a touch's view of the touch's phase, or defers that.
  private func deliver(toViewOf touch: UITouch) {
    guard touch.isForView, let view = touch.view else { return }
    switch touch.phase {
    case .began:
      guard !touch.isDelayed(\.delaysTouchesBegan) else { return }
      touch.hasBegunInView = true
      view.touchesBegan([touch], with: event)
    case .moved: if touch.hasBegunInView { view.touchesMoved([touch], with: event) }
    case .ended:
      if !touch.hasBegunInView || touch.isDelayed(\.delaysTouchesEnded) {
        touch.hasDeferredEnd = true
      } else {
        touch.isForView = false
        view.touchesEnded([touch], with: event)
      }
    case .cancelled:
      touch.isForView = false
      if touch.hasBegunInView { view.touchesCancelled([touch], with: event) }
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Notifies a touch's view of the deferred changes, unless a recogniser still delays the touch.
  private func deliverDeferred(_ touch: UITouch) {
    guard touch.isForView, let view = touch.view else { return }
    if !touch.hasBegunInView {
      guard !touch.isDelayed(\.delaysTouchesBegan) else { return }
      touch.hasBegunInView = true
      view.touchesBegan([touch], with: event)
    }
    guard touch.hasDeferredEnd, !touch.isDelayed(\.delaysTouchesEnded) else { return }
    touch.hasDeferredEnd = false
    touch.isForView = false
    view.touchesEnded([touch], with: event)
  }
}
