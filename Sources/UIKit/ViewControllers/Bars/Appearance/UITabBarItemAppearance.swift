import Foundation

/// The look of a tab bar's items.
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// The position of the titles.
  public enum Style: Int, Sendable {
    /// Below the images.
    case stacked
    /// Next to the images, in a bar of the usual height.
    case inline
    /// Next to the images, in a low bar.
    case compactInline
  }

  /// The look in the normal state.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The look of a disabled item.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of an item with the focus.
  public let focused = UITabBarItemStateAppearance()

  public override convenience init() {
    self.init(style: .stacked)
  }

  /// Creates the default look of items; the style has no effect.
  public init(style: Style) {
    super.init()
  }

  /// Restores the defaults; the style has no effect.
  open func configureWithDefault(for style: Style) {
    for state in states { state.adopt(UITabBarItemStateAppearance()) }
  }

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (state, other) in zip(copy.states, states) { state.adopt(other) }
    return copy
  }

  /// The look in a state of a control.
  func state(_ state: UIControl.State) -> UITabBarItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    return state.contains(.selected) ? selected : normal
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
}

/// The look of a tab bar's item in one state.
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title; empty by default, for the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image; nil, the default, for the tint colour.
  open var iconColor: UIColor?
  /// The offset of the badge, points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The colour of the badge; nil, the default, for the system's.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text; empty by default, for the system's.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge's text, points.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  func adopt(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
