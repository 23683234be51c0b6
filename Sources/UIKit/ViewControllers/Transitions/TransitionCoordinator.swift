import ViewAnimations

/// The properties of a transition, for animations that run alongside it.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The duration, seconds; 0 if it is not animated.
  var transitionDuration: TimeInterval { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// Whether a gesture drove the transition at its beginning.
  var initiallyInteractive: Bool { get }
  /// How much of the transition a gesture had made when it last reported it, 0...1; 0 without one.
  var percentComplete: CGFloat { get }
  /// The speed with which the transition goes on after the gesture, as a multiple of the usual one; 1 without one.
  var completionVelocity: CGFloat { get }
  /// The curve with which the transition goes on after the gesture; `easeInOut` without one.
  var completionCurve: UIView.AnimationCurve { get }
  /// How the presented controller covers others; ``UIModalPresentationStyle/none`` for a rotation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The superview of the animated views.
  var containerView: UIView { get }
  /// A controller of the transition; nil for a rotation.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a controller; nil for a view that stays behind another, and for a rotation.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the interface; the identity if it does not rotate.
  var targetTransform: CGAffineTransform { get }
}

/// Collects animations that run together with a transition.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs closures with the transition.
  ///
  /// - Parameters:
  ///   - animation: called in the transition's animation block, after the layout, so that its changes are animated;
  ///     called immediately if the transition has begun.
  ///   - completion: called when the transition has ended; immediately if it has.
  /// - Returns: whether the animation was added before the transition began.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure when a gesture no longer drives the transition, because it completed or cancelled it. It is
  /// not called for a transition without a gesture.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure with the transition. See ``animate(alongsideTransition:completion:)``.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// The former name of ``notifyWhenInteractionChanges(_:)``.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges(handler)
  }
}

/// A transition, with the animations alongside it and the completions.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  private enum Stage {
    case announced, running, ended
  }

  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  private(set) var isCancelled = false
  /// Called when the transition has ended.
  var onEnd: (() -> Void)?
  /// The presentation; nil for a rotation.
  private let context: TransitionContext?
  private var stage = Stage.announced
  private var animations: [Closure] = []
  private var completions: [Closure] = []
  private var interactionHandlers: [Closure] = []

  /// - Parameter duration: seconds; 0 is not animated.
  init(
    duration: TimeInterval, targetTransform: CGAffineTransform = .identity,
    context: TransitionContext? = nil
  ) {
    transitionDuration = UIView.areAnimationsEnabled ? duration : 0
    self.targetTransform = targetTransform
    self.context = context
    context?.onInteractionEnd = { [weak self] isCancelled in
      guard let self else { return }
      self.isCancelled = isCancelled
      // The gesture's last word.
      if let interaction = self.context?.interaction { adopt(interaction) }
      for handler in interactionHandlers { handler(self) }
    }
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var isInteractive: Bool { context?.isInteractive ?? false }
  private(set) var initiallyInteractive = false
  var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var containerView: UIView { context?.containerView ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    let isAnnounced = stage == .announced
    if let animation {
      if isAnnounced { animations.append(animation) } else { animation(self) }
    }
    if let completion {
      if stage == .ended { completion(self) } else { completions.append(completion) }
    }
    return isAnnounced
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Closure) {
    interactionHandlers.append(handler)
  }

  /// Runs a transition in one animation block: the changes, then the animations alongside, and at the end the
  /// completions.
  func run(_ changes: () -> Void, completion: @escaping () -> Void = {}) {
    stage = .running
    UIView.animateUnlessOver(withDuration: transitionDuration) {
      changes()
      for animation in animations { animation(self) }
    } completion: { _ in
      self.end(completion)
    }
  }

  /// Runs a transition by an animator, which a gesture may drive.
  ///
  /// - Parameter completion: called at the end, with whether the transition is complete.
  func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, _ context: TransitionContext,
    completion: @escaping (Bool) -> Void
  ) {
    runAlongside(
      start: { done in
        context.completion = done
        guard let interaction else { return animator.animateTransition(using: context) }
        context.interaction = interaction
        context.isInteractive = interaction.wantsInteractiveStart
        initiallyInteractive = context.isInteractive
        adopt(interaction)
        (interaction as? UIPercentDrivenInteractiveTransition)?.animator = animator
        interaction.startInteractiveTransition(context)
      },
      completion: { isComplete in
        animator.animationEnded(isComplete)
        completion(isComplete)
      })
  }

  private func adopt(_ interaction: any UIViewControllerInteractiveTransitioning) {
    completionVelocity = interaction.completionSpeed
    completionCurve = interaction.completionCurve
  }

  /// Runs a transition that animates itself, and the animations alongside in a separate block.
  ///
  /// - Parameters:
  ///   - start: receives the closure to call at the end, with whether the transition is complete.
  ///   - completion: called at the end, but not before the animations alongside have begun.
  func runAlongside(
    start: (@escaping (Bool) -> Void) -> Void, completion: @escaping (Bool) -> Void
  ) {
    stage = .running
    var isStarting = true
    var earlyResult: Bool?
    func finish(_ isComplete: Bool) {
      isCancelled = !isComplete
      end { completion(isComplete) }
    }
    start { isComplete in
      if isStarting { earlyResult = isComplete } else { finish(isComplete) }
    }
    if let driver = context?.driver {
      driver.perform(animateAlongside)
    } else {
      animateAlongside()
    }
    isStarting = false
    if let earlyResult { finish(earlyResult) }
  }

  private func animateAlongside() {
    guard !animations.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) {
      for animation in animations { animation(self) }
    }
  }

  private func end(_ completion: () -> Void) {
    stage = .ended
    completion()
    for completion in completions { completion(self) }
    onEnd?()
  }
}
