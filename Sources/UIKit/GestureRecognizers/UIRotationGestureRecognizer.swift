/// Recognises two fingers that rotate around each other; a continuous gesture.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The distance that the fingers move around each other before the gesture begins, points.
  private static let slop: CGFloat = 8

  /// The direction from the first finger to the second at the last event, radians.
  private var direction: CGFloat?
  private var angle: CGFloat = 0
  private var speed = GestureSpeed()

  /// The rotation since the fingers touched down, radians, clockwise. Setting it, usually to 0,
  /// makes later values relative to it.
  open var rotation: CGFloat {
    get { angle }
    set {
      guard newValue.isFinite else { return }
      angle = newValue
      speed.restart(at: newValue)
    }
  }

  /// The speed of the rotation, radians per second, averaged over the last tenth of a second.
  open var velocity: CGFloat { speed.value(now: delivery?.clock.now) }

  /// The vector from the first finger to the second; nil with fewer than two fingers.
  private var line: CGPoint? {
    let fingers = trackedTouches.filter { !$0.isOver }
    guard fingers.count >= 2 else { return nil }
    let (one, other) = (fingers[0].location(in: nil), fingers[1].location(in: nil))
    let line = CGPoint(x: other.x - one.x, y: other.y - one.y)
    return line == .zero ? nil : line
  }

  private static func direction(of line: CGPoint) -> CGFloat {
    CGFloat(Trigonometry.angle(ofX: Double(line.x), y: Double(line.y)))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersDidChange(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let line, let former = direction else { return }
    let current = Self.direction(of: line)
    direction = current
    // The shorter way around.
    var change = current - former
    if change > .pi { change -= 2 * .pi }
    if change < -.pi { change += 2 * .pi }
    angle += change
    speed.add(angle, at: event.timestamp)
    if state == .began || state == .changed {
      state = .changed
    } else if abs(angle) * (line.x * line.x + line.y * line.y).squareRoot() / 2 >= Self.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.contains(where: { !$0.isOver }) {
      fingersDidChange(at: event.timestamp)
      if line != nil { return }
    }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    (direction, angle) = (nil, 0)
    speed = GestureSpeed()
  }

  private func fingersDidChange(at time: TimeInterval) {
    guard let line else { return }
    direction = Self.direction(of: line)
    speed.add(angle, at: time)
  }
}
