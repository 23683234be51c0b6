/// What a navigation bar shows for a controller. There is no bar yet that shows one.
open class UINavigationItem: ObjectiveCObject {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// What a back button to this item shows, where there is space for it.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// How the items are arranged.
  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What a tap on the back button does instead of popping. Nothing taps it.
  open var backAction: UIAction?
  open var style = ItemStyle.navigator
  /// How the bar looks while the item is on top; that of the bar if nil.
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Searches in the content. Its bar is not shown yet.
  open var searchController: UISearchController?
  /// Whether the search bar disappears when the content is scrolled.
  open var hidesSearchBarWhenScrolling = true
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// From the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// From the right.
  open var rightBarButtonItems: [UIBarButtonItem]?

  public override init() {
    super.init()
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without a title: archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}
