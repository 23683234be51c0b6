import GestureRecognizers
import Testing

/// Gestures of two fingers, and those that begin at an edge.
@Suite struct TwoFingerGestureTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  @Test func pinchingDoublesTheDistance() {
    let screen = TouchScreen(of: view)
    var log: [(UIGestureRecognizer.State, CGFloat)] = []
    view.addGestureRecognizer(
      UIPinchGestureRecognizer { recognizer in
        if let pinch = recognizer as? UIPinchGestureRecognizer {
          log.append((pinch.state, pinch.scale))
        }
      })
    screen.pinch(around: CGPoint(x: 200, y: 200), from: 100, to: 200)
    #expect(log.first?.0 == .began)
    #expect(log.last?.0 == .ended)
    // From 100 points to 200.
    #expect(log.last?.1 == 2)
    #expect(log.map(\.1) == log.map(\.1).sorted())
  }

  @Test func aSmallPinchIsNone() {
    let screen = TouchScreen(of: view)
    var count = 0
    view.addGestureRecognizer(UIPinchGestureRecognizer { _ in count += 1 })
    screen.pinch(around: CGPoint(x: 200, y: 200), from: 100, to: 107)
    #expect(count == 0)
  }

  /// As code for UIKit scales a view: by what was added since the last call.
  @Test func aScaleThatIsSetCountsFromThere() {
    let screen = TouchScreen(of: view)
    var size: CGFloat = 10
    view.addGestureRecognizer(
      UIPinchGestureRecognizer { recognizer in
        guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
        size *= pinch.scale
        pinch.scale = 1
      })
    screen.pinch(around: CGPoint(x: 200, y: 200), from: 200, to: 50)
    #expect(abs(size - 2.5) < 1e-9)
  }

  @Test func aQuarterTurnIsHalfPi() {
    let screen = TouchScreen(of: view)
    var angles: [CGFloat] = []
    view.addGestureRecognizer(
      UIRotationGestureRecognizer { recognizer in
        if let rotation = recognizer as? UIRotationGestureRecognizer {
          angles.append(rotation.rotation)
        }
      })
    // The second finger goes from the right of the first to below it: clockwise.
    screen.drag(
      first: (CGPoint(x: 200, y: 200), CGPoint(x: 200, y: 200)),
      second: (CGPoint(x: 300, y: 200), CGPoint(x: 200, y: 300)))
    #expect(abs((angles.last ?? 0) - .pi / 2) < 1e-9)
  }

  @Test func turningAroundCountsOn() {
    let screen = TouchScreen(of: view)
    var angle: CGFloat = 0
    view.addGestureRecognizer(
      UIRotationGestureRecognizer { angle = ($0 as? UIRotationGestureRecognizer)?.rotation ?? 0 })
    screen.touchDown(at: CGPoint(x: 200, y: 200), finger: 0)
    screen.touchDown(at: CGPoint(x: 300, y: 200), finger: 1)
    let corners = [(200, 300), (100, 200), (200, 100), (300, 200), (200, 300)]
    for (x, y) in corners { screen.move(to: CGPoint(x: x, y: y), finger: 1) }
    screen.touchUp(finger: 1)
    screen.touchUp(finger: 0)
    // Five quarters of a turn.
    #expect(abs(angle - 2.5 * .pi) < 1e-9)
  }

  @Test func edgePansBeginAtTheirEdge() {
    func begins(at x: CGFloat) -> Bool {
      let screen = TouchScreen(of: view)
      var hasBegun = false
      let pan = UIScreenEdgePanGestureRecognizer { _ in hasBegun = true }
      pan.edges = .left
      view.gestureRecognizers = [pan]
      screen.drag(from: CGPoint(x: x, y: 100), to: CGPoint(x: x + 100, y: 100))
      return hasBegun
    }
    #expect(begins(at: 5))
    #expect(!begins(at: 60))
  }
}
