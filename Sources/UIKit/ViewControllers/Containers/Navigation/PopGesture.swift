import GestureRecognizers

/// Pops the visible controller of a navigation controller as a finger swipes from the leading edge of the screen.
final class PopGesture: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// The transition that the finger drives; nil while there is none.
  private(set) var interaction: UIPercentDrivenInteractiveTransition?
  private weak var navigation: UINavigationController?

  /// The part of the width that the finger has to move to pop, unless it is fast; our own.
  private static let threshold: CGFloat = 0.5
  /// The speed that decides regardless of the place, points per second; our own.
  private static let decisiveSpeed: CGFloat = 300

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.delegate = self
    recognizer.addAction(UIAction { [weak self] _ in self?.follow() })
    updateEdge()
  }

  /// The leading edge of the screen.
  func updateEdge() {
    let edges: UIRectEdge = isMirrored ? .right : .left
    if recognizer.edges != edges { recognizer.edges = edges }
  }

  private var isMirrored: Bool {
    navigation?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// A controller that hides the back button, or replaces it by items, is not popped by a swipe.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.stack.count > 1, navigation.containerTransition == nil,
      let item = navigation.topViewController?.navigationItem
    else { return false }
    let isReplaced =
      item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced && !navigation.isNavigationBarHidden
  }

  private func follow() {
    guard let navigation, let view = navigation.viewIfLoaded, view.bounds.width > 0 else { return }
    let side: CGFloat = isMirrored ? -1 : 1
    let progress = recognizer.translation(in: view).x * side / view.bounds.width
    switch recognizer.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
      interaction?.update(progress)
    case .changed: interaction?.update(progress)
    case .ended:
      let speed = recognizer.velocity(in: view).x * side
      end(
        pops: speed > Self.decisiveSpeed
          || speed > -Self.decisiveSpeed && progress > Self.threshold)
    case .cancelled: end(pops: false)
    case .possible, .failed: break
    }
  }

  private func end(pops: Bool) {
    guard let interaction else { return }
    self.interaction = nil
    if pops { interaction.finish() } else { interaction.cancel() }
  }
}
