extension InspectedAccessibility {
  /// The values that an object reports to assistive technologies.
  package init(of object: AccessibleObject) {
    self.init()
    isElement = object.isAccessibilityElement
    label = object.accessibilityLabel
    value = object.accessibilityValue
    hint = object.accessibilityHint
    traits = object.accessibilityTraits.inspected
    actions = object.accessibilityCustomActions?.map(\.name) ?? []
  }
}

extension AccessibilityRecord {
  /// Replaces a view's reported values by the values that were set on it.
  package func replace(_ accessibility: inout InspectedAccessibility) {
    if let isElement { accessibility.isElement = isElement }
    if let label { accessibility.label = label }
    if let value { accessibility.value = value }
    if let hint { accessibility.hint = hint }
    if let traits { accessibility.traits = traits.inspected }
  }
}
