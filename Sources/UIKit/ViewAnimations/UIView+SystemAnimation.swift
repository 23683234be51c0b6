extension UIView {
  /// Called inside an animation's closure, repeats the changes of another closure, each run taking
  /// the animation's duration. The animation's completion does not wait for them.
  ///
  /// - Parameters:
  ///   - count: may be a fraction; infinite to repeat forever.
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
    /// The views shrink, become transparent, and are removed from their superviews.
    case delete
  }

  /// Runs a predefined animation of views: they shrink and become transparent over 0.35 seconds,
  /// and are removed from their superviews.
  ///
  /// - Parameters:
  ///   - parallelAnimations: changes animated at the same time.
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
