import Testing
import UIKit

/// Members of scroll views and of animations that newer systems have.
@Suite struct ScrollingMemberTests {
  @Test func contentIsNotPulledInAnAxisThatDoesNotBounce() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 300, height: 300)
    #expect(scrollView.bouncesVertically && scrollView.bouncesHorizontally)
    scrollView.bouncesVertically = false
    let screen = TouchScreen(of: scrollView)
    screen.touchDown(at: CGPoint(x: 20, y: 20))
    for step in 1...6 {
      screen.advance(by: 1.0 / 60)
      screen.move(to: CGPoint(x: 20 + CGFloat(step) * 10, y: 20 + CGFloat(step) * 10))
    }
    #expect(scrollView.contentOffset.x < 0)
    #expect(scrollView.contentOffset.y == 0)
    screen.touchUp()
  }

  private final class Pager: UIScrollView {
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { false }
  }

  @Test func aClassDecidesOnTouches() {
    let scrollView: UIScrollView = Pager()
    #expect(!scrollView.touchesShouldBegin([], with: nil, in: UIView()))
    #expect(UIScrollView().touchesShouldBegin([], with: nil, in: UIView()))
  }

  @Test func aPartOfAnAnimationIsRepeated() {
    let clock = VirtualClock()
    let (once, often) = (UIView(), UIView())
    func shown(_ view: UIView) -> CGFloat { CGFloat(view.layer.presentation()?.opacity ?? -1) }
    clock.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        once.alpha = 0
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { often.alpha = 0 }
      }
    }
    clock.advance(by: 0.5)
    #expect(abs(shown(once) - 0.5) < 0.001)
    #expect(abs(shown(often) - 0.5) < 0.001)
    clock.advance(by: 0.75)
    // Once is over; the other one is on its way back, a quarter of a second after its far end.
    #expect(abs(shown(often) - 0.25) < 0.001)
    clock.advance(by: 1)
    // Its second run is on its way out of the far end, at 2.25 of 4 seconds.
    #expect(abs(shown(often) - 0.75) < 0.001)
  }
}
