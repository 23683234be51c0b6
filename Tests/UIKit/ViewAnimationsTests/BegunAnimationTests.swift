import Testing
import ViewAnimations

@Suite struct BegunAnimations {
  private let clock = VirtualClock()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func shown() -> CGFloat? { box.layer.presentation()?.frame.minX }

  @Test func whatChangesBetweenBeginAndCommitIsAnimated() {
    clock.perform {
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationCurve(.linear)
      box.frame.origin.x = 100
      UIView.commitAnimations()
      box.alpha = 0
    }
    clock.advance(by: 0.5)
    #expect(shown() == 25)
    // It changed behind the commit.
    #expect(box.layer.presentation()?.opacity == 0)
    clock.advance(by: 1.5)
    #expect(shown() == 100)
  }

  @Test func aDelayComesBeforeTheAnimation() {
    clock.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDelay(1)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      box.frame.origin.x = 100
      UIView.commitAnimations()
    }
    clock.advance(by: 1)
    #expect(shown() == 0)
    clock.advance(by: 0.5)
    #expect(shown() == 50)
  }

  @Test func aLaterDelayReplacesTheEarlierOne() {
    clock.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDelay(3)
      UIView.setAnimationDelay(1)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      box.frame.origin.x = 100
      UIView.commitAnimations()
    }
    clock.advance(by: 1.5)
    #expect(shown() == 50)
  }

  @Test func aDelayIsReplacedByNone() {
    clock.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDelay(3)
      UIView.setAnimationDelay(0)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      box.frame.origin.x = 100
      UIView.commitAnimations()
    }
    clock.advance(by: 0.5)
    #expect(shown() == 50)
  }

  @Test func theLastValueOfEachSettingCounts() {
    clock.perform {
      UIView.beginAnimations(nil, context: nil)
      for (duration, curve) in [(4, .easeIn), (1, .linear)] as [(Double, UIView.AnimationCurve)] {
        UIView.setAnimationDuration(duration)
        UIView.setAnimationCurve(curve)
      }
      UIView.setAnimationRepeatCount(5)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
      UIView.setAnimationRepeatAutoreverses(false)
      box.frame.origin.x = 100
      UIView.commitAnimations()
    }
    clock.advance(by: 1.25)
    #expect(shown() == 25)
    clock.advance(by: 0.75)
    #expect(shown() == 100)
  }

  @Test func theDelayOfInnerAnimationsIsTheirOwn() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    clock.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDelay(2)
      UIView.setAnimationDelay(1)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      inner.frame.origin.x = 100
      UIView.commitAnimations()
      box.frame.origin.x = 100
      UIView.commitAnimations()
    }
    clock.advance(by: 0.5)
    #expect(shown() == 50)
    #expect(inner.layer.presentation()?.frame.minX == 0)
    clock.advance(by: 1)
    #expect(inner.layer.presentation()?.frame.minX == 50)
  }

  @Test func endlessAnimationsWithoutADurationAreOverAtOnce() {
    clock.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0)
      UIView.setAnimationRepeatCount(.infinity)
      box.frame.origin.x = 100
      UIView.commitAnimations()
    }
    clock.advance(by: 0)
    #expect(shown() == 100)
  }

  @Test func withoutAClockChangesAreMadeAtOnce() {
    UIView.beginAnimations(nil, context: nil)
    box.frame.origin.x = 100
    UIView.commitAnimations()
    #expect(box.frame.minX == 100)
  }

  @Test func aCommitWithoutABeginHasNoEffect() {
    UIView.commitAnimations()
    UIView.setAnimationDuration(3)
    #expect(UIView.inheritedAnimationDuration == 0)
  }
}
