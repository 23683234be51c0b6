import Testing
import ViewControllers
import ViewTestSupport

/// A card at the bottom, 40 points high, with a dimming view that fades in alongside.
private final class CardPresentation: UIPresentationController {
  let dimming = UIView()
  private(set) var log: [String] = []
  var layoutCount = 0

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.maxY - 40, width: bounds.width, height: 40)
  }

  override func presentationTransitionWillBegin() {
    log.append("will present")
    dimming.frame = containerView?.bounds ?? .zero
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimming.alpha = 1 },
      completion: { self.log.append("alongside \($0.isCancelled)") })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.append("did present \(completed)")
  }

  override func dismissalTransitionWillBegin() {
    log.append("will dismiss")
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.append("did dismiss \(completed)")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle {
      log.append("\(traitCollection.userInterfaceStyle)")
    }
  }

  override func containerViewWillLayoutSubviews() {
    layoutCount += 1
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class CardDelegate: UIViewControllerTransitioningDelegate {
  var presentation: CardPresentation?
  var animator: Slide?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    presentation = CardPresentation(presentedViewController: presented, presenting: presenting)
    return presentation
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// Moves the view to its final frame in 0.2 seconds.
private final class Slide: UIViewControllerAnimatedTransitioning {
  var completes = true
  private(set) var finalFrame: CGRect?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return }
    let frame = context.finalFrame(for: controller)
    finalFrame = frame
    context.containerView.addSubview(view)
    view.frame = frame.offsetBy(dx: 0, dy: 40)
    UIView.animate(withDuration: 0.2) {
      view.frame = frame
    } completion: { _ in
      context.completeTransition(self.completes)
    }
  }
}

@Suite struct PresentationControllerTests {
  private let application = UIApplication(screen: UIScreen(device: .plain))
  private let delegate = CardDelegate()
  private let below = UIViewController()
  private let card = UIViewController()
  private let cardFrame = CGRect(x: 0, y: 20, width: 40, height: 40)

  init() {
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate
    application.perform {
      let window = UIWindow()
      window.rootViewController = below
      window.makeKeyAndVisible()
    }
  }

  @Test func thePresentationControllerPlacesTheView() throws {
    application.perform { below.present(card, animated: true) }
    let presentation = try #require(delegate.presentation)
    #expect(card.presentationController === presentation)
    #expect(presentation.presentingViewController === below)
    #expect(card.transitionCoordinator?.transitionDuration == 0.5)
    #expect(card.transitionCoordinator?.viewController(forKey: .from) === below)
    #expect(card.view.superview === presentation.containerView)
    #expect(presentation.dimming.alpha == 1)
    application.advance(by: 0.5)
    #expect(card.view.frame == cardFrame)
    #expect(below.view.window != nil)
    #expect(card.transitionCoordinator == nil)
    #expect(presentation.log == ["will present", "did present true", "alongside false"])

    application.perform { card.dismiss(animated: true) }
    #expect(presentation.dimming.alpha == 0)
    application.advance(by: 0.5)
    #expect(Array(presentation.log.dropFirst(3)) == ["will dismiss", "did dismiss true"])
    #expect(presentation.containerView == nil)
    #expect(card.view.window == nil)
  }

  @Test func thePresentationControllerIsNotifiedOfTraits() throws {
    application.perform { below.present(card, animated: false) }
    let presentation = try #require(delegate.presentation)
    let before = presentation.log
    application.perform { below.view.window?.overrideUserInterfaceStyle = .dark }
    #expect(Array(presentation.log.dropFirst(before.count)) == ["dark"])
  }

  @Test func theViewAppearsFromBelowTheContainer() throws {
    application.perform { below.present(card, animated: true) }
    application.advance(by: 0.25)
    // Half way of a curve that is symmetric: 40 points are hidden at the start.
    let layer = try #require(card.view.layer.presentation())
    #expect(abs(layer.frame.minY - 40) < 0.5)
  }

  @Test func thePresentedViewFollowsTheContainer() throws {
    application.perform { below.present(card, animated: false) }
    let presentation = try #require(delegate.presentation)
    let count = presentation.layoutCount
    application.rotate(to: .landscapeLeft, animated: false)
    #expect(presentation.layoutCount > count)
    #expect(card.view.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func anAnimatorMovesTheViewToItsPlace() throws {
    delegate.animator = Slide()
    application.perform { below.present(card, animated: true) }
    #expect(card.transitionCoordinator?.transitionDuration == 0.2)
    #expect(delegate.animator?.finalFrame == cardFrame)
    #expect(delegate.presentation?.dimming.alpha == 1)
    application.advance(by: 0.2)
    #expect(card.view.frame == cardFrame)
    #expect(
      delegate.presentation?.log == ["will present", "did present true", "alongside false"])
  }

  @Test func aCancelledTransitionIsReported() {
    let animator = Slide()
    animator.completes = false
    delegate.animator = animator
    application.perform { below.present(card, animated: true) }
    application.advance(by: 0.2)
    #expect(
      delegate.presentation?.log == ["will present", "did present false", "alongside true"])
    #expect(card.view.window == nil && below.presentedViewController == nil)
  }

  @Test func whatWillPresentIsKnownBeforeAndDoesNotKeepTheController() {
    weak var released: UIViewController?
    do {
      let controller = UIViewController()
      released = controller
      let presentation = controller.presentationController
      #expect(presentation?.presentedViewController === controller)
      #expect(controller.presentationController === presentation)
    }
    #expect(released == nil)
  }

  /// A client may set the delegate before the presentation, whatever animates it.
  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet], [true, false])
  func aSheetIsPlacedByItsController(style: UIModalPresentationStyle, isAnimatedByDelegate: Bool) {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    if isAnimatedByDelegate { sheet.transitioningDelegate = delegate }
    #expect(sheet.presentationController is UISheetPresentationController)
    #expect(sheet.presentationController === sheet.sheetPresentationController)
    sheet.modalPresentationStyle = .fullScreen
    #expect(sheet.presentationController.map { type(of: $0) } == UIPresentationController.self)
  }
}
