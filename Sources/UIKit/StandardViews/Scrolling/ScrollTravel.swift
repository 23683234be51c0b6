/// The way of content from one offset to another.
struct ScrollTravel {
  /// Of `setContentOffset(_:animated:)`, seconds; not published by Apple.
  static let duration: TimeInterval = 0.3

  var start: CGPoint
  var target: CGPoint
  let clock: VirtualClock
  let begin: TimeInterval
  var nextFrame: ScheduledAction?

  /// The offset at a time of the clock: slow at the start and the end.
  func offset(at time: TimeInterval) -> CGPoint {
    let progress = CAMediaTimingFunction.easeInEaseOut.progress(
      at: CGFloat((time - begin) / Self.duration))
    return CGPoint(
      x: start.x + (target.x - start.x) * progress, y: start.y + (target.y - start.y) * progress)
  }

  /// The seconds that are left at a time of the clock; less than the clock distinguishes counts as none.
  func rest(at time: TimeInterval) -> TimeInterval {
    let rest = begin + Self.duration - time
    return rest > 1e-6 ? rest : 0
  }

  /// Moves the way with the content.
  mutating func shift(by distance: CGPoint) {
    start.x += distance.x
    start.y += distance.y
    target.x += distance.x
    target.y += distance.y
  }
}

extension UIScrollView {
  /// Whether the content moves to an offset by an animation.
  public final var isScrollAnimating: Bool { motion?.travel != nil }

  /// Where an animation of the offset ends; the content offset if there is none.
  package final var targetContentOffset: CGPoint { motion?.travel?.target ?? contentOffset }

  /// The visible part of the content once an animation of the offset has ended.
  package final var targetBounds: CGRect {
    CGRect(origin: targetContentOffset, size: bounds.size)
  }

  /// Moves the content to an offset, frame by frame. Without a clock or a window it is there at once.
  func travel(to target: CGPoint) {
    guard target != contentOffset else { return }
    guard window != nil, let clock = VirtualClock.current, UIView.areAnimationsEnabled else {
      contentOffset = target
      delegate?.scrollViewDidEndScrollingAnimation(self)
      return
    }
    let motion = loadMotion()
    motion.indicators.begin()
    motion.travel = ScrollTravel(
      start: contentOffset, target: target, clock: clock, begin: clock.now)
    scheduleTravelFrame()
  }

  /// Moves the content as an animation of views does: the offset has its new value at once, and is drawn on its way
  /// there. For callers that move on from the value with each event of a finger.
  package final func slide(to target: CGPoint) {
    stopMoving(tellsDelegate: false)
    guard target != contentOffset else { return }
    let indicators = loadMotion().indicators
    indicators.begin()
    UIView.animate(
      withDuration: ScrollTravel.duration, options: .allowUserInteraction,
      animations: { self.contentOffset = target },
      completion: { [weak self] _ in
        indicators.end()
        guard let self else { return }
        delegate?.scrollViewDidEndScrollingAnimation(self)
      })
  }

  /// Scrolls as ``scrollRectToVisible(_:animated:)``, in the way of ``slide(to:)``.
  package final func slide(toShow rect: CGRect) {
    if let offset = offset(showing: rect) { slide(to: offset) }
  }

  /// Ends the way at the current offset.
  func stopTravelling(tellsDelegate: Bool) {
    guard let motion, let travel = motion.travel else { return }
    travel.nextFrame?.cancel()
    motion.travel = nil
    motion.indicators.end()
    if tellsDelegate { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  private func scheduleTravelFrame() {
    guard let travel = motion?.travel else { return }
    let delay = min(Self.frameDuration, travel.rest(at: travel.clock.now))
    motion?.travel?.nextFrame = travel.clock.schedule(after: delay) { [weak self] in
      self?.showTravelFrame()
    }
  }

  private func showTravelFrame() {
    guard let travel = motion?.travel else { return }
    let isLast = travel.rest(at: travel.clock.now) == 0
    contentOffset = isLast ? travel.target : travel.offset(at: travel.clock.now)
    // The delegate may have stopped it, or moved the content elsewhere.
    guard let current = motion?.travel, current.nextFrame === travel.nextFrame else { return }
    if isLast { stopTravelling(tellsDelegate: true) } else { scheduleTravelFrame() }
  }
}
