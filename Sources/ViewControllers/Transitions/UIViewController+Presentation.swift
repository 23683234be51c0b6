/// How a presented controller's view covers the others.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As ``fullScreen``: there are no sheets here.
  case automatic = -2
  /// As ``fullScreen``.
  case none = -1
  /// It fills the window, and the presenting controller's view leaves it.
  case fullScreen = 0
  /// As ``fullScreen``: there are no sheets here.
  case pageSheet = 1
  /// As ``fullScreen``: there are no sheets here.
  case formSheet = 2
  /// As ``fullScreen``.
  case currentContext = 3
  /// As ``overFullScreen``, for a transitioning delegate.
  case custom = 4
  /// It fills the window, and what is behind it stays.
  case overFullScreen = 5
  /// As ``overFullScreen``.
  case overCurrentContext = 6
  /// As ``fullScreen``: there are no popovers here.
  case popover = 7

  /// Whether the presenting controller's view stays behind the presented one.
  var staysVisible: Bool {
    switch self {
    case .custom, .overFullScreen, .overCurrentContext: true
    case .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .popover: false
    }
  }
}

/// How a presented controller's view appears.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// As ``coverVertical`` here.
  case flipHorizontal = 1
  /// By becoming opaque.
  case crossDissolve = 2
  /// As ``coverVertical`` here.
  case partialCurl = 3
}

/// The link between two controllers, the one that presents and the one that is presented.
final class Presentation {
  /// The duration of presenting and dismissing, seconds.
  private static let duration: TimeInterval = 0.5

  enum Stage {
    case presenting, presented, dismissing
  }

  let presented: UIViewController
  private(set) var stage = Stage.presenting
  // The window holds the presenting controller, and that holds this.
  private weak var presenting: UIViewController?
  private weak var window: UIWindow?
  /// What the presented view is in, if a transitioning delegate animates it.
  private var container: UIView?

  init(of presented: UIViewController, by presenting: UIViewController, in window: UIWindow) {
    self.presented = presented
    self.presenting = presenting
    self.window = window
  }

  /// The presenting controller, if its view leaves the window.
  private var covered: UIViewController? {
    presented.modalPresentationStyle.staysVisible ? nil : presenting
  }

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let window else { return }
    covered?.beginAppearanceTransition(false, animated: animated)
    presented.beginAppearanceTransition(true, animated: animated)
    let view = self.view
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if animated, let animator = presentingAnimator {
      return present(with: animator, in: window, completion: completion)
    }
    window.addSubview(view)
    window.update()
    let coordinator = TransitionCoordinator(duration: animated ? Self.duration : 0)
    if coordinator.isAnimated { UIView.performWithoutAnimation(moveOffScreen) }
    coordinator.run(bringBack) {
      // It may have been dismissed by then.
      if self.stage == .presenting { self.didPresent() }
      completion?()
    }
  }

  private func didPresent() {
    stage = .presented
    presented.endAppearanceTransition()
    covered?.endAppearanceTransition()
    covered?.viewIfLoaded?.removeFromSuperview()
  }

  func end(animated: Bool, completion: (() -> Void)?) {
    stage = .dismissing
    presented.beginAppearanceTransition(false, animated: animated)
    covered?.beginAppearanceTransition(true, animated: animated)
    uncover()
    if animated, let animator = dismissingAnimator {
      return dismiss(with: animator, completion: completion)
    }
    let coordinator = TransitionCoordinator(duration: animated ? Self.duration : 0)
    coordinator.run {
      if coordinator.isAnimated { self.moveOffScreen() }
    } completion: {
      self.didDismiss()
      completion?()
    }
  }

  /// Puts the covered view back behind the presented one.
  private func uncover() {
    guard let window, let behind = covered?.viewIfLoaded else { return }
    if behind.superview == nil {
      behind.frame = window.bounds
      window.insertSubview(behind, belowSubview: container ?? view)
    }
    window.update()
  }

  private func didDismiss() {
    presenting?.presentation = nil
    presented.presenter = nil
    view.removeFromSuperview()
    container?.removeFromSuperview()
    bringBack()
    covered?.endAppearanceTransition()
    presented.endAppearanceTransition()
  }

  private var view: UIView { presented.view }

  // MARK: Transitioning delegate

  private var presentingAnimator: (any UIViewControllerAnimatedTransitioning)? {
    guard let presenting else { return nil }
    return presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenting, source: presenting)
  }

  private var dismissingAnimator: (any UIViewControllerAnimatedTransitioning)? {
    presented.transitioningDelegate?.animationController(forDismissed: presented)
  }

  private func present(
    with animator: any UIViewControllerAnimatedTransitioning, in window: UIWindow,
    completion: (() -> Void)?
  ) {
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.container = container
    window.addSubview(container)
    run(animator, from: presenting, to: presented, in: container) { isComplete in
      if isComplete {
        if self.view.superview == nil { container.addSubview(self.view) }
        if self.stage == .presenting { self.didPresent() }
      } else {
        self.presented.beginAppearanceTransition(false, animated: true)
        self.covered?.beginAppearanceTransition(true, animated: true)
        self.didDismiss()
      }
      completion?()
    }
  }

  private func dismiss(
    with animator: any UIViewControllerAnimatedTransitioning, completion: (() -> Void)?
  ) {
    guard let container = container ?? view.superview else { return }
    run(animator, from: presented, to: presenting, in: container) { isComplete in
      if isComplete {
        self.didDismiss()
      } else {
        self.covered?.beginAppearanceTransition(false, animated: true)
        self.presented.beginAppearanceTransition(true, animated: true)
        self.didPresent()
      }
      completion?()
    }
  }

  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, from: UIViewController?,
    to: UIViewController?, in container: UIView, completion: @escaping (Bool) -> Void
  ) {
    let context = TransitionContext(
      from: from, to: to, container: container, style: presented.modalPresentationStyle)
    context.completion = { isComplete in
      animator.animationEnded(isComplete)
      completion(isComplete)
    }
    animator.animateTransition(using: context)
  }

  private func moveOffScreen() {
    switch presented.modalTransitionStyle {
    case .coverVertical, .flipHorizontal, .partialCurl:
      view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    case .crossDissolve: view.alpha = 0
    }
  }

  private func bringBack() {
    switch presented.modalTransitionStyle {
    case .coverVertical, .flipHorizontal, .partialCurl: view.transform = .identity
    case .crossDissolve: view.alpha = 1
    }
  }
}

extension UIViewController {
  /// The controller that holds this one, and is held by none itself.
  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  package var presentedOwner: (any ViewOwner)? { presentation?.presented }

  func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenting = outermost
    guard presenting.presentation == nil, controller.presentation == nil,
      controller.presenter == nil, controller.parent == nil, controller !== presenting,
      controller.viewIfLoaded?.window == nil, let window = presenting.viewIfLoaded?.window
    else { return }
    let presentation = Presentation(of: controller, by: presenting, in: window)
    presenting.presentation = presentation
    controller.presenter = presenting
    presentation.begin(animated: animated, completion: completion)
  }

  func stopPresenting(animated: Bool, completion: (() -> Void)?) {
    let controller = outermost
    guard let presenting = controller.presentation == nil ? controller.presenter : controller,
      let presentation = presenting.presentation, presentation.stage != .dismissing
    else { return }
    // What the dismissed controller presents is dismissed with it.
    if presentation.presented.presentation != nil {
      presentation.presented.stopPresenting(animated: false, completion: nil)
    }
    presentation.end(animated: animated, completion: completion)
  }
}
