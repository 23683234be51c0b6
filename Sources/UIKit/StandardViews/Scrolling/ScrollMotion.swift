/// The state of scrolling in a scroll view.
final class ScrollMotion {
  /// A finger that drags the content.
  struct Drag {
    /// The offset when the finger touched down, ignoring edges.
    var start: CGPoint
  }

  /// Content that decelerates after the finger was lifted.
  struct Deceleration {
    let x: ScrollCurve
    let y: ScrollCurve
    let clock: VirtualClock
    let begin: TimeInterval
    var nextFrame: ScheduledAction?
    /// The distance by which the content was moved during the motion.
    var shift = CGPoint.zero

    var duration: TimeInterval { TimeInterval(max(x.duration, y.duration)) }
  }

  var drag: Drag?
  var deceleration: Deceleration?
  var travel: ScrollTravel?
  let indicators = ScrollIndicators()
}

extension UIScrollView {
  /// The initial ratio of the content's movement to the finger's beyond an edge.
  private static let pullFactor: CGFloat = 0.55
  /// The interval between two offsets of content that moves by itself, seconds.
  static let frameDuration: TimeInterval = 1.0 / 60
  /// The finger speed below which content stops when released, points per second.
  private static let slowestThrow: CGFloat = 10

  func loadMotion() -> ScrollMotion {
    if let motion { return motion }
    let motion = ScrollMotion()
    self.motion = motion
    return motion
  }

  // MARK: A finger

  /// Starts dragging the content by a finger.
  package func beginDragging() {
    guard isScrollEnabled, !isDragging else { return }
    stopMoving(tellsDelegate: true)
    let motion = loadMotion()
    let edges = restingOffsets
    motion.drag = ScrollMotion.Drag(
      start: CGPoint(
        x: Self.unpulled(contentOffset.x, edges.x, bounds.width),
        y: Self.unpulled(contentOffset.y, edges.y, bounds.height)))
    motion.indicators.begin()
    // Editing ends at once, also in interactive modes: a drawn keyboard does not follow the finger.
    if keyboardDismissMode != .none { window?.endEditing(true) }
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the content by the finger's translation since dragging started, in the view's
  /// coordinates.
  package func drag(by translation: CGPoint) {
    guard let drag = motion?.drag, !isZooming, translation.x.isFinite, translation.y.isFinite
    else { return }
    let edges = restingOffsets
    contentOffset = CGPoint(
      x: pulled(
        drag.start.x - translation.x, edges.x, bounds.width, bounces: bouncesX,
        alwaysBounces: alwaysBounceHorizontal),
      y: pulled(
        drag.start.y - translation.y, edges.y, bounds.height, bounces: bouncesY,
        alwaysBounces: alwaysBounceVertical))
  }

  /// Ends dragging: the finger was lifted.
  ///
  /// - Parameter velocity: the finger's velocity, points per second.
  package func endDragging(velocity: CGPoint) {
    guard let motion, motion.drag != nil else { return }
    motion.drag = nil
    accessory?.scrollViewWillEndDragging()
    let velocity = CGPoint(
      x: Self.thrown(-velocity.x, restingOffsets.x, canBounce: alwaysBounceHorizontal),
      y: Self.thrown(-velocity.y, restingOffsets.y, canBounce: alwaysBounceVertical))
    var target = restingTarget(velocity: velocity)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    let (x, y) = curves(velocity: velocity, target: target)
    let willDecelerate = x.duration > 0 || y.duration > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    guard willDecelerate, !isDragging else {
      motion.indicators.end()
      return
    }
    delegate?.scrollViewWillBeginDecelerating(self)
    guard let clock = VirtualClock.current else {
      contentOffset = CGPoint(x: x.end, y: y.end)
      motion.indicators.end()
      delegate?.scrollViewDidEndDecelerating(self)
      return
    }
    motion.deceleration = ScrollMotion.Deceleration(x: x, y: y, clock: clock, begin: clock.now)
    scheduleFrame()
  }

  // MARK: Moving on

  /// Moves the content offset with content whose place was an estimate, without disturbing a finger or a motion.
  package func shiftContentOffset(by distance: CGPoint) {
    motion?.drag?.start.x += distance.x
    motion?.drag?.start.y += distance.y
    motion?.deceleration?.shift.x += distance.x
    motion?.deceleration?.shift.y += distance.y
    motion?.travel?.shift(by: distance)
    contentOffset = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
  }

  /// Stops the content at its current offset.
  ///
  /// - Parameter tellsDelegate: whether the delegate is notified that an animation of the offset ends. It is not if
  ///   another one takes its place.
  func stopMoving(tellsDelegate: Bool) {
    stopTravelling(tellsDelegate: tellsDelegate)
    guard let motion, let deceleration = motion.deceleration else { return }
    deceleration.nextFrame?.cancel()
    motion.deceleration = nil
    motion.indicators.end()
  }

  private func scheduleFrame() {
    guard let deceleration = motion?.deceleration else { return }
    motion?.deceleration?.nextFrame = deceleration.clock.schedule(after: Self.frameDuration) {
      [weak self] in self?.showFrame()
    }
  }

  private func showFrame() {
    guard let motion, let deceleration = motion.deceleration else { return }
    let time = CGFloat(deceleration.clock.now - deceleration.begin)
    contentOffset = CGPoint(
      x: deceleration.x.offset(at: time) + deceleration.shift.x,
      y: deceleration.y.offset(at: time) + deceleration.shift.y)
    // The delegate may have stopped it.
    guard motion.deceleration != nil else { return }
    if deceleration.clock.now - deceleration.begin < deceleration.duration {
      scheduleFrame()
    } else {
      motion.deceleration = nil
      motion.indicators.end()
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  // MARK: Arithmetic

  /// The offset at which content stops that is released with a velocity in points per second,
  /// within the edges.
  private func restingTarget(velocity: CGPoint) -> CGPoint {
    let edges = restingOffsets
    guard !isPagingEnabled else {
      return CGPoint(
        x: Self.page(contentOffset.x, velocity.x, bounds.width, edges.x),
        y: Self.page(contentOffset.y, velocity.y, bounds.height, edges.y))
    }
    let rate = min(max(decelerationRate.rawValue, 0.5), 0.9999)
    let reach = -1 / (1000 * ExponentialFunction.logarithm(of: rate))
    func clamped(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      min(max(value, range.lowerBound), range.upperBound)
    }
    let y = clamped(contentOffset.y + velocity.y * reach, edges.y)
    let (start, end) = (edges.y.lowerBound, edges.y.upperBound)
    return CGPoint(
      x: clamped(contentOffset.x + velocity.x * reach, edges.x),
      y: followingBars.map { start + $0.rest(for: y - start, end: end - start) } ?? y)
  }

  /// The curves to a target. If the target lies at an edge, content overshoots it according to the
  /// velocity.
  private func curves(velocity: CGPoint, target: CGPoint) -> (x: ScrollCurve, y: ScrollCurve) {
    let edges = restingOffsets
    // A page is reached within some 0.6 s: the normal rate would take 3.
    let rate =
      isPagingEnabled
      ? min(decelerationRate.rawValue, DecelerationRate.fast.rawValue)
      : decelerationRate.rawValue
    let reach = -1 / (1000 * ExponentialFunction.logarithm(of: min(max(rate, 0.5), 0.9999)))
    func curve(
      _ offset: CGFloat, _ velocity: CGFloat, _ target: CGFloat, _ edges: ClosedRange<CGFloat>,
      bounces: Bool
    ) -> ScrollCurve {
      let free = offset + velocity * reach
      let isBeyond =
        !isPagingEnabled
        && (target == edges.lowerBound && free < target
          || target == edges.upperBound && free > target)
      return ScrollCurve(
        from: offset, velocity: velocity, target: isBeyond ? free : target, edges: edges,
        rate: rate, bounces: bounces)
    }
    return (
      curve(contentOffset.x, velocity.x, target.x, edges.x, bounces: bouncesX),
      curve(contentOffset.y, velocity.y, target.y, edges.y, bounces: bouncesY)
    )
  }

  /// The page at which content stops: the next one in the direction of the velocity; the closest
  /// one without velocity.
  private static func page(
    _ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ edges: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let pages = (offset - edges.lowerBound) / length
    let rule: FloatingPointRoundingRule =
      velocity == 0 ? .toNearestOrAwayFromZero : velocity > 0 ? .up : .down
    return min(
      max(edges.lowerBound + pages.rounded(rule) * length, edges.lowerBound), edges.upperBound)
  }

  /// The velocity; 0 if the content cannot move or the finger was nearly at rest.
  private static func thrown(
    _ velocity: CGFloat, _ edges: ClosedRange<CGFloat>, canBounce: Bool
  ) -> CGFloat {
    guard velocity.isFinite, abs(velocity) >= slowestThrow,
      edges.lowerBound < edges.upperBound || canBounce
    else { return 0 }
    return velocity
  }

  /// Whether the content can be pulled beyond its edges, horizontally and vertically.
  var bouncesX: Bool { bounces && bouncesHorizontally }
  var bouncesY: Bool { bounces && bouncesVertically }

  /// The shown offset for a finger's offset: beyond an edge the content follows less and less.
  private func pulled(
    _ offset: CGFloat, _ edges: ClosedRange<CGFloat>, _ length: CGFloat, bounces: Bool,
    alwaysBounces: Bool
  ) -> CGFloat {
    let inside = min(max(offset, edges.lowerBound), edges.upperBound)
    guard bounces, edges.lowerBound < edges.upperBound || alwaysBounces, length > 0 else {
      return inside
    }
    let pull = offset - inside
    let shown = (1 - 1 / (abs(pull) * Self.pullFactor / length + 1)) * length
    return pull < 0 ? inside - shown : inside + shown
  }

  /// The finger's offset for a shown offset; the inverse of ``pulled``.
  private static func unpulled(
    _ offset: CGFloat, _ edges: ClosedRange<CGFloat>, _ length: CGFloat
  ) -> CGFloat {
    let inside = min(max(offset, edges.lowerBound), edges.upperBound)
    let shown = abs(offset - inside)
    guard shown > 0, shown < length else { return offset }
    let pull = (1 / (1 - shown / length) - 1) * length / pullFactor
    return offset < inside ? inside - pull : inside + pull
  }
}
