private let frames = AssociatedProperty<CGRect>()
private let actions = AssociatedProperty<[UIAccessibilityCustomAction]>()
private let rotors = AssociatedProperty<[UIAccessibilityCustomRotor]>()

/// Members that code asks elements for which it knows as objects. Those of an ``AccessibleObject`` are the object's
/// own.
extension NSObjectProtocol {
  private var accessible: AccessibleObject? { self as? AccessibleObject }

  /// The object's place on the screen.
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

  /// What can be done with the object, besides activating it.
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

  /// What can be searched for in the object.
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
