/// How a presented controller's view covers the others.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As ``fullScreen``: there are no sheets here.
  case automatic = -2
  /// It fills the window, and the presenting controller's view leaves it.
  case fullScreen = 0
  /// It fills the window, and what is behind it stays.
  case overFullScreen = 5
}

/// How a presented controller's view comes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By becoming opaque.
  case crossDissolve = 2
}

/// The link between two controllers, the one that presents and the one that is presented.
final class Presentation {
  /// How long a presented view takes to come and to go, seconds.
  private static let duration: TimeInterval = 0.5

  enum Stage {
    case presenting, presented, dismissing
  }

  private unowned let presenting: UIViewController
  let presented: UIViewController
  private(set) var stage = Stage.presenting
  private let window: UIWindow

  init(of presented: UIViewController, by presenting: UIViewController, in window: UIWindow) {
    self.presented = presented
    self.presenting = presenting
    self.window = window
  }

  /// Whether the presenting view leaves the window.
  private var coversAll: Bool { presented.modalPresentationStyle != .overFullScreen }

  func begin(animated: Bool, completion: (() -> Void)?) {
    if coversAll { presenting.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    guard let view = presented.view else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.update()
    let coordinator = TransitionCoordinator(duration: animated ? Self.duration : 0)
    if coordinator.isAnimated { UIView.performWithoutAnimation { takeAway(view) } }
    coordinator.run {
      self.bringBack(view)
    } completion: {
      // It may have been dismissed meanwhile.
      guard self.stage == .presenting else {
        completion?()
        return
      }
      self.stage = .presented
      self.presented.endAppearanceTransition()
      if self.coversAll {
        self.presenting.endAppearanceTransition()
        self.presenting.viewIfLoaded?.removeFromSuperview()
      }
      completion?()
    }
  }

  func end(animated: Bool, completion: (() -> Void)?) {
    stage = .dismissing
    presented.beginAppearanceTransition(false, animated: animated)
    if coversAll {
      presenting.beginAppearanceTransition(true, animated: animated)
      if let behind = presenting.viewIfLoaded, behind.superview == nil {
        behind.frame = window.bounds
        if let view = presented.viewIfLoaded, view.superview === window {
          window.insertSubview(behind, belowSubview: view)
        } else {
          window.addSubview(behind)
        }
      }
      window.update()
    }
    let coordinator = TransitionCoordinator(duration: animated ? Self.duration : 0)
    coordinator.run {
      if coordinator.isAnimated, let view = self.presented.viewIfLoaded { self.takeAway(view) }
    } completion: {
      self.presenting.presentation = nil
      self.presented.presenter = nil
      if let view = self.presented.viewIfLoaded {
        view.removeFromSuperview()
        self.bringBack(view)
      }
      if self.coversAll { self.presenting.endAppearanceTransition() }
      self.presented.endAppearanceTransition()
      completion?()
    }
  }

  private func takeAway(_ view: UIView) {
    switch presented.modalTransitionStyle {
    case .coverVertical:
      view.transform = CGAffineTransform(translationX: 0, y: window.bounds.height)
    case .crossDissolve: view.alpha = 0
    }
  }

  private func bringBack(_ view: UIView) {
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

  func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenting = outermost
    guard presenting.presentation == nil, controller.presenter == nil, controller.parent == nil,
      controller !== presenting, let window = presenting.viewIfLoaded?.window
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
    // What the dismissed controller presents goes with it.
    if presentation.presented.presentation != nil {
      presentation.presented.stopPresenting(animated: false, completion: nil)
    }
    presentation.end(animated: animated, completion: completion)
  }
}
