import Threads

/// Animations between `UIView.beginAnimations` and `UIView.commitAnimations`.
private final class BegunAnimations {
  /// The open animations; the innermost last.
  static let open = ThreadStack<BegunAnimations>()

  let identifier: String?
  let context: UnsafeMutableRawPointer?
  weak var delegate: AnyObject?
  var didStop: Selector?
  /// Nil if animations are disabled or there is no clock.
  private(set) var block: AnimationBlock?
  /// The time at which the animations start without a delay, seconds of the clock.
  private let start: TimeInterval

  init(identifier: String?, context: UnsafeMutableRawPointer?) {
    self.identifier = identifier
    self.context = context
    let outer = AnimationBlock.open
    let clock = outer?.clock ?? VirtualClock.current
    start = outer?.timing.begin ?? clock?.now ?? 0
    guard let clock, UIView.areAnimationsEnabled else { return }
    let timing = AnimationTiming(
      begin: start, duration: 0.2, pace: .function(.easeInEaseOut))
    block = AnimationBlock(clock: clock, timing: timing, options: []) { finished in
      self.stop(finished)
    }
  }

  /// Starts the animations after a delay in seconds, which replaces an earlier delay.
  func delay(by delay: TimeInterval) { block?.timing.begin = start + delay }

  func stop(_ finished: Bool) {
    guard let didStop, let delegate else { return }
    didStop.perform(on: delegate, with: identifier, NSNumber(value: finished), context)
  }
}

// Begin/commit animations, the API before closures. The setters change the innermost animations
// that have begun; outside of any they have no effect.
extension UIView {
  /// Begins to animate changes to views, over 0.2 seconds unless another duration is set.
  ///
  /// - Parameters:
  ///   - animationID: passed to the delegate.
  ///   - context: passed to the delegate.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let begun = BegunAnimations(identifier: animationID, context: context)
    BegunAnimations.open.push(begun)
    begun.block?.begin()
  }

  /// Starts the animations that were begun last.
  public class func commitAnimations() {
    guard let begun = BegunAnimations.open.last else { return }
    BegunAnimations.open.pop()
    if let block = begun.block { block.commit() } else { begun.stop(true) }
  }

  private static func changeTiming(_ change: (inout AnimationTiming) -> Void) {
    if let block = BegunAnimations.open.last?.block { change(&block.timing) }
  }

  /// Sets the duration; the default is 0.2 seconds.
  ///
  /// - Parameter duration: seconds; negative or infinite ones are ignored.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    guard duration >= 0, duration.isFinite else { return }
    changeTiming { $0.duration = duration }
  }

  /// Sets the time before the animations start.
  ///
  /// - Parameter delay: seconds, which replace an earlier delay; negative or infinite ones are
  ///   ignored.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    guard delay >= 0, delay.isFinite else { return }
    BegunAnimations.open.last?.delay(by: delay)
  }

  /// Sets the pace; `easeInOut` is the default.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    changeTiming { $0.pace = .function(curve.timingFunction) }
  }

  /// Sets how many times the animations run; may be a fraction.
  ///
  /// - Parameter repeatCount: 0 counts as 1.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    changeTiming { $0.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1 }
  }

  /// Sets whether each run plays forwards and then backwards; false is the default.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    changeTiming { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether the animations start from the values on screen, also of colours.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    guard let block = BegunAnimations.open.last?.block else { return }
    if fromCurrentState {
      block.options.insert(.beginFromCurrentState)
    } else {
      block.options.remove(.beginFromCurrentState)
    }
  }

  /// Sets the object that receives the message of ``setAnimationDidStop(_:)``; it is not retained.
  public class func setAnimationDelegate(_ delegate: Any?) {
    BegunAnimations.open.last?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the message that the delegate receives when the animations end.
  ///
  /// - Parameter selector: a method such as `animationDidStop(_:finished:context:)`; nil for no
  ///   message.
  public class func setAnimationDidStop(_ selector: Selector?) {
    BegunAnimations.open.last?.didStop = selector
  }
}
