@_spi(PackageViews) import HeadlessUIKit

/// Recognises taps: fingers that touch down and lift soon, in about the same place.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that make up the gesture.
  open var numberOfTapsRequired = 1
  /// The number of fingers that tap at once.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointing device. Kept, without effect: all touches are fingers.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var tapCount = 0
  private var start: CGPoint?
  private var timeout: ScheduledAction?
  /// The touches of the current tap.
  private var tapTouches: [UITouch] = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, wantedState == nil else { return }
    tapTouches += trackedTouches.filter { touches.contains($0) }
    let place = location(in: nil)
    if start == nil || tapTouches.count > 1 { start = place }
    guard tapTouches.count <= numberOfTouchesRequired, isNear(place) else {
      state = .failed
      return
    }
    if tapTouches.count == touches.count { failLater(after: TapLimits.maximumDuration) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if wantedState == nil, !isNear(location(in: nil)) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard wantedState == nil, tapTouches.allSatisfy(\.isOver) else { return }
    timeout?.cancel()
    guard tapTouches.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapTouches = []
    tapCount += 1
    if tapCount >= numberOfTapsRequired {
      state = .ended
    } else {
      failLater(after: TapLimits.maximumInterval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    timeout?.cancel()
    timeout = nil
    tapCount = 0
    start = nil
    tapTouches = []
  }

  /// A single tap does not prevent a double tap.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  @_spi(PackageViews)
  open override var recognizesTaps: Bool { true }

  private func isNear(_ place: CGPoint) -> Bool {
    guard let start else { return true }
    return abs(place.x - start.x) <= TapLimits.allowableMovement
      && abs(place.y - start.y) <= TapLimits.allowableMovement
  }

  private func failLater(after delay: TimeInterval) {
    timeout?.cancel()
    timeout = delivery?.clock.schedule(after: delay) { [weak self] in self?.state = .failed }
  }
}
