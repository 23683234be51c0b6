import ViewAnimations

/// Runs a delegate's animations together with a drag's.
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes of views that are animated together with the preview.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion of the animation. It gets `end`, or `start` for a lift that was given up.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animations that a delegate adds.
package final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  package override init() { super.init() }

  package func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Adds all that another animator has.
  package func add(_ other: DragAnimator) {
    animations += other.animations
    completions += other.completions
  }

  func animate() {
    let all = animations
    animations = []
    for animation in all { animation() }
  }

  /// Calls the completions, once.
  func complete(at position: UIViewAnimatingPosition) {
    let all = completions
    completions = []
    for completion in all { completion(position) }
  }
}
