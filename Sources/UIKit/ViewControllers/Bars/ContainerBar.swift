/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

/// The common part of the bars of containers. They are not drawn yet, and occupy no space: values are kept, and a
/// container's view is the view of its visible controller.
open class ContainerBar: UIView, UIBarPositioning {
  /// The colours of the bar; default by default.
  open var barStyle = UIBarStyle.default
  /// The background colour; nil, the default, for the style's.
  open var barTintColor: UIColor?
  /// Whether content behind the bar is visible through it; true by default.
  open var isTranslucent = true
  /// The image of the bar's edge; nil, the default, for a line.
  open var shadowImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// The edge of the screen at which the bar is placed.
  open var barPosition: UIBarPosition { .bottom }

  func position(
    by delegate: (any UIBarPositioningDelegate)?, default standard: UIBarPosition
  ) -> UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? standard : position
  }

  /// Sets the background image for a height of the bar; nil removes it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// The background image for a height of the bar; nil if none was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { NamesOnly.report(type(of: self), shows: "items") }
  }
}

extension AppearanceProxy where Target: ContainerBar {
  /// Sets the background image of all bars of the class for a height of the bar.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    set(barMetrics, to: backgroundImage) {
      $0.backgroundImage(for: barMetrics)
    } set: {
      $0.setBackgroundImage($1, for: barMetrics)
    }
  }
}
