import Foundation

/// How the items of a tab bar look. No bar is drawn yet.
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// Where the titles are.
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public override convenience init() {
    self.init(style: .stacked)
  }

  public init(style: Style) {
    super.init()
  }

  /// Removes what was set.
  open func configureWithDefault(for style: Style) {
    for state in states { state.adopt(UITabBarItemStateAppearance()) }
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (state, other) in zip(copy.states, states) { state.adopt(other) }
    return copy
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
}

/// How an item of a tab bar looks in one state.
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
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
