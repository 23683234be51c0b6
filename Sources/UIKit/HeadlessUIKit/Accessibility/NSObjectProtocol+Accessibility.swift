private let records = AssociatedProperty<AccessibilityRecord>()

/// The accessibility members that code sets on its own objects, such as the models of actions, and on views that it
/// knows as objects. An ``AccessibleObject`` uses its own members, which it can override.
extension NSObjectProtocol {
  private var record: AccessibilityRecord {
    if let record = records[self] {
      return record
    }
    let record = AccessibilityRecord()
    records[self] = record
    return record
  }

  private var accessible: AccessibleObject? { self as? AccessibleObject }

  /// Whether assistive technologies stop at the object; false by default.
  public var isAccessibilityElement: Bool {
    get { accessible?.isAccessibilityElement ?? record.isElement ?? false }
    set {
      if let accessible {
        accessible.isAccessibilityElement = newValue
      } else {
        record.isElement = newValue
      }
    }
  }

  /// A short name of the object, without its type; nil by default.
  public var accessibilityLabel: String? {
    get { if let accessible { accessible.accessibilityLabel } else { record.label } }
    set {
      if let accessible {
        accessible.accessibilityLabel = newValue
      } else {
        record.label = newValue
      }
    }
  }

  /// The effect of activating the object; nil by default.
  public var accessibilityHint: String? {
    get { if let accessible { accessible.accessibilityHint } else { record.hint } }
    set {
      if let accessible { accessible.accessibilityHint = newValue } else { record.hint = newValue }
    }
  }

  /// The object's value, where it changes independently of the label; nil by default.
  public var accessibilityValue: String? {
    get { if let accessible { accessible.accessibilityValue } else { record.value } }
    set {
      if let accessible {
        accessible.accessibilityValue = newValue
      } else {
        record.value = newValue
      }
    }
  }

  /// The kind and the behaviour of the object; none by default.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessible?.accessibilityTraits ?? record.traits ?? .none }
    set {
      if let accessible {
        accessible.accessibilityTraits = newValue
      } else {
        record.traits = newValue
      }
    }
  }

  /// The elements in the object, in reading order; nil if they follow from its subviews.
  public var accessibilityElements: [Any]? {
    get { if let accessible { accessible.accessibilityElements } else { record.elements } }
    set {
      if let accessible {
        accessible.accessibilityElements = newValue
      } else {
        record.elements = newValue
      }
    }
  }
}
