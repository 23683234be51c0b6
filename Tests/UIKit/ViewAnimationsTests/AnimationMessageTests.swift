import Testing
import ViewAnimations

/// The ends of animations that objects receive as messages, and animations that start by themselves.
@Suite struct AnimationMessageTests {
  private let clock = VirtualClock()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private final class Receiver: NSObject {
    var count = 0
    func stop() { count += 1 }
  }

  @Test func aDelegateReceivesItsMessageAtTheEnd() {
    let receiver = Receiver()
    clock.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationDelegate(receiver)
      UIView.setAnimationDidStop(Selector("stop", { (target: Receiver) in target.stop }))
      box.frame.origin.x = 100
      UIView.commitAnimations()
    }
    clock.advance(by: 0.9)
    #expect(receiver.count == 0)
    clock.advance(by: 0.2)
    #expect(receiver.count == 1)
  }

  @Test(arguments: [(false, CGFloat(50)), (true, CGFloat(25))])
  func animationsStartFromTheScreenIfTheyAreAskedTo(isCurrent: Bool, middle: CGFloat) {
    clock.perform {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { box.frame.origin.x = 100 }
    }
    clock.advance(by: 1)
    clock.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationBeginsFromCurrentState(!isCurrent)
      UIView.setAnimationBeginsFromCurrentState(isCurrent)
      UIView.setAnimationDuration(2)
      UIView.setAnimationCurve(.linear)
      box.frame.origin.x = 0
      UIView.commitAnimations()
    }
    // Halfway from 100, to which the former animation has come, or from the shown 50.
    clock.advance(by: 1)
    #expect(box.layer.presentation()?.frame.minX == middle)
  }

  @Test func aRunningAnimatorHasADelayAndACompletion() {
    var positions: [UIViewAnimatingPosition] = []
    var animator: UIViewPropertyAnimator?
    clock.perform {
      animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 1, options: .curveLinear,
        animations: { box.frame.origin.x = 100 }, completion: { positions.append($0) })
    }
    clock.advance(by: 1.5)
    #expect(box.layer.presentation()?.frame.minX == 50)
    #expect(positions.isEmpty)
    clock.advance(by: 0.6)
    #expect(positions == [.end])
    #expect(animator?.isRunning == false)
  }

  @Test func aLinkOfTheScreenCallsItsTarget() throws {
    let receiver = Receiver()
    let link = try #require(
      UIScreen.main.displayLink(
        withTarget: receiver, selector: Selector("stop", { (target: Receiver) in target.stop })))
    clock.perform { link.add(to: .main, forMode: .common) }
    clock.advance(by: 0.05)
    #expect(receiver.count == 3)
    link.invalidate()
  }

  /// The ways to animate views, with a duration of 0.
  private static var immediate: [(String, (UIView, @escaping (Bool) -> Void) -> Void)] {
    [
      (
        "animate",
        { box, end in
          UIView.animate(withDuration: 0, animations: { box.alpha = 0 }, completion: end)
        }
      ),
      (
        "a spring",
        { box, end in
          UIView.animate(
            withDuration: 0, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            animations: { box.alpha = 0 }, completion: end)
        }
      ),
      (
        "a bouncing spring",
        { box, end in
          UIView.animate(springDuration: 0, animations: { box.alpha = 0 }, completion: end)
        }
      ),
      (
        "key frames",
        { box, end in
          UIView.animateKeyframes(
            withDuration: 0, delay: 0, animations: { box.alpha = 0 }, completion: end)
        }
      ),
      (
        "a transition",
        { box, end in
          UIView.transition(with: box, duration: 0, animations: { box.alpha = 0 }, completion: end)
        }
      ),
      (
        "a transition without a superview",
        { box, end in
          box.alpha = 0
          UIView.transition(from: box, to: UIView(), duration: 0, completion: end)
        }
      ),
    ]
  }

  /// As Apple's documentation says of a duration of 0: at the beginning of the next cycle of the run loop.
  @Test(arguments: immediate.indices)
  func whatTakesNoTimeIsCompletedInTheNextTurn(index: Int) {
    let (name, animate) = Self.immediate[index]
    for isEnabled in [true, false] {
      var isDone = false
      clock.perform {
        UIView.setAnimationsEnabled(isEnabled)
        animate(box) { isDone = $0 }
      }
      #expect(box.alpha == 0 && !isDone, "\(name)")
      clock.advance(by: 0)
      #expect(isDone, "\(name)")
    }
  }
}
