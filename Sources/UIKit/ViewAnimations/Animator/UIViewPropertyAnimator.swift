/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started yet, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, until it is finished.
  case stopped
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// Animates changes of views, which can be paused, reversed and moved through by hand.
///
/// Without a ``VirtualClock`` it ends at once.
open class UIViewPropertyAnimator: ObjectiveCObject, UIViewImplicitlyAnimating {
  /// Of the whole animation, seconds.
  public let duration: TimeInterval
  /// The pace.
  public let timingParameters: any UITimingCurveProvider
  /// Before the begin, seconds.
  public private(set) var delay: TimeInterval = 0
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether time passes for it.
  public private(set) var isRunning = false {
    willSet { _reportWillChange("running") }
    didSet { _reportDidChange("running") }
  }
  /// Whether it runs towards its begin.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      hold(at: position(isReversed: oldValue))
      resume()
    }
  }
  /// Whether it can be paused and stopped.
  open var isInterruptible = true
  /// Whether views are touched while it runs.
  open var isUserInteractionEnabled = true
  /// Whether touches are tested by the caller; without an effect.
  open var isManualHitTestingEnabled = false
  /// Whether ``fractionComplete`` is the part of the change that is shown. Otherwise it is the part of the time, and
  /// the animation follows its pace while that is set.
  open var scrubsLinearly = true
  /// Whether it stays active at its end.
  open var pausesOnCompletion = false

  private var pending: [(delay: CGFloat, animations: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var blocks: [AnimationBlock] = []
  /// Move what was stopped to its begin or its end.
  private var stopped: [(_ progress: CGFloat) -> Void] = []
  private var clock: VirtualClock?
  /// What drives it instead of the clock.
  private var driver: (any AnimationDriver)?
  private var now: TimeInterval { driver?.now ?? clock?.now ?? 0 }
  /// Where it was held, or resumed; shown while it is not running.
  private var held = Position.start
  /// Whether the running animation follows its pace from the held time to its end. Otherwise the rest has the whole
  /// pace, from what was shown.
  private var followsPace = false
  /// The number of times that it was resumed or held: what was scheduled before is void.
  private var changeCount = 0
  /// When it was resumed, seconds of the clock.
  private var resumedAt: TimeInterval = 0
  /// From there to its end, seconds.
  private var remainingDuration: TimeInterval = 0
  private var endAction: ScheduledAction?
  private var startAction: ScheduledAction?
  private var pace: AnimationTiming.Pace

  /// How far the animation is.
  private struct Position {
    static let start = Position(progress: 0, time: 0)
    static let end = Position(progress: 1, time: 1)

    /// The part of the change that is shown: 0 for the begin and 1 for the end; a spring shoots past it.
    var progress: CGFloat
    /// The part of the time at which the pace shows that, 0...1; nil if it shows that by another course.
    var time: CGFloat?
  }

  // MARK: Creating

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

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

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

  /// An animator that has been started.
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

  /// Adds changes. While the animator is active they take the rest of its time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a part of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = max(0, min(1, delayFactor))
    guard state == .active, clock != nil else {
      pending.append((factor, animation))
      return
    }
    let start = max(0, min(1, position.progress))
    run(animation, from: start + (1 - start) * factor)
  }

  /// Adds a closure that is called at the end.
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

  /// The position at a part of the time.
  private func position(at time: CGFloat) -> Position {
    Position(progress: progress(at: time), time: time)
  }

  /// What the pace shows at a part of the time.
  private func progress(at time: CGFloat) -> CGFloat {
    switch pace {
    case .function(let function): function.progress(at: time)
    case .spring(let spring): CGFloat(spring.progress(after: time.native * duration))
    }
  }

  /// The first part of the time at which the pace shows a progress; 1 if it does not.
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

  /// Starts it, or resumes it; at once also during the delay of an earlier call.
  open func startAnimation() { start(after: 0) }

  /// Starts it after a delay, seconds, which replaces that of an earlier call.
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

  /// Nothing drives time: it is over.
  private func activateWithoutClock() {
    let animations = pending
    pending = []
    for (_, animation) in animations { AnimationBlock.runWithoutAnimation(animation) }
    complete(at: isReversed ? .start : .end)
  }

  /// - Parameter restartsPace: whether the rest has the whole pace.
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

  /// Cancels what an earlier call has scheduled.
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

  /// Pauses it; an inactive one becomes active.
  open func pauseAnimation() {
    if state == .inactive {
      guard let clock = VirtualClock.current else { return }
      self.clock = clock
      activate()
    }
    guard state == .active else { return }
    hold(at: position)
  }

  /// Resumes it with another pace.
  ///
  /// - Parameter durationFactor: the rest of the time as a part of the duration; 0 for what is left.
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

  /// How far it is, 0...1: see ``scrubsLinearly``. Setting it pauses the animator, or activates a new one.
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

  /// Stops it where it is.
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

  /// Ends a stopped animator with the values of its begin or its end, or with those that are shown, and calls
  /// the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    let stopped = stopped
    self.stopped = []
    if finalPosition != .current {
      // Values that several changes add up in are those of the first one at the begin.
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
