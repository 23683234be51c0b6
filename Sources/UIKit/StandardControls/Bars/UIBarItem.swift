/// Shows items of bars.
package protocol BarItemDisplay: AnyObject {
  /// An item has changed.
  func barItemDidChange(_ item: UIBarItem)
}

/// An item of a bar: a title and an image.
open class UIBarItem: ObjectiveCObject {
  /// Whether the item can be tapped; true by default.
  open var isEnabled = true {
    willSet { _reportWillChange("enabled") }
    didSet {
      _reportDidChange("enabled")
      contentDidChange()
    }
  }
  /// The title; nil for none.
  open var title: String? {
    willSet { _reportWillChange("title") }
    didSet {
      _reportDidChange("title")
      contentDidChange()
    }
  }
  /// The image; nil for none.
  open var image: UIImage? {
    willSet { _reportWillChange("image") }
    didSet {
      _reportDidChange("image")
      contentDidChange()
    }
  }
  /// The image in a low bar, as on phones in landscape; nil for ``image``.
  open var landscapeImagePhone: UIImage? { didSet { contentDidChange() } }
  /// The image for large text sizes; nil for ``image``. Kept, without effect.
  open var largeContentSizeImage: UIImage?
  /// The insets of the image, points: they move it.
  open var imageInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets of ``landscapeImagePhone``, points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets of ``largeContentSizeImage``, points. Kept, without effect.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A number for the client; 0 by default.
  open var tag = 0

  /// Whether the item is an accessibility element; false by default. Kept: its view is one.
  open var isAccessibilityElement = false
  /// The name for assistive technologies; nil, the default, for the title.
  open var accessibilityLabel: String? { didSet { contentDidChange() } }
  /// The hint for assistive technologies; nil for none.
  open var accessibilityHint: String? { didSet { contentDidChange() } }
  /// An identifier for tests, which the item's view has; nil for none.
  open var accessibilityIdentifier: String? { didSet { contentDidChange() } }

  /// The bar that shows the item; nil for none.
  package final weak var display: (any BarItemDisplay)?

  /// Informs the bar that shows the item of a change.
  package final func contentDidChange() { display?.barItemDidChange(self) }

  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  /// Creates an item without title and image; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets the attributes of the title in a state; nil removes them.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    contentDidChange()
  }

  /// The attributes that were set for exactly this state; nil if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}
