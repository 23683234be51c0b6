import Testing
import ViewControllers
import ViewTestSupport

/// Fades the view that appears in, in 0.2 seconds, for the controllers whose delegate it is.
private final class Fader: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var completes = true
  var interaction: UIPercentDrivenInteractiveTransition?
  private(set) var requests: [String] = []
  private(set) var calls: [String] = []
  private(set) var endings: [Bool] = []
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// The frames that the context gives at the start.
  private(set) var frames: [CGRect] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    requests.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let isAnnounced = navigationController.transitionCoordinator != nil
    calls.append("will show \(viewController.title ?? ""), coordinated: \(isAnnounced)")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("did show \(viewController.title ?? "")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    requests.append("\(fromVC.title ?? "") \(toVC.title ?? "")")
    return self
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to), let view = context.view(forKey: .to)
    else { return }
    frames = [
      context.initialFrame(for: from), context.finalFrame(for: from), context.initialFrame(for: to),
      context.finalFrame(for: to),
    ]
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.2) {
      view.alpha = 1
    } completion: { _ in
      view.alpha = 1
      context.completeTransition(self.completes && !context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
}

/// Begins a transition, and ends it when it is asked to.
private final class PatientAnimator: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
  }
}

@Suite struct ContainerTransitionTests {
  private let application = UIApplication(screen: UIScreen(device: .plain))
  private let record = CallRecord()
  private let fader = Fader()
  private let root: RecordingController
  private let detail: RecordingController
  private let navigation: UINavigationController

  init() {
    root = RecordingController(record, "root")
    detail = RecordingController(record, "detail")
    (root.title, detail.title) = ("root", "detail")
    navigation = UINavigationController(rootViewController: root)
    navigation.delegate = fader
  }

  private func appearances() -> [String] { record.take().filter { $0.contains("ppear") } }

  private func show() {
    application.show(navigation)
    application.updateDisplay()
    _ = record.take()
  }

  @Test func aTransitionEndsAfterItsContainerLeftTheScreen() throws {
    let animator = PatientAnimator()
    navigation.delegate = animator
    show()
    navigation.pushViewController(detail, animated: true)
    let context = try #require(animator.context)
    application.show(UIViewController())
    application.updateDisplay()
    #expect(navigation.transitionCoordinator != nil)
    context.completeTransition(true)
    #expect(navigation.transitionCoordinator == nil)
    #expect(root.view.superview == nil && detail.view.superview === navigation.view)
  }

  @Test func aViewThatAnAnimatorAddsLastIsBelowTheBars() throws {
    let animator = PatientAnimator()
    navigation.delegate = animator
    show()
    let overlay = UIView()
    application.perform { navigation.view.addSubview(overlay) }
    application.perform { navigation.pushViewController(detail, animated: true) }
    let context = try #require(animator.context)
    application.perform {
      context.completeTransition(true)
      context.containerView.addSubview(detail.view)
    }
    application.updateDisplay()
    let views = navigation.view.subviews
    let bar = try #require(views.firstIndex(of: navigation.navigationBar))
    #expect(try #require(views.firstIndex(of: detail.view)) < bar)
    // Other views that clients add stay above the bars.
    application.perform { navigation.view.bringSubviewToFront(overlay) }
    application.updateDisplay()
    #expect(navigation.view.subviews.last === overlay)
  }

  @Test func theDelegatesAnimatorPushes() throws {
    show()
    application.perform { navigation.pushViewController(detail, animated: true) }
    #expect(navigation.topViewController === detail)
    #expect(fader.requests == ["push root detail"])
    let context = try #require(fader.context)
    #expect(context.viewController(forKey: .from) === root)
    #expect(context.viewController(forKey: .to) === detail)
    #expect(context.view(forKey: .from) === root.view)
    #expect(context.view(forKey: .to) === detail.view)
    #expect(context.containerView.isDescendant(of: navigation.view))
    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    let bounds = navigation.view.bounds
    #expect(fader.frames == [bounds, .zero, .zero, bounds])

    application.advance(by: 0.1)
    #expect(root.view.window != nil && detail.view.window != nil)
    let opacity = try #require(detail.view.layer.presentation()?.opacity)
    #expect(abs(opacity - 0.5) < 0.01)
    #expect(
      appearances() == [
        "root.viewWillDisappear", "detail.viewWillAppear", "detail.viewIsAppearing",
      ])

    application.advance(by: 0.1)
    #expect(root.view.superview == nil && detail.view.window != nil)
    #expect(appearances() == ["root.viewDidDisappear", "detail.viewDidAppear"])
    #expect(
      fader.calls == [
        "will show root, coordinated: false", "did show root",
        "will show detail, coordinated: true", "did show detail",
      ])
    #expect(fader.endings == [true])
    #expect(navigation.transitionCoordinator == nil && detail.transitionCoordinator == nil)
  }

  @Test func theAnimatorIsNotAskedWithoutAnimationOrWindow() {
    navigation.pushViewController(detail, animated: true)
    navigation.popViewController(animated: true)
    show()
    application.perform { navigation.pushViewController(detail, animated: false) }
    #expect(fader.requests.isEmpty)
    #expect(root.viewIfLoaded?.superview == nil && detail.view.window != nil)
  }

  @Test func whatIsPoppedStaysAChildUntilTheEnd() {
    navigation.pushViewController(detail, animated: false)
    show()
    application.perform { #expect(navigation.popViewController(animated: true) === detail) }
    #expect(fader.requests == ["pop detail root"])
    #expect(navigation.viewControllers == [root])
    #expect(detail.parent === navigation)
    application.advance(by: 0.2)
    #expect(detail.parent == nil && detail.view.superview == nil)
    #expect(root.view.window != nil)
  }

  @Test func animationsRunAlongside() throws {
    show()
    var events: [String] = []
    application.perform {
      navigation.pushViewController(detail, animated: true)
      root.transitionCoordinator?.animate { _ in
        events.append("late")
      } completion: { context in
        events.append("completion \(context.isCancelled)")
      }
    }
    #expect(events == ["late"])
    #expect(root.transitionCoordinator?.transitionDuration == 0.2)
    application.advance(by: 0.2)
    #expect(events == ["late", "completion false"])
  }

  @Test func controllersAnimateAlongsideWhatTheyAnnounce() throws {
    final class Page: UIViewController {
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var isDone = false
      override func viewDidLoad() { view.addSubview(badge) }
      override func viewWillAppear(_ animated: Bool) {
        badge.center.x = 0
        transitionCoordinator?.animate { [badge] _ in
          badge.center.x = 100
        } completion: { [unowned self] _ in
          isDone = true
        }
      }
    }
    show()
    let page = Page()
    application.perform { navigation.pushViewController(page, animated: true) }
    application.advance(by: 0.1)
    let x = try #require(page.badge.layer.presentation()?.position.x)
    #expect(abs(x - 50) < 1 && !page.isDone)
    application.advance(by: 0.1)
    #expect(page.badge.layer.presentation()?.position.x == 100 && page.isDone)
  }

  @Test func withoutAnAnimatorThereIsACoordinatorToo() {
    final class Page: UIViewController {
      var events: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        transitionCoordinator?.animate { [unowned self] _ in
          events.append("alongside")
        } completion: { [unowned self] _ in
          events.append("completion")
        }
      }
    }
    show()
    navigation.delegate = nil
    let page = Page()
    application.perform { navigation.pushViewController(page, animated: true) }
    application.advance(by: 1)
    #expect(page.events == ["alongside", "completion"])
    #expect(page.transitionCoordinator == nil)
  }

  @Test func aGestureCancelsAPop() {
    navigation.pushViewController(detail, animated: false)
    show()
    let interaction = UIPercentDrivenInteractiveTransition()
    fader.interaction = interaction
    application.perform { _ = navigation.popViewController(animated: true) }
    #expect(fader.context?.isInteractive == true)
    application.perform { interaction.update(0.5) }
    application.advance(by: 1)
    #expect(detail.view.superview != nil && root.view.superview != nil)
    application.perform { interaction.cancel() }
    application.advance(by: 1)
    #expect(navigation.viewControllers == [root, detail])
    #expect(navigation.navigationBar.topItem === detail.navigationItem)
    #expect(root.view.superview == nil && detail.view.window != nil)
    #expect(detail.parent === navigation)
    #expect(fader.endings == [false])
    #expect(fader.calls.last == "will show root, coordinated: true")
    #expect(
      appearances() == [
        "detail.viewWillDisappear", "root.viewWillAppear", "root.viewIsAppearing",
        "root.viewWillDisappear", "detail.viewWillAppear", "detail.viewIsAppearing",
        "detail.viewDidAppear", "root.viewDidDisappear",
      ])
  }

  @Test func aGestureCompletesAPop() {
    navigation.pushViewController(detail, animated: false)
    show()
    let interaction = UIPercentDrivenInteractiveTransition()
    fader.interaction = interaction
    application.perform { _ = navigation.popViewController(animated: true) }
    application.perform { interaction.update(0.5) }
    application.perform { interaction.finish() }
    application.advance(by: 1)
    #expect(navigation.viewControllers == [root] && detail.parent == nil)
    #expect(fader.endings == [true])
  }

  @Test func aPushThatIsCancelledLeavesNothing() {
    show()
    fader.completes = false
    application.perform { navigation.pushViewController(detail, animated: true) }
    application.advance(by: 0.2)
    #expect(navigation.viewControllers == [root])
    #expect(detail.parent == nil && detail.view.superview == nil && root.view.window != nil)
  }

  @Test func anotherPushEndsTheOneThatRuns() {
    show()
    let last = RecordingController(record, "last")
    application.perform { navigation.pushViewController(detail, animated: true) }
    application.advance(by: 0.1)
    application.perform { navigation.pushViewController(last, animated: false) }
    #expect(navigation.viewControllers == [root, detail, last])
    #expect(detail.view.superview == nil && last.view.window != nil)
    application.advance(by: 1)
    #expect(navigation.viewControllers == [root, detail, last])
    #expect(fader.endings == [true])
  }

  @Test func theDelegateOfTabsAnimatesTheSelection() throws {
    let tabs = UITabBarController()
    navigation.viewControllers = []
    tabs.viewControllers = [root, detail]
    tabs.delegate = fader
    application.show(tabs)
    application.perform { tabs.selectedIndex = 1 }
    #expect(tabs.selectedIndex == 1)
    #expect(fader.requests == ["root detail"])
    application.advance(by: 0.1)
    let opacity = try #require(detail.view.layer.presentation()?.opacity)
    #expect(abs(opacity - 0.5) < 0.01 && root.view.window != nil)
    application.advance(by: 0.1)
    #expect(root.view.superview == nil && detail.view.window != nil)
    #expect(fader.endings == [true])
  }

  @Test func aGestureCancelsASelection() {
    let tabs = UITabBarController()
    navigation.viewControllers = []
    tabs.viewControllers = [root, detail]
    tabs.delegate = fader
    application.show(tabs)
    let interaction = UIPercentDrivenInteractiveTransition()
    fader.interaction = interaction
    application.perform { tabs.selectedIndex = 1 }
    application.perform { interaction.update(0.3) }
    application.perform { interaction.cancel() }
    application.advance(by: 1)
    #expect(tabs.selectedIndex == 0)
    #expect(root.view.window != nil && detail.view.superview == nil)
    #expect(tabs.tabBar.selectedItem === root.tabBarItem)
  }
}
