import Testing
import UIKit

/// Selectors of getters, which are names as in Objective-C: every class that has the property has the method.
@Suite struct GetterSelectorTests {
  private let font = Selector("font", getter: \UITextField.font)

  @Test func aGetterOfAnOptionalReturnsTheObject() {
    let field = UITextField()
    field.font = .boldSystemFont(ofSize: 20)
    #expect(field.responds(to: font))
    #expect(field.perform(font)?.takeUnretainedValue() === field.font)
    let title = Selector("attributedText", getter: \UILabel.attributedText)
    #expect(UILabel().perform(title) == nil)
  }

  /// What bridges to an object is one; numbers are not.
  @Test func aGetterOfAValueReturnsItsObject() {
    let label = UILabel()
    label.text = "a"
    let text = label.perform(Selector("text", getter: \UILabel.text))?.takeUnretainedValue()
    #expect(text is NSString && text as? String == "a")
    let subviews = label.perform(Selector("subviews", getter: \UIView.subviews))
    #expect(subviews?.takeUnretainedValue() as? [UIView] == [])
    #expect(label.perform(Selector("tag", getter: \UIView.tag)) == nil)
  }

  @Test func aGetterOfAnotherClassIsFoundByItsName() {
    let label = UILabel()
    #expect(label.responds(to: font))
    #expect(label.perform(font)?.takeUnretainedValue() === label.font)
    #expect(!UISwitch().responds(to: font))
  }

  @Test func constraintsHaveKeys() {
    let (view, inner) = (UIView(), UIView())
    view.addSubview(inner)
    let constraint = inner.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 4)
    #expect(constraint.value(forKey: "firstItem") as? UIView === inner)
    #expect(constraint.value(forKey: "secondItem") as? UIView === view)
    constraint.setValue(250, forKey: "priority")
    constraint.setValue(6, forKey: "constant")
    constraint.setValue(true, forKey: "active")
    #expect(constraint.priority == .defaultLow && constraint.constant == 6 && constraint.isActive)
    #expect(constraint.value(forKeyPath: "firstItem.alpha") as? Double == 1)
  }
}
