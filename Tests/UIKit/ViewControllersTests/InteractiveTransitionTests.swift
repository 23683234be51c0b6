import Testing
import ViewAnimations
import ViewControllers
import ViewTestSupport

/// Moves the view that disappears 100 points down in 0.4 seconds, at an even pace, by one of three means.
private final class Drop: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  enum Means {
    case block, animator, keyframes
  }

  var means = Means.block
  let interaction = UIPercentDrivenInteractiveTransition()
  private(set) var endings: [Bool] = []

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else { return }
    let drop = { view.frame.origin.y += 100 }
    let end = { context.completeTransition(!context.transitionWasCancelled) }
    switch means {
    case .block:
      UIView.animate(
        withDuration: 0.4, delay: 0, options: .curveLinear, animations: drop,
        completion: { _ in end() })
    case .animator:
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear, animations: drop)
      animator.addCompletion { _ in end() }
      animator.startAnimation()
    case .keyframes:
      UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: drop)
      } completion: { _ in
        end()
      }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
}

@Suite struct InteractiveTransitionTests {
  private let application = UIApplication(screen: UIScreen(device: .plain))
  private let below = UIViewController()
  private let above = UIViewController()
  private let drop = Drop()

  /// Begins to dismiss a controller by a gesture.
  private func begin(_ means: Drop.Means = .block) {
    drop.means = means
    above.transitioningDelegate = drop
    application.show(below)
    below.present(above, animated: false)
    application.updateDisplay()
    application.perform { below.dismiss(animated: true) }
  }

  /// How far down the view is shown.
  private var shownY: CGFloat {
    let shown = above.view.layer.presentation()?.frame.minY ?? .nan
    // Sums of times have rounding errors.
    return (shown * 1000).rounded() / 1000
  }

  @Test func aGestureMovesTheAnimationToAndFro() {
    for means in [Drop.Means.block, .animator, .keyframes] {
      begin(means)
      #expect(shownY == 0)
      drop.interaction.update(0.25)
      #expect(shownY == 25)
      application.advance(by: 1)
      #expect(shownY == 25)
      drop.interaction.update(0.75)
      #expect(shownY == 75)
      drop.interaction.update(0.5)
      #expect(shownY == 50)
      application.perform { drop.interaction.finish() }
      application.advance(by: 1)
    }
  }

  @Test func theRestRunsAfterTheGesture() {
    for means in [Drop.Means.block, .animator, .keyframes] {
      begin(means)
      drop.interaction.update(0.5)
      application.perform { drop.interaction.finish() }
      application.advance(by: 0.1)
      #expect(shownY == 75)
      #expect(below.presentedViewController === above)
      application.advance(by: 0.1)
      #expect(below.presentedViewController == nil)
    }
    #expect(drop.endings == [true, true, true])
  }

  @Test func aCancelledGestureLetsTheAnimationRunBack() {
    for means in [Drop.Means.block, .animator, .keyframes] {
      begin(means)
      drop.interaction.update(0.5)
      application.perform { drop.interaction.cancel() }
      application.advance(by: 0.1)
      #expect(shownY == 25)
      application.advance(by: 0.1)
      #expect(below.presentedViewController === above)
      #expect(above.view.frame.minY == 0)
      below.dismiss(animated: false)
    }
    #expect(drop.endings == [false, false, false])
  }

  @Test func theRestRunsAtTheCompletionSpeed() {
    drop.interaction.completionSpeed = 2
    begin()
    drop.interaction.update(0.5)
    application.perform { drop.interaction.finish() }
    application.advance(by: 0.05)
    #expect(shownY == 75)
    application.advance(by: 0.05)
    #expect(below.presentedViewController == nil)
  }

  @Test func whatIsAnimatedAlongsideFollowsTheGesture() {
    let shade = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    application.show(below)
    below.view.addSubview(shade)
    let sheet = Alongside(shade: shade)
    sheet.transitioningDelegate = drop
    below.present(sheet, animated: false)
    application.perform { below.dismiss(animated: true) }
    drop.interaction.update(0.5)
    // The curve of the default is symmetric.
    let opacity = shade.layer.presentation()?.opacity ?? 0
    #expect(abs(opacity - 0.5) < 0.01)
  }

  private final class Alongside: UIViewController {
    let shade: UIView

    init(shade: UIView) {
      self.shade = shade
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      transitionCoordinator?.animate(alongsideTransition: { [shade] _ in shade.alpha = 0 })
    }
  }

  @Test func aTransitionThatRunsIsPausedForAGesture() {
    drop.interaction.wantsInteractiveStart = false
    begin()
    application.advance(by: 0.1)
    #expect(shownY == 25)
    drop.interaction.pause()
    application.advance(by: 1)
    #expect(shownY == 25)
    drop.interaction.update(0.75)
    #expect(shownY == 75)
    application.perform { drop.interaction.finish() }
    application.advance(by: 0.1)
    #expect(below.presentedViewController == nil)
  }
}
