/// How a bar is coloured.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

/// What the bars of containers have in common. None is drawn yet, and none takes up space: a container's
/// view is that of the controller in front.
open class ContainerBar: UIView, UIBarPositioning {
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var shadowImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// The edge that the bar is at.
  open var barPosition: UIBarPosition { .bottom }

  func position(
    by delegate: (any UIBarPositioningDelegate)?, default standard: UIBarPosition
  ) -> UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? standard : position
  }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { NamesOnly.report(type(of: self), shows: "items") }
  }
}

extension AppearanceProxy where Target: ContainerBar {
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    set(barMetrics, to: backgroundImage) {
      $0.backgroundImage(for: barMetrics)
    } set: {
      $0.setBackgroundImage($1, for: barMetrics)
    }
  }
}
