/// The platform whose controls a control behaves like.
public enum UIBehavioralStyle: UInt, Sendable {
  /// The style that follows the device, an iPad's controls, and a Mac's. Controls here behave as by `pad`.
  case automatic, pad, mac
}

extension UISlider {
  /// Always the style of iPad and iPhone.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UIButton {
  /// Always the style of iPad and iPhone.
  public var behavioralStyle: UIBehavioralStyle { .pad }

  /// Whether the button is held down by a long press; always false.
  public var isHeld: Bool { false }

  /// Whether a pointer is over the button; always false.
  public var isHovered: Bool { false }
}
