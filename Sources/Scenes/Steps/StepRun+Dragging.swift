import HeadlessUIKit
import Layouter

extension StepRun {
  /// The number of the finger that drags, so that other ones can tap meanwhile.
  static let draggingFinger = 1
  /// How long a finger rests where it is to be recognised as a long press, seconds.
  static let pressDuration: TimeInterval = 0.6

  /// Puts a finger down, if it is to begin, and moves it evenly.
  ///
  /// - Returns: why there is nothing that goes with the finger.
  func drag(_ drag: SceneStep.Drag) -> SceneError? {
    let finger = Self.draggingFinger
    if let place = drag.start, let start = point(place) {
      fingers.touchDown(at: start, finger: finger)
      let needsPress = dragging.needsPress { view in
        let frame = view.convert(view.bounds, to: nil)
        return frame.contains(start)
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
    guard !dragging.isDragging else { return nil }
    func words(_ point: CGPoint) -> String {
      "[\(JSON.number(Double(point.x))), \(JSON.number(Double(point.y)))]"
    }
    return .layout(
      position: drag.position,
      reason: "there is nothing at \(words(start)) that can be dragged to \(words(end)): begin the "
        + "drag where a child of a view with 'dragging' is seen, and has not been dropped yet")
  }
}
