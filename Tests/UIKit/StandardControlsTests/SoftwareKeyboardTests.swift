import Foundation
import Synchronization
import Testing

@testable import HeadlessUIKit
@testable import StandardControls

/// Keyboards that are drawn.
@Suite struct SoftwareKeyboardTests {
  private let application = UIApplication(
    screen: UIScreen(device: Device(named: "iPhone 15") ?? .standard))
  private let window: UIWindow
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let other = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))

  init() {
    window = application.perform { UIWindow() }
    for view in [field, other] { window.addSubview(view) }
    application.perform { window.makeKeyAndVisible() }
  }

  private var keyboardWindow: KeyboardWindow? {
    application.windows.lazy.compactMap { $0 as? KeyboardWindow }.first
  }

  private func key(_ text: String) throws -> KeyboardKeyView {
    func find(_ view: UIView) -> KeyboardKeyView? {
      if let key = view as? KeyboardKeyView, case .text(text, _) = key.key.face { return key }
      for subview in view.subviews { if let found = find(subview) { return found } }
      return nil
    }
    return try #require(keyboardWindow.flatMap(find))
  }

  @Test func aKeyboardIsInAWindowInFrontOfAllOthers() throws {
    application.showKeyboard(SoftwareKeyboard(.default), animated: false)
    let keyboard = try #require(keyboardWindow)
    #expect(application.windows.last === keyboard && keyboard.windowLevel > .alert)
    #expect(application.keyWindow === window && !keyboard.canBecomeKey)
    // 216 points of keys, 41 of the globe and the microphone, and 34 of the home indicator.
    #expect(application.keyboardFrame == CGRect(x: 0, y: 561, width: 393, height: 291))
    #expect(application.hitTest(CGPoint(x: 30, y: 110), with: nil) === field)
    let hit = application.hitTest(CGPoint(x: 30, y: 590), with: nil)
    #expect(hit?.window === keyboard)
  }

  @Test func notificationsHaveFramesTimeAndCurve() throws {
    let names = Mutex<[String]>([])
    let frames = Mutex<[CGRect?]>([])
    let numbers = Mutex<[Double?]>([])
    let observers = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ].map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: application.screen, queue: nil
      ) { note in
        names.withLock { $0.append(note.name.rawValue) }
        guard note.name == UIResponder.keyboardWillShowNotification else { return }
        func value(_ key: String) -> Any? { note.userInfo?[key] }
        let rects = [
          UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
        ].map { (value($0) as? NSValue)?.cgRectValue }
        frames.withLock { $0 = rects }
        let values = [
          UIResponder.keyboardAnimationDurationUserInfoKey,
          UIResponder.keyboardAnimationCurveUserInfoKey,
        ].map { (value($0) as? NSNumber)?.doubleValue }
        numbers.withLock { $0 = values }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    application.showKeyboard(SoftwareKeyboard(.numberPad))
    #expect(names.withLock { $0 } == ["UIKeyboardWillShowNotification"])
    #expect(
      frames.withLock { $0 } == [
        CGRect(x: 0, y: 852, width: 393, height: 291),
        CGRect(x: 0, y: 561, width: 393, height: 291),
      ])
    #expect(numbers.withLock { $0 } == [0.25, 7])
    application.advance(by: 0.25)
    application.hideKeyboard()
    #expect(keyboardWindow != nil)
    application.advance(by: 0.25)
    #expect(
      names.withLock { $0 } == [
        "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification",
        "UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification",
      ])
    #expect(keyboardWindow == nil && application.keyboardFrame == nil)
  }

  @Test func theFirstResponderDecidesWhatIsLeftOpen() throws {
    field.returnKeyType = .search
    field.keyboardType = .URL
    field.keyboardAppearance = .dark
    application.perform { _ = field.becomeFirstResponder() }
    application.showKeyboard(.automatic, animated: false)
    #expect(try key("search").key.fill == .prominent)
    #expect(try key(".com").bounds.width > 0)
    #expect(keyboardWindow?.traitCollection.userInterfaceStyle == .dark)
    application.showKeyboard(SoftwareKeyboard(.default), animated: false)
    #expect(throws: (any Error).self) { try key(".com") }
  }

  @Test func aTextBeginsWithACapitalLetterThatTheKeyboardTypes() throws {
    application.perform { _ = field.becomeFirstResponder() }
    application.showKeyboard(.automatic, animated: false)
    let screen = TouchScreen(application)
    screen.tap(try key("H"))
    #expect(field.text == "H")
    application.updateDisplay()
    screen.tap(try key("i"))
    #expect(field.text == "Hi")
  }

  @Test func aReturnKeyIsDisabledWhileThereIsNoText() throws {
    field.returnKeyType = .send
    field.enablesReturnKeyAutomatically = true
    application.perform { _ = field.becomeFirstResponder() }
    application.showKeyboard(.automatic, animated: false)
    #expect(try key("send").key.fill == .function)
    TouchScreen(application).tap(try key("A"))
    application.updateDisplay()
    #expect(try key("send").key.fill == .prominent)
  }

  @Test func viewsOfTheFirstResponderAreAboveTheKeysOrInTheirPlace() throws {
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    field.inputAccessoryView = accessory
    application.perform { _ = field.becomeFirstResponder() }
    application.showKeyboard(.automatic, animated: false)
    #expect(application.keyboardFrame?.height == 335)
    application.updateDisplay()
    #expect(
      accessory.convert(accessory.bounds, to: nil) == CGRect(x: 0, y: 517, width: 393, height: 44))
    let input = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
    field.inputView = input
    application.showKeyboard(.automatic, animated: false)
    #expect(application.keyboardFrame?.height == 244)
    application.updateDisplay()
    #expect(
      input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 652, width: 393, height: 200))
    application.hideKeyboard(animated: false)
    #expect(accessory.superview == nil && input.superview == nil)
  }

  @Test(arguments: [(false, 44), (true, 60)])
  func anInputViewMayDetermineItsHeight(sizesItself: Bool, height: CGFloat) {
    let accessory = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 44), inputViewStyle: .keyboard)
    accessory.allowsSelfSizing = sizesItself
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    accessory.addSubview(content)
    let edges = [
      content.topAnchor.constraint(equalTo: accessory.topAnchor),
      content.bottomAnchor.constraint(equalTo: accessory.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 60),
    ]
    // In the height of its frame the view leaves its content less than it asks for.
    edges[2].priority = .defaultHigh
    NSLayoutConstraint.activate(edges)
    field.inputAccessoryView = accessory
    application.perform { _ = field.becomeFirstResponder() }
    application.showKeyboard(.automatic, animated: false)
    application.updateDisplay()
    #expect(accessory.bounds.height == height && content.bounds.height == height)
    #expect(accessory.backgroundColor != nil && UIInputView().backgroundColor == nil)
  }

  @Test func viewsOfTheFirstResponderAreShownOnceTheyAreReloaded() {
    application.showsSoftwareKeyboard = true
    application.perform { _ = field.becomeFirstResponder() }
    application.advance(by: 1)
    #expect(application.keyboardFrame?.height == 291)
    application.perform {
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
      // One that is not edited shows no views.
      other.reloadInputViews()
    }
    application.advance(by: 1)
    #expect(application.keyboardFrame?.height == 291)
    application.perform { field.reloadInputViews() }
    application.advance(by: 1)
    #expect(application.keyboardFrame?.height == 335)
  }

  @Test func wordsAreARowAboveTheKeys() throws {
    application.showKeyboard(
      SoftwareKeyboard(.default).with(predictions: ["one", "two"]), animated: false)
    #expect(application.keyboardFrame?.height == 335)
  }

  @Test func anApplicationWithASoftwareKeyboardShowsItWhileAFieldIsEdited() {
    application.showsSoftwareKeyboard = true
    application.advance(by: 1)
    #expect(application.keyboardFrame == nil)
    application.perform { _ = field.becomeFirstResponder() }
    application.advance(by: 0.3)
    #expect(application.keyboardFrame?.height == 291)
    // It stays when another field is edited.
    application.perform { _ = other.becomeFirstResponder() }
    application.advance(by: 0.3)
    #expect(application.keyboardFrame?.height == 291)
    application.perform { _ = other.resignFirstResponder() }
    application.advance(by: 0.3)
    #expect(application.keyboardFrame == nil && keyboardWindow == nil)
  }

  @Test func withoutARequestNoKeyboardAppears() {
    application.perform { _ = field.becomeFirstResponder() }
    application.advance(by: 1)
    #expect(application.keyboardFrame == nil && keyboardWindow == nil)
    application.showKeyboard(height: 200)
    #expect(application.keyboardFrame?.height == 200 && keyboardWindow == nil)
  }

  @Test func theGuideFollowsTheKeyboard() throws {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(equalToConstant: 10),
      bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
    ])
    application.showKeyboard(SoftwareKeyboard(.default), animated: false)
    application.updateDisplay()
    #expect(bar.frame.maxY == 561)
  }
}

extension SoftwareKeyboard {
  fileprivate func with(predictions: [String]) -> SoftwareKeyboard {
    var keyboard = self
    keyboard.predictions = predictions
    return keyboard
  }
}
