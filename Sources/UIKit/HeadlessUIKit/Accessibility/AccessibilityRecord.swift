/// The accessibility values that were set on an object; nil for values that follow from its class.
package final class AccessibilityRecord {
  /// The values that were set, among those that ``blocks`` may replace.
  private var own = Answers()
  package var blocks: AccessibilityBlocks?
  package internal(set) var isElement: Bool? {
    get { blocks?.isElement?() ?? own.isElement }
    set { own.isElement = newValue }
  }
  package internal(set) var label: String? {
    get { blocks?.label?() ?? own.label }
    set { own.label = newValue }
  }
  package internal(set) var attributedLabel: NSAttributedString?
  package internal(set) var hint: String? {
    get { blocks?.hint?() ?? own.hint }
    set { own.hint = newValue }
  }
  package internal(set) var attributedHint: NSAttributedString?
  package internal(set) var value: String? {
    get { blocks?.value?() ?? own.value }
    set { own.value = newValue }
  }
  package internal(set) var attributedValue: NSAttributedString?
  package internal(set) var traits: UIAccessibilityTraits? {
    get { blocks?.traits?() ?? own.traits }
    set { own.traits = newValue }
  }
  package internal(set) var frame: CGRect?
  package internal(set) var path: UIBezierPath?
  package internal(set) var activationPoint: CGPoint?
  package internal(set) var language: String?
  package internal(set) var hidesElements = false
  package internal(set) var isModal = false
  package internal(set) var groupsChildren = false
  package internal(set) var respondsToUserInteraction: Bool?
  package internal(set) var navigationStyle = UIAccessibilityNavigationStyle.automatic
  package internal(set) var containerType = UIAccessibilityContainerType.none
  package internal(set) var elements: [Any]?
  package internal(set) var customActions: [UIAccessibilityCustomAction]? {
    get { blocks?.customActions?() ?? own.customActions }
    set { own.customActions = newValue }
  }
  package internal(set) var customRotors: [UIAccessibilityCustomRotor]?
  package internal(set) var userInputLabels: [String]?
  package internal(set) var textualContext: UIAccessibilityTextualContext?
}

extension AccessibilityRecord {
  private struct Answers {
    var isElement: Bool?
    var label, hint, value: String?
    var traits: UIAccessibilityTraits?
    var customActions: [UIAccessibilityCustomAction]?
  }
}

/// Closures that return values and perform actions for an object, in place of the values that were
/// set on it.
package struct AccessibilityBlocks {
  package var isElement: (() -> Bool)?
  package var label, hint, value: (() -> String?)?
  package var traits: (() -> UIAccessibilityTraits)?
  package var customActions: (() -> [UIAccessibilityCustomAction]?)?
  package var activate: (() -> Bool)?
  package var increment, decrement: (() -> Void)?

  package init() {}
}

/// An object of another module that stores its accessibility values.
package protocol AccessibilityRecordHolder: AccessibleObject {
  var storedAccessibilityRecord: AccessibilityRecord? { get set }
}
