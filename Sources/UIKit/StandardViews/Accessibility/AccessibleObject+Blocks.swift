// Closures that provide accessibility properties of an object, in place of a subclass. A property
// reads the closure that belongs to it.

/// A closure that does something for assistive technologies.
public typealias AXVoidReturnBlock = () -> Void
/// A closure that provides a truth value.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that provides a text; nil for none.
public typealias AXStringReturnBlock = () -> String?
/// A closure that provides traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that provides objects; nil for none.
public typealias AXArrayReturnBlock = () -> [Any]?

extension AccessibleObject {
  /// Provides ``AccessibleObject/isAccessibilityElement``; nil for its default.
  public var isAccessibilityElementBlock: (() -> Bool)? {
    get { accessibilityRecord?.blocks?.isElement }
    set { change { $0.isElement = newValue } }
  }

  /// Provides ``AccessibleObject/accessibilityLabel``.
  public var accessibilityLabelBlock: (() -> String?)? {
    get { accessibilityRecord?.blocks?.label }
    set { change { $0.label = newValue } }
  }

  /// Provides ``AccessibleObject/accessibilityHint``.
  public var accessibilityHintBlock: (() -> String?)? {
    get { accessibilityRecord?.blocks?.hint }
    set { change { $0.hint = newValue } }
  }

  /// Provides ``AccessibleObject/accessibilityValue``.
  public var accessibilityValueBlock: (() -> String?)? {
    get { accessibilityRecord?.blocks?.value }
    set { change { $0.value = newValue } }
  }

  /// Provides ``AccessibleObject/accessibilityTraits``.
  public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
    get { accessibilityRecord?.blocks?.traits }
    set { change { $0.traits = newValue } }
  }

  /// Provides ``AccessibleObject/accessibilityCustomActions``.
  public var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
    get { accessibilityRecord?.blocks?.customActions }
    set { change { $0.customActions = newValue } }
  }

  /// Activates the object; returns whether it handled the activation.
  public var accessibilityActivateBlock: (() -> Bool)? {
    get { accessibilityRecord?.blocks?.activate }
    set { change { $0.activate = newValue } }
  }

  /// Increments the value of the object.
  public var accessibilityIncrementBlock: (() -> Void)? {
    get { accessibilityRecord?.blocks?.increment }
    set { change { $0.increment = newValue } }
  }

  /// Decrements the value of the object.
  public var accessibilityDecrementBlock: (() -> Void)? {
    get { accessibilityRecord?.blocks?.decrement }
    set { change { $0.decrement = newValue } }
  }

  private func change(_ change: (inout AccessibilityBlocks) -> Void) {
    let record = loadAccessibilityRecord()
    var blocks = record.blocks ?? AccessibilityBlocks()
    change(&blocks)
    record.blocks = blocks
  }
}
