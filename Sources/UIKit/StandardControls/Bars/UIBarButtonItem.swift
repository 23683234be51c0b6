/// A button of a bar, or a view in its place.
open class UIBarButtonItem: UIBarItem {
  /// The looks of an item.
  public enum Style: Int, Sendable {
    /// A title in the regular weight.
    case plain = 0
    /// A semibold title.
    case done = 2
    /// The older name of ``plain``.
    public static let bordered = Style.plain
  }

  /// The items that the system defines.
  public enum SystemItem: Int, Sendable {
    /// "Done" in the language of the application, semibold.
    case done
    /// "Cancel" in the language of the application.
    case cancel
    /// "Edit" in the language of the application.
    case edit
    /// "Save" in the language of the application, semibold.
    case save
    /// A plus.
    case add
    /// The free width of the bar, which flexible spaces share.
    case flexibleSpace
    /// A space of the item's ``UIBarButtonItem/width``.
    case fixedSpace
    /// A pencil on a square.
    case compose
    /// An arrow to the left.
    case reply
    /// An arrow out of a square, for sharing.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow in a circle.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    /// "Undo".
    case undo
    /// "Redo".
    case redo
    /// A page.
    case pageCurl
    /// A cross.
    case close
  }

  /// The look of the item: titles of done items are semibold.
  open var style = Style.plain { didSet { contentDidChange() } }
  /// The width, points; 0 for the content's width.
  open var width: CGFloat = 0 { didSet { contentDidChange() } }
  /// The titles for which the item reserves space; nil for the title only.
  open var possibleTitles: Set<String>? { didSet { contentDidChange() } }
  /// The view in place of the button; nil for none.
  open var customView: UIView? { didSet { contentDidChange() } }
  /// The receiver of ``action``; nil for the responder chain. Not retained.
  open weak var target: AnyObject?
  /// The method that a tap calls; nil for none.
  open var action: Selector?
  /// The colour of the item; nil for the bar's tint.
  open var tintColor: UIColor? { didSet { contentDidChange() } }
  /// Whether the item is selected: it is on a plate of its colour.
  open var isSelected = false { didSet { contentDidChange() } }
  /// Whether the item is hidden.
  open var isHidden = false { didSet { contentDidChange() } }
  /// The action of a tap, in place of ``action``. Setting it sets title and image, unless the
  /// system defines the item.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, systemItem == nil else { return }
      (title, image) = (primaryAction.title, primaryAction.image)
    }
  }
  /// The menu that opens at a tap, or at a long press if a tap performs an action.
  open var menu: UIMenu? { didSet { contentDidChange() } }
  /// Whether the item shows the selection of its menu, or the state of its action. Kept, without
  /// effect.
  open var changesSelectionAsPrimaryAction = false
  /// The order of the menu's elements; automatic by default. Kept: elements are in their order.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// What a menu shows for the item if it has no space in the bar; nil for what title and image say. Kept, without
  /// effect: items that do not fit run out of a bar.
  open var menuRepresentation: UIMenuElement?
  /// Whether symbols are animated as the item is pressed. Kept, without effect.
  open var isSymbolAnimationEnabled = true
  /// The group that has the item; nil without one.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// The item that the system defines; nil for a custom one.
  public private(set) final var systemItem: SystemItem?

  public override init() {
    super.init()
  }

  /// Creates an item without title and image; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title; a tap calls a target's method.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(style: style, target: target, action: action)
    self.title = title
  }

  /// Creates an item with an image; a tap calls a target's method.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item with an image and another one for landscape; a tap calls a target's method.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item that the system defines; a tap calls a target's method.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(style: systemItem.isDone ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates an item that runs an action, opens a menu, or both.
  ///
  /// - Parameters:
  ///   - title: nil for the action's title.
  ///   - image: nil for the action's image.
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

  /// Creates an item that the system defines, and that runs an action, opens a menu, or both.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title, an image and a menu; a tap calls a target's method.
  public convenience init(
    title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu?
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Creates an item that shows a view.
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

  // MARK: Backgrounds

  private var backgroundImages: [BackgroundKey: UIImage] = [:]

  private struct BackgroundKey: Hashable {
    let state: UIControl.State
    let metrics: UIBarMetrics
  }

  /// Sets the image behind the title in a state and a height of the bar; nil removes it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BackgroundKey(state: state, metrics: barMetrics)] = backgroundImage
    contentDidChange()
  }

  /// The image behind the title that was set for a state and a height of the bar; nil if none was.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[BackgroundKey(state: state, metrics: barMetrics)]
  }

  private var backButtonImages: [BackgroundKey: UIImage] = [:]
  private var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  private var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  private var backButtonTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  private var backButtonBackgroundOffsets: [UIBarMetrics: CGFloat] = [:]

  /// Sets the image behind arrow and title of a back button in a state and a height of the bar; nil removes it.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backButtonImages[BackgroundKey(state: state, metrics: barMetrics)] = backgroundImage
    contentDidChange()
  }

  /// The image behind a back button that was set for a state and a height of the bar; nil if none was.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backButtonImages[BackgroundKey(state: state, metrics: barMetrics)]
  }

  /// Sets the image behind the title in a state and a height of the bar, of an item of any style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    if style == self.style {
      setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }

  /// The image behind the title that was set for a state and a height of the bar; nil for another style than the item's.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    style == self.style ? backgroundImage(for: state, barMetrics: barMetrics) : nil
  }

  /// Moves the title in a height of the bar, points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  /// How far the title is moved in a height of the bar, points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics] ?? .zero
  }

  /// Moves the title of a back button in a height of the bar, points.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    backButtonTitleOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  /// Moves the image behind a back button in a height of the bar, points. Kept, without effect.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { backButtonBackgroundOffsets[barMetrics] = adjustment }

  /// How far the image behind a back button is to be moved in a height of the bar, points.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { backButtonBackgroundOffsets[barMetrics] ?? 0 }

  /// How far the title of a back button is moved in a height of the bar, points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backButtonTitleOffsets[barMetrics] ?? .zero
  }

  /// Moves the image behind the title in a height of the bar, points.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backgroundOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  /// How far the image behind the title is moved in a height of the bar, points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundOffsets[barMetrics] ?? 0
  }

  // MARK: Groups

  /// A group of this item that the user cannot move.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }

  /// A group of this item that the user could move.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of this item that the user could remove.
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }

  // MARK: Spaces

  /// Creates a space that fills the remaining width.
  open class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .flexibleSpace
    return item
  }

  /// Creates a space of a fixed width.
  ///
  /// - Parameter width: points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }
}
