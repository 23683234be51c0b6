/// As which system's controls a control behaves.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic, pad, mac
}

extension UISlider {
  /// That of an iPad and an iPhone.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UIButton {
  /// That of an iPad and an iPhone.
  public var behavioralStyle: UIBehavioralStyle { .pad }

  /// Whether the button is pressed for longer than a tap; never here.
  public var isHeld: Bool { false }

  /// Whether a pointer is on the button; never here.
  public var isHovered: Bool { false }
}
