import CoreAnimation
import GestureRecognizers
import Testing
import ViewTestSupport

/// What code sets that has no touches, as tests of actions do.
@Suite struct StatesWithoutTouches {
  private final class Sequence: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { state = .began }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { state = .ended }
  }

  @Test func theStateIsWhatItWasSetTo() {
    let press = UILongPressGestureRecognizer()
    press.state = .began
    #expect(press.state == .began)
    press.state = .cancelled
    #expect(press.state == .cancelled)
    press.state = .possible
    #expect(press.state == .possible)
  }

  @Test func touchMethodsThatATestCallsChangeTheState() {
    let recognizer = Sequence()
    recognizer.touchesBegan([], with: nil)
    #expect(recognizer.state == .began)
    recognizer.touchesMoved([], with: nil)
    #expect(recognizer.state == .changed)
    recognizer.touchesEnded([], with: nil)
    #expect(recognizer.state == .ended)
  }

  @Test func actionsRunInTheNextTurn() {
    let clock = VirtualClock()
    clock.perform {
      var states: [UIGestureRecognizer.State] = []
      let pan = UIPanGestureRecognizer { states.append($0.state) }
      pan.state = .began
      #expect(states.isEmpty)
      clock.advance(by: 0)
      #expect(states == [.began])
    }
  }

  @Test func actionsRunAtOnceWithoutAClock() {
    var states: [UIGestureRecognizer.State] = []
    let tap = UITapGestureRecognizer { states.append($0.state) }
    tap.state = .ended
    tap.state = .failed
    #expect(states == [.ended])
  }

  @Test func touchesStartOver() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var states: [UIGestureRecognizer.State] = []
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    tap.state = .ended
    tap.addAction(
      UIAction { action in
        if let tap = action.sender as? UIGestureRecognizer { states.append(tap.state) }
      })
    TouchScreen(of: view).tap(at: CGPoint(x: 50, y: 50))
    #expect(states == [.ended])
    #expect(tap.state == .possible)
  }

  @Test func disablingEndsWhatIsInProgressAndLeavesTheRest() {
    let (pan, idle) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    pan.state = .changed
    pan.isEnabled = false
    #expect(pan.state == .cancelled)
    idle.isEnabled = false
    #expect(idle.state == .possible)
  }
}
