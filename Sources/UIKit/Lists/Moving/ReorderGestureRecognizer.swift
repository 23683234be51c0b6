import GestureRecognizers
import HeadlessUIKit

/// Recognizes a finger on the control for moving a row, as soon as it touches it, and follows it.
final class ReorderGestureRecognizer: UIGestureRecognizer {
  /// Whether there is a control for moving a row at a point in the list's coordinates.
  private let hasControl: (CGPoint) -> Bool

  init(hasControl: @escaping (CGPoint) -> Bool, handler: @escaping (UIGestureRecognizer) -> Void) {
    self.hasControl = hasControl
    super.init(target: nil, action: nil)
    addAction(
      UIAction { action in
        if let recognizer = action.sender as? UIGestureRecognizer { handler(recognizer) }
      })
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    state = numberOfTouches == 1 && hasControl(location(in: view)) ? .began : .failed
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
