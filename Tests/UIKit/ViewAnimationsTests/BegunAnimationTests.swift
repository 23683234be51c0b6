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
