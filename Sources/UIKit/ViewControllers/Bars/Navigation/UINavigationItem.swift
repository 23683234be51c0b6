/// The content of a navigation bar for a controller.
open class UINavigationItem: ObjectiveCObject {
  /// The condition for a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below it; large without one.
    case automatic
    /// Large, if the bar prefers large titles.
    case always
    /// In the row of the buttons.
    case never
    /// In the row of the buttons.
    case inline
  }

  /// The title of a back button to this item, if there is enough space for it.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The item's title, or "Back" if the title does not fit.
    case `default`
    /// "Back".
    case generic
    /// No title: the arrow alone.
    case minimal
  }

  /// The arrangement of the items.
  public enum ItemStyle: Int, Sendable {
    /// Kept, without effect: items are arranged as by `navigator`, with the title in the middle.
    case navigator, browser, editor
  }

  /// The place of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// In the row of the buttons on tablets, below the title elsewhere.
    case automatic
    /// At the trailing end of the row of the buttons.
    case inline
    /// Below the title.
    case stacked
  }

  /// Whether the item is an accessibility element; false by default. Kept: its views are.
  open var isAccessibilityElement = false
  /// The name for assistive technologies; nil for none. Kept, without effect.
  open var accessibilityLabel: String?
  /// The hint for assistive technologies; nil for none. Kept, without effect.
  open var accessibilityHint: String?
  /// An identifier for tests; nil for none. Kept, without effect.
  open var accessibilityIdentifier: String?

  /// The title; nil for none.
  open var title: String? { didSet { contentDidChange() } }
  /// The view in place of the title; nil, the default, for the title.
  open var titleView: UIView? { didSet { contentDidChange() } }
  /// The text above the title; nil, the default, for none.
  open var prompt: String? { didSet { contentDidChange() } }
  /// The button that leads back to this item; nil, the default, for one with the title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }
  /// The title of the button that leads back to this item; nil, the default, for the item's title.
  open var backButtonTitle: String? { didSet { contentDidChange() } }
  /// Whether the back button is hidden while this item is on top; false by default.
  open var hidesBackButton = false { didSet { contentDidChange() } }
  /// Whether left items are next to the back button instead of replacing it; false by default.
  open var leftItemsSupplementBackButton = false { didSet { contentDidChange() } }
  /// The title of the back button to this item; default by default.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { contentDidChange() } }
  /// The action of the back button instead of popping; nil by default.
  open var backAction: UIAction? { didSet { contentDidChange() } }
  /// The arrangement of the items; navigator by default.
  open var style = ItemStyle.navigator
  /// The look of the bar while the item is on top; nil, the default, for the bar's.
  open var standardAppearance: UINavigationBarAppearance? { didSet { contentDidChange() } }
  /// The look of a low bar while the item is on top; nil, the default, for the bar's.
  open var compactAppearance: UINavigationBarAppearance? { didSet { contentDidChange() } }
  /// The look of the bar while the content is scrolled to its top; nil, the default, for the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { contentDidChange() } }
  /// The look of a low bar while the content is scrolled to its top; nil, the default, for the
  /// bar's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { contentDidChange() } }
  /// Searches in the content; nil by default. Its bar is below the title.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.leave(self)
      searchController?.item = self
      contentDidChange()
    }
  }
  /// Whether the search bar disappears when the content is scrolled; true by default. It is shown while the content is
  /// at its start.
  open var hidesSearchBarWhenScrolling = true { didSet { contentDidChange() } }
  /// The place of the search bar if there is a choice, as in wide windows of tablets; automatic by default.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { contentDidChange() }
  }

  /// Where the search bar is: `inline` or `stacked`. Of itself, one with scopes is stacked, where these have a row.
  open var searchBarPlacement: SearchBarPlacement {
    guard let traits = bar?.traitCollection, traits.userInterfaceIdiom == .pad,
      traits.horizontalSizeClass == .regular
    else { return .stacked }
    guard preferredSearchBarPlacement == .automatic else { return preferredSearchBarPlacement }
    return searchController?.searchBar.scopeButtonTitles?.isEmpty == false ? .stacked : .inline
  }

  /// The condition for a large title; automatic by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { contentDidChange() } }
  /// The items from the left; nil by default.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange() } }
  /// The items from the right; nil by default.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange() } }

  /// The groups of items behind the left ones; empty by default.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { contentDidChange() } }
  /// The groups of items before the right ones; empty by default.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { contentDidChange() } }

  /// The items from the leading side, with the groups' items.
  final var leadingItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + leadingItemGroups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }

  /// The items from the trailing side, with the groups' items, whose order is from the leading side.
  final var trailingItems: [UIBarButtonItem] {
    (rightBarButtonItems ?? [])
      + trailingItemGroups.filter { !$0.isHidden }.flatMap(\.barButtonItems).reversed()
  }

  /// The bar that has the item; nil for none.
  final weak var bar: UINavigationBar?

  final func contentDidChange() {
    guard let bar else { return }
    bar.contentDidChange()
  }

  /// Whether the title is large: `automatic` adopts the choice of the item before, and is large in the first one.
  func showsLargeTitle(after former: [UINavigationItem], isPreferred: Bool) -> Bool {
    guard isPreferred else { return false }
    switch largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic:
      guard let previous = former.last else { return true }
      return previous.showsLargeTitle(after: former.dropLast(), isPreferred: true)
    }
  }

  public override init() {
    super.init()
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title: archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The first of the left items; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the right items; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``hidesBackButton``, without an animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets ``leftBarButtonItem``, without an animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets ``rightBarButtonItem``, without an animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets ``leftBarButtonItems``, without an animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets ``rightBarButtonItems``, without an animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}
