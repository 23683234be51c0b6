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
/// The transition is not shown at the places between here: the animator runs when the gesture has completed the
/// transition, and not at all if the gesture has cancelled it.
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The duration of the animator, seconds; 0 before the transition.
  open private(set) var duration: CGFloat = 0
  /// How far the gesture has driven the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var wantsInteractiveStart = true

  private var context: (any UIViewControllerContextTransitioning)?
  /// What animates the transition; set before it starts.
  final var animator: (any UIViewControllerAnimatedTransitioning)?

  public override init() {
    super.init()
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    duration = CGFloat(animator?.transitionDuration(using: transitionContext) ?? 0)
    if !wantsInteractiveStart { finish() }
  }

  open func pause() { context?.pauseInteractiveTransition() }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the gesture: the transition runs to its end.
  open func finish() {
    guard let context else { return }
    self.context = nil
    context.finishInteractiveTransition()
    if let animator {
      animator.animateTransition(using: context)
    } else {
      context.completeTransition(true)
    }
  }

  /// Ends the gesture: what was visible stays.
  open func cancel() {
    guard let context else { return }
    self.context = nil
    context.cancelInteractiveTransition()
    context.completeTransition(false)
  }
}
