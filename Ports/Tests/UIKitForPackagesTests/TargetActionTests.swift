import Testing
import UIKit

private final class Target: NSObject {
  var calls: [String] = []
  func tap() { calls.append("tap") }
  func press(_ sender: UIControl) { calls.append("press") }
  func touch(_ sender: UIControl, event: UIEvent?) {
    calls.append(event == nil ? "touch" : "touch with event")
  }
  func recognize(_ recognizer: UIGestureRecognizer) { calls.append("\(recognizer.state)") }

  static let tap = Selector("tap", { (target: Target) in target.tap })
  static let press = Selector("press:", { (target: Target) in target.press(_:) })
  static let touch = Selector("touch:event:", { (target: Target) in target.touch(_:event:) })
  static let recognize = Selector("recognize:", { (target: Target) in target.recognize(_:) })
}

/// A superview that has the method of a control's action.
private final class Panel: UIView {
  var presses = 0
  func press(_ sender: UIControl) { presses += 1 }
}

@Suite struct TargetActionTests {
  private let target = Target()
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  @Test func aTargetIsCalledOnItsEvents() {
    control.addTarget(target, action: Target.tap, for: .touchDown)
    control.addTarget(target, action: Target.press, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchCancel)
    #expect(target.calls == ["tap", "press"])
  }

  @Test func targetsAndClosuresRunInTheOrderTheyWereAdded() {
    let target = target
    control.addTarget(target, action: Target.tap, for: .touchDown)
    control.addAction(UIAction { _ in target.calls.append("closure") }, for: .touchDown)
    control.addTarget(target, action: Target.press, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["tap", "closure", "press"])
  }

  @Test func aPairThatIsAddedTwiceRunsOnce() {
    control.addTarget(target, action: Target.tap, for: .touchDown)
    control.addTarget(target, action: Target.tap, for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["tap"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func touchesPassTheEvent() {
    control.addTarget(target, action: Target.touch, for: .touchUpInside)
    TouchScreen(of: control).tap(at: CGPoint(x: 5, y: 5))
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["touch with event", "touch"])
  }

  @Test func targetsAreRemoved() {
    for event in [UIControl.Event.touchDown, .valueChanged] {
      control.addTarget(target, action: Target.tap, for: event)
      control.addTarget(target, action: Target.press, for: event)
    }
    control.removeTarget(target, action: Target.tap, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["press"])
    control.removeTarget(NSObject(), action: nil, for: .allEvents)
    #expect(control.allTargets == [target])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test func theNamesOfActionsAreListed() {
    control.addTarget(target, action: Target.tap, for: .touchDown)
    control.addTarget(target, action: Target.press, for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["tap", "press:"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
  }

  @Test func withoutATargetTheResponderChainIsSearched() {
    let panel = Panel()
    panel.addSubview(control)
    let press = Selector("press:", { (panel: Panel) in panel.press(_:) })
    control.addTarget(nil, action: press, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(panel.presses == 1)
    #expect(control.allTargets.allSatisfy { $0.base is NSNull })
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["press:"])
  }

  @Test func aTargetIsNotRetained() {
    weak var weakTarget: Target?
    do {
      let target = Target()
      weakTarget = target
      control.addTarget(target, action: Target.tap, for: .touchDown)
    }
    #expect(weakTarget == nil)
    control.sendActions(for: .touchDown)
  }

  @Test func aRecognizerCallsItsTarget() {
    let tap = UITapGestureRecognizer(target: target, action: Target.recognize)
    control.addGestureRecognizer(tap)
    let screen = TouchScreen(of: control)
    screen.tap(at: CGPoint(x: 5, y: 5))
    #expect(target.calls == ["ended"])
    tap.addTarget(target, action: Target.tap)
    screen.tap(at: CGPoint(x: 5, y: 5))
    #expect(target.calls == ["ended", "ended", "tap"])
    tap.removeTarget(target, action: nil)
    screen.tap(at: CGPoint(x: 5, y: 5))
    #expect(target.calls.count == 3)
  }
}

@Suite struct DelayedCallTests {
  private let target = Target()
  private let clock = VirtualClock()

  @Test func aTimerCallsItsTarget() {
    let target = target
    let timer = clock.perform {
      Timer.scheduledTimer(
        timeInterval: 0.5, target: target, selector: Target.tap, userInfo: nil, repeats: true)
    }
    clock.advance(by: 1.2)
    #expect(target.calls == ["tap", "tap"])
    timer.invalidate()
    clock.advance(by: 1)
    #expect(target.calls.count == 2)
  }

  @Test(arguments: [true, false]) func aTimerWithABlockFollowsTheClock(repeats: Bool) {
    let target = target
    nonisolated(unsafe) let unsafeTarget = target
    let timer = clock.perform {
      Timer._scheduledTimer(withTimeInterval: 0.5, repeats: repeats) { _ in
        unsafeTarget.calls.append("block")
      }
    }
    clock.advance(by: 1.2)
    #expect(target.calls.count == (repeats ? 2 : 1))
    #expect(timer.isValid == repeats)
    timer.invalidate()
    clock.advance(by: 1)
    #expect(target.calls.count == (repeats ? 2 : 1))
  }

  @Test func aTimerKeepsItsData() {
    let timer = clock.perform {
      Timer.scheduledTimer(
        timeInterval: 0.5, target: target, selector: Target.tap, userInfo: "data", repeats: false)
    }
    #expect(timer.userInfo as? String == "data")
    timer.invalidate()
  }

  @Test func aTimerForARunLoopKeepsItsData() {
    let timer = Timer(
      timeInterval: 0.5, target: target, selector: Target.tap, userInfo: "data", repeats: true)
    #expect(timer.userInfo as? String == "data")
    #expect(timer.timeInterval == 0.5)
    timer.fire()
    #expect(target.calls == ["tap"])
    timer.invalidate()
    #expect(!timer.isValid)
  }

  @Test func aMethodIsCalledLater() {
    clock.perform { target.perform(Target.tap, with: nil, afterDelay: 0.3) }
    clock.advance(by: 0.2)
    #expect(target.calls.isEmpty)
    clock.advance(by: 0.2)
    #expect(target.calls == ["tap"])
  }

  @Test func aCallIsCancelled() {
    clock.perform {
      target.perform(Target.tap, with: nil, afterDelay: 0.3)
      target.perform(Target.press, with: UIControl(), afterDelay: 0.3)
    }
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: Target.tap, object: nil)
    clock.advance(by: 1)
    #expect(target.calls == ["press"])
    clock.perform { target.perform(Target.tap, with: nil, afterDelay: 0.3) }
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    clock.advance(by: 1)
    #expect(target.calls.count == 1)
  }

  private final class Receiver: NSObject {
    var events: [UIEvent?] = []

    func act(_ sender: UIControl, event: UIEvent) { events.append(event) }
    func actOptionally(_ sender: UIControl, event: UIEvent?) { events.append(event) }
  }

  @Test func anActionThatNeedsAnEventGetsAnEmptyOne() {
    let (receiver, control) = (Receiver(), UIControl())
    control.addTarget(
      receiver, action: Selector("act:event:", { (_target: Receiver) in _target.act(_:event:) }),
      for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(receiver.events.count == 1)
    #expect(receiver.events.first??.allTouches == nil)
    control.addTarget(
      receiver,
      action: Selector(
        "actOptionally:event:", { (_target: Receiver) in _target.actOptionally(_:event:) }),
      for: .editingChanged)
    control.sendActions(for: .editingChanged)
    #expect(receiver.events.count == 2)
    #expect(receiver.events.last == .some(nil))
  }

  @Test func classesHaveTheNamesOfObjectiveC() {
    #expect(_className(UIView.self) == "UIView")
    #expect(_className(Receiver.self).hasSuffix(".Receiver"))
    #expect(_className(Receiver.self).hasPrefix("UIKitForPackagesTests."))
  }

  @Test func classesAreFoundByTheirNames() {
    #expect(_classNamed("UIView") == UIView.self)
    #expect(_classNamed("UINavigationController") == UINavigationController.self)
    #expect(_classNamed("CAShapeLayer") == CAShapeLayer.self)
    #expect(_classNamed("NSObject") == NSObject.self)
    #expect(_classNamed("UIKitForPackagesTests.NamedByTests") == NamedByTests.self)
    #expect(_classNamed("NamedByTests") == nil)
    #expect(_classNamed("UITextEffectsWindow") == nil)
    #expect(_classNamed("") == nil)
    #expect(_classNamed("a.b.c") == nil)
  }

  @Test func aColorWithoutComponentsIsTransparent() {
    #expect(UIColor().cgColor.alpha == 0)
  }

  @Test func instancesOfAClassRespondToItsMethods() {
    final class Card: UIView { func flip() {} }
    let flip = Selector("flip", { (_target: Card) in _target.flip })
    let layout = Selector("layoutSubviews", { (_target: UIView) in _target.layoutSubviews })
    #expect(Card.instancesRespond(to: flip) && Card.instancesRespond(to: layout))
    #expect(!UIView.instancesRespond(to: flip))
    #expect(!Card.instancesRespond(to: Selector("flipped")))
  }
}

final class NamedByTests {}
