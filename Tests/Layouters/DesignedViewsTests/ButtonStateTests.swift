import Testing

@testable import DesignedViews

@Suite("A button")
struct ButtonStateTests {
  private final class Listener: DsCustomButtonDelegate {
    var events: [String] = []

    func onCustomButtonStateChanged(
      _ button: DsCustomButton, before: ViewState, after: ViewState
    ) { events.append("\(before) to \(after)") }

    func onCustomButtonTapped(_ button: DsCustomButton) { events.append("tapped") }
  }

  private func makeButton() -> (button: DsCustomButton, listener: Listener) {
    let button = DsCustomButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let listener = Listener()
    button.customButtonDelegate = listener
    return (button, listener)
  }

  private let inside = CGPoint(x: 50, y: 20)
  private let outside = CGPoint(x: 150, y: 20)

  private func press(_ button: DsCustomButton) -> UITouch {
    let touch = UITouch(at: inside, in: button)
    button.touchesBegan([touch], with: nil)
    return touch
  }

  private func lift(_ touch: UITouch, at point: CGPoint, from button: DsCustomButton) {
    touch.update(phase: .ended, at: point, timestamp: 1)
    button.touchesEnded([touch], with: nil)
  }

  @Test(
    "has a state that follows from three properties",
    arguments: [
      (true, false, false, ViewState.normal), (true, true, false, .selected),
      (true, false, true, .activated), (true, true, true, .activatedSelected),
      (false, false, false, .disabled), (false, true, false, .disabledSelected),
      (false, false, true, .disabled), (false, true, true, .disabledSelected),
    ])
  func states(enabled: Bool, selected: Bool, activated: Bool, state: ViewState) {
    let (button, _) = makeButton()
    (button.enabled, button.selected, button.activated) = (enabled, selected, activated)
    #expect(button.buttonState == state)
  }

  @Test("reports a state only when it changes")
  func notifiesChanges() {
    let (button, listener) = makeButton()
    button.selected = true
    button.selected = true
    button.enabled = false
    button.activated = true
    #expect(listener.events == ["normal to selected", "selected to disabled+selected"])
  }

  @Test("is activated by a touch, and tapped when that ends inside")
  func tap() {
    let (button, listener) = makeButton()
    button.setTarget { _ in listener.events.append("target") }
    let touch = press(button)
    #expect(button.buttonState == .activated)
    lift(touch, at: inside, from: button)
    #expect(
      listener.events == ["normal to activated", "activated to normal", "tapped", "target"])
    #expect(!button.selected)
  }

  @Test("is not tapped by a touch that ends outside")
  func liftOutside() {
    let (button, listener) = makeButton()
    lift(press(button), at: outside, from: button)
    #expect(listener.events == ["normal to activated", "activated to normal"])
  }

  @Test("is not tapped by a touch that is cancelled")
  func cancel() {
    let (button, listener) = makeButton()
    let touch = press(button)
    button.touchesCancelled([touch], with: nil)
    #expect(button.buttonState == .normal)
    lift(touch, at: inside, from: button)
    #expect(!listener.events.contains("tapped"))
  }

  @Test("is not tapped if it was disabled when the touch began")
  func enabledTooLate() {
    let (button, listener) = makeButton()
    button.enabled = false
    let touch = press(button)
    button.enabled = true
    lift(touch, at: inside, from: button)
    #expect(!listener.events.contains("tapped"))
  }

  @Test("is not tapped if it is disabled under the finger")
  func disabledDuringTheTouch() {
    let (button, listener) = makeButton()
    let touch = press(button)
    button.enabled = false
    lift(touch, at: inside, from: button)
    #expect(!listener.events.contains("tapped"))
  }

  @Test("ignores touches while it is inert, as it is while it is dragged")
  func inert() {
    let (button, listener) = makeButton()
    let layout = StackLayout()
    button.activated = true
    #expect(button.onBeginDragging(layout))
    #expect(button.inert)
    #expect(!button.activated)
    lift(press(button), at: inside, from: button)
    #expect(!listener.events.contains("tapped"))
    button.onEndDragging(layout, done: false)
    #expect(!button.inert)
    button.inert = true
    button.onEndCustomizing(layout)
    #expect(!button.inert)
  }

  @Test("ignores the touches of other views")
  func foreignTouch() {
    let (button, _) = makeButton()
    button.touchesBegan([UITouch(at: inside, in: UIView())], with: nil)
    #expect(button.buttonState == .normal)
  }

  @Test("calls a method as long as its object lives")
  func weakTarget() {
    final class Controller {
      var taps: [String?] = []
      func save(_ button: DsCustomButton) { taps.append(button.key) }
    }
    let (button, _) = makeButton()
    button.key = "save"
    var controller: Controller? = Controller()
    if let controller { button.setTarget(controller, action: Controller.save) }
    button.tapped()
    #expect(controller?.taps == ["save"])
    weak let gone = controller
    controller = nil
    #expect(gone == nil)
    button.tapped()
  }

  @Test("draws again when anything that shows changes")
  func redraws() {
    final class Counter: DsTabButton {
      var count = 0
      override func setNeedsDisplay() {
        count += 1
        super.setNeedsDisplay()
      }
    }
    let button = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let changes: [(String, (Counter) -> Void)] = [
      ("text", { $0.text = "a" }), ("colours", { $0.colorResources = nil }),
      ("icons", { $0.iconResources = MonoResource(.number(1)) }),
      ("alignment", { $0.textHorzAlignment = .left }), ("border", { $0.borderWidth = 3 }),
      ("radius", { $0.roundRadius = 3 }), ("font", { $0.fontSize = 3 }),
      ("weight", { $0.boldFont = false }), ("margin", { $0.contentMargin.left = 9 }),
      ("gap", { $0.iconTextMargin = 9 }), ("turn", { $0.turnOver = true }),
      ("lines", { $0.multiLineText = true }), ("spacing", { $0.lineSpacing = 1 }),
      ("scaling", { $0.autoScaleToBounds = true }), ("state", { $0.selected = true }),
      ("ear", { $0.earStyle = .round }), ("side", { $0.attachBottom = true }),
      ("size", { $0.frame.size.width = 50 }),
    ]
    for (name, change) in changes {
      let before = button.count
      change(button)
      #expect(button.count > before, "\(name)")
      let after = button.count
      change(button)
      if name != "colours", name != "icons" { #expect(button.count == after, "\(name), again") }
    }
  }

  // MARK: Toggles

  @Test("a toggle button is selected by a tap and deselected by the next")
  func toggle() {
    let button = DsToggleButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var events: [String] = []
    button.setSelectedListener { events.append("selected \($0.selected)") }
    button.setTarget { _ in events.append("target") }
    lift(press(button), at: inside, from: button)
    lift(press(button), at: inside, from: button)
    #expect(events == ["selected true", "target", "selected false", "target"])
  }

  @Test("a toggle button does not report programmatic changes")
  func silentToggle() {
    let button = DsToggleButton()
    var count = 0
    button.setSelectedListener { _ in count += 1 }
    button.selected = true
    #expect(count == 0)
    button.setSelectedListener(nil)
    button.tapped()
    #expect(count == 0)
    #expect(!button.selected)
  }

  @Test("a check box is checked by a tap")
  func checkBox() {
    let box = DsCheckBox.checkbox("a")
    var seen: [Bool] = []
    box.setCheckedListener { _ in seen.append(box.checked) }
    box.tapped()
    box.tapped()
    #expect(seen == [true, false])
    box.checked = true
    #expect(box.buttonState == .selected)
  }
}
