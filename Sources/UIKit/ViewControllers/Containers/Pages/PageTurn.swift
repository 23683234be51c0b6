import HeadlessUIKit

/// Turns a page about its spine, in the place of UIKit's curl: the page in front is lifted to its edge, and back.
final class PageTurn: UIViewControllerAnimatedTransitioning {
  /// Seconds. Apple publishes none.
  static let duration: TimeInterval = 0.75

  private let isForward: Bool
  private let isVertical: Bool
  /// Whether the spine is at the right or lower edge.
  private let isSpineAtEnd: Bool

  init(isForward: Bool, isVertical: Bool, isSpineAtEnd: Bool) {
    (self.isForward, self.isVertical, self.isSpineAtEnd) = (isForward, isVertical, isSpineAtEnd)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from)?.view,
      let to = context.viewController(forKey: .to)?.view
    else {
      context.completeTransition(true)
      return
    }
    let container = context.containerView
    let turned = isForward ? from : to
    let frame = turned.frame
    let sheet = UIView(frame: frame)
    let clipped = container.clipsToBounds
    // From the spine the other edge comes towards the viewer.
    let angle = (isVertical == isSpineAtEnd ? -1 : 1) * CGFloat.pi / 2
    let start: CGFloat = isSpineAtEnd ? 1 : 0
    let open: () -> Void = { [isVertical] in
      sheet.turn(by: angle, about: isVertical ? .horizontal : .vertical)
    }
    UIView.performWithoutAnimation {
      container.clipsToBounds = true
      if isForward { container.insertSubview(to, belowSubview: from) }
      container.addSubview(sheet)
      sheet.addSubview(turned)
      turned.frame = sheet.bounds
      to.layoutIfNeeded()
      sheet.hinge(at: isVertical ? CGPoint(x: 0.5, y: start) : CGPoint(x: start, y: 0.5))
      if !isForward { open() }
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) {
      if self.isForward { open() } else { sheet.transform3D = CATransform3DIdentity }
    } completion: { [isForward] _ in
      container.clipsToBounds = clipped
      if !isForward {
        container.insertSubview(turned, belowSubview: sheet)
        turned.frame = frame
      }
      sheet.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
