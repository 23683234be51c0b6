import StandardViews

/// Moves the view of a controller over the one before, or away from it, as UIKit does.
final class NavigationTransition: UIViewControllerAnimatedTransitioning {
  /// Seconds.
  static let duration: TimeInterval = 0.35
  /// How far the view behind moves, as a part of the width.
  private static let parallax: CGFloat = 0.3
  /// The opacity of the black over the view behind.
  private static let dimming: CGFloat = 0.1

  private let isPop: Bool

  init(isPop: Bool) { self.isPop = isPop }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      context.completeTransition(true)
      return
    }
    let container = context.containerView
    let (front, back) = isPop ? (from, to) : (to, from)
    let width = container.bounds.width
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = isMirrored ? -width : width
    let (frontPlace, backPlace) = (front.center, back.center)
    let dimming = UIView(frame: back.frame)
    dimming.backgroundColor = .black
    dimming.isUserInteractionEnabled = false
    func place(_ isOpen: Bool) {
      front.center.x = frontPlace.x + (isOpen ? 0 : side)
      back.center.x = backPlace.x - (isOpen ? side * Self.parallax : 0)
      dimming.center.x = back.center.x
      dimming.alpha = isOpen ? Self.dimming : 0
    }
    UIView.performWithoutAnimation {
      if isPop {
        container.insertSubview(to, belowSubview: from)
      } else {
        container.insertSubview(to, aboveSubview: from)
      }
      container.insertSubview(dimming, aboveSubview: back)
      to.layoutIfNeeded()
      place(isPop)
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) {
      place(!self.isPop)
    } completion: { _ in
      dimming.removeFromSuperview()
      (front.center, back.center) = (frontPlace, backPlace)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
