extension UIView.AnimationOptions {
  /// Kept, without effect: frames are drawn on request.
  public static let preferredFramesPerSecond60 = UIView.AnimationOptions(rawValue: 3 << 24)
  /// Kept, without effect: frames are drawn on request.
  public static let preferredFramesPerSecond30 = UIView.AnimationOptions(rawValue: 7 << 24)
  /// Shows and hides views in a transition from one to another, instead of adding and removing
  /// them.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  /// Also animates the changes of a transition's closure.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// The view turns about its vertical axis, from the left.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// The view turns about its vertical axis, from the right.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// Shown as a cross-dissolve.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// Shown as a cross-dissolve.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// The new content appears while the old one disappears.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// The view turns about its horizontal axis, from the top.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// The view turns about its horizontal axis, from the bottom.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

  /// The kind of the transition; nil if the options contain no transition.
  fileprivate var transitionType: CATransitionType? {
    switch rawValue >> 20 & 7 {
    case 0: nil
    case 1: .flipFromLeft
    case 2: .flipFromRight
    case 6: .flipFromTop
    case 7: .flipFromBottom
    default: .fade
    }
  }
}

/// Calls a closure at the end of a transition.
private final class TransitionEnd: CAAnimationDelegate {
  private let completion: (Bool) -> Void

  init(_ completion: @escaping (Bool) -> Void) {
    self.completion = completion
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { completion(flag) }
}

extension UIView {
  /// Animates from a view's current content to its content after a closure has run.
  ///
  /// - Parameters:
  ///   - view: the view with its subviews.
  ///   - duration: seconds.
  ///   - options: the transition and its pace; without a transition the changes are not animated.
  ///   - animations: the changes, made at once unless the options allow animated content.
  ///   - completion: called when the transition is over, in the next turn of the clock at the earliest.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let clock = VirtualClock.current, areAnimationsEnabled, duration > 0,
      duration.isFinite, let type = options.transitionType
    else {
      completingLater(completion) { completion in
        AnimationBlock.runWithoutAnimation { animations?() }
        completion?(true)
      }
      return
    }
    let transition = CATransition()
    transition.type = type
    transition.duration = duration
    transition.timingFunction = options.timingFunction
    if let completion { transition.delegate = TransitionEnd(completion) }
    view.layer.add(transition, forKey: kCATransition)
    guard let animations else { return }
    if options.contains(.allowAnimatedContent) {
      AnimationBlock(
        clock: clock,
        timing: AnimationTiming(
          begin: clock.now, duration: duration, pace: .function(options.timingFunction)),
        options: options, completion: nil
      ).run(animations)
    } else {
      AnimationBlock.runWithoutAnimation(animations)
    }
  }

  /// Replaces a view by another one in a transition of their superview.
  ///
  /// - Parameters:
  ///   - fromView: removed from its superview; hidden by `showHideTransitionViews`.
  ///   - toView: added to the superview of the first; shown by `showHideTransitionViews`.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      completingLater(completion) { $0?(true) }
      return
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
