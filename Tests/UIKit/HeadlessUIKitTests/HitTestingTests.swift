import HeadlessUIKit
import StandardControls
import StandardViews
import Testing

@Suite struct HitTesting {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  let front = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
  let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))

  init() {
    root.addSubview(back)
    root.addSubview(front)
    back.addSubview(inner)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func theFrontmostViewIsHit() {
    #expect(hit(45, 45) === front)
    #expect(hit(20, 30) === back)
    #expect(hit(20, 15) === inner)
    #expect(hit(5, 5) === root)
    #expect(hit(100, 50) == nil)
    #expect(hit(99.9, 0) === root)
  }

  @Test func aSubviewIsNotHitOutsideOfItsSuperview() {
    // The inner view reaches to x 110 of the root, the back view to 60.
    #expect(hit(70, 15) === root)
  }

  @Test func viewsThatCannotBeHitLetTouchesThrough() {
    front.isHidden = true
    #expect(hit(45, 45) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(hit(45, 45) === back)
    front.alpha = 0.01
    #expect(hit(45, 45) === front)
    front.isUserInteractionEnabled = false
    #expect(hit(45, 45) === back)
    back.isUserInteractionEnabled = false
    #expect(hit(20, 15) === root)
  }

  @Test func transformsAndScrollingCount() {
    back.bounds.origin.y = 5
    // The inner view now ends 5 points below the top of the back view.
    #expect(hit(20, 14.9) === inner)
    #expect(hit(20, 15.1) === back)
    front.transform = CGAffineTransform(rotationAngle: .pi / 4)
    // A corner of the rotated square has left (41, 41).
    #expect(hit(41, 41) === back)
    #expect(hit(65, 31) === front)
  }
}

@Suite struct Controls {
  private func touch(_ control: UIControl, _ x: CGFloat, _ y: CGFloat) -> UITouch {
    UITouch(at: CGPoint(x: x, y: y), in: control)
  }

  @Test func aTapInsideSendsDownAndUpInside() {
    var events: [String] = []
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    let touch = touch(control, 10, 10)
    control.touchesBegan([touch], with: nil)
    #expect(control.isHighlighted)
    #expect(control.state == .highlighted)
    touch.update(phase: .ended, at: CGPoint(x: 12, y: 12), timestamp: 0.1)
    control.touchesEnded([touch], with: nil)
    #expect(!control.isHighlighted)
    #expect(events == ["down", "up"])
  }

  @Test func aFingerThatLeavesSendsExitAndUpOutside() {
    var events: [String] = []
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    control.addAction(UIAction { _ in events.append("exit") }, for: .touchDragExit)
    control.addAction(UIAction { _ in events.append("outside") }, for: .touchUpOutside)
    control.addAction(UIAction { _ in events.append("inside") }, for: .touchUpInside)
    let touch = touch(control, 10, 10)
    control.touchesBegan([touch], with: nil)
    touch.update(phase: .moved, at: CGPoint(x: 60, y: 10), timestamp: 0.1)
    control.touchesMoved([touch], with: nil)
    #expect(!control.isHighlighted)
    touch.update(phase: .ended, at: CGPoint(x: 60, y: 10), timestamp: 0.2)
    control.touchesEnded([touch], with: nil)
    #expect(events == ["exit", "outside"])
  }

  @Test func aDisabledControlDoesNothing() {
    var count = 0
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    control.isEnabled = false
    control.addAction(UIAction { _ in count += 1 }, for: .allEvents)
    control.touchesBegan([touch(control, 1, 1)], with: nil)
    #expect(count == 0)
    #expect(control.state == .disabled)
  }

  @Test func actionsAreReplacedAndRemovedByTheirIdentifier() {
    var calls: [Int] = []
    let control = UIControl()
    let id = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: id) { _ in calls.append(1) }, for: .touchUpInside)
    control.addAction(UIAction(identifier: id) { _ in calls.append(2) }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls == [2])
    control.removeAction(identifiedBy: id, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls == [2])
  }

  @Test func unhandledTouchesGoToTheSuperview() {
    final class Listening: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let listening = Listening(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let plain = UIView(frame: listening.bounds)
    listening.addSubview(plain)
    plain.touchesBegan([UITouch(at: .zero, in: plain)], with: nil)
    #expect(listening.count == 1)
  }
}

@Suite struct Scrolling {
  private final class Delegate: UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset)
    }
  }

  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

  init() {
    view.contentSize = CGSize(width: 300, height: 400)
  }

  @Test func theOffsetIsTheOriginOfTheBounds() {
    let delegate = Delegate()
    view.delegate = delegate
    view.contentOffset = CGPoint(x: 10, y: 20)
    #expect(view.bounds == CGRect(x: 10, y: 20, width: 100, height: 80))
    view.setContentOffset(CGPoint(x: 10, y: 20), animated: true)
    view.bounds.origin.y = 30
    #expect(delegate.offsets == [CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 30)])
  }

  @Test func scrollingAsksForLayout() {
    final class Counting: UIScrollView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    view.layoutIfNeeded()
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(view.count == 2)
  }

  @Test func aRectangleIsScrolledIntoViewByTheShortestWay() {
    view.scrollRectToVisible(CGRect(x: 150, y: 100, width: 20, height: 20), animated: false)
    #expect(view.contentOffset == CGPoint(x: 70, y: 40))
    view.scrollRectToVisible(CGRect(x: 80, y: 50, width: 20, height: 20), animated: false)
    #expect(view.contentOffset == CGPoint(x: 70, y: 40))
    view.scrollRectToVisible(CGRect(x: 0, y: 30, width: 20, height: 20), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 30))
    // Larger than the view: its start.
    view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 300, height: 200), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 200))
    // Beyond the content: as far as the content goes.
    view.scrollRectToVisible(CGRect(x: 290, y: 390, width: 500, height: 500), animated: false)
    #expect(view.contentOffset == CGPoint(x: 200, y: 320))
    view.scrollRectToVisible(CGRect(x: 900, y: 900, width: 10, height: 10), animated: false)
    #expect(view.contentOffset == CGPoint(x: 200, y: 320))
  }
}
