import Testing
import ViewAnimations

@Suite struct SystemAnimationTests {
  @Test func deletedViewsDisappearAndAreRemoved() {
    let clock = VirtualClock()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(view)
    var isFinished = false
    clock.perform {
      UIView.perform(.delete, on: [view], animations: nil) { isFinished = $0 }
      #expect(view.alpha == 0)
      #expect(view.superview === root)
      clock.advance(by: 0.4)
    }
    #expect(isFinished)
    #expect(view.superview == nil)
    #expect(view.alpha == 1)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }
}
