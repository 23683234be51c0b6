import GestureRecognizers
import Testing
import ViewTestSupport

/// A root with a view in it, both noting touches and gestures.
private struct Stage {
  let log = EventLog()
  let root: TouchedView
  let view: TouchedView
  let screen: TouchScreen

  init() {
    root = TouchedView("root", frame: CGRect(x: 0, y: 0, width: 200, height: 200), log: log)
    view = TouchedView("view", frame: CGRect(x: 20, y: 20, width: 160, height: 160), log: log)
    root.addSubview(view)
    screen = TouchScreen(of: root)
  }

  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer, to target: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    let log = log
    recognizer.addAction(
      UIAction { action in
        let recognizer = action.sender as? UIGestureRecognizer
        log.lines.append("\(name) \(recognizer.map { "\($0.state)" } ?? "gone")")
      })
    (target ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }
}

@Suite struct Taps {
  private let stage = Stage()

  @Test func gesturesThatWouldNeverEndAreCutOff() {
    stage.screen.drag(from: .zero, to: CGPoint(x: 9, y: 9), frames: .max)
    // A sixtieth of a second each.
    #expect(abs(stage.screen.clock.now - 60) < 0.001)
    let start = stage.screen.clock.now
    stage.screen.tap(at: .zero, count: .max)
    // A twentieth of a second each, and a tenth between two.
    #expect(abs(stage.screen.clock.now - start - (100 * 0.05 + 99 * 0.1)) < 0.001)
  }

  @Test func aTapCancelsTheTouchOfTheView() {
    stage.add("tap", UITapGestureRecognizer())
    stage.screen.tap(at: CGPoint(x: 30, y: 30))
    #expect(stage.log.take() == ["view began 10,10", "tap ended", "view cancelled 10,10"])
  }

  @Test func aRecogniserMayLeaveTheTouchToTheView() {
    stage.add("tap", UITapGestureRecognizer()).cancelsTouchesInView = false
    stage.screen.tap(at: CGPoint(x: 30, y: 30))
    #expect(stage.log.take() == ["view began 10,10", "tap ended", "view ended 10,10"])
  }

  @Test func touchesOfSubviewsCount() {
    let tap = stage.add("tap", UITapGestureRecognizer(), to: stage.root)
    stage.screen.tap(at: CGPoint(x: 30, y: 30))
    #expect(stage.log.take() == ["view began 10,10", "tap ended", "view cancelled 10,10"])
    #expect(tap.state == .possible)
  }

  @Test func aTapFailsByMovingAndByStaying() {
    stage.add("tap", UITapGestureRecognizer())
    stage.screen.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 30, y: 76), frames: 1)
    stage.screen.touchDown(at: CGPoint(x: 30, y: 30))
    stage.screen.advance(by: 0.8)
    stage.screen.touchUp()
    #expect(
      stage.log.take() == [
        "view began 10,10", "view moved 10,56", "view ended 10,56", "view began 10,10",
        "view ended 10,10",
      ])
    // The recogniser is ready for the next touch.
    stage.screen.tap(at: CGPoint(x: 30, y: 30))
    #expect(stage.log.take().contains("tap ended"))
  }

  @Test func aDoubleTapHoldsTheEndOfTouchesBack() {
    stage.add("double", UITapGestureRecognizer()).numberOfTapsRequired = 2
    stage.screen.tap(at: CGPoint(x: 30, y: 30))
    stage.screen.advance(by: 0.3)
    #expect(stage.log.take() == ["view began 10,10"])
    // 0.35 s after the tap there is no double tap to come.
    stage.screen.advance(by: 0.06)
    #expect(stage.log.take() == ["view ended 10,10"])
    stage.screen.tap(at: CGPoint(x: 30, y: 30), count: 2)
    #expect(
      stage.log.take() == [
        "view began 10,10", "view began 10,10", "double ended", "view cancelled 10,10",
        "view cancelled 10,10",
      ])
  }

  @Test func aSingleTapCanWaitForTheDoubleTapToFail() {
    let double = stage.add("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    stage.add("single", UITapGestureRecognizer()).require(toFail: double)
    stage.screen.tap(at: CGPoint(x: 30, y: 30))
    #expect(stage.log.take() == ["view began 10,10"])
    stage.screen.advance(by: 0.35)
    #expect(stage.log.take() == ["single ended", "view cancelled 10,10"])
    stage.screen.tap(at: CGPoint(x: 30, y: 30), count: 2)
    #expect(stage.log.take().filter { !$0.hasPrefix("view") } == ["double ended"])
  }

  @Test func withoutThatBothAreRecognised() {
    stage.add("double", UITapGestureRecognizer()).numberOfTapsRequired = 2
    stage.add("single", UITapGestureRecognizer())
    stage.screen.tap(at: CGPoint(x: 30, y: 30), count: 2)
    #expect(
      stage.log.take().filter { !$0.hasPrefix("view") } == ["single ended", "double ended"])
  }

  @Test func theInnermostTapWins() {
    stage.add("outer", UITapGestureRecognizer(), to: stage.root)
    stage.add("inner", UITapGestureRecognizer())
    stage.screen.tap(at: CGPoint(x: 30, y: 30))
    #expect(stage.log.take().filter { !$0.hasPrefix("view") } == ["inner ended"])
  }

  @Test func twoFingersTap() {
    stage.add("tap", UITapGestureRecognizer()).numberOfTouchesRequired = 2
    stage.screen.tap(at: CGPoint(x: 30, y: 30))
    stage.screen.touchDown(at: CGPoint(x: 30, y: 30), finger: 0)
    stage.screen.touchDown(at: CGPoint(x: 90, y: 30), finger: 1)
    stage.screen.touchUp(finger: 0)
    #expect(!stage.log.take().contains("tap ended"))
    stage.screen.touchUp(finger: 1)
    #expect(stage.log.take().contains("tap ended"))
  }

  @Test func theTouchCanBeKeptFromTheViewUntilTheRecogniserFails() {
    stage.add("tap", UITapGestureRecognizer()).delaysTouchesBegan = true
    stage.screen.tap(at: CGPoint(x: 30, y: 30))
    #expect(stage.log.take() == ["tap ended"])
    stage.screen.touchDown(at: CGPoint(x: 30, y: 30))
    #expect(stage.log.take() == [])
    stage.screen.advance(by: 0.75)
    #expect(stage.log.take() == ["view began 10,10"])
    stage.screen.touchUp()
    #expect(stage.log.take() == ["view ended 10,10"])
  }

  @Test func aDisabledRecogniserSeesNothing() {
    let tap = stage.add("tap", UITapGestureRecognizer())
    tap.isEnabled = false
    stage.screen.tap(at: CGPoint(x: 30, y: 30))
    #expect(stage.log.take() == ["view began 10,10", "view ended 10,10"])
  }

  @Test func theViewCanKeepRecognisersFromItsTouches() {
    final class Holder: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.view === self
      }
    }
    let holder = Holder(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(holder)
    stage.add("outer", UITapGestureRecognizer())
    stage.screen.tap(holder)
    #expect(stage.log.take().filter { $0.hasPrefix("outer") } == [])
    stage.add("own", UITapGestureRecognizer(), to: holder)
    stage.screen.tap(holder)
    #expect(stage.log.take().filter { $0.hasPrefix("o") } == ["own ended"])
  }
}

@Suite struct LongPresses {
  private let stage = Stage()

  @Test func itBeginsAfterHalfASecondAndFollowsTheFinger() {
    stage.add("press", UILongPressGestureRecognizer())
    stage.screen.touchDown(at: CGPoint(x: 30, y: 30))
    stage.screen.advance(by: 0.49)
    #expect(stage.log.take() == ["view began 10,10"])
    stage.screen.advance(by: 0.01)
    #expect(stage.log.take() == ["press began", "view cancelled 10,10"])
    stage.screen.move(to: CGPoint(x: 90, y: 90))
    stage.screen.touchUp()
    #expect(stage.log.take() == ["press changed", "press ended"])
  }

  @Test func itFailsByMovingMoreThanAllowed() {
    stage.add("press", UILongPressGestureRecognizer())
    stage.screen.touchDown(at: CGPoint(x: 30, y: 30))
    stage.screen.move(to: CGPoint(x: 40, y: 30))
    stage.screen.move(to: CGPoint(x: 40, y: 31))
    stage.screen.advance(by: 1)
    #expect(stage.log.take() == ["view began 10,10", "view moved 20,10", "view moved 20,11"])
  }

  @Test func aTouchThatIsTakenAwayCancelsIt() {
    stage.add("press", UILongPressGestureRecognizer())
    stage.screen.touchDown(at: CGPoint(x: 30, y: 30))
    stage.screen.advance(by: 1)
    stage.screen.cancel()
    #expect(
      stage.log.take().filter { $0.hasPrefix("press") } == ["press began", "press cancelled"])
  }

  @Test func disablingItCancelsIt() {
    let press = stage.add("press", UILongPressGestureRecognizer())
    stage.screen.touchDown(at: CGPoint(x: 30, y: 30))
    stage.screen.advance(by: 1)
    press.isEnabled = false
    stage.screen.move(to: CGPoint(x: 40, y: 30))
    stage.screen.touchUp()
    #expect(
      stage.log.take().filter { $0.hasPrefix("press") } == ["press began", "press cancelled"])
    #expect(press.state == .possible)
  }

  @Test func aTapBeforeIsPartOfIt() {
    stage.add("press", UILongPressGestureRecognizer()).numberOfTapsRequired = 1
    stage.screen.longPress(stage.view)
    #expect(stage.log.take().filter { $0.hasPrefix("press") } == [])
    stage.screen.advance(by: 1)
    stage.screen.tap(stage.view)
    stage.screen.advance(by: 0.1)
    stage.screen.longPress(stage.view)
    #expect(stage.log.take().filter { $0.hasPrefix("press") } == ["press began", "press ended"])
  }

  @Test func aTapAndALongPressShareAView() {
    stage.add("tap", UITapGestureRecognizer())
    stage.add("press", UILongPressGestureRecognizer())
    stage.screen.tap(stage.view)
    #expect(stage.log.take().filter { !$0.hasPrefix("view") } == ["tap ended"])
    stage.screen.longPress(stage.view)
    #expect(stage.log.take().filter { !$0.hasPrefix("view") } == ["press began", "press ended"])
  }
}

@Suite struct Pans {
  private let stage = Stage()

  @Test func itBeginsAfterTenPoints() {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    stage.screen.touchDown(at: CGPoint(x: 30, y: 30))
    stage.screen.move(to: CGPoint(x: 39, y: 30))
    #expect(stage.log.take() == ["view began 10,10", "view moved 19,10"])
    stage.screen.move(to: CGPoint(x: 42, y: 30))
    #expect(stage.log.take() == ["pan began", "view cancelled 22,10"])
    #expect(pan.translation(in: nil) == CGPoint(x: 12, y: 0))
    stage.screen.move(to: CGPoint(x: 42, y: 50))
    #expect(pan.translation(in: stage.view) == CGPoint(x: 12, y: 20))
    #expect(pan.location(in: stage.view) == CGPoint(x: 22, y: 30))
    pan.setTranslation(CGPoint(x: 1, y: 2), in: nil)
    stage.screen.move(to: CGPoint(x: 43, y: 50))
    #expect(pan.translation(in: nil) == CGPoint(x: 2, y: 2))
    stage.screen.touchUp()
    #expect(stage.log.take() == ["pan changed", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  @Test func theVelocityIsThatOfTheLastTenthOfASecond() {
    var velocities: [CGPoint] = []
    let pan = UIPanGestureRecognizer { recognizer in
      guard recognizer.state == .ended, let pan = recognizer as? UIPanGestureRecognizer else {
        return
      }
      velocities.append(pan.velocity(in: nil))
    }
    stage.view.addGestureRecognizer(pan)
    // 60 points in 12 sixtieths of a second.
    stage.screen.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 90, y: 30), frames: 12)
    stage.screen.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 90, y: 30), frames: 12, rest: 0.2)
    #expect(velocities.count == 2)
    #expect(abs((velocities.first?.x ?? 0) - 300) < 1e-6)
    #expect(velocities.last == .zero)
  }

  @Test func translationsAreInTheScaleOfTheView() {
    stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = stage.add("pan", UIPanGestureRecognizer())
    stage.screen.touchDown(at: CGPoint(x: 30, y: 30))
    stage.screen.move(to: CGPoint(x: 50, y: 40))
    let translation = pan.translation(in: stage.view)
    #expect(abs(translation.x - 10) < 1e-9 && abs(translation.y - 5) < 1e-9)
  }

  @Test func aTapWithALittleShakingIsNoPan() {
    stage.add("pan", UIPanGestureRecognizer())
    stage.add("tap", UITapGestureRecognizer())
    stage.screen.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 33, y: 33))
    #expect(stage.log.take().filter { !$0.hasPrefix("view") } == ["tap ended"])
  }

  @Test func thePanOfTheInnerViewWinsUnlessBothMay() {
    final class Together: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let outer = stage.add("outer", UIPanGestureRecognizer(), to: stage.root)
    stage.add("inner", UIPanGestureRecognizer())
    stage.screen.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 60, y: 30), frames: 1)
    #expect(stage.log.take().filter { !$0.hasPrefix("view") } == ["inner began", "inner ended"])
    let delegate = Together()
    outer.delegate = delegate
    stage.screen.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 60, y: 30), frames: 1)
    #expect(
      stage.log.take().filter { !$0.hasPrefix("view") } == [
        "inner began", "outer began", "inner ended", "outer ended",
      ])
  }

  @Test func theDelegateDecides() {
    final class Decider: UIGestureRecognizerDelegate {
      var mayBegin = true
      var receives = true
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { mayBegin }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool { receives }
    }
    let decider = Decider()
    stage.add("pan", UIPanGestureRecognizer()).delegate = decider
    decider.mayBegin = false
    stage.screen.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 60, y: 30), frames: 1)
    decider.mayBegin = true
    decider.receives = false
    stage.screen.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 60, y: 30), frames: 1)
    #expect(
      stage.log.take() == [
        "view began 10,10", "view moved 40,10", "view ended 40,10", "view began 10,10",
        "view moved 40,10", "view ended 40,10",
      ])
    decider.receives = true
    stage.screen.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 60, y: 30), frames: 1)
    #expect(stage.log.take().contains("pan began"))
  }

  @Test func aSwipeIsQuickAndInItsDirection() {
    stage.add("swipe", UISwipeGestureRecognizer()).direction = .left
    stage.screen.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 40, y: 60))
    #expect(stage.log.take().contains("swipe ended"))
    stage.screen.drag(from: CGPoint(x: 40, y: 50), to: CGPoint(x: 100, y: 60))
    stage.screen.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 40, y: 60), frames: 60)
    #expect(!stage.log.take().contains("swipe ended"))
  }

  @Test func aRemovedRecogniserIsCancelled() {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    stage.screen.touchDown(at: CGPoint(x: 30, y: 30))
    stage.screen.move(to: CGPoint(x: 60, y: 30))
    stage.view.removeGestureRecognizer(pan)
    stage.screen.touchUp()
    #expect(pan.view == nil)
    #expect(stage.view.gestureRecognizers == [])
    #expect(stage.log.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan cancelled"])
  }
}
