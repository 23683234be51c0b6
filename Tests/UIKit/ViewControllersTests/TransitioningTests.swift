import Testing
import ViewControllers
import ViewTestSupport

/// Fades the view that appears or disappears, in 0.2 seconds.
private final class Fade: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var isPresenting = true
  var completes = true
  private(set) var endings: [Bool] = []
  private(set) weak var context: (any UIViewControllerContextTransitioning)?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    return self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let view = context.view(forKey: isPresenting ? .to : .from) else { return }
    context.containerView.addSubview(view)
    view.alpha = isPresenting ? 0 : 1
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.alpha = self.isPresenting ? 1 : 0
    } completion: { _ in
      context.completeTransition(self.completes)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }

  /// What drives a dismissal.
  var interaction: UIPercentDrivenInteractiveTransition?

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@Suite struct Transitioning {
  private let application = UIApplication(screen: UIScreen(device: .plain))
  private let record = CallRecord()
  private let fade = Fade()
  private let below: RecordingController
  private let above: RecordingController

  init() {
    below = RecordingController(record, "below")
    above = RecordingController(record, "above")
    above.transitioningDelegate = fade
    above.modalPresentationStyle = .fullScreen
  }

  private func appearances() -> [String] {
    record.take().filter { $0.contains("ppear") || $0 == "completion" }
  }

  @Test func theDelegatesAnimatorPresentsAndDismisses() throws {
    above.modalPresentationStyle = .custom
    let window = application.show(below)
    _ = record.take()
    application.perform {
      below.present(above, animated: true) { record.add("completion") }
    }
    application.advance(by: 0.1)
    #expect(above.view.superview === fade.context?.containerView)
    // Half way of a curve that is symmetric.
    let opacity = try #require(above.view.layer.presentation()?.opacity)
    #expect(abs(opacity - 0.5) < 0.01)
    application.advance(by: 0.1)
    #expect(
      appearances() == [
        "above.viewWillAppear", "above.viewIsAppearing", "above.viewDidAppear", "completion",
      ])
    // The view behind a custom presentation stays.
    #expect(below.view.window === window)

    application.perform { below.dismiss(animated: true) { record.add("completion") } }
    application.advance(by: 0.2)
    #expect(
      appearances() == ["above.viewWillDisappear", "above.viewDidDisappear", "completion"])
    #expect(window.subviews == [below.view])
    #expect(fade.endings == [true, true])
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover])
  func aSheetLeavesItsPresenterInTheWindow(style: UIModalPresentationStyle) throws {
    above.transitioningDelegate = nil
    above.modalPresentationStyle = style
    let window = application.show(below)
    application.updateDisplay()
    _ = record.take()
    application.perform { below.present(above, animated: true) }
    application.advance(by: 1)
    let front = try #require(window.subviews.last)
    #expect(below.view.window === window && above.view.isDescendant(of: front))
    application.perform { below.dismiss(animated: true) }
    application.advance(by: 1)
    #expect(appearances().filter { $0.hasPrefix("below") }.isEmpty)
  }

  @Test func theCoordinatorIsThereWhenControllersLearnOfTheTransition() {
    final class Page: UIViewController {
      var coordinators: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        coordinators.append(transitionCoordinator != nil)
      }
      override func viewWillDisappear(_ animated: Bool) {
        coordinators.append(transitionCoordinator != nil)
      }
    }
    let page = Page()
    application.show(below)
    application.perform { below.present(page, animated: true) }
    application.advance(by: 1)
    application.perform { below.dismiss(animated: true) }
    #expect(page.coordinators == [true, true])
  }

  @Test func aTransitionThatIsCancelledLeavesThePresentingController() {
    fade.completes = false
    let window = application.show(below)
    application.perform { below.present(above, animated: true) }
    application.advance(by: 0.2)
    #expect(below.presentedViewController == nil)
    #expect(window.subviews == [below.view])
    #expect(fade.endings == [false])
  }

  @Test func withoutAnimationTheDelegateIsNotAsked() {
    let window = application.show(below)
    below.present(above, animated: false)
    #expect(fade.context == nil)
    #expect(window.subviews == [above.view])
  }

  @Test func framesSayWhereControllersAre() throws {
    application.show(below)
    application.perform { below.present(above, animated: true) }
    let context = try #require(fade.context)
    #expect(context.viewController(forKey: .from) === below)
    #expect(context.viewController(forKey: .to) === above)
    #expect(context.initialFrame(for: above) == .zero)
    #expect(context.finalFrame(for: above) == below.view.frame)
    #expect(context.initialFrame(for: below) == below.view.frame)
    #expect(context.finalFrame(for: below) == .zero)
  }

  @Test func aGestureThatEndsCompletesADismissal() {
    let interaction = UIPercentDrivenInteractiveTransition()
    fade.interaction = interaction
    application.show(below)
    application.perform { below.present(above, animated: true) }
    application.advance(by: 0.2)
    application.perform { below.dismiss(animated: true) }
    #expect(interaction.duration == 0.2)
    var changes: [Bool] = []
    above.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    interaction.update(0.5)
    #expect(interaction.percentComplete == 0.5)
    application.advance(by: 1)
    #expect(below.presentedViewController === above)
    application.perform { interaction.finish() }
    application.advance(by: 0.2)
    #expect(below.presentedViewController == nil)
    #expect(fade.endings == [true, true])
    #expect(changes == [false])
  }

  @Test func coordinatorsReportTheGesture() throws {
    let interaction = UIPercentDrivenInteractiveTransition()
    application.show(below)
    application.perform { below.present(above, animated: true) }
    let presenting = try #require(above.transitionCoordinator)
    #expect(!presenting.initiallyInteractive && presenting.percentComplete == 0)
    #expect(presenting.completionVelocity == 1 && presenting.completionCurve == .easeInOut)
    application.advance(by: 0.2)
    fade.interaction = interaction
    application.perform { below.dismiss(animated: true) }
    let coordinator = try #require(above.transitionCoordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    interaction.update(0.5)
    #expect(coordinator.percentComplete == 0.5)
    interaction.completionSpeed = 0.75
    interaction.completionCurve = .linear
    var reported: [CGFloat] = []
    coordinator.notifyWhenInteractionChanges {
      reported += [$0.completionVelocity, $0.percentComplete]
    }
    application.perform { interaction.finish() }
    #expect(reported == [0.75, 0.5])
    #expect(coordinator.completionCurve == .linear)
    #expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
  }

  @Test func aGestureThatIsCancelledLeavesThePresentedController() {
    let interaction = UIPercentDrivenInteractiveTransition()
    fade.interaction = interaction
    application.show(below)
    application.perform { below.present(above, animated: true) }
    application.advance(by: 0.2)
    application.perform { below.dismiss(animated: true) }
    var changes: [Bool] = []
    above.transitionCoordinator?.notifyWhenInteractionEnds { changes.append($0.isCancelled) }
    interaction.update(2)
    #expect(interaction.percentComplete == 1)
    application.perform { interaction.cancel() }
    application.advance(by: 0.2)
    #expect(below.presentedViewController === above)
    #expect(fade.endings == [true, false])
    #expect(changes == [true])
  }

  /// A segue as packages subclass it.
  private final class Segue: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      super.init(identifier: identifier, source: source, destination: destination)
    }
  }

  @Test func aSegueOfAPackagePresentsItsDestination() {
    application.show(below)
    application.perform {
      Segue(identifier: nil, source: below, destination: above).perform()
    }
    #expect(below.presentedViewController === above)
  }
}
