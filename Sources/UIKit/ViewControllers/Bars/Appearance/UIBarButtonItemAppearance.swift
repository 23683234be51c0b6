import Foundation

/// The look of a bar's buttons.
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// The look in the normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look while a button is pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a disabled button.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look of a button with the focus.
  public let focused = UIBarButtonItemStateAppearance()

  public override convenience init() {
    self.init(style: .plain)
  }

  /// Creates the default look of buttons; the style has no effect.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// Restores the defaults; the style has no effect.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.adopt(UIBarButtonItemStateAppearance()) }
  }

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    for (state, other) in zip(copy.states, states) { state.adopt(other) }
    return copy
  }

  /// The look in a state of a control.
  func state(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    return state.contains(.highlighted) ? highlighted : normal
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }
}

/// The look of a bar's button in one state.
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title; empty by default, for the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the title; nil, the default, for none.
  open var backgroundImage: UIImage?
  /// The offset of the background image, points.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  func adopt(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
