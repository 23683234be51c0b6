import Foundation

/// How the buttons of a bar look. No bar is drawn yet.
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public override convenience init() {
    self.init(style: .plain)
  }

  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// Removes what was set.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.adopt(UIBarButtonItemStateAppearance()) }
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    for (state, other) in zip(copy.states, states) { state.adopt(other) }
    return copy
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }
}

/// How a button of a bar looks in one state.
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero

  func adopt(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
