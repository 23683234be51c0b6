/// The properties of a transition, for animations that run alongside it.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The duration, seconds; 0 if it is not animated.
  var transitionDuration: TimeInterval { get }
  /// Whether the transition was cancelled: never here.
  var isCancelled: Bool { get }
  /// The rotation of the interface; the identity if it does not rotate.
  var targetTransform: CGAffineTransform { get }
}

/// Collects what is to be animated together with a transition.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs closures with the transition.
  ///
  /// - Parameters:
  ///   - animation: called in the transition's animation block, after the layout; what it changes is
  ///     animated along. At once if the transition has begun.
  ///   - completion: called when the transition has ended; at once if it has.
  /// - Returns: whether the animation was added before the transition began.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure with the transition. See ``animate(alongsideTransition:completion:)``.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A transition that is one block of `UIView.animate`.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  private enum Stage {
    case announced, running, ended
  }

  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  private var stage = Stage.announced
  private var animations: [Closure] = []
  private var completions: [Closure] = []

  /// - Parameter duration: seconds; 0 is not animated.
  init(duration: TimeInterval, targetTransform: CGAffineTransform = .identity) {
    transitionDuration = UIView.areAnimationsEnabled ? duration : 0
    self.targetTransform = targetTransform
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var isCancelled: Bool { false }

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

  /// Runs the transition: the changes, then the animations alongside, and at the end the
  /// completions.
  func run(_ changes: () -> Void, completion: @escaping () -> Void = {}) {
    stage = .running
    UIView.animate(withDuration: transitionDuration) {
      changes()
      for animation in animations { animation(self) }
    } completion: { _ in
      self.stage = .ended
      completion()
      for completion in self.completions { completion(self) }
    }
  }
}
