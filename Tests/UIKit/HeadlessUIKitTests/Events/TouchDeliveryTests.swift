import HeadlessUIKit
import StandardControls
import Testing
import ViewTestSupport

@Suite struct TouchesOfViews {
  let log = EventLog()
  let root: TouchedView
  let back: TouchedView
  let front: TouchedView
  let screen: TouchScreen

  init() {
    root = TouchedView("root", frame: CGRect(x: 0, y: 0, width: 200, height: 200), log: log)
    back = TouchedView("back", frame: CGRect(x: 20, y: 20, width: 100, height: 100), log: log)
    front = TouchedView("front", frame: CGRect(x: 100, y: 100, width: 80, height: 80), log: log)
    root.addSubview(back)
    root.addSubview(front)
    screen = TouchScreen(of: root)
  }

  @Test func aTouchOfATestIsAtTheOriginOfNoView() {
    let touch = UITouch()
    #expect(touch.view == nil && touch.window == nil)
    #expect(touch.location(in: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) == .zero)
  }

  @Test func theViewThatWasHitGetsTheTouchUntilTheEnd() {
    screen.touchDown(at: CGPoint(x: 30, y: 40))
    screen.move(to: CGPoint(x: 150, y: 150))
    screen.touchUp()
    #expect(log.take() == ["back began 10,20", "back moved 130,130", "back ended 130,130"])
  }

  @Test func touchesCanBeTakenAway() {
    screen.touchDown(at: CGPoint(x: 5, y: 5))
    screen.cancel()
    screen.move(to: CGPoint(x: 9, y: 9))
    #expect(log.take() == ["root began 5,5", "root cancelled 5,5"])
  }

  @Test func aTouchOutsideTheViewHasNoView() {
    screen.touchDown(at: CGPoint(x: 300, y: 5))
    screen.touchUp()
    #expect(log.take() == [])
  }

  @Test func aViewGetsOneTouchAtATimeUnlessItWantsMore() {
    screen.touchDown(at: CGPoint(x: 30, y: 30), finger: 0)
    screen.touchDown(at: CGPoint(x: 40, y: 40), finger: 1)
    screen.touchUp(finger: 1)
    #expect(log.take() == ["back began 10,10"])
    back.isMultipleTouchEnabled = true
    screen.touchDown(at: CGPoint(x: 40, y: 40), finger: 1)
    #expect(log.take() == ["back began 20,20"])
  }

  @Test func anExclusiveViewSharesNoTouches() {
    back.isExclusiveTouch = true
    screen.touchDown(at: CGPoint(x: 150, y: 150), finger: 0)
    screen.touchDown(at: CGPoint(x: 30, y: 30), finger: 1)
    #expect(log.take() == ["front began 50,50"])
    screen.touchUp(finger: 0)
    screen.touchUp(finger: 1)
    _ = log.take()
    screen.touchDown(at: CGPoint(x: 30, y: 30), finger: 1)
    screen.touchDown(at: CGPoint(x: 150, y: 150), finger: 0)
    #expect(log.take() == ["back began 10,10"])
  }

  @Test func tapsThatFollowEachOtherAreCounted() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let screen = TouchScreen(of: counter)
    screen.tap(counter, count: 2)
    screen.advance(by: 0.3)
    screen.tap(counter)
    screen.advance(by: 0.4)
    screen.tap(counter)
    screen.tap(at: CGPoint(x: 99, y: 50))
    #expect(counter.counts == [1, 2, 3, 1, 1])
  }

  @Test func aControlIsUsedByTapping() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    root.addSubview(control)
    control.addAction(UIAction { _ in self.log.lines.append("inside") }, for: .touchUpInside)
    control.addAction(UIAction { _ in self.log.lines.append("outside") }, for: .touchUpOutside)
    screen.tap(control)
    screen.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 90))
    #expect(log.take() == ["inside", "outside"])
  }

  @Test func theWindowsOfAnApplicationAreTouchedFrontToBack() {
    let application = UIApplication()
    application.perform {
      let log = EventLog()
      let back = UIWindow(frame: UIScreen.main.bounds)
      let view = TouchedView("view", frame: CGRect(x: 10, y: 10, width: 50, height: 50), log: log)
      back.addSubview(view)
      back.isHidden = false
      let front = UIWindow(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
      front.windowLevel = .alert
      let alert = TouchedView("alert", frame: front.bounds, log: log)
      front.addSubview(alert)
      front.isHidden = false
      let screen = TouchScreen(application)
      screen.touchDown(at: CGPoint(x: 25, y: 26))
      screen.move(to: CGPoint(x: 28, y: 29))
      screen.touchUp()
      screen.tap(at: CGPoint(x: 12, y: 13))
      #expect(
        log.take() == [
          "alert began 5,6", "alert moved 8,9", "alert ended 8,9", "view began 2,3",
          "view ended 2,3",
        ])
      #expect(screen.middle(of: alert) == CGPoint(x: 35, y: 35))
    }
  }
}
