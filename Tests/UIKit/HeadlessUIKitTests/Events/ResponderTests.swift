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

  private let application = UIApplication()

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
