import Testing
import ViewTestSupport

@testable import ViewControllers

/// What controllers have set of their views before, and while, these are presented.
@Suite struct PresentedValueTests {
  private let application = UIApplication(screen: UIScreen(device: .plain))
  private let below = UIViewController()
  private let above = UIViewController()
  private let half = CGAffineTransform(scaleX: 0.5, y: 0.5)

  private func present(_ style: UIModalTransitionStyle) {
    above.modalTransitionStyle = style
    above.modalPresentationStyle = .overFullScreen
    application.show(below)
    application.perform { below.present(above, animated: true) }
  }

  @Test func aTransformIsKeptWhenTheViewComesFromBelow() {
    above.view.transform = half
    present(.coverVertical)
    #expect(above.view.transform == half)
    application.advance(by: 0.5)
    #expect(above.view.transform == half)
    application.perform { above.dismiss(animated: true) }
    application.advance(by: 0.5)
    #expect(above.view.superview == nil)
    #expect(above.view.transform == half)
  }

  @Test func anAlphaIsKeptWhenTheViewBecomesVisible() {
    above.view.alpha = 0.5
    present(.crossDissolve)
    application.advance(by: 0.25)
    // Half of the way to one half.
    #expect(above.view.layer.presentation().map { abs($0.opacity - 0.25) < 1e-6 } == true)
    application.advance(by: 0.25)
    #expect(above.view.alpha == 0.5)
    application.perform { above.dismiss(animated: true) }
    application.advance(by: 0.5)
    #expect(above.view.superview == nil)
    #expect(above.view.alpha == 0.5)
  }

  @Test func aTransitionChangesNoOtherValue() {
    above.view.alpha = 0.5
    present(.coverVertical)
    application.advance(by: 0.5)
    #expect(above.view.alpha == 0.5)
    application.perform { above.dismiss(animated: false) }
    #expect(above.view.alpha == 0.5)
  }

  @Test func aTransformInSpaceIsKept() {
    let turned = CATransform3DMakeScale(1, 1, 3)
    above.view.transform3D = turned
    present(.coverVertical)
    application.advance(by: 0.5)
    #expect(above.view.transform3D == turned)
  }

  @Test func whatIsSetDuringATransitionIsKept() {
    present(.crossDissolve)
    application.advance(by: 0.1)
    above.view.alpha = 0.7
    application.advance(by: 0.5)
    #expect(above.view.alpha == 0.7)
    application.perform { above.dismiss(animated: true) }
    application.advance(by: 0.1)
    above.view.alpha = 0.3
    application.advance(by: 0.5)
    #expect(above.view.alpha == 0.3)
  }

  @Test func withoutItsTransformAPresentedViewFillsTheWindow() {
    above.view.transform = CGAffineTransform(translationX: 7, y: 0)
    present(.coverVertical)
    application.advance(by: 0.5)
    // The screen has 40 × 60 points.
    #expect(above.view.frame == CGRect(x: 7, y: 0, width: 40, height: 60))
    above.view.transform = .identity
    #expect(above.view.frame == CGRect(x: 0, y: 0, width: 40, height: 60))
  }

  @Test func theViewBehindKeepsItsTransformToo() {
    below.view.transform = CGAffineTransform(translationX: 7, y: 0)
    above.modalPresentationStyle = .fullScreen
    application.show(below)
    let frame = below.view.frame
    application.perform { below.present(above, animated: false) }
    #expect(below.view.superview == nil)
    application.perform { above.dismiss(animated: false) }
    #expect(below.view.frame == frame)
  }

  @Test func theViewInASheetKeepsItsTransform() {
    above.view.transform = half
    above.sheetPresentationController?.detents = [.large()]
    application.show(below)
    application.perform { below.present(above, animated: true) }
    application.advance(by: 0.5)
    #expect(above.view.transform == half)
    #expect(above.view.bounds.size == above.view.superview?.bounds.size)
  }
}

/// Calls of `present` that have no effect: UIKit warns of them, or raises an exception, and calls no completion.
@Suite struct PresentationRefusalTests {
  private final class Menu: UIViewController {}
  private final class Detail: UIViewController {}
  private final class Root: UIViewController {}

  private let application = UIApplication(screen: UIScreen(device: .plain))
  private let root = Root()
  private let menu = Menu()
  private let detail = Detail()

  /// Presents a controller, and expects that it is not.
  private func refuses(
    _ controller: UIViewController, by presenting: UIViewController
  ) -> PresentationRefusal? {
    let refusal = PresentationRefusal(of: controller, by: presenting)
    let (presented, presenter) = (presenting.presentedViewController, controller.presenter)
    var isCompleted = false
    application.perform { presenting.present(controller, animated: false) { isCompleted = true } }
    application.advance(by: 1)
    #expect(!isCompleted)
    #expect(presenting.presentedViewController === presented)
    #expect(controller.presenter === presenter)
    return refusal
  }

  @Test func aControllerThatPresentsPresentsNoOther() {
    application.show(root)
    root.present(menu, animated: false)
    #expect(
      refuses(detail, by: root)
        == .alreadyPresents(presenting: "Root", presented: "Detail", other: "Menu"))
  }

  @Test func aPresentedControllerIsNotPresentedAgain() {
    application.show(root)
    root.present(menu, animated: false)
    menu.present(detail, animated: false)
    #expect(refuses(detail, by: root) == .isAlreadyPresented(presented: "Detail", by: "Menu"))
  }

  @Test func aControllerThatPresentsIsNotPresented() {
    application.show(root)
    root.present(menu, animated: false)
    #expect(refuses(root, by: menu) == .presentsAnother(presented: "Root", other: "Menu"))
  }

  @Test func aControllerDoesNotPresentItself() {
    application.show(root)
    #expect(refuses(root, by: root) == .isItself(presented: "Root"))
  }

  @Test func aChildIsNotPresented() {
    application.show(root)
    menu.addChild(detail)
    #expect(refuses(detail, by: root) == .isHeld(presented: "Detail", by: "Menu"))
  }

  @Test func aControllerThatIsShownIsNotPresented() {
    application.show(root)
    root.view.addSubview(detail.view)
    #expect(refuses(detail, by: root) == .isInWindow(presented: "Detail"))
  }

  @Test func aControllerOutsideOfAWindowPresentsNone() {
    #expect(
      refuses(detail, by: root)
        == .presenterIsNotInWindow(presenting: "Root", presented: "Detail"))
  }

  @Test func aWarningNamesTheControllersAndTheRemedy() {
    let refusal = PresentationRefusal.alreadyPresents(
      presenting: "Root", presented: "Detail", other: "Menu")
    #expect(
      "\(refusal)"
        == "Root cannot present Detail while it presents Menu; dismiss that before, or call present of it: "
        + "the call of present(_:animated:completion:) has no effect, and its completion is not called"
    )
  }

  @Test func aControllerIsPresentedAfterTheOtherWasDismissed() {
    application.show(root)
    root.present(menu, animated: false)
    _ = refuses(detail, by: root)
    root.dismiss(animated: false)
    var isCompleted = false
    root.present(detail, animated: false) { isCompleted = true }
    #expect(isCompleted)
    #expect(root.presentedViewController === detail)
  }
}
