private let records = AssociatedProperty<AccessibilityRecord>()

/// The members that code sets on objects of its own, such as the models of actions, and on views that it knows as
/// objects. Those of an ``AccessibleObject`` are the object's own, which it can override.
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

  public var accessibilityHint: String? {
    get { if let accessible { accessible.accessibilityHint } else { record.hint } }
    set {
      if let accessible { accessible.accessibilityHint = newValue } else { record.hint = newValue }
    }
  }

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
