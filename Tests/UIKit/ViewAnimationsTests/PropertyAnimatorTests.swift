import TestSupport
import Testing
import ViewAnimations

@Suite struct PropertyAnimatorTests {
  private let clock = VirtualClock()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func animator(_ change: (UIViewPropertyAnimator) -> Void = { _ in })
    -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in
      box.frame.origin.x = 100
    }
    change(animator)
    return animator
  }

  private func shown() -> CGFloat? { box.layer.presentation()?.frame.minX }

  @Test func itRunsToItsEnd() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = animator { $0.addCompletion { positions.append($0) } }
    #expect(animator.state == .inactive)
    clock.perform { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning)
    clock.advance(by: 0.25)
    #expect(shown() == 25)
    #expect(animator.fractionComplete == 0.25)
    clock.advance(by: 0.75)
    #expect(positions == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(shown() == 100)
  }

  @Test func itIsPausedScrubbedAndResumed() {
    let animator = animator()
    clock.perform { animator.startAnimation() }
    clock.advance(by: 0.5)
    animator.pauseAnimation()
    clock.advance(by: 5)
    #expect(shown() == 50)
    animator.fractionComplete = 0.8
    #expect(shown() == 80)
    clock.perform { animator.startAnimation() }
    clock.advance(by: 0.1)
    #expect(shown().map { isClose($0, 90) } == true)
    clock.advance(by: 0.1)
    #expect(animator.state == .inactive)
  }

  @Test func reversedItEndsAtItsStart() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = animator { $0.addCompletion { positions.append($0) } }
    clock.perform { animator.startAnimation() }
    clock.advance(by: 0.5)
    animator.isReversed = true
    clock.advance(by: 0.25)
    #expect(shown() == 25)
    clock.advance(by: 0.25)
    #expect(positions == [.start])
    #expect(box.frame.minX == 0)
  }

  @Test func stoppedItStaysWhereItIs() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = animator { $0.addCompletion { positions.append($0) } }
    clock.perform { animator.startAnimation() }
    clock.advance(by: 0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(box.frame.minX == 25)
    animator.finishAnimation(at: .current)
    #expect(positions == [.current])
    #expect(animator.state == .inactive)
  }

  @Test func stoppedItFinishesAtItsBeginOrEnd() {
    for (position, left) in [(UIViewAnimatingPosition.start, 0), (.end, 100)] as [(_, CGFloat)] {
      box.frame.origin.x = 0
      box.alpha = 1
      box.backgroundColor = .red
      let animator = animator {
        $0.addAnimations {
          box.alpha = 0.5
          box.backgroundColor = .blue
        }
      }
      clock.perform { animator.startAnimation() }
      clock.advance(by: 0.25)
      animator.stopAnimation(false)
      #expect(box.frame.minX == 25)
      animator.finishAnimation(at: position)
      #expect(box.frame.minX == left)
      #expect(box.alpha == (position == .start ? 1 : 0.5))
      #expect(box.backgroundColor == (position == .start ? .red : .blue))
    }
  }

  @Test func aDelayPostponesIt() {
    let animator = animator()
    clock.perform { animator.startAnimation(afterDelay: 2) }
    clock.advance(by: 2.5)
    #expect(shown() == 50)
    #expect(animator.delay == 2)
  }

  @Test func withoutAClockItEndsAtOnce() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = animator { $0.addCompletion { positions.append($0) } }
    animator.startAnimation()
    #expect(box.frame.minX == 100)
    #expect(positions == [.end])
  }

  @Test func timingParametersDescribeThePace() {
    let curve = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(abs(curve.controlPoint1.x - 0.42) < 1e-6)
    #expect(curve.timingCurveType == .builtin)
    let spring = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5)
    #expect(spring.duration == 2)
    #expect(spring.timingParameters.timingCurveType == .spring)
  }
}
