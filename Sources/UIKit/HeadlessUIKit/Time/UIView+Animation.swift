extension UIView {
  /// Animates a closure's changes of views: frame, bounds, centre, transform, alpha, background colour, and corner
  /// radius, border and shadow of layers; with `layoutIfNeeded()` inside, layout.
  ///
  /// The properties have their new values immediately; pictures show the transition. Animations run on the current
  /// ``VirtualClock``. With a duration of 0 (the delay is then ignored too) or without any change, the animation ends
  /// immediately, and the completion is called in the next turn of the clock, as on a device. Without a clock, and while
  /// animations are disabled, it is called before this method returns.
  ///
  /// In another animation's closure, this animation starts with the other, and has its duration and curve unless the
  /// options override them. A change of an animated property is added to the running animation. Views receive no
  /// touches while they are animated, unless the options allow it.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - delay: seconds before the animation starts.
  ///   - animations: called once, before this returns.
  ///   - completion: called when all animations of the block have ended: with false if an animation was interrupted,
  ///     because its view was removed from its superview, or because another animation replaced a colour. An animation
  ///     that repeats forever ends only in this way.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: delay, pace: .function(options.timingFunction), options: options,
      animations: animations, completion: completion)
  }

  /// Animates a change of the system's, whose completion is called before the method returns if there is nothing to
  /// animate. See ``animate(withDuration:delay:options:animations:completion:)``.
  package class func animateUnlessOver(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    startAnimation(
      duration: duration, delay: delay, pace: .function(options.timingFunction), options: options,
      animations: animations, completion: completion)
  }

  /// Animates a closure's changes, like a spring that settles at the end of the duration.
  /// See ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 settles without oscillating; values nearer to 0 oscillate more.
  ///   - velocity: at the start, in total distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: delay,
      pace: duration > 0 && duration.isFinite
        ? .spring(
          Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity))
        : .function(.linear),
      options: options, animations: animations, completion: completion)
  }

  /// Animates a closure's changes, like a spring that is described by its appearance.
  /// See ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration of the movement, seconds; the animation ends when the spring
  ///     has settled.
  ///   - bounce: 0 does not oscillate, values closer to 1 oscillate more, negative values arrive slowly.
  ///   - velocity: at the start, in total distances per second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0, duration.isFinite else {
      animate(
        withDuration: 0, options: options, animations: animations, completion: completion)
      return
    }
    let spring = Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
    animate(
      duration: spring.settlingDuration, delay: delay, pace: .spring(spring), options: options,
      animations: animations, completion: completion)
  }

  private class func animate(
    duration: TimeInterval, delay: TimeInterval, pace: AnimationTiming.Pace,
    options: AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    completingLater(completion) { completion in
      startAnimation(
        duration: duration, delay: delay, pace: pace, options: options, animations: animations,
        completion: completion)
    }
  }

  /// Starts an animation. If it is over at its start, as all are while animations are disabled, its completion is called
  /// in the next turn of the clock.
  ///
  /// - Parameter start: Receives the completion to call.
  package class func completingLater(
    _ completion: ((Bool) -> Void)?, _ start: (((Bool) -> Void)?) -> Void
  ) {
    guard let completion, let clock = VirtualClock.current else {
      start(completion)
      return
    }
    var isStarting = true
    start { isFinished in
      if isStarting {
        clock.schedule(after: 0) { completion(isFinished) }
      } else {
        completion(isFinished)
      }
    }
    isStarting = false
  }

  private class func startAnimation(
    duration: TimeInterval, delay: TimeInterval, pace: AnimationTiming.Pace,
    options: AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationBlock.open
    let clock = outer?.clock ?? VirtualClock.current
    guard let clock else {
      // Nothing inside can be animated either.
      animations()
      completion?(true)
      return
    }
    guard areAnimationsEnabled else {
      AnimationBlock.runWithoutAnimation(animations)
      completion?(true)
      return
    }
    let delay = delay > 0 ? delay : 0
    var timing = AnimationTiming(
      begin: (outer?.timing.begin ?? clock.now) + delay, duration: duration, pace: pace)
    var options = options
    if let outer {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
      if !options.contains(.overrideInheritedCurve) { timing.pace = outer.timing.pace }
      if !options.contains(.overrideInheritedOptions) { options.formUnion(outer.inherited) }
    }
    guard timing.duration > 0, timing.duration.isFinite, delay.isFinite else {
      AnimationBlock.runWithoutAnimation(animations)
      completion?(true)
      return
    }
    if options.contains(.repeat) { timing.repeatCount = .infinity }
    timing.autoreverses = options.contains(.autoreverse)
    AnimationBlock(clock: clock, timing: timing, options: options, completion: completion)
      .run(animations)
  }

  /// Runs a closure in an animation block, so that its changes happen at once.
  public class func performWithoutAnimation<Result>(_ actions: () throws -> Result) rethrows
    -> Result
  {
    try AnimationBlock.runWithoutAnimation(actions)
  }

  /// Sets whether animations that start later on the current clock are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    VirtualClock.current?.areAnimationsEnabled = enabled
  }

  /// Whether an animation that starts at this time is animated.
  public class var areAnimationsEnabled: Bool {
    guard let clock = VirtualClock.current else { return false }
    return clock.areAnimationsEnabled && !AnimationBlock.isSuspended
  }

  /// The duration of the animation whose closure is running, seconds; 0 outside of any animation.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.open?.timing.duration ?? 0
  }
}
