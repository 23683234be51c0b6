import Testing
import UIKit

/// Names of Swift 4 are those of today. The suite is deprecated as they are, so that it has no warnings.
@available(*, deprecated)
@Suite struct FormerNameTests {
  @Test func typesAndConstantsAreThoseOfToday() {
    let events: UIControlEvents = .touchUpInside
    #expect(events == UIControl.Event.touchUpInside)
    #expect(kCALineCapRound == CAShapeLayerLineCap.round)
    #expect(kCAFillModeForwards == CAMediaTimingFillMode.forwards)
    #expect(RunLoopMode.commonModes == RunLoop.Mode.common)
    let name = NSNotification.Name.UIKeyboardWillShow
    #expect(name == UIResponder.keyboardWillShowNotification)
  }

  @Test func insetsOfARectangleAreSubtracted() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    let rect = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), insets)
    let expected = CGRect(x: 2, y: 1, width: 4, height: 6)
    #expect(rect == expected)
  }

  @Test func membersDoWhatTheirSuccessorsDo() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChildViewController(child)
    #expect(parent.childViewControllers == [child])
    child.removeFromParentViewController()
    #expect(parent.children.isEmpty)
    let (back, front) = (UIView(), UIView())
    parent.view.addSubview(front)
    parent.view.addSubview(back)
    parent.view.bringSubview(toFront: front)
    #expect(parent.view.subviews == [back, front])
  }
}
