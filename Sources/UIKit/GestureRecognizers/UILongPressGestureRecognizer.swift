/// Recognises fingers that rest where they touched down; a continuous gesture that then follows
/// them.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the fingers rest before the gesture begins, seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the fingers may move before it begins, points.
  open var allowableMovement: CGFloat = 10
  /// The number of fingers that press.
  open var numberOfTouchesRequired = 1
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0

  private var start = CGPoint.zero
  private var tapCount = 0
  private var timeout: ScheduledAction?

  private var fingersDown: Int { trackedTouches.filter { !$0.isOver }.count }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard fingersDown <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    start = location(in: nil)
    guard fingersDown == numberOfTouchesRequired else { return }
    if tapCount < numberOfTapsRequired {
      later(after: TapLimits.maximumDuration) { $0.state = .failed }
    } else {
      later(after: minimumPressDuration) { $0.state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .changed
      return
    }
    let place = location(in: nil)
    let (x, y) = (place.x - start.x, place.y - start.y)
    if (x * x + y * y).squareRoot() > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      if fingersDown == 0 { state = .ended }
    } else if tapCount < numberOfTapsRequired, fingersDown == 0 {
      tapCount += 1
      later(after: TapLimits.maximumInterval) { $0.state = .failed }
    } else if tapCount >= numberOfTapsRequired {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    timeout?.cancel()
    timeout = nil
    tapCount = 0
  }

  private func later(
    after delay: TimeInterval, _ action: @escaping (UILongPressGestureRecognizer) -> Void
  ) {
    timeout?.cancel()
    timeout = delivery?.clock.schedule(after: delay) { [weak self] in
      if let self { action(self) }
    }
  }
}
