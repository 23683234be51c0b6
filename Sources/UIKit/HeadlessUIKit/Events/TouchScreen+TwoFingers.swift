extension TouchScreen {
  /// Moves two fingers evenly, in straight lines, and lifts them.
  ///
  /// - Parameters:
  ///   - first: where the first finger touches down and is lifted.
  ///   - second: the same of the second finger.
  ///   - frames: the number of moves, a sixtieth of a second each; at most ``maximumFrames``.
  public func drag(
    first: (from: CGPoint, to: CGPoint), second: (from: CGPoint, to: CGPoint), frames: Int = 10
  ) {
    touchDown(at: first.from, finger: 0)
    touchDown(at: second.from, finger: 1)
    let frames = min(max(1, frames), Self.maximumFrames)
    for frame in 1...frames {
      let part = CGFloat(frame) / CGFloat(frames)
      func place(_ way: (from: CGPoint, to: CGPoint)) -> CGPoint {
        guard frame < frames else { return way.to }
        return CGPoint(
          x: way.from.x + (way.to.x - way.from.x) * part,
          y: way.from.y + (way.to.y - way.from.y) * part)
      }
      advance(by: Self.frameDuration)
      move(to: place(first), finger: 0)
      move(to: place(second), finger: 1)
    }
    touchUp(finger: 0)
    touchUp(finger: 1)
  }

  /// Moves two fingers next to each other apart or together, around a point.
  ///
  /// - Parameters:
  ///   - distance: of the fingers from each other, points.
  ///   - end: their distance when they are lifted, points.
  public func pinch(
    around middle: CGPoint, from distance: CGFloat, to end: CGFloat, frames: Int = 10
  ) {
    func places(_ side: CGFloat) -> (from: CGPoint, to: CGPoint) {
      (
        CGPoint(x: middle.x + side * distance / 2, y: middle.y),
        CGPoint(x: middle.x + side * end / 2, y: middle.y)
      )
    }
    drag(first: places(-1), second: places(1), frames: frames)
  }
}
