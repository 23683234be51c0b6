/// An animation that can be started, paused, reversed and stopped.
public protocol UIViewAnimating: AnyObject {
  /// Whether the animation is inactive, active or stopped.
  var state: UIViewAnimatingState { get }
  /// Whether the animation advances with time.
  var isRunning: Bool { get }
  /// Whether the animation runs from its end to its start.
  var isReversed: Bool { get set }
  /// The fraction of the animation that is complete, 0...1. Setting it pauses the animation.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or resumes it after a pause.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its current values.
  func pauseAnimation()
  /// Stops the animation at its current values.
  /// - Parameter withoutFinishing: Whether it becomes inactive at once, without calls of its completions. Otherwise it
  /// is stopped until ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation with its values at the start, at the end or with the current ones, and calls its
  /// completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that closures make.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that are animated together with the others.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that start after a fraction of the remaining duration, 0...1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure that is called once when the animation finishes, with the position at which it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animation with another pace.
  /// - Parameters:
  ///   - parameters: The pace of the remaining change; nil for the pace of before.
  ///   - durationFactor: The remaining time as a fraction of the whole duration; 0 for the time that remains.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
