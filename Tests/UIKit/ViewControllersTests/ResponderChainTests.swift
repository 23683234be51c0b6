import StandardControls
import Testing
import ViewControllers

/// The chain of responders through controllers to the application's delegate.
@Suite struct ResponderChainTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var touches = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += touches.count
    }
  }

  private let application = UIApplication()

  /// The order that UIKit documents in "Using responders and the responder chain to handle events".
  @Test func theChainLeadsFromTheViewToTheDelegate() {
    let delegate = Delegate()
    application.delegate = delegate
    application.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (controller, child) = (UIViewController(), UIViewController())
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.addChild(child)
      controller.view.addSubview(child.view)
      child.didMove(toParent: controller)
      let button = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      child.view.addSubview(button)

      let chain = Array(sequence(first: button as UIResponder, next: \.next))
      let expected: [UIResponder?] = [
        button, child.view, child, controller.view, controller, window, application,
        delegate,
      ]
      #expect(chain.count == expected.count)
      for (responder, other) in zip(chain, expected) { #expect(responder === other) }
    }
  }

  @Test func whatNoViewHandlesReachesTheDelegate() {
    let delegate = Delegate()
    application.delegate = delegate
    application.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      let screen = TouchScreen(application)
      screen.tap(at: CGPoint(x: 20, y: 20))
    }
    #expect(delegate.touches == 1)
  }

  @Test func aPresentedControllersNextIsThePresentingOne() {
    application.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (base, sheet) = (UIViewController(), UIViewController())
      window.rootViewController = base
      window.makeKeyAndVisible()
      base.present(sheet, animated: false)
      #expect(sheet.next === base)
    }
  }
}
