private let frames = AssociatedProperty<CGRect>()
private let actions = AssociatedProperty<[UIAccessibilityCustomAction]>()
private let rotors = AssociatedProperty<[UIAccessibilityCustomRotor]>()

/// Members for clients that know elements as objects only. An ``AccessibleObject`` uses its own
/// members.
extension NSObjectProtocol {
  private var accessible: AccessibleObject? { self as? AccessibleObject }

  /// The object's frame on the screen.
  public var accessibilityFrame: CGRect {
    get { accessible?.accessibilityFrame ?? frames[self] ?? .zero }
    set {
      if let accessible {
        accessible.accessibilityFrame = newValue
      } else {
        frames[self] = newValue
      }
    }
  }

  /// The custom actions of the object.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { if let accessible { accessible.accessibilityCustomActions } else { actions[self] } }
    set {
      if let accessible {
        accessible.accessibilityCustomActions = newValue
      } else {
        actions[self] = newValue
      }
    }
  }

  /// The custom rotors of the object.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { if let accessible { accessible.accessibilityCustomRotors } else { rotors[self] } }
    set {
      if let accessible {
        accessible.accessibilityCustomRotors = newValue
      } else {
        rotors[self] = newValue
      }
    }
  }
}
