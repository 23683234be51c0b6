import Testing
import UIKit

/// What code of Swift 4 writes. Through a protocol it is called without the warnings that it has.
private protocol CodeOfSwift4 {
  var event: UIControl.Event { get }
  var cap: CAShapeLayerLineCap { get }
  var mode: RunLoop.Mode { get }
  var notification: NSNotification.Name { get }
  func inset(_ rect: CGRect) -> CGRect
  func add(_ child: UIViewController, to parent: UIViewController) -> [UIViewController]
  func remove(_ child: UIViewController)
  func move(_ view: UIView, toFrontOf parent: UIView)
}

private struct Code: CodeOfSwift4 {
  @available(*, deprecated) var event: UIControl.Event { UIControlEvents.touchUpInside }
  @available(*, deprecated) var cap: CAShapeLayerLineCap { kCALineCapRound }
  @available(*, deprecated) var mode: RunLoop.Mode { RunLoopMode.commonModes }
  @available(*, deprecated) var notification: NSNotification.Name { .UIKeyboardWillShow }

  @available(*, deprecated) func inset(_ rect: CGRect) -> CGRect {
    UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(1, 2, 3, 4))
  }

  @available(*, deprecated)
  func add(_ child: UIViewController, to parent: UIViewController) -> [UIViewController] {
    parent.addChildViewController(child)
    return parent.childViewControllers
  }

  @available(*, deprecated) func remove(_ child: UIViewController) {
    child.removeFromParentViewController()
  }

  @available(*, deprecated) func move(_ view: UIView, toFrontOf parent: UIView) {
    parent.bringSubview(toFront: view)
  }
}

@Suite struct FormerNameTests {
  private let code: any CodeOfSwift4 = Code()

  @Test func typesAndConstantsAreThoseOfToday() {
    #expect(code.event == UIControl.Event.touchUpInside)
    #expect(code.cap == CAShapeLayerLineCap.round)
    #expect(code.mode == RunLoop.Mode.common)
    #expect(code.notification == UIResponder.keyboardWillShowNotification)
  }

  @Test func insetsOfARectangleAreSubtracted() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let expected = CGRect(x: 2, y: 1, width: 4, height: 6)
    #expect(code.inset(rect) == expected)
  }

  @Test func membersDoWhatTheirSuccessorsDo() {
    let (parent, child) = (UIViewController(), UIViewController())
    #expect(code.add(child, to: parent) == [child])
    code.remove(child)
    #expect(parent.children.isEmpty)
    let (page, back, front) = (UIView(), UIView(), UIView())
    page.addSubview(front)
    page.addSubview(back)
    code.move(front, toFrontOf: page)
    #expect(page.subviews == [back, front])
  }
}
