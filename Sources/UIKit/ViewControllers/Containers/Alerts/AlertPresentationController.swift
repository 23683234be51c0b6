import StandardViews

/// Places an alert in the middle of its container, and an action sheet at its bottom, above the dimmed content.
final class AlertPresentationController: UIPresentationController {
  private let dimming = DimmingView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  /// Seconds; as on iOS, which publishes none.
  static let duration: TimeInterval = 0.404

  override func standardAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)?
  {
    AlertAnimator(isPresenting: isPresenting, isSheet: isSheet)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = alert?.view as? AlertView else { return .zero }
    let bounds = container.bounds
    let safeArea = container.safeAreaInsets
    guard isSheet else {
      let covered = coveredHeight(of: container)
      let area = bounds.inset(
        by: UIEdgeInsets(
          top: safeArea.top, left: safeArea.left, bottom: max(safeArea.bottom, covered),
          right: safeArea.right))
      let margin = AlertMetrics.alertMargin
      let size = view.size(
        in: CGSize(
          width: max(0, area.width - 2 * margin), height: max(0, area.height - 2 * margin)))
      // In the middle of the whole window, unless a keyboard is in the way.
      let place = covered > 0 ? area : bounds
      return CGRect(
        x: pixelAligned(place.midX - size.width / 2, in: container),
        y: pixelAligned(place.midY - size.height / 2, in: container), width: size.width,
        height: size.height)
    }
    let margin = AlertMetrics.sheetMargin
    let width = max(0, min(bounds.width, bounds.height) - 2 * margin)
    let bottom = max(margin, safeArea.bottom)
    let size = view.size(
      in: CGSize(width: width, height: max(0, bounds.height - safeArea.top - margin - bottom)))
    return CGRect(
      x: pixelAligned(bounds.midX - size.width / 2, in: container),
      y: bounds.maxY - bottom - size.height,
      width: size.width, height: size.height)
  }

  private func pixelAligned(_ length: CGFloat, in container: UIView) -> CGFloat {
    let scale = max(1, container.traitCollection.displayScale)
    return (length * scale).rounded() / scale
  }

  /// The height of the keyboard over the container, points.
  private func coveredHeight(of container: UIView) -> CGFloat {
    guard let window = container.window, let keyboard = window.host.keyboardFrame else { return 0 }
    let frame = container.convert(window.convert(keyboard, from: nil), from: window)
    return max(0, container.bounds.maxY - frame.minY)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    alert?.isInPopover = false
    // The guide invalidates the container's layout when the keyboard moves.
    _ = containerView.keyboardLayoutGuide
    dimming.frame = containerView.bounds
    dimming.alpha = 0
    dimming.onTap = isSheet ? { [weak self] in self?.alert?.cancel() } : nil
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView, let view = alert?.viewIfLoaded else { return }
    dimming.frame = containerView.bounds
    view.place(in: frameOfPresentedViewInContainerView)
  }
}

/// Lets an alert appear by becoming opaque and smaller, and an action sheet from below.
private final class AlertAnimator: UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let isSheet: Bool
  /// The scale of an alert at the start.
  private static let initialScale: CGFloat = 1.2

  init(isPresenting: Bool, isSheet: Bool) {
    self.isPresenting = isPresenting
    self.isSheet = isSheet
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { AlertPresentationController.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      transitionContext.completeTransition(true)
      return
    }
    if isPresenting { container.addSubview(view) }
    container.layoutIfNeeded()
    let below = CGAffineTransform(
      translationX: 0, y: container.bounds.height - view.frame.minY)
    if isPresenting {
      if isSheet {
        view.transform = below
      } else {
        view.transform = CGAffineTransform(scaleX: Self.initialScale, y: Self.initialScale)
        view.alpha = 0
      }
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut
    ) { [isPresenting, isSheet] in
      if isPresenting {
        view.transform = .identity
        view.alpha = 1
      } else if isSheet {
        view.transform = below
      } else {
        view.alpha = 0
      }
    } completion: { _ in
      view.transform = .identity
      view.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
