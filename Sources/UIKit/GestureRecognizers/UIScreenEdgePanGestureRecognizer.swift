/// Recognises one finger that moves over the view from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The largest distance from the edge at which the finger may touch down, points.
  private static let reach: CGFloat = 20

  /// The edges from which the finger may start; empty by default, which recognises nothing.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count == 1, let touch = trackedTouches.first, startsAtEdge(touch) else {
      if state == .possible { state = .failed }
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func startsAtEdge(_ touch: UITouch) -> Bool {
    guard let root = view?.root else { return false }
    let place = touch.location(in: nil)
    let size = root.bounds.size
    return edges.contains(.left) && place.x <= Self.reach
      || edges.contains(.right) && place.x >= size.width - Self.reach
      || edges.contains(.top) && place.y <= Self.reach
      || edges.contains(.bottom) && place.y >= size.height - Self.reach
  }
}
