/// A button of a bar, or a view in its place. There are no bars yet that show one.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    /// The older name of ``plain``.
    public static let bordered = Style.plain
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case pageCurl, close
  }

  open var style = Style.plain
  /// Points; 0 for that of the content.
  open var width: CGFloat = 0
  open var possibleTitles: Set<String>?
  open var customView: UIView?
  open weak var target: AnyObject?
  open var action: Selector?
  open var tintColor: UIColor?
  open var isSelected = false
  open var isHidden = false
  /// What a tap does instead of calling ``action``. An item that is not the system's gets its title and its image.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, systemItem == nil else { return }
      (title, image) = (primaryAction.title, primaryAction.image)
    }
  }
  /// Is opened by a tap if there is no primary action, and by a long press otherwise. Nothing opens it yet.
  open var menu: UIMenu?
  /// Whether the item shows which element of its menu, or whether its action, is on. Without effect.
  open var changesSelectionAsPrimaryAction = false
  /// The item that the system defines; nil for another one.
  public private(set) final var systemItem: SystemItem?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(style: style, target: target, action: action)
    self.title = title
  }

  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(style: systemItem == .done ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// An item that performs an action, opens a menu, or both.
  ///
  /// - Parameters:
  ///   - title: that of the action if nil.
  ///   - image: that of the action if nil.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// An item of the system that performs an action, opens a menu, or both.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu?
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private convenience init(style: Style, target: Any?, action: Selector?) {
    self.init()
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// A space that takes what is left.
  open class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .flexibleSpace
    return item
  }

  /// - Parameter width: points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }
}
