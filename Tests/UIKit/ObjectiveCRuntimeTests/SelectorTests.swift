import Foundation
import ObjectiveCRuntime
import Testing

private final class Other {}

private final class Form: NSObject {
  var calls: [String] = []
  var title = "a"

  func tap() { calls.append("tap") }
  func press(_ sender: NSObject) { calls.append("press") }
  func select(_ sender: Any?) { calls.append(sender == nil ? "select nil" : "select") }
  func pair(_ first: String, _ second: Int?) -> String { first + (second.map(String.init) ?? "-") }
  func fail() throws { throw CocoaError(.fileNoSuchFile) }
  class func shared() -> String { "shared" }
}

@Suite struct SelectorTests {
  private let form = Form()
  private let tap = Selector("tap", { (form: Form) in form.tap })
  private let press = Selector("press:", { (form: Form) in form.press(_:) })

  @Test func aSelectorCallsItsMethod() {
    tap.perform(on: form)
    press.perform(on: form, with: NSObject())
    #expect(form.calls == ["tap", "press"])
  }

  @Test func furtherArgumentsAreIgnored() {
    tap.perform(on: form, with: 1, 2)
    press.perform(on: form, with: form, 2)
    #expect(form.calls == ["tap", "press"])
  }

  @Test func anArgumentOfAnotherTypeIsNotPassed() {
    press.perform(on: form, with: Other())
    #expect(form.calls.isEmpty)
  }

  @Test func aMissingArgumentIsNil() {
    let select = Selector("select:", { (form: Form) in form.select(_:) })
    select.perform(on: form)
    select.perform(on: form, with: nil)
    select.perform(on: form, with: form)
    #expect(form.calls == ["select nil", "select nil", "select"])
    press.perform(on: form)
    #expect(form.calls.count == 3)
  }

  @Test func anotherObjectIsNotCalled() {
    #expect(tap.perform(on: NSObject()) == nil)
    #expect(tap.isImplemented(by: form))
    #expect(!tap.isImplemented(by: NSObject()))
  }

  @Test func resultsAreReturned() {
    let pair = Selector("pair::", { (form: Form) in form.pair })
    #expect(pair.perform(on: form, with: "a", 1) as? String == "a1")
    #expect(pair.perform(on: form, with: "a", nil) as? String == "a-")
    // A text is an object in Objective-C.
    #expect(form.perform(pair, with: "a", with: 2)?.takeUnretainedValue() as? String == "a2")
    let fail = Selector("fail", { (form: Form) in form.fail })
    #expect(fail.perform(on: form) == nil)
  }

  @Test func selectorsAreTheirNames() {
    #expect(tap == Selector("tap"))
    #expect(tap == "tap")
    #expect(tap != press)
    #expect(Set([tap, Selector("tap")]).count == 1)
    #expect("\(press)" == "press:")
    #expect(NSStringFromSelector(NSSelectorFromString("a:")) == "a:")
  }

  @Test func aNameWithoutColonsGetsOneForEachParameter() {
    let press = Selector("press", { (form: Form) in form.press })
    #expect(press.name == "press:")
  }

  @Test func aNameAloneIsThatOfAMethodThatASelectorCarried() {
    #expect(form.responds(to: Selector("tap")))
    #expect(!NSObject().responds(to: Selector("tap")))
    form.perform(NSSelectorFromString("press:"), with: form)
    Selector("tap").perform(on: form)
    #expect(form.calls == ["press", "tap"])
  }

  @Test func aNameThatNoSelectorCarriedIsNotPerformed() {
    #expect(!form.responds(to: Selector("tapped")))
    #expect(Selector("tapped").perform(on: form) == nil)
    #expect(form.calls.isEmpty)
  }

  @Test func accessorsAreCalled() {
    let getter = Selector("title", getter: \Form.title)
    let setter = Selector("setTitle:", setter: \Form.title)
    setter.perform(on: form, with: "b")
    #expect(getter.perform(on: form) as? String == "b")
  }

  @Test func methodsOfTypesAreCalled() {
    let shared = Selector(static: "shared", Form.shared)
    #expect(shared.perform(on: Form.self) as? String == "shared")
  }

  @Test func theObjectInAReferenceOnlyNamesItsType() {
    let none: Form? = nil
    let selector = Selector("tap", of: none, { $0.tap })
    selector.perform(on: form)
    #expect(form.calls == ["tap"])
  }

  @Test func objectsPerformSelectors() {
    form.perform(tap)
    form.perform(press, with: form)
    #expect(form.calls == ["tap", "press"])
  }
}
