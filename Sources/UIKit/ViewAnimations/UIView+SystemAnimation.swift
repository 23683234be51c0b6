extension UIView {
  /// In the closure of an animation, animates what another closure changes several times, as long as the
  /// animation each. The animation's completion does not wait for it.
  ///
  /// - Parameters:
  ///   - count: can be a fraction; infinite for ever.
  ///   - autoreverses: whether each run plays forwards and then backwards.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationBlock.open, count > 0 else {
      animations()
      return
    }
    var timing = outer.timing
    timing.repeatCount = count
    timing.autoreverses = autoreverses
    AnimationBlock(clock: outer.clock, timing: timing, options: outer.options, completion: nil)
      .run(animations)
  }

  /// An animation that the system defines.
  public enum SystemAnimation: UInt, Sendable {
    /// The views disappear, and are removed.
    case delete
  }

  /// Runs an animation of the system's on some views: they become transparent and small in 0.35 seconds, and are
  /// removed from their superviews.
  ///
  /// - Parameters:
  ///   - parallelAnimations: animated at the same time.
  ///   - completion: receives whether the animation ran to its end.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let former = views.map { (alpha: $0.alpha, transform: $0.transform) }
    animate(withDuration: 0.35, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
      }
      parallelAnimations?()
    } completion: { isFinished in
      for (view, values) in zip(views, former) {
        view.removeFromSuperview()
        (view.alpha, view.transform) = values
      }
      completion?(isFinished)
    }
  }
}
