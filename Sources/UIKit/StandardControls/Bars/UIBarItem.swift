/// An item of a bar: a title and an image. Bars are not drawn yet.
open class UIBarItem: ObjectiveCObject {
  /// Whether the item can be tapped; true by default. Kept, without effect on drawing.
  open var isEnabled = true {
    willSet { _reportWillChange("enabled") }
    didSet { _reportDidChange("enabled") }
  }
  /// The title; nil for none.
  open var title: String? {
    willSet { _reportWillChange("title") }
    didSet { _reportDidChange("title") }
  }
  /// The image; nil for none.
  open var image: UIImage? {
    willSet { _reportWillChange("image") }
    didSet { _reportDidChange("image") }
  }
  /// The image in landscape; nil for ``image``. Kept, without effect.
  open var landscapeImagePhone: UIImage?
  /// The image for large text sizes; nil for ``image``. Kept, without effect.
  open var largeContentSizeImage: UIImage?
  /// The insets of the image, points. Kept, without effect.
  open var imageInsets = UIEdgeInsets.zero
  /// The insets of ``landscapeImagePhone``, points. Kept, without effect.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The insets of ``largeContentSizeImage``, points. Kept, without effect.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A number for the client; 0 by default.
  open var tag = 0

  /// Whether the item is an accessibility element; false by default. Kept, without effect.
  open var isAccessibilityElement = false
  /// The name for assistive technologies; nil for none. Kept, without effect.
  open var accessibilityLabel: String?
  /// The hint for assistive technologies; nil for none. Kept, without effect.
  open var accessibilityHint: String?
  /// An identifier for tests; nil for none. Kept, without effect.
  open var accessibilityIdentifier: String?

  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  /// Creates an item without title and image; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets the attributes of the title in a state; nil removes them. Kept, without effect on
  /// drawing.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
  }

  /// The attributes that were set for exactly this state; nil if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}
