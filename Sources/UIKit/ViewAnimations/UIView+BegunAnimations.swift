import Threads

/// Animations between `UIView.beginAnimations` and `UIView.commitAnimations`.
private final class BegunAnimations {
  /// The innermost last.
  static let open = ThreadStack<BegunAnimations>()

  let identifier: String?
  let context: UnsafeMutableRawPointer?
  weak var delegate: AnyObject?
  var didStop: Selector?
  /// Nil where nothing is animated.
  private(set) var block: AnimationBlock?

  init(identifier: String?, context: UnsafeMutableRawPointer?) {
    self.identifier = identifier
    self.context = context
    let outer = AnimationBlock.open
    guard let clock = outer?.clock ?? VirtualClock.current, UIView.areAnimationsEnabled else {
      return
    }
    let timing = AnimationTiming(
      begin: outer?.timing.begin ?? clock.now, duration: 0.2, pace: .function(.easeInEaseOut))
    block = AnimationBlock(clock: clock, timing: timing, options: []) { finished in
      self.stop(finished)
    }
  }

  func stop(_ finished: Bool) {
    guard let didStop, let delegate else { return }
    didStop.perform(on: delegate, with: identifier, NSNumber(value: finished), context)
  }
}

// The older way of animating views, before closures. What is set holds for the innermost animations that have
// begun; outside of all it has no effect.
extension UIView {
  /// Begins to animate what changes of views, in 0.2 seconds unless another duration is set.
  ///
  /// - Parameters:
  ///   - animationID: for the delegate.
  ///   - context: for the delegate.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let begun = BegunAnimations(identifier: animationID, context: context)
    BegunAnimations.open.push(begun)
    begun.block?.begin()
  }

  /// Starts the animations that began last.
  public class func commitAnimations() {
    guard let begun = BegunAnimations.open.last else { return }
    BegunAnimations.open.pop()
    if let block = begun.block { block.commit() } else { begun.stop(true) }
  }

  private static func changeTiming(_ change: (inout AnimationTiming) -> Void) {
    if let block = BegunAnimations.open.last?.block { change(&block.timing) }
  }

  /// - Parameter duration: seconds; negative or infinite ones are ignored.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    guard duration >= 0, duration.isFinite else { return }
    changeTiming { $0.duration = duration }
  }

  /// - Parameter delay: seconds; negative or infinite ones are ignored.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    guard delay >= 0, delay.isFinite else { return }
    changeTiming { $0.begin += delay }
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    changeTiming { $0.pace = .function(curve.timingFunction) }
  }

  /// - Parameter repeatCount: 0 counts as 1.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    changeTiming { $0.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1 }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    changeTiming { $0.autoreverses = repeatAutoreverses }
  }

  /// Starts from what is shown at the time, also with colours.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    guard let block = BegunAnimations.open.last?.block else { return }
    if fromCurrentState {
      block.options.insert(.beginFromCurrentState)
    } else {
      block.options.remove(.beginFromCurrentState)
    }
  }

  /// - Parameter delegate: is sent what ``setAnimationDidStop(_:)`` says.
  public class func setAnimationDelegate(_ delegate: Any?) {
    BegunAnimations.open.last?.delegate = delegate.map { $0 as AnyObject }
  }

  /// - Parameter selector: of a method `animationDidStop(_:finished:context:)` of the delegate.
  public class func setAnimationDidStop(_ selector: Selector?) {
    BegunAnimations.open.last?.didStop = selector
  }
}
