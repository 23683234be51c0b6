import GestureRecognizers
import HeadlessUIKit
import JSONValues
import Layouter
import StandardViews

extension StepRun {
  /// The number of the dragging finger; other fingers can tap concurrently.
  static let draggingFinger = 1
  /// The time for which a finger rests to be recognized as a long press, seconds.
  static let pressDuration: TimeInterval = 0.6

  /// Puts a finger down, if the drag starts, and moves it evenly.
  ///
  /// - Returns: an error if nothing is dragged by the finger.
  func drag(_ drag: SceneStep.Drag) -> SceneError? {
    let finger = Self.draggingFinger
    if let place = drag.start, let start = point(place) {
      fingers.touchDown(at: start, finger: finger)
      let needsPress = dragging.needsPress { view in
        view.convert(view.bounds, to: nil).includes(start)
      }
      if needsPress { application.advance(by: Self.pressDuration) }
    }
    guard let start = fingers.place(ofFinger: finger) else { return nil }
    guard let end = drag.end.flatMap({ point($0) }) else { return nil }
    for frame in 1...drag.frames {
      let part = CGFloat(frame) / CGFloat(drag.frames)
      application.advance(by: TouchScreen.frameDuration)
      fingers.move(
        to: frame == drag.frames
          ? end
          : CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
        finger: finger)
    }
    guard !dragging.isDragging, !isFollowed(finger) else { return nil }
    func words(_ point: CGPoint) -> String {
      "[\(JSON.number(Double(point.x))), \(JSON.number(Double(point.y)))]"
    }
    return .layout(
      position: drag.position,
      reason: "nothing at \(words(start)) can be dragged to \(words(end)): start the "
        + "drag where a child of a view with 'dragging' is visible, and has not been dropped yet, or "
        + "on a control that follows a finger, such as the knob of a slider, on a view that scrolls, on a sheet, or at "
        + "the leading edge of a screen that can be swiped back"
    )
  }

  /// Whether a control follows the finger, as a slider does, a scroll view, as the wheel of a picker does, a sheet, or a
  /// gesture, as a row does that is swiped or moved, or a screen that is swiped back.
  private func isFollowed(_ finger: Int) -> Bool {
    let touched = fingers.view(underFinger: finger)
    return sequence(first: touched, next: { $0?.superview }).prefix { $0 != nil }
      .contains { $0.map(Self.isFollowing) ?? false }
  }

  private static func isFollowing(_ view: UIView) -> Bool {
    if let control = view as? UIControl, control.isTracking { return true }
    if let scrollView = view as? UIScrollView, scrollView.isDragging { return true }
    if let follower = view as? any FingerFollower, follower.isFollowingFinger { return true }
    return view.gestureRecognizers?.contains { $0.isPanning } ?? false
  }
}

extension UIGestureRecognizer {
  /// Whether the recogniser follows a finger from an edge of the screen.
  fileprivate var isPanning: Bool {
    self is UIScreenEdgePanGestureRecognizer && (state == .began || state == .changed)
  }
}
