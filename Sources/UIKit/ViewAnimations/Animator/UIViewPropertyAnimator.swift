/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started yet, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, until it is finished.
  case stopped
}

/// The value at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The values that the animated properties have afterwards: the new ones, the old ones, or those shown as the
  /// animation was stopped.
  case end, start, current
}

/// Animates changes to views; can be paused, reversed and scrubbed.
///
/// Without a ``VirtualClock`` it ends at once.
open class UIViewPropertyAnimator: ObjectiveCObject, UIViewImplicitlyAnimating {
  /// The duration of the whole animation, seconds.
  public let duration: TimeInterval
  /// The pace.
  public let timingParameters: any UITimingCurveProvider
  /// The time before the animation starts, seconds.
  public private(set) var delay: TimeInterval = 0
  /// Whether the animator is inactive, active or stopped.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation advances with time.
  public private(set) var isRunning = false {
    willSet { _reportWillChange("running") }
    didSet { _reportDidChange("running") }
  }
  /// Whether the animation runs in reverse.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      hold(at: position(isReversed: oldValue))
      resume()
    }
  }
  /// Kept, without effect: the animation can always be paused and stopped.
  open var isInterruptible = true
  /// Whether animated views receive touches; read when the animations are added.
  open var isUserInteractionEnabled = true
  /// Kept, without effect on hit testing.
  open var isManualHitTestingEnabled = false
  /// Whether ``fractionComplete`` is the fraction of the change that is shown. Otherwise it is the
  /// fraction of the time, and setting it applies the pace.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, and does not call its completions.
  open var pausesOnCompletion = false

  private var pending: [(delay: CGFloat, animations: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var blocks: [AnimationBlock] = []
  /// Move stopped animations to their start or end.
  private var stopped: [(_ progress: CGFloat) -> Void] = []
  private var clock: VirtualClock?
  /// The driver of the animation's time, instead of the clock; nil for the clock.
  private var driver: (any AnimationDriver)?
  private var now: TimeInterval { driver?.now ?? clock?.now ?? 0 }
  /// The position at which it was last held or resumed; shown while it is not running.
  private var held = Position.start
  /// Whether the running animation follows its pace from the held time to its end. Otherwise the
  /// whole pace is applied to the rest of the change.
  private var followsPace = false
  /// The number of times that it was resumed or held; earlier scheduled actions are void.
  private var changeCount = 0
  /// The time at which it was resumed, seconds of the clock.
  private var resumedAt: TimeInterval = 0
  /// The time from there to its end, seconds.
  private var remainingDuration: TimeInterval = 0
  private var endAction: ScheduledAction?
  private var startAction: ScheduledAction?
  private var pace: AnimationTiming.Pace

  /// The position of the animation.
  private struct Position {
    static let start = Position(progress: 0, time: 0)
    static let end = Position(progress: 1, time: 1)

    /// The shown fraction of the change: 0 at the start, 1 at the end; a spring exceeds 1.
    var progress: CGFloat
    /// The fraction of the time, 0...1, at which the pace has this progress; nil if the progress
    /// was reached otherwise.
    var time: CGFloat?
  }

  // MARK: Creating

  /// Creates an animator of 0.2 seconds, as long as animations of views to which no duration is given.
  public convenience override init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
  }

  /// Creates an animator with a pace.
  ///
  /// - Parameters:
  ///   - duration: seconds; ignored by a spring whose physics determine it; negative or infinite
  ///     counts as 0.
  ///   - parameters: the curve or the spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let wanted = duration > 0 && duration.isFinite ? duration : 0
    if let spring = parameters.springTimingParameters {
      let motion = spring.spring(duration: wanted > 0 ? wanted : 0.5)
      pace = .spring(motion)
      self.duration = spring.hasOwnDuration ? motion.settlingDuration : wanted
    } else {
      pace = .function(parameters.cubicTimingParameters?.function ?? .easeInEaseOut)
      self.duration = wanted
    }
    super.init()
  }

  /// Creates an animator with a predefined curve; `duration` in seconds.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a Bézier curve from (0, 0) to (1, 1); `duration` in seconds.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles at the end of the duration, in seconds. A
  /// damping ratio of 1 does not overshoot.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  deinit {
    for block in blocks { block.settle(at: 1) }
  }

  /// Creates an animator and starts it after a delay, with the options' curve.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve: UIView.AnimationCurve
    switch options.timingFunction {
    case .easeIn: curve = .easeIn
    case .easeOut: curve = .easeOut
    case .linear: curve = .linear
    default: curve = .easeInOut
    }
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Animations

  /// Adds changes. If the animator is active, they take the rest of its duration.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that start after a fraction of the remaining duration, 0...1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = max(0, min(1, delayFactor))
    guard state == .active, clock != nil else {
      pending.append((factor, animation))
      return
    }
    let start = max(0, min(1, position.progress))
    run(animation, from: start + (1 - start) * factor)
  }

  /// Adds a closure that is called when the animation finishes; it receives where it ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func run(_ animation: () -> Void, from start: CGFloat) {
    guard let clock else { return }
    var timing = AnimationTiming(
      begin: clock.now, duration: max(duration, 1e-9), pace: .function(.linear))
    timing.repeatCount = .infinity
    let block = AnimationBlock(
      clock: clock, timing: timing,
      options: isUserInteractionEnabled ? .allowUserInteraction : [], completion: nil)
    block.control = { [weak self] in
      guard let self else { return 1 }
      let progress = position.progress
      return start < 1 ? max(0, (progress - start) / (1 - start)) : (progress >= 1 ? 1 : 0)
    }
    block.run(animation)
    blocks.append(block)
  }

  private var position: Position { position(isReversed: isReversed) }

  private func position(isReversed: Bool) -> Position {
    guard isRunning else { return held }
    let end = isReversed ? Position.start : .end
    guard remainingDuration > 0 else { return end }
    let part = CGFloat(max(0, min(1, (now - resumedAt) / remainingDuration)))
    if followsPace, let start = held.time {
      return position(at: start + ((isReversed ? 0 : 1) - start) * part)
    }
    return Position(
      progress: held.progress + (end.progress - held.progress) * progress(at: part), time: nil)
  }

  /// The position at a fraction of the time.
  private func position(at time: CGFloat) -> Position {
    Position(progress: progress(at: time), time: time)
  }

  /// The progress that the pace has at a fraction of the time.
  private func progress(at time: CGFloat) -> CGFloat {
    switch pace {
    case .function(let function): function.progress(at: time)
    case .spring(let spring): CGFloat(spring.progress(after: time.native * duration))
    }
  }

  /// The first fraction of the time at which the pace reaches a progress; 1 if it never does.
  private func time(showing progress: CGFloat) -> CGFloat {
    guard progress > 0 else { return 0 }
    let steps = 128
    let reached = (1...steps).first { self.progress(at: CGFloat($0) / CGFloat(steps)) >= progress }
    guard let reached else { return 1 }
    var low = CGFloat(reached - 1) / CGFloat(steps)
    var high = CGFloat(reached) / CGFloat(steps)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }

  // MARK: Running

  /// Starts or resumes the animation at once; cancels the delay of an earlier call.
  open func startAnimation() { start(after: 0) }

  /// Starts the animation after a delay in seconds, which replaces the delay of an earlier call.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay > 0 ? delay : 0
    start(after: self.delay)
  }

  private func start(after delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    guard let clock = self.clock ?? VirtualClock.current,
      UIView.areAnimationsEnabled || state == .active
    else {
      activateWithoutClock()
      return
    }
    self.clock = clock
    if state == .inactive {
      driver = AnimationBlock.drivers.last
      activate()
    }
    guard delay > 0, driver == nil else {
      resume(after: delay)
      return
    }
    startAction?.cancel()
    startAction = clock.schedule(after: delay) { [self] in resume() }
  }

  private func activate() {
    state = .active
    let animations = pending
    pending = []
    for (delay, animation) in animations { run(animation, from: delay) }
  }

  /// Without a clock, the animation ends at once.
  private func activateWithoutClock() {
    let animations = pending
    pending = []
    for (_, animation) in animations { AnimationBlock.runWithoutAnimation(animation) }
    complete(at: isReversed ? .start : .end)
  }

  /// - Parameter restartsPace: whether the whole pace is applied to the rest of the change.
  private func resume(
    durationFactor: CGFloat = 0, after delay: TimeInterval = 0, restartsPace: Bool = false
  ) {
    guard let clock, state == .active else { return }
    cancelActions()
    followsPace = !scrubsLinearly && !restartsPace && held.time != nil
    let start = followsPace ? held.time ?? 0 : held.progress
    let rest = isReversed ? start : 1 - start
    remainingDuration = duration * Double(durationFactor > 0 ? durationFactor : abs(rest))
    resumedAt = now + delay
    isRunning = true
    if let driver {
      let change = changeCount
      driver.add(end: resumedAt + remainingDuration) { [self] in
        if changeCount == change { reachEnd() }
      } revert: { [self] in
        guard state == .active else { return }
        hold(at: .start)
        finish(at: .start)
      }
      return
    }
    endAction = clock.schedule(after: remainingDuration) { [self] in reachEnd() }
  }

  private func hold(at position: Position) {
    held = position
    isRunning = false
    cancelActions()
  }

  /// Cancels the scheduled start and end.
  private func cancelActions() {
    changeCount += 1
    endAction?.cancel()
    endAction = nil
    startAction?.cancel()
    startAction = nil
  }

  private func reachEnd() {
    hold(at: isReversed ? .start : .end)
    if pausesOnCompletion { return }
    finish(at: isReversed ? .start : .end)
  }

  /// Pauses the animation, and activates an inactive animator.
  open func pauseAnimation() {
    if state == .inactive {
      guard let clock = VirtualClock.current else { return }
      self.clock = clock
      activate()
    }
    guard state == .active else { return }
    hold(at: position)
  }

  /// Resumes the animation with another pace; nil keeps the pace.
  ///
  /// - Parameter durationFactor: the rest of the time as a fraction of the duration; 0 for the
  ///   remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let spring = parameters?.springTimingParameters {
      pace = .spring(spring.spring(duration: duration))
    } else if let cubic = parameters?.cubicTimingParameters {
      pace = .function(cubic.function)
    }
    resume(durationFactor: durationFactor, restartsPace: parameters != nil)
  }

  /// The fraction that is complete, 0...1: see ``scrubsLinearly``. Setting it pauses the animator,
  /// or activates an inactive one.
  open var fractionComplete: CGFloat {
    get {
      let position = position
      let fraction =
        scrubsLinearly ? position.progress : position.time ?? time(showing: position.progress)
      return max(0, min(1, fraction))
    }
    set {
      pauseAnimation()
      guard state == .active else { return }
      let fraction = max(0, min(1, newValue.isNaN ? 0 : newValue))
      held = scrubsLinearly ? Position(progress: fraction, time: nil) : position(at: fraction)
    }
  }

  // MARK: Ending

  /// Stops the animation at its current values.
  ///
  /// - Parameter withoutFinishing: whether it becomes inactive, without its completions being called.
  ///   Otherwise ``finishAnimation(at:)`` ends it.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    hold(at: position)
    let stopped = blocks.map { $0.stop(at: held.progress) }
    blocks = []
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] } else { self.stopped = stopped }
  }

  /// Finishes a stopped animator with the values at the start, at the end, or with the shown ones,
  /// and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    let stopped = stopped
    self.stopped = []
    if finalPosition != .current {
      // Several changes can add up in one value; the first one's start value is restored last.
      let ordered = finalPosition == .start ? stopped.reversed() : stopped
      for move in ordered { move(finalPosition == .start ? 0 : 1) }
    }
    complete(at: finalPosition)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    for block in blocks { block.settle(at: position == .start ? 0 : 1) }
    blocks = []
    complete(at: position)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    state = .inactive
    isRunning = false
    driver = nil
    held = .start
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
