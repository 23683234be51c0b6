import Foundation

/// The look of a bar: by default the system's translucent background with a line at the edge.
open class UIBarAppearance: NSObject, NSCopying {
  /// The kind of device whose defaults the appearance has.
  public private(set) final var idiom = UIDevice.current.userInterfaceIdiom
  /// The background colour; nil, the default, for none.
  open var backgroundColor: UIColor?
  /// The image above the background colour; nil, the default, for none.
  open var backgroundImage: UIImage?
  /// How the background image is placed; scaled to fill by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The material of the bar, behind the background colour; nil for none. Chrome by default.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The colour of the line at the bar's edge, or the tint of its image; nil for none. The separators' by default.
  open var shadowColor: UIColor? = .separator
  /// The image of the bar's edge; nil, the default, for none.
  open var shadowImage: UIImage?

  public required override init() {
    super.init()
  }

  /// Creates an appearance with the defaults of a kind of device.
  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
    self.idiom = idiom
  }

  /// Creates an appearance with the background of another one, and with their other common values.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    adopt(barAppearance)
  }

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.adopt(self)
    return copy
  }

  /// Adopts the values of another appearance, as far as it has them.
  func adopt(_ other: UIBarAppearance) {
    idiom = other.idiom
    (backgroundColor, backgroundImage) = (other.backgroundColor, other.backgroundImage)
    (backgroundImageContentMode, backgroundEffect) = (
      other.backgroundImageContentMode, other.backgroundEffect
    )
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  /// Sets the system's translucent background, and a line at the edge.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  /// Sets the system's opaque background, and a line at the edge.
  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    (backgroundColor, backgroundEffect) = (.systemBackground, nil)
  }

  /// Sets no background, and no line at the edge.
  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    (backgroundEffect, shadowColor) = (nil, nil)
  }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; empty by default, for the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The attributes of a large title; empty by default, for the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image before the title of the back button; nil for the system's.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of the title during transitions, at the back button's image; nil for the system's.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image before the title of the back button, and its mask; nil for the system's.
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

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The colour of the selected item's background image; nil, the default, for none.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected item; nil, the default, for none.
  open var selectionIndicatorImage: UIImage?
  /// How stacked items share the width; automatic, the default, as the bar says.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of stacked items that are centred, points; 0, the default, as the bar says.
  open var stackedItemWidth: CGFloat = 0
  /// The space between stacked items that are centred, points; 0, the default, as the bar says.
  open var stackedItemSpacing: CGFloat = 0
  /// The look of items with their titles below the images.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The look of items with their titles next to the images.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The look of items with their titles next to the images in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UITabBarAppearance else { return }
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    (stackedItemPositioning, stackedItemWidth, stackedItemSpacing) = (
      other.stackedItemPositioning, other.stackedItemWidth, other.stackedItemSpacing
    )
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
  }
}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }
}
