import HeadlessUIKit
import Testing

/// The chain of responders, and its first one.
@Suite struct ResponderTests {
  private final class Field: UIView {
    var mayResign = true
    var log: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
    @discardableResult
    override func becomeFirstResponder() -> Bool {
      log.append("become")
      return super.becomeFirstResponder()
    }
    @discardableResult
    override func resignFirstResponder() -> Bool {
      log.append("resign")
      return super.resignFirstResponder()
    }
  }

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

  @Test func oneResponderOfAWindowIsTheFirst() {
    let window = UIWindow()
    let (one, other) = (Field(), Field())
    window.addSubview(one)
    window.addSubview(other)
    #expect(!one.isFirstResponder)
    #expect(one.becomeFirstResponder())
    #expect(one.isFirstResponder)
    #expect(other.becomeFirstResponder())
    #expect(other.isFirstResponder && !one.isFirstResponder)
    #expect(one.log == ["become", "resign"])
    #expect(other.resignFirstResponder())
    #expect(!other.isFirstResponder)
  }

  @Test func viewsDoNotBecomeFirstByDefault() {
    let window = UIWindow()
    let view = UIView()
    window.addSubview(view)
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
  }

  @Test func aResponderThatDoesNotResignStaysTheFirst() {
    let window = UIWindow()
    let (one, other) = (Field(), Field())
    window.addSubview(one)
    window.addSubview(other)
    one.becomeFirstResponder()
    one.mayResign = false
    #expect(!other.becomeFirstResponder())
    #expect(one.isFirstResponder)
    #expect(!window.endEditing(false))
    #expect(one.isFirstResponder)
    #expect(window.endEditing(true))
    #expect(!one.isFirstResponder)
  }

  @Test func editingEndsOnlyInTheView() {
    let window = UIWindow()
    let (panel, field) = (UIView(), Field())
    window.addSubview(panel)
    window.addSubview(field)
    field.becomeFirstResponder()
    #expect(!panel.endEditing(true))
    #expect(field.isFirstResponder)
    #expect(field.endEditing(false))
  }

  @Test func aViewThatLeavesItsWindowResigns() {
    let window = UIWindow()
    let (panel, field) = (UIView(), Field())
    window.addSubview(panel)
    panel.addSubview(field)
    field.becomeFirstResponder()
    panel.removeFromSuperview()
    #expect(field.log == ["become", "resign"])
    window.addSubview(panel)
    #expect(!field.isFirstResponder)
  }

  @Test func aTreeWithoutAWindowHasAFirstResponderToo() {
    let root = UIView()
    let field = Field()
    root.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
  }
}
