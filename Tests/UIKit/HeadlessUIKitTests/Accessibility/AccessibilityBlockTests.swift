import HeadlessUIKit
import StandardViews
import Testing

/// Closures in place of a subclass.
@Suite struct AccessibilityBlockTests {
  @Test func aClosureAnswersEachTime() {
    let view = UIView()
    var count = 0
    view.accessibilityLabelBlock = {
      count += 1
      return "label \(count)"
    }
    #expect(view.accessibilityLabel == "label 1")
    #expect(view.accessibilityLabel == "label 2")
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == nil)
  }

  @Test func aClosureAnswersInPlaceOfWhatWasSet() {
    let label = UILabel()
    label.text = "text"
    label.accessibilityHint = "set"
    label.accessibilityHintBlock = { "closure" }
    label.accessibilityTraitsBlock = { .button }
    label.isAccessibilityElementBlock = { false }
    #expect(label.accessibilityLabel == "text")
    #expect(label.accessibilityHint == "closure")
    #expect(label.accessibilityTraits == .button)
    #expect(!label.isAccessibilityElement)
    label.accessibilityHintBlock = nil
    #expect(label.accessibilityHint == "set")
  }

  @Test func closuresActForAView() {
    let view = UIView()
    var value = 0
    view.accessibilityIncrementBlock = { value += 1 }
    view.accessibilityActivateBlock = { true }
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    #expect(value == 1)
    #expect(view.accessibilityActivate())
    #expect(!UIView().accessibilityActivate())
  }

  @Test func closuresAnswerForTheValueAndTheActions() {
    let view = UIView()
    var value = 3
    view.accessibilityValueBlock = { "\(value) stars" }
    view.accessibilityDecrementBlock = { value -= 1 }
    view.accessibilityCustomActionsBlock = {
      [UIAccessibilityCustomAction(name: "Reset") { _ in true }]
    }
    view.accessibilityDecrement()
    #expect(view.accessibilityValue == "2 stars")
    #expect(view.accessibilityCustomActions?.map(\.name) == ["Reset"])
    view.accessibilityValueBlock = nil
    view.accessibilityCustomActionsBlock = nil
    #expect(view.accessibilityValue == nil && view.accessibilityCustomActions == nil)
  }
}
