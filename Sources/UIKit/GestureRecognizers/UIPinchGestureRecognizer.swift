/// Recognises fingers that move apart or together; a continuous gesture.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of the fingers' distance before the gesture begins, points.
  private static let slop: CGFloat = 8

  /// The distance at which ``scale`` is 1.
  private var reference: CGFloat?
  /// The distance when the last finger touched down or lifted.
  private var start: CGFloat?
  private var currentScale: CGFloat = 1
  private var speed = GestureSpeed()

  /// The fingers' distance divided by their distance when they touched down. Setting it, usually to
  /// 1, makes later values relative to it.
  open var scale: CGFloat {
    get { currentScale }
    set {
      guard newValue > 0, newValue.isFinite else { return }
      currentScale = newValue
      if let spread { reference = spread / newValue }
      speed.restart(at: newValue)
    }
  }

  /// The rate at which ``scale`` changes, per second, averaged over the last tenth of a second.
  open var velocity: CGFloat { speed.value(now: delivery?.clock.now) }

  /// Twice the fingers' mean distance from their centre, points; nil with fewer than two fingers.
  private var spread: CGFloat? {
    let fingers = trackedTouches.filter { !$0.isOver }
    guard fingers.count >= 2 else { return nil }
    let middle = location(in: nil)
    var sum: CGFloat = 0
    for finger in fingers {
      let place = finger.location(in: nil)
      let (x, y) = (place.x - middle.x, place.y - middle.y)
      sum += (x * x + y * y).squareRoot()
    }
    return sum / CGFloat(fingers.count) * 2
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersDidChange(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let spread, let reference, reference > 0 else { return }
    currentScale = spread / reference
    speed.add(currentScale, at: event.timestamp)
    if state == .began || state == .changed {
      state = .changed
    } else if let start, abs(spread - start) >= Self.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.contains(where: { !$0.isOver }) {
      fingersDidChange(at: event.timestamp)
      if spread != nil { return }
    }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    (reference, start, currentScale) = (nil, nil, 1)
    speed = GestureSpeed()
  }

  /// Continues at the same scale when a finger touches down or lifts.
  private func fingersDidChange(at time: TimeInterval) {
    guard let spread else { return }
    start = spread
    reference = spread / currentScale
    speed.add(currentScale, at: time)
  }
}

/// The rate at which a gesture's value changes: its average over the last tenth of a second.
struct GestureSpeed {
  private static let span: TimeInterval = 0.1
  private var samples: [(time: TimeInterval, value: CGFloat)] = []

  mutating func add(_ value: CGFloat, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, value))
    if samples.count > 64 { samples.removeFirst(32) }
  }

  /// Forgets earlier samples, since the value was set.
  mutating func restart(at value: CGFloat) {
    samples = samples.last.map { [($0.time, value)] } ?? []
  }

  func value(now: TimeInterval?) -> CGFloat {
    guard let last = samples.last else { return 0 }
    let now = now ?? last.time
    guard let first = samples.first(where: { $0.time >= now - Self.span - 1e-7 }), now > first.time
    else { return 0 }
    return (last.value - first.value) / CGFloat(now - first.time)
  }
}
