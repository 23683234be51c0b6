/// The relation between a presenting and a presented controller.
final class Presentation {
  /// The duration of presenting and dismissing, seconds.
  private static let duration: TimeInterval = 0.5

  enum Stage {
    case presenting, presented, dismissing
  }

  let presented: UIViewController
  let controller: UIPresentationController
  private(set) var stage = Stage.presenting
  /// Whether an animator moves the controllers' views.
  private(set) var isAnimatedByAnimator = false
  /// The coordinator of the running transition; nil without one.
  private(set) var coordinator: TransitionCoordinator?
  // The window holds the presenting controller, and that holds this.
  private weak var presenting: UIViewController?
  private weak var window: UIWindow?
  /// The superview of the presented view if a transitioning delegate animates or places it.
  private var container: PresentationContainer?
  /// Whether the presentation controller places the view: one of the transitioning delegate, or of a sheet, a popover or an
  /// alert.
  private let isCustom: Bool
  private let adaptation: PresentationAdaptation
  /// What the presented view has been moved off the screen by; nil while it is where its controller wants it.
  private var displacement: Displacement?

  /// A value that a transition sets, and the client's own that it replaces.
  private enum Displacement {
    case transform(CATransform3D, from: CATransform3D)
    case alpha(from: CGFloat)
  }

  init(of adaptation: PresentationAdaptation, by presenting: UIViewController, in window: UIWindow)
  {
    let presented = adaptation.presented
    self.adaptation = adaptation
    self.presented = presented
    self.presenting = presenting
    self.window = window
    let custom =
      presented.modalPresentationStyle == .custom
      ? presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenting, source: presenting) : nil
    let placing =
      custom == nil
      ? presented.placingController(for: adaptation.style, in: window.traitCollection) : nil
    isCustom = custom != nil || placing != nil
    controller = custom ?? placing ?? presented.standardPresentationController
    controller.presenting = presenting
    adaptation.prepare(controller)
  }

  /// The presenting controller, if its view leaves the window.
  private var covered: UIViewController? {
    let leaves =
      isCustom
      ? controller.shouldRemovePresentersView : !adaptation.coveringStyle.staysVisible
    return leaves ? presenting : nil
  }

  /// The view that appears and disappears: the presented controller's view, or a view around it.
  private var view: UIView {
    isCustom ? controller.presentedView ?? presented.view : presented.view
  }

  // MARK: Presenting

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let window else { return }
    presented.traitOverridesMayDiffer()
    let animator = animated ? presentingAnimator : nil
    if isCustom || animator != nil { addContainer(to: window) }
    let context = makeContext(from: presenting, to: presented)
    let coordinator = makeCoordinator(isAnimated: animated, animator, context)
    adaptation.notify(along: animated ? coordinator : nil)
    covered?.beginAppearanceTransition(false, animated: animated)
    presented.beginAppearanceTransition(true, animated: animated)
    controller.presentationTransitionWillBegin()
    placeView(in: window)
    if let animator {
      context.presentedFrame = view.frame
      let interaction = presented.transitioningDelegate?
        .interactionControllerForPresentation(using: animator)
      run(animator, interaction, context, coordinator) { self.endPresenting($0, completion) }
      return
    }
    let view = view
    (container ?? window).addSubview(view)
    window.update()
    if coordinator.isAnimated { UIView.performWithoutAnimation { moveOffScreen(view) } }
    coordinator.run {
      self.restoreClientsValue(of: view)
    } completion: {
      // The controller may have been dismissed by then.
      if self.stage == .presenting { self.didPresent() }
      completion?()
    }
  }

  private func addContainer(to window: UIWindow) {
    let container = PresentationContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isCustom { container.controller = controller }
    self.container = container
    controller.containerView = container
    window.addSubview(container)
  }

  private func placeView(in window: UIWindow) {
    let view = view
    if isCustom {
      view.place(in: controller.frameOfPresentedViewInContainerView)
    } else {
      view.place(in: window.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  private func endPresenting(_ isComplete: Bool, _ completion: (() -> Void)?) {
    if isComplete {
      if let container, view.superview == nil { container.addSubview(view) }
      if stage == .presenting { didPresent() }
    } else {
      presented.beginAppearanceTransition(false, animated: true)
      covered?.beginAppearanceTransition(true, animated: true)
      controller.presentationTransitionDidEnd(false)
      leave()
    }
    completion?()
  }

  private func didPresent() {
    stage = .presented
    presented.endAppearanceTransition()
    covered?.endAppearanceTransition()
    covered?.viewIfLoaded?.removeFromSuperview()
    controller.presentationTransitionDidEnd(true)
  }

  // MARK: Dismissing

  func end(animated: Bool, completion: (() -> Void)?) {
    stage = .dismissing
    let context = makeContext(from: presented, to: presenting)
    let animator = animated && view.superview != nil ? dismissingAnimator : nil
    let coordinator = makeCoordinator(isAnimated: animated, animator, context)
    presented.beginAppearanceTransition(false, animated: animated)
    covered?.beginAppearanceTransition(true, animated: animated)
    uncover()
    controller.dismissalTransitionWillBegin()
    if let animator {
      let interaction = presented.transitioningDelegate?
        .interactionControllerForDismissal(using: animator)
      run(animator, interaction, context, coordinator) { self.endDismissing($0, completion) }
      return
    }
    let view = view
    coordinator.run {
      if coordinator.isAnimated { self.moveOffScreen(view) }
    } completion: {
      self.didDismiss()
      completion?()
    }
  }

  /// Inserts the covered view behind the presented one.
  private func uncover() {
    guard let window, let behind = covered?.viewIfLoaded else { return }
    if behind.superview == nil {
      behind.place(in: window.bounds)
      window.insertSubview(behind, belowSubview: container ?? view)
    }
    window.update()
  }

  private func endDismissing(_ isComplete: Bool, _ completion: (() -> Void)?) {
    if isComplete {
      didDismiss()
    } else {
      covered?.beginAppearanceTransition(false, animated: true)
      presented.beginAppearanceTransition(true, animated: true)
      controller.dismissalTransitionDidEnd(false)
      didPresent()
    }
    completion?()
  }

  private func didDismiss() {
    controller.dismissalTransitionDidEnd(true)
    leave()
  }

  /// Removes the presented view from the window.
  private func leave() {
    let (view, covered) = (view, covered)
    presenting?.presentation = nil
    presented.presenter = nil
    presented.traitOverridesMayDiffer()
    view.removeFromSuperview()
    container?.removeFromSuperview()
    controller.containerView = nil
    restoreClientsValue(of: view)
    covered?.endAppearanceTransition()
    presented.endAppearanceTransition()
    adaptation.end()
  }

  // MARK: Animations

  private var presentingAnimator: (any UIViewControllerAnimatedTransitioning)? {
    guard let presenting else { return nil }
    return presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenting, source: presenting)
      ?? standardAnimator(isPresenting: true)
  }

  private var dismissingAnimator: (any UIViewControllerAnimatedTransitioning)? {
    presented.transitioningDelegate?.animationController(forDismissed: presented)
      ?? standardAnimator(isPresenting: false)
  }

  private func standardAnimator(
    isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isCustom
      ? controller.standardAnimator(isPresenting: isPresenting)
      : TurnAnimator(presented.modalTransitionStyle, isPresenting: isPresenting)
  }

  private func makeContext(from: UIViewController?, to: UIViewController?) -> TransitionContext {
    let context = TransitionContext(
      from: from, to: to, container: container ?? view.superview ?? window ?? UIView(),
      style: presented.modalPresentationStyle)
    if isCustom { context.presentedView = view }
    return context
  }

  private func makeCoordinator(
    isAnimated: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ context: TransitionContext
  ) -> TransitionCoordinator {
    let duration = animator?.transitionDuration(using: context) ?? Self.duration
    let coordinator = TransitionCoordinator(duration: isAnimated ? duration : 0, context: context)
    coordinator.onEnd = { [weak self, weak coordinator] in
      if self?.coordinator === coordinator { self?.coordinator = nil }
    }
    self.coordinator = coordinator
    return coordinator
  }

  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, _ context: TransitionContext,
    _ coordinator: TransitionCoordinator, completion: @escaping (Bool) -> Void
  ) {
    isAnimatedByAnimator = true
    coordinator.run(animator, interaction, context) { isComplete in
      self.isAnimatedByAnimator = false
      completion(isComplete)
    }
  }

  private func moveOffScreen(_ view: UIView) {
    switch presented.modalTransitionStyle {
    case .coverVertical, .flipHorizontal, .partialCurl:
      let height = (view.superview?.bounds.height ?? view.bounds.height) - view.frame.minY
      let own = view.transform3D
      let moved = CATransform3DConcat(own, CATransform3DMakeTranslation(0, height, 0))
      displacement = .transform(moved, from: own)
      view.transform3D = moved
    case .crossDissolve:
      displacement = .alpha(from: view.alpha)
      view.alpha = 0
    }
  }

  /// Gives the view back the value from before ``moveOffScreen(_:)``, unless its controller has set another one since.
  private func restoreClientsValue(of view: UIView) {
    switch displacement {
    case .transform(let moved, let own)? where view.transform3D == moved: view.transform3D = own
    case .alpha(let own)? where view.alpha == 0: view.alpha = own
    default: break
    }
    displacement = nil
  }
}

extension UIView {
  /// Gives the view a frame, points in its superview, which it has without its transform.
  func place(in rect: CGRect) {
    if CATransform3DIsIdentity(transform3D) {
      frame = rect
      return
    }
    let anchor = anchorPoint
    bounds.size = rect.size
    center = CGPoint(
      x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
  }
}

/// The superview of a presented view, while the transitioning delegate's objects place or animate it.
final class PresentationContainer: UIView {
  weak var controller: UIPresentationController?

  override class var describedClass: UIView.Type { UIView.self }

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    controller?.traitCollectionDidChange(previousTraitCollection)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self && controller?.passesTouchesThrough == true ? nil : view
  }
}
