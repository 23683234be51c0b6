/// How a bar looks. No bar is drawn yet.
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public required override init() {
    super.init()
  }

  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
    shadowColor = .separator
  }

  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    backgroundColor = .systemBackground
  }

  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    (backgroundEffect, shadowColor) = (nil, nil)
  }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {}
