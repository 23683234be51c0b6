import StandardControls
import Testing

@Suite struct ControlAccessibility {
  @Test func valuesAreReadAsInUIKit() {
    let control = UISwitch()
    #expect(control.accessibilityValue == "0")
    control.isOn = true
    #expect(control.accessibilityValue == "1")
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 4
    #expect(slider.accessibilityValue == "40%")
    #expect(slider.accessibilityTraits == .adjustable)
    slider.isEnabled = false
    #expect(slider.accessibilityTraits == [.adjustable, .notEnabled])
    slider.accessibilityValue = "four"
    #expect(slider.accessibilityValue == "four")
  }

  @Test func aButtonIsReadByItsTitle() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == .button)
    button.configuration = .filled()
    button.configuration?.title = "Buy"
    #expect(button.accessibilityLabel == "Buy")
  }

  @Test func segmentsAreElementsAndTheirControlIsNot() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    #expect(!control.isAccessibilityElement)
    let segments = control.subviews.filter(\.isAccessibilityElement)
    #expect(segments.map(\.accessibilityLabel) == ["A", "B"])
    #expect(segments.last?.accessibilityTraits == [.button, .selected])
  }
}

@Suite struct FirstResponders {
  @Test func theFirstResponderIsEdited() {
    let root = UIView(frame: rect(0, 0, 200, 200))
    let (one, other) = (UITextField(), UITextView())
    root.addSubview(one)
    root.addSubview(other)
    #expect(one.becomeFirstResponder())
    #expect(one.isEditing)
    #expect(other.becomeFirstResponder())
    #expect(!one.isEditing)
    #expect(other.isEditing)
    #expect(root.endEditing(false))
    #expect(!other.isEditing)
  }

  @Test func theDelegateDecidesOnEditing() {
    final class Delegate: UITextFieldDelegate {
      var allows = false
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
    }
    let delegate = Delegate()
    let field = UITextField()
    field.delegate = delegate
    #expect(!field.becomeFirstResponder())
    #expect(!field.isEditing)
    delegate.allows = true
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
  }
}

@Suite struct AdjustableControls {
  private final class Target: NSObject {
    var names: [String] = []
    func run(_ action: UIAccessibilityCustomAction) -> Bool {
      names.append(action.name)
      return names.count == 1
    }
  }

  @Test func aSliderMovesByATenth() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 9.5
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    slider.accessibilityDecrement()
    #expect(slider.value == 8.5)
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    #expect(slider.value == 10)
    #expect(changes == 3)
  }

  @Test func aPageControlNamesItsPage() {
    let control = UIPageControl()
    #expect(control.accessibilityValue == nil)
    control.numberOfPages = 3
    #expect(control.accessibilityValue == "page 1 of 3")
    control.accessibilityIncrement()
    #expect(control.accessibilityValue == "page 2 of 3")
    control.accessibilityDecrement()
    #expect(control.currentPage == 0)
  }

  @Test func aCustomActionCallsItsTarget() {
    let target = Target()
    let action = UIAccessibilityCustomAction(
      name: "Share", target: target, selector: Selector("run:", Target.run))
    #expect(action.actionHandler?(action) == true)
    #expect(action.actionHandler?(action) == false)
    #expect(target.names == ["Share", "Share"])
  }

  @Test func aRotorReplacesOneOfTheSystem() {
    let target = UIView()
    let rotor = UIAccessibilityCustomRotor(systemType: .link) { predicate in
      predicate.searchDirection == .next
        ? UIAccessibilityCustomRotorItemResult(targetElement: target, targetRange: nil) : nil
    }
    #expect(rotor.systemRotorType == .link)
    let start = UIAccessibilityCustomRotorItemResult(targetElement: target, targetRange: nil)
    let next = UIAccessibilityCustomRotorSearchPredicate(currentItem: start, searchDirection: .next)
    #expect(rotor.itemSearchBlock(next)?.targetElement === target)
    let named = UIAccessibilityCustomRotor(name: "Errors") { _ in nil }
    #expect(named.systemRotorType == UIAccessibilityCustomRotor.SystemRotorType.none)
  }

  @Test func anElementThatIsKnownAsAnObjectHasAPlaceAndActions() {
    let element = UIAccessibilityElement(accessibilityContainer: UIView())
    element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let objects: [NSObject] = [element, NSObject()]
    objects[1].accessibilityFrame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(objects.map(\.accessibilityFrame.minX) == [1, 5])
    let action = UIAccessibilityCustomAction(name: "Open")
    for object in objects { object.accessibilityCustomActions = [action] }
    #expect(element.accessibilityCustomActions == [action])
    #expect(objects[1].accessibilityCustomActions == [action])
    #expect(objects[1].accessibilityCustomRotors == nil)
  }

  @Test func contentIsReadOnDemand() {
    final class Card: UIView, AXCustomContentProvider {
      var accessibilityCustomContent: [AXCustomContent]! = []
    }
    let card = Card()
    let content = AXCustomContent(label: "Price", value: "5 €")
    #expect(content.importance == .default)
    content.importance = .high
    card.accessibilityCustomContent = [content]
    let provider: any AXCustomContentProvider = card
    #expect(provider.accessibilityCustomContent.first?.value == "5 €")
    #expect(content.attributedLabel.string == "Price")
  }
}
