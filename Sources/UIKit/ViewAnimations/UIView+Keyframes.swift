import Threads

/// The key frames of one call of `UIView.animateKeyframes`.
final class KeyframeGroup {
  private static let open = ThreadStack<KeyframeGroup>()

  /// The group whose closure runs on this thread.
  static var current: KeyframeGroup? { open.last }

  let timing: AnimationTiming
  let options: UIView.AnimationOptions
  private let clock: VirtualClock
  private let isDiscrete: Bool
  private let completion: ((Bool) -> Void)?
  /// The blocks that have not ended.
  private var runningCount = 1
  private var isComplete = true

  init(
    clock: VirtualClock, timing: AnimationTiming, options: UIView.AnimationOptions,
    isDiscrete: Bool, completion: ((Bool) -> Void)?
  ) {
    self.clock = clock
    self.timing = timing
    self.options = options
    self.isDiscrete = isDiscrete
    self.completion = completion
  }

  /// Runs the closure of all key frames.
  func run(_ animations: () -> Void) {
    Self.open.with(self) {
      AnimationBlock(clock: clock, timing: timing, options: options, completion: blockEnded)
        .run(animations)
    }
  }

  /// Runs the closure of one key frame.
  ///
  /// - Parameter part: of the whole time, 0...1.
  func addKeyframe(_ part: ClosedRange<Double>, _ animations: () -> Void) {
    runningCount += 1
    var timing = timing
    timing.keyframe = part
    timing.isDiscrete = isDiscrete
    let block = AnimationBlock(
      clock: clock, timing: timing, options: options, completion: blockEnded)
    block.keyframes = self
    block.run(animations)
  }

  private func blockEnded(_ finished: Bool) {
    if !finished { isComplete = false }
    runningCount -= 1
    if runningCount == 0 { completion?(isComplete) }
  }
}

extension UIView {
  /// Animates changes to views one after another: the changes of each
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` take its part of the
  /// duration.
  ///
  /// Changes that the closure makes outside of key frames take the whole duration. See
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// - Parameters:
  ///   - duration: of all key frames, seconds.
  ///   - delay: seconds before the first.
  ///   - animations: called once, before this returns.
  ///   - completion: called when all key frames have ended, in the next turn of the clock at the earliest; receives false
  ///     if one was interrupted.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    completingLater(completion) { completion in
      startKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: completion)
    }
  }

  private class func startKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationBlock.open
    guard let clock = outer?.clock ?? VirtualClock.current, areAnimationsEnabled,
      duration > 0, duration.isFinite, delay.isFinite
    else {
      AnimationBlock.runWithoutAnimation(animations)
      completion?(true)
      return
    }
    var timing = AnimationTiming(
      begin: (outer?.timing.begin ?? clock.now) + max(0, delay), duration: duration,
      pace: .function(.linear))
    let common = AnimationOptions(rawValue: options.rawValue & 0b11111)
    if options.contains(.repeat) { timing.repeatCount = .infinity }
    timing.autoreverses = options.contains(.autoreverse)
    KeyframeGroup(
      clock: clock, timing: timing, options: common,
      isDiscrete: options.rawValue >> 10 & 7 == 1, completion: completion
    ).run(animations)
  }

  /// Animates the changes of a closure in a part of the duration of
  /// ``animateKeyframes(withDuration:delay:options:animations:completion:)``. Called outside of its
  /// closure, it makes the changes at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: as a part of the duration, 0...1.
  ///   - frameDuration: as a part of the duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    guard let group = KeyframeGroup.current, !AnimationBlock.isSuspended else {
      animations()
      return
    }
    let start = max(0, min(1, frameStartTime.isNaN ? 0 : frameStartTime))
    let length = max(0, frameDuration.isNaN ? 0 : frameDuration)
    group.addKeyframe(start...min(1, start + length), animations)
  }
}
