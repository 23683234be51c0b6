/// What is in a bar: a title and an image. There are no bars yet that show one.
open class UIBarItem: ObjectiveCObject {
  open var isEnabled = true {
    willSet { _reportWillChange("enabled") }
    didSet { _reportDidChange("enabled") }
  }
  open var title: String? {
    willSet { _reportWillChange("title") }
    didSet { _reportDidChange("title") }
  }
  open var image: UIImage? {
    willSet { _reportWillChange("image") }
    didSet { _reportDidChange("image") }
  }
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  /// Points.
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var tag = 0

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?

  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  /// An item without title and image: archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}
