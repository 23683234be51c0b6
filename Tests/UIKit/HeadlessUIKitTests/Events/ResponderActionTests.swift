import HeadlessUIKit
import StandardControls
import Testing

/// Actions without a target, key commands and the edit menu.
@Suite struct ResponderActionTests {
  /// Has a method that others ask for, and can be edited.
  private class Editor: UIView {
    var log: [String] = []
    var canCopy = true

    override var canBecomeFirstResponder: Bool { true }

    func save(_ sender: Any?) { log.append("save") }

    override func copy(_ sender: Any?) { log.append("copy") }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Self.copyAction ? canCopy : super.canPerformAction(action, withSender: sender)
    }

    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "s", modifierFlags: .command, action: Self.saveAction),
        UIKeyCommand(
          title: "Close", action: Self.saveAction, input: UIKeyCommand.inputEscape,
          attributes: .disabled),
      ]
    }

    static let saveAction = Selector("save:", { (target: Editor) in target.save(_:) })
    static let copyAction = Selector("copy:", { (target: UIResponder) in target.copy(_:) })
  }

  private let application = UIApplication()

  @Test func anActionGoesToTheNextResponderThatHasTheMethod() {
    let (editor, inner) = (Editor(), UIView())
    editor.addSubview(inner)
    #expect(!inner.canPerformAction(Editor.saveAction, withSender: nil))
    #expect(inner.target(forAction: Editor.saveAction, withSender: nil) as? UIView === editor)
    #expect(inner.target(forAction: Selector("unknown:"), withSender: nil) == nil)
  }

  @Test func actionsOfAnEditMenuAreAskedFor() {
    let (editor, inner) = (Editor(), UIView())
    editor.addSubview(inner)
    // Every responder has the method, and does not do anything for it.
    #expect(!inner.canPerformAction(Editor.copyAction, withSender: nil))
    #expect(inner.target(forAction: Editor.copyAction, withSender: nil) as? UIView === editor)
    editor.canCopy = false
    #expect(inner.target(forAction: Editor.copyAction, withSender: nil) == nil)
  }

  @Test func theApplicationSendsActionsToTheFirstResponder() {
    let (first, second) = (Editor(), Editor())
    let window = application.show(first)
    window.addSubview(second)
    #expect(second.becomeFirstResponder())
    #expect(application.sendAction(Editor.copyAction, to: nil, from: first, for: nil))
    #expect(second.log == ["copy"] && first.log.isEmpty)
    #expect(application.sendAction(Editor.saveAction, to: first, from: nil, for: nil))
    #expect(first.log == ["save"])
    #expect(!application.sendAction(Selector("unknown:"), to: nil, from: first, for: nil))
  }

  @Test func aControlWithoutATargetAsksTheFirstResponderFirst() {
    let (editor, around) = (Editor(), Editor())
    let window = application.show(around)
    window.addSubview(editor)
    let control = UIControl()
    control.addTarget(nil, action: Editor.saveAction, for: .touchUpInside)
    around.addSubview(control)
    control.sendActions(for: .touchUpInside)
    #expect(around.log == ["save"] && editor.log.isEmpty)
    #expect(editor.becomeFirstResponder())
    control.sendActions(for: .touchUpInside)
    #expect(around.log == ["save"] && editor.log == ["save"])
  }

  @Test func keysPerformTheCommandsOfTheResponderChain() {
    let editor = Editor()
    application.show(editor)
    #expect(!application.press("s", modifierFlags: .command))
    #expect(editor.becomeFirstResponder())
    #expect(application.press("S", modifierFlags: .command))
    #expect(editor.log == ["save"])
    #expect(!application.press("s"))
    #expect(!application.press(UIKeyCommand.inputEscape))
    #expect(editor.log == ["save"])
  }

  struct KeyCase: Sendable {
    let input: String
    var flags: UIKeyModifierFlags = []
    let characters: String
    let plain: String
    let usage: Int
  }

  /// Usage numbers from the table of the USB standard: A is 4, 1 is 30, 0 is 39, / is 56, up is 82.
  static let keys: [KeyCase] = [
    KeyCase(input: "s", characters: "s", plain: "s", usage: 22),
    KeyCase(input: "s", flags: .shift, characters: "S", plain: "s", usage: 22),
    KeyCase(input: "A", characters: "A", plain: "a", usage: 4),
    KeyCase(input: "1", characters: "1", plain: "1", usage: 30),
    KeyCase(input: ")", flags: .shift, characters: ")", plain: ")", usage: 39),
    KeyCase(input: "/", characters: "/", plain: "/", usage: 56),
    KeyCase(input: "?", flags: .shift, characters: "?", plain: "?", usage: 56),
    KeyCase(input: "\r", characters: "\r", plain: "\r", usage: 40),
    KeyCase(input: " ", characters: " ", plain: " ", usage: 44),
    KeyCase(input: "\\", characters: "\\", plain: "\\", usage: 49),
    KeyCase(
      input: UIKeyCommand.inputUpArrow, characters: UIKeyCommand.inputUpArrow,
      plain: UIKeyCommand.inputUpArrow, usage: 82),
    KeyCase(input: "ü", characters: "ü", plain: "ü", usage: 3),
  ]

  @Test(arguments: keys) func otherKeysAreSentToTheResponderChain(_ expected: KeyCase) {
    let (editor, around) = (Editor(), PressView())
    let window = application.show(around)
    around.addSubview(editor)
    #expect(editor.becomeFirstResponder())
    #expect(!application.press(expected.input, modifierFlags: expected.flags))
    #expect(around.phases == [.began, .ended])
    let key = around.press?.key
    #expect(key?.characters == expected.characters)
    #expect(key?.charactersIgnoringModifiers == expected.plain)
    #expect(key?.modifierFlags == expected.flags && key?.keyCode.rawValue == expected.usage)
    #expect(around.press?.responder === editor && around.press?.window === window)
  }
}

/// A view that keeps what it hears of pressed keys.
private final class PressView: UIView {
  var phases: [UIPress.Phase] = []
  var press: UIPress?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear(presses, event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear(presses, event)
  }

  private func hear(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    #expect(presses == event?.allPresses && event?.type == .presses)
    press = presses.first
    if let press { phases.append(press.phase) }
  }
}

/// Windows that see events before their views.
@Suite struct WindowEventTests {
  private final class Guard: UIWindow {
    var phases: [UITouch.Phase] = []
    var passesOn = true

    override func sendEvent(_ event: UIEvent) {
      phases += event.touches(for: self)?.map(\.phase) ?? []
      if passesOn { super.sendEvent(event) }
    }
  }

  private final class Touched: UIView {
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
  }

  @Test(arguments: [true, false])
  func aWindowDecidesWhetherTouchesReachItsViews(passesOn: Bool) {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let view = Touched(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
    let window = application.perform {
      let window = Guard()
      window.addSubview(view)
      window.makeKeyAndVisible()
      return window
    }
    window.passesOn = passesOn
    TouchScreen(application).tap(at: CGPoint(x: 20, y: 30))
    #expect(window.phases == [.began, .ended])
    #expect(view.count == (passesOn ? 1 : 0))
  }

  @Test func aWindowThatCannotBecomeKeyDoesNot() {
    final class Overlay: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let application = UIApplication(screen: UIScreen(device: .plain))
    application.perform {
      let (window, overlay) = (UIWindow(), Overlay())
      window.makeKeyAndVisible()
      overlay.makeKeyAndVisible()
      #expect(application.keyWindow === window)
      #expect(!overlay.isHidden)
    }
  }
}

/// What a recogniser is asked before it tracks a touch.
@Suite struct TrackedTouchTests {
  private final class Recorder: UIGestureRecognizer {
    var accepts = true
    var count = 0

    override func shouldReceive(_ event: UIEvent) -> Bool { accepts }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { count += 1 }
  }

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  private func tap(_ recorder: Recorder) -> Int {
    view.addGestureRecognizer(recorder)
    TouchScreen(of: view).tap(at: CGPoint(x: 20, y: 20))
    return recorder.count
  }

  @Test func touchesOfAllKindsAreTrackedAtFirst() {
    #expect(tap(Recorder()) == 1)
  }

  @Test func aFingerIsNotTrackedWhereOnlyAPencilIs() {
    let recorder = Recorder()
    recorder.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    #expect(tap(recorder) == 0)
  }

  @Test func aRecogniserCanRefuseAnEvent() {
    let recorder = Recorder()
    recorder.accepts = false
    #expect(tap(recorder) == 0)
  }
}
