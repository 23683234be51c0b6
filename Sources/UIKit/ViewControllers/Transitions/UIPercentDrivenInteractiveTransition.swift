import ViewAnimations

/// Drives a transition by a gesture.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called instead of the animator's `animateTransition(using:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed at which the transition runs to its end after the gesture, as a factor of the animator's.
  var completionSpeed: CGFloat { get }
  /// The pace of the transition after the gesture: what coordinators report, without effect otherwise.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a gesture drives the transition from its start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1 by default.
  public var completionSpeed: CGFloat { 1 }
  /// Returns ease in and out by default.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Returns true by default.
  public var wantsInteractiveStart: Bool { true }
}

/// Drives the animation of a transition by a gesture.
///
/// Animations of the animator with `UIView.animate`, key frames and property animators follow the gesture, and run to
/// their end or back after it. Without a clock, the animator runs when the gesture has completed the transition, and
/// never if the gesture has cancelled it.
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The duration of the animator, seconds; 0 before the transition.
  open private(set) var duration: CGFloat = 0
  /// The progress of the gesture, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed at which the transition runs on after the gesture, as a factor of the animator's; 1 by default.
  open var completionSpeed: CGFloat = 1
  /// Kept, without effect: the rest of the animation keeps its own pace.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace while a gesture drives the animation. Kept, without effect: the animation keeps its own pace.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a gesture drives the transition from its start; true by default. If false, the animation runs until
  /// ``pause()``.
  open var wantsInteractiveStart = true

  private var context: (any UIViewControllerContextTransitioning)?
  /// The animator of the transition; set before it starts.
  final var animator: (any UIViewControllerAnimatedTransitioning)?
  private var driver: TransitionDriver?

  public override init() {
    super.init()
  }

  /// Starts the transition at progress 0, driven by a gesture if ``wantsInteractiveStart``.
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

  /// Pauses a running transition, so that a gesture can drive it.
  open func pause() {
    driver?.hold()
    context?.pauseInteractiveTransition()
  }

  /// Shows the transition at a progress of the gesture, which is clamped to 0...1.
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

  /// Ends the gesture: the transition runs back, and the former content stays visible.
  open func cancel() {
    guard let context else { return }
    self.context = nil
    context.cancelInteractiveTransition()
    if let driver {
      self.driver = nil
      // Animators end the transition in their completions; this serves animators that do not.
      driver.revert(speed: speed) { context.completeTransition(false) }
    } else {
      context.completeTransition(false)
    }
  }

  private var speed: Double {
    completionSpeed > 0 && completionSpeed.isFinite ? Double(completionSpeed) : 1
  }
}
