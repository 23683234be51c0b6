import TestSupport
import Testing

@testable import ViewControllers

/// How popovers and sheets adapt to a window that is 375 points wide.
@Suite struct PresentationAdaptationTests {
  private let below = UIViewController()
  private let above = UIViewController()
  private let application: UIApplication
  private let delegate = Delegate()

  init() throws {
    application = UIApplication(
      screen: UIScreen(device: try #require(Device(named: "iPhone SE (3rd generation)")), scale: 1))
    below.view.backgroundColor = .white
    above.preferredContentSize = CGSize(width: 200, height: 100)
    application.show(below)
  }

  private final class Delegate: UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var makesStack = false
    var allowsDismissal = true
    var prepare: (UIPresentationController) -> Void = { _ in }
    var calls: [String] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      calls.append("controller for \(style.rawValue)")
      return makesStack
        ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      calls.append(
        "presents with \(style.rawValue)\(transitionCoordinator == nil ? "" : ", animated")")
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      calls.append("prepare")
      prepare(adaptivePresentationController)
    }

    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { allowsDismissal }

    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      calls.append("dismissed")
    }
  }

  private func present(
    as style: UIModalPresentationStyle = .popover, animated: Bool = false
  ) {
    above.modalPresentationStyle = style
    if let popover = above.popoverPresentationController {
      popover.sourceView = below.view
      popover.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
      popover.delegate = delegate
    } else {
      above.presentationController?.delegate = delegate
    }
    application.perform { below.present(above, animated: animated) }
    application.updateDisplay()
  }

  /// A sheet ends 30 points below the top: 20 of the status bar, and 10 of its own.
  @Test(arguments: [
    (
      UIModalPresentationStyle.popover, UIModalPresentationStyle.none,
      CGSize(width: 200, height: 100), true
    ),
    (.popover, .formSheet, CGSize(width: 375, height: 637), true),
    (.popover, .pageSheet, CGSize(width: 375, height: 637), true),
    (.popover, .fullScreen, CGSize(width: 375, height: 667), false),
    (.popover, .overFullScreen, CGSize(width: 375, height: 667), true),
    (.formSheet, .none, CGSize(width: 375, height: 637), true),
    (.formSheet, .fullScreen, CGSize(width: 375, height: 667), false),
    (.pageSheet, .overFullScreen, CGSize(width: 375, height: 667), true),
  ])
  func theStyleIsTheDelegates(
    own: UIModalPresentationStyle, adapted: UIModalPresentationStyle, size: CGSize, isVisible: Bool
  ) {
    delegate.style = adapted
    present(as: own)
    #expect(above.view.bounds.size == size)
    // The presenting controller's view leaves the window behind one that fills it.
    #expect((below.view.window != nil) == isVisible)
    application.perform { above.dismiss(animated: false) }
    #expect(below.view.window != nil && above.view.window == nil)
  }

  @Test func theDelegateIsAskedAndNotifiedInOrder() {
    delegate.style = .formSheet
    present(animated: true)
    #expect(delegate.calls == ["controller for 2", "prepare", "presents with 2, animated"])
    application.advance(by: 1)
    application.perform { above.dismiss(animated: false) }
    (delegate.style, delegate.calls) = (.none, [])
    present()
    #expect(delegate.calls == ["presents with -1"])
  }

  @Test func aStackIsPresentedInPlaceOfAPopoverEachTime() throws {
    delegate.style = .fullScreen
    delegate.makesStack = true
    for _ in 0..<2 {
      present()
      let stack = try #require(below.presentedViewController as? UINavigationController)
      #expect(stack.topViewController === above && above.view.window != nil)
      #expect(above.presentingViewController === below)
      application.perform { above.dismiss(animated: false) }
      #expect(below.presentedViewController == nil && above.parent == nil)
    }
  }

  @Test func theSheetOfAPopoverIsPreparedBefore() {
    delegate.style = .pageSheet
    delegate.prepare = { controller in
      (controller as? UISheetPresentationController)?.detents = [.medium()]
    }
    present()
    // Half of 667.
    #expect(above.view.bounds.size == CGSize(width: 375, height: 334))
    application.perform { above.dismiss(animated: false) }
    delegate.prepare = { _ in }
    above.popoverPresentationController?.adaptiveSheetPresentationController.detents = [
      .custom { _ in 123 }
    ]
    present()
    #expect(above.view.bounds.size == CGSize(width: 375, height: 123))
  }

  /// Delegates that were written before iOS 13.
  @Test func aTapNextToAPopoverAsksByItsFormerName() {
    delegate.allowsDismissal = false
    present()
    TouchScreen(application).tap(at: CGPoint(x: 300, y: 600))
    application.advance(by: 1)
    #expect(below.presentedViewController === above)
    delegate.allowsDismissal = true
    TouchScreen(application).tap(at: CGPoint(x: 300, y: 600))
    application.advance(by: 1)
    #expect(below.presentedViewController == nil && delegate.calls.last == "dismissed")
  }
}
