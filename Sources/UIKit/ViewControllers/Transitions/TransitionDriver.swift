/// Scrubs the animations of a transition with a gesture, and lets them run forward or back after
/// it.
final class TransitionDriver: AnimationDriver {
  private struct Animation {
    let end: TimeInterval
    let finish: () -> Void
    let revert: () -> Void
  }

  private let clock: VirtualClock
  private let begin: TimeInterval
  private var animations: [Animation] = []
  private var actions: [ScheduledAction] = []
  /// Seconds from the start, at the last hold or release.
  private var held: TimeInterval = 0
  private var releasedAt: TimeInterval = 0
  /// Seconds of the animations per second; negative backwards, 0 while a gesture holds them.
  private var speed = 0.0

  init(clock: VirtualClock) {
    self.clock = clock
    begin = clock.now
  }

  /// Runs a closure whose animations are driven.
  func perform(_ animate: () -> Void) {
    AnimationBlock.drivers.with(self, perform: animate)
  }

  /// Seconds from the start.
  private(set) var elapsed: TimeInterval {
    get { max(0, held + (clock.now - releasedAt) * speed) }
    set {
      held = newValue
      releasedAt = clock.now
    }
  }

  var now: TimeInterval { begin + elapsed }

  func add(end: TimeInterval, finish: @escaping () -> Void, revert: @escaping () -> Void) {
    let animation = Animation(end: end, finish: finish, revert: revert)
    animations.append(animation)
    if speed > 0 { schedule(animation) }
  }

  /// Shows the animations at a time, seconds from the start.
  func hold(at time: TimeInterval) {
    speed = 0
    elapsed = time
    for action in actions { action.cancel() }
    actions = []
  }

  /// Pauses the animations.
  func hold() { hold(at: elapsed) }

  /// Lets the animations run to their ends.
  ///
  /// - Parameter speed: seconds of the animations per second.
  func release(speed: Double) {
    hold()
    self.speed = speed
    for animation in animations { schedule(animation) }
  }

  /// Reverses the animations to their start, and calls a closure there.
  func revert(speed: Double, completion: @escaping () -> Void) {
    hold()
    self.speed = -speed
    let action = clock.schedule(after: elapsed / speed) { [self] in
      let reverted = animations
      animations = []
      // Last change first: a value that several changes add up in ends with the first one's start
      // value.
      for animation in reverted.reversed() { animation.revert() }
      completion()
    }
    actions.append(action)
  }

  private func schedule(_ animation: Animation) {
    guard animation.end.isFinite else { return }
    let action = clock.schedule(after: (animation.end - now) / speed) { animation.finish() }
    actions.append(action)
  }
}
