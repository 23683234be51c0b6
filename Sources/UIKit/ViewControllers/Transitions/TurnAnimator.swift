import HeadlessUIKit

/// Presents a screen by turning the one before, as UIKit's `flipHorizontal` does, or by lifting it like a page, in the
/// place of UIKit's curl.
final class TurnAnimator: UIViewControllerAnimatedTransitioning {
  /// How the screens move.
  enum Path {
    /// Both are the sides of one sheet, which turns about its vertical axis.
    case flip
    /// The presenting screen turns about its upper edge, in front of the presented one.
    case lift
  }

  /// Seconds. Apple publishes none.
  static let duration: TimeInterval = 0.75

  private let path: Path
  private let isPresenting: Bool

  init(_ path: Path, isPresenting: Bool) {
    self.path = path
    self.isPresenting = isPresenting
  }

  /// Nil for the transitions that move or fade the presented view alone.
  init?(_ style: UIModalTransitionStyle, isPresenting: Bool) {
    switch style {
    case .flipHorizontal: path = .flip
    case .partialCurl: path = .lift
    case .coverVertical, .crossDissolve: return nil
    }
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (first, second) = (
      context.viewController(forKey: .from), context.viewController(forKey: .to)
    )
    guard let presented = (isPresenting ? second : first)?.viewIfLoaded,
      let other = (isPresenting ? first : second)?.viewIfLoaded,
      let picture = other.snapshotView(afterScreenUpdates: !isPresenting) as UIView?
    else {
      context.completeTransition(true)
      return
    }
    let container = context.containerView
    let stage = UIView(frame: container.bounds)
    // The space behind both sides, as in UIKit.
    stage.backgroundColor = .black
    stage.clipsToBounds = true
    let frame = presented.frame
    UIView.performWithoutAnimation {
      picture.frame = other.convert(other.bounds, to: container)
      container.addSubview(stage)
      stage.addSubview(presented)
      stage.addSubview(picture)
      presented.place(in: frame)
      presented.layoutIfNeeded()
    }
    let end = { [isPresenting] in
      presented.transform3D = CATransform3DIdentity
      if isPresenting { container.addSubview(presented) }
      stage.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
    switch path {
    case .flip: flip(presented: presented, other: picture, completion: end)
    case .lift: lift(picture, completion: end)
    }
  }

  /// A presented screen comes from the right, and leaves to it.
  private func flip(presented: UIView, other: UIView, completion: @escaping () -> Void) {
    let (front, back) = isPresenting ? (other, presented) : (presented, other)
    let direction: CGFloat = isPresenting ? -1 : 1
    let half = Self.duration / 2
    UIView.performWithoutAnimation { back.turn(by: -direction * .pi / 2, about: .vertical) }
    UIView.animate(withDuration: half, delay: 0, options: .curveEaseIn) {
      front.turn(by: direction * .pi / 2, about: .vertical)
    }
    UIView.animate(withDuration: half, delay: half, options: .curveEaseOut) {
      back.transform3D = CATransform3DIdentity
    } completion: { _ in
      completion()
    }
  }

  private func lift(_ page: UIView, completion: @escaping () -> Void) {
    UIView.performWithoutAnimation {
      page.hinge(at: CGPoint(x: 0.5, y: 0))
      if !isPresenting { page.turn(by: .pi / 2, about: .horizontal) }
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) {
      if self.isPresenting {
        page.turn(by: .pi / 2, about: .horizontal)
      } else {
        page.transform3D = CATransform3DIdentity
      }
    } completion: { _ in
      completion()
    }
  }
}

extension UIView {
  enum TurningAxis {
    case horizontal, vertical
  }

  /// Turns the view about an axis through its anchor point, seen from three times the turned side away, as in the flips of
  /// `UIView.transition`.
  ///
  /// - Parameter angle: Radians; positive ones move the bottom, or the left side, towards the viewer.
  func turn(by angle: CGFloat, about axis: TurningAxis) {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / max(1, 3 * (axis == .vertical ? bounds.width : bounds.height))
    let rotation = CATransform3DMakeRotation(
      angle, axis == .horizontal ? 1 : 0, axis == .vertical ? 1 : 0, 0)
    transform3D = CATransform3DConcat(rotation, perspective)
  }

  /// Moves the anchor point, and leaves the view where it is.
  ///
  /// - Parameter anchor: In widths and heights of the view.
  func hinge(at anchor: CGPoint) {
    let former = frame
    anchorPoint = anchor
    center = CGPoint(
      x: former.minX + anchor.x * former.width, y: former.minY + anchor.y * former.height)
  }
}
