import Foundation

/// How a bar looks. No bar is drawn yet.
open class UIBarAppearance: NSObject, NSCopying {
  /// The kind of device whose defaults the appearance has.
  public private(set) final var idiom = UIDevice.current.userInterfaceIdiom
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public required override init() {
    super.init()
  }

  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
    self.idiom = idiom
  }

  /// An appearance with the background of another one, and what else they have in common.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    adopt(barAppearance)
  }

  /// Another appearance that looks the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.adopt(self)
    return copy
  }

  /// Takes the values of another appearance, as far as it has them.
  func adopt(_ other: UIBarAppearance) {
    idiom = other.idiom
    (backgroundColor, backgroundImage) = (other.backgroundColor, other.backgroundImage)
    (backgroundImageContentMode, backgroundEffect) = (
      other.backgroundImageContentMode, other.backgroundEffect
    )
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
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
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image before the title of the back button; the system's if nil.
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
  }

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, titlePositionAdjustment, largeTitleTextAttributes) = (
      other.titleTextAttributes, other.titlePositionAdjustment, other.largeTitleTextAttributes
    )
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  /// The items with their titles below the images.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The items with their titles next to the images.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The items with their titles next to the images in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UITabBarAppearance else { return }
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
  }
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }
}
