/// The exchange of the child that a container shows for another one: at once, or by an animator that the delegate
/// of the container gave.
final class ContainerTransition {
  /// Nil if the exchange is not animated.
  let coordinator: TransitionCoordinator?
  /// It holds this while the exchange goes on. An animator that ends later may find it gone.
  private weak var container: UIViewController?
  private let former: UIViewController?
  private let child: UIViewController?
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let context: TransitionContext?
  private let isVisible: Bool

  /// Announces an exchange: the controllers have a transition coordinator from now on.
  ///
  /// - Parameter makeAnimator: asked only where the exchange is visible.
  init(
    in container: UIViewController, from former: UIViewController?, to child: UIViewController?,
    animated: Bool,
    makeAnimator: (UIViewController, UIViewController) -> (
      any UIViewControllerAnimatedTransitioning
    )?
  ) {
    container.containerTransition?.complete()
    self.container = container
    self.former = former
    self.child = child
    isVisible = container.viewIfLoaded?.window != nil
    guard animated, isVisible, let view = container.viewIfLoaded, let former, let child else {
      (animator, context, coordinator) = (nil, nil, nil)
      return
    }
    animator = makeAnimator(former, child)
    let context = TransitionContext(from: former, to: child, container: view, style: .none)
    self.context = context
    coordinator = TransitionCoordinator(
      duration: animator?.transitionDuration(using: context) ?? 0, context: context)
    container.containerTransition = self
    coordinator?.onEnd = { [weak self, weak container] in
      if container?.containerTransition === self { container?.containerTransition = nil }
    }
  }

  /// Exchanges the views.
  ///
  /// - Parameters:
  ///   - interaction: returns the object with which a gesture drives the animator; nil for none.
  ///   - completion: called at the end, with whether the new child is shown.
  func run(
    interaction: (any UIViewControllerAnimatedTransitioning) ->
      (any UIViewControllerInteractiveTransitioning)? = { _ in nil },
    completion: @escaping (Bool) -> Void = { _ in }
  ) {
    let isAnimated = coordinator != nil
    if isVisible {
      former?.beginAppearanceTransition(false, animated: isAnimated)
      child?.beginAppearanceTransition(true, animated: isAnimated)
    }
    guard let animator, let context, let coordinator else {
      former?.viewIfLoaded?.removeFromSuperview()
      addChildView()
      guard let coordinator else {
        endAppearances()
        completion(true)
        return
      }
      coordinator.run {
      } completion: {
        self.endAppearances()
        completion(true)
      }
      return
    }
    placeChildView()
    defer { container?.bringBarsToFront() }
    coordinator.run(animator, interaction(animator), context) { isComplete in
      self.end(isComplete)
      completion(isComplete)
    }
  }

  /// Ends the exchange before its time, as another one begins.
  func complete() { context?.completeTransition(true) }

  private func end(_ isComplete: Bool) {
    if isComplete {
      former?.viewIfLoaded?.removeFromSuperview()
      if child?.viewIfLoaded?.superview == nil { addChildView() }
    } else {
      child?.beginAppearanceTransition(false, animated: true)
      former?.beginAppearanceTransition(true, animated: true)
      child?.viewIfLoaded?.removeFromSuperview()
    }
    endAppearances()
  }

  private func endAppearances() {
    guard isVisible else { return }
    former?.endAppearanceTransition()
    child?.endAppearanceTransition()
  }

  private func placeChildView() {
    guard let childView = child?.view, let view = container?.view else { return }
    let frame = child.flatMap { container?.contentFrame(of: $0) } ?? view.bounds
    if childView.superview === view {
      childView.hold(at: frame)
    } else {
      childView.frame = frame
    }
    childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func addChildView() {
    placeChildView()
    guard let childView = child?.view, let view = container?.view else { return }
    view.addSubview(childView)
    childView.hold(at: child.flatMap { container?.contentFrame(of: $0) } ?? view.bounds)
    container?.bringBarsToFront()
  }
}

extension UIViewController {
  /// The exchange of children that goes on.
  var containerTransition: ContainerTransition? {
    get { storedExtras?.containerTransition }
    set { extras.containerTransition = newValue }
  }
}
