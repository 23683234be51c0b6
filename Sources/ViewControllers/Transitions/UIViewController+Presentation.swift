/// How a presented controller's view covers the others.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As ``fullScreen``: there are no sheets here.
  case automatic = -2
  /// It fills the window, and the presenting controller's view leaves it.
  case fullScreen = 0
  /// It fills the window, and what is behind it stays.
  case overFullScreen = 5
}

/// How a presented controller's view appears.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By becoming opaque.
  case crossDissolve = 2
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

  init(of presented: UIViewController, by presenting: UIViewController, in window: UIWindow) {
    self.presented = presented
    self.presenting = presenting
    self.window = window
  }

  /// The presenting controller, if its view leaves the window.
  private var covered: UIViewController? {
    presented.modalPresentationStyle == .overFullScreen ? nil : presenting
  }

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let window else { return }
    covered?.beginAppearanceTransition(false, animated: animated)
    presented.beginAppearanceTransition(true, animated: animated)
    let view = self.view
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
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
      window.insertSubview(behind, belowSubview: view)
    }
    window.update()
  }

  private func didDismiss() {
    presenting?.presentation = nil
    presented.presenter = nil
    view.removeFromSuperview()
    bringBack()
    covered?.endAppearanceTransition()
    presented.endAppearanceTransition()
  }

  private var view: UIView { presented.view }

  private func moveOffScreen() {
    switch presented.modalTransitionStyle {
    case .coverVertical:
      view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    case .crossDissolve: view.alpha = 0
    }
  }

  private func bringBack() {
    switch presented.modalTransitionStyle {
    case .coverVertical: view.transform = .identity
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
