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

  /// An animator of one second whose progress is the third power of the time: the control points of its curve are at
  /// even times, and at the progress 0.
  private func cubed(_ change: (UIViewPropertyAnimator) -> Void = { _ in })
    -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 1.0 / 3, y: 0),
      controlPoint2: CGPoint(x: 2.0 / 3, y: 0)
    ) { [box] in
      box.frame.origin.x = 100
    }
    change(animator)
    return animator
  }

  private func isShown(at left: CGFloat) -> Bool { shown().map { abs($0 - left) < 1e-4 } == true }

  @Test func pausingShowsWhatWasShown() {
    for scrubsLinearly in [true, false] {
      box.frame.origin.x = 0
      let animator = cubed { $0.scrubsLinearly = scrubsLinearly }
      clock.perform { animator.startAnimation() }
      clock.advance(by: 0.5)
      #expect(isShown(at: 12.5))
      animator.pauseAnimation()
      #expect(isShown(at: 12.5))
      animator.pauseAnimation()
      #expect(isShown(at: 12.5))
    }
  }

  @Test func theFractionIsOfTheChangeOrOfTheTime() {
    let animator = cubed()
    clock.perform { animator.startAnimation() }
    clock.advance(by: 0.5)
    #expect(abs(animator.fractionComplete - 0.125) < 1e-6)
    animator.scrubsLinearly = false
    #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
    animator.pauseAnimation()
    #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
    animator.scrubsLinearly = true
    #expect(abs(animator.fractionComplete - 0.125) < 1e-6)
    #expect(isShown(at: 12.5))
  }

  @Test func withoutLinearScrubbingItFollowsItsPace() {
    let animator = cubed { $0.scrubsLinearly = false }
    clock.perform { animator.fractionComplete = 0.5 }
    #expect(isShown(at: 12.5))
    animator.fractionComplete = 0.8
    #expect(isShown(at: 51.2))
    #expect(animator.fractionComplete == 0.8)
    clock.perform { animator.startAnimation() }
    #expect(isShown(at: 51.2))
    clock.advance(by: 0.1)
    #expect(isShown(at: 72.9))
    clock.advance(by: 0.1)
    #expect(animator.state == .inactive)
  }

  @Test func stoppedWithoutLinearScrubbingItStaysWhereItIs() {
    let animator = cubed { $0.scrubsLinearly = false }
    clock.perform { animator.startAnimation() }
    clock.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(abs(box.frame.minX - 12.5) < 1e-4)
  }

  @Test func reversedWithoutLinearScrubbingItGoesBackAsItCame() {
    let animator = cubed { $0.scrubsLinearly = false }
    clock.perform { animator.startAnimation() }
    clock.advance(by: 0.8)
    animator.isReversed = true
    #expect(isShown(at: 51.2))
    clock.advance(by: 0.3)
    #expect(isShown(at: 12.5))
    clock.advance(by: 0.5)
    #expect(animator.state == .inactive)
    #expect(box.frame.minX == 0)
  }

  @Test func anotherPaceContinuesFromWhatIsShown() {
    let animator = cubed { $0.scrubsLinearly = false }
    clock.perform { animator.startAnimation() }
    clock.advance(by: 0.5)
    animator.pauseAnimation()
    clock.perform {
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
    }
    #expect(isShown(at: 12.5))
    // Half of the rest in half of the duration.
    clock.advance(by: 0.5)
    #expect(isShown(at: 56.25))
    animator.pauseAnimation()
    #expect(isShown(at: 56.25))
    #expect(abs(animator.fractionComplete - 0.5625) < 1e-6)
  }

  @Test func aSpringIsPausedBehindItsEnd() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.2) { [box] in
      box.frame.origin.x = 100
    }
    clock.perform { animator.startAnimation() }
    var time = 0.0
    while (shown() ?? 0) <= 105, time < 1 {
      clock.advance(by: 0.01)
      time += 0.01
    }
    let left = shown()
    #expect(left.map { $0 > 105 } == true)
    animator.pauseAnimation()
    #expect(shown() == left)
    #expect(animator.fractionComplete == 1)
    animator.stopAnimation(true)
    #expect(box.frame.minX == left)
  }

  @Test func changesThatAreAddedLaterHaveTheRest() {
    let animator = cubed { $0.scrubsLinearly = false }
    clock.perform { animator.fractionComplete = 0.5 }
    clock.perform { animator.addAnimations { [box] in box.frame.origin.y = 70 } }
    #expect(box.layer.presentation()?.frame.minY == 0)
    // Half of what remained of the change is shown: 0.5625 is the third power of 0.825482.
    animator.fractionComplete = 0.825482
    #expect(box.layer.presentation().map { abs($0.frame.minY - 35) < 0.01 } == true)
  }

  @Test func startingDuringTheDelayStartsAtOnceAndOnce() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = animator { $0.addCompletion { positions.append($0) } }
    clock.perform { animator.startAnimation(afterDelay: 0.5) }
    clock.advance(by: 0.25)
    clock.perform { animator.startAnimation() }
    clock.advance(by: 0.5)
    #expect(shown() == 50)
    clock.advance(by: 0.25)
    #expect(shown() == 75)
    clock.advance(by: 0.25)
    #expect(positions == [.end])
    #expect(animator.state == .inactive)
  }

  @Test func aLaterDelayReplacesTheEarlierOne() {
    let animator = animator()
    clock.perform { animator.startAnimation(afterDelay: 0.5) }
    clock.perform { animator.startAnimation(afterDelay: 2) }
    clock.advance(by: 1)
    #expect(shown() == 0)
    clock.advance(by: 1.5)
    #expect(shown() == 50)
  }

  @Test func continuingDuringTheDelayStartsOnce() {
    let animator = animator()
    clock.perform { animator.startAnimation(afterDelay: 0.5) }
    clock.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    clock.advance(by: 0.75)
    #expect(shown() == 75)
  }

  @Test func pausingDuringTheDelayCancelsIt() {
    let animator = animator()
    clock.perform { animator.startAnimation(afterDelay: 0.5) }
    animator.pauseAnimation()
    clock.advance(by: 3)
    #expect(shown() == 0)
    #expect(animator.state == .active && !animator.isRunning)
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
