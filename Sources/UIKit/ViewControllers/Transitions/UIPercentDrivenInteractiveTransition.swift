import ViewAnimations

/// Lets a gesture drive a transition.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called instead of the animator's `animateTransition(using:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed at which the transition runs to its end after the gesture; 1 is that of the animator.
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a gesture drives the transition from its start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Drives the animation of a transition by a gesture.
///
/// What the animator animates with `UIView.animate`, key frames and property animators is shown as far as the
/// gesture has driven it, and runs to its end or back after the gesture. Where nothing drives time, the animator
/// runs when the gesture has completed the transition, and not at all if the gesture has cancelled it.
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The duration of the animator, seconds; 0 before the transition.
  open private(set) var duration: CGFloat = 0
  /// How far the gesture has driven the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  /// Without effect: the rest of the animation has its own pace.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace while a gesture drives the animation, without effect: it has its own.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  private var context: (any UIViewControllerContextTransitioning)?
  /// What animates the transition; set before it starts.
  final var animator: (any UIViewControllerAnimatedTransitioning)?
  private var driver: TransitionDriver?

  public override init() {
    super.init()
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    duration = CGFloat(animator?.transitionDuration(using: transitionContext) ?? 0)
    driver = UIView.areAnimationsEnabled ? VirtualClock.current.map(TransitionDriver.init) : nil
    if let driver {
      (transitionContext as? TransitionContext)?.driver = driver
      if !wantsInteractiveStart { driver.release(speed: 1) }
      driver.perform { animator?.animateTransition(using: transitionContext) }
    } else if !wantsInteractiveStart {
      finish()
    }
  }

  /// Stops a transition that runs, so that a gesture can drive it.
  open func pause() {
    driver?.hold()
    context?.pauseInteractiveTransition()
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    driver?.hold(at: Double(self.percentComplete * duration))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the gesture: the transition runs to its end.
  open func finish() {
    guard let context else { return }
    self.context = nil
    context.finishInteractiveTransition()
    if let driver {
      self.driver = nil
      driver.release(speed: speed)
    } else if let animator {
      animator.animateTransition(using: context)
    } else {
      context.completeTransition(true)
    }
  }

  /// Ends the gesture: the transition runs back, and what was visible stays.
  open func cancel() {
    guard let context else { return }
    self.context = nil
    context.cancelInteractiveTransition()
    if let driver {
      self.driver = nil
      // Animators end the transition in their completions; this is for those that do not.
      driver.revert(speed: speed) { context.completeTransition(false) }
    } else {
      context.completeTransition(false)
    }
  }

  private var speed: Double {
    completionSpeed > 0 && completionSpeed.isFinite ? Double(completionSpeed) : 1
  }
}
