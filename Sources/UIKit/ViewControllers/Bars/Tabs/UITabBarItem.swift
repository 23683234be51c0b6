import StandardControls
import ViewTree

/// The content of a tab bar for a controller.
open class UITabBarItem: UIBarItem {
  /// An item with a title and an image of the system.
  public enum SystemItem: Int, Sendable {
    /// "More" in the language of the application, with an ellipsis; "Favorites", "Featured" and "Top Rated" with a
    /// star; "Recents" and "History" with a clock; "Contacts" with a person; "Bookmarks" with a book; "Search" in the
    /// language of the application, with a magnifying glass.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// "Downloads" with an arrow, "Most Recent" with a clock, and "Most Viewed" with a list.
    case downloads, mostRecent, mostViewed
  }

  /// The image while the item is selected; nil, the default, for the same image.
  open var selectedImage: UIImage? { didSet { contentDidChange() } }
  /// The text of the badge; nil, the default, for no badge.
  open var badgeValue: String? { didSet { contentDidChange() } }
  /// The colour of the badge; nil, the default, for the system's.
  open var badgeColor: UIColor? { didSet { contentDidChange() } }
  /// The offset of the title, points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { contentDidChange() } }
  /// The look of the bar while the item is selected; nil, the default, for the bar's.
  open var standardAppearance: UITabBarAppearance? { didSet { contentDidChange() } }
  /// The look of the bar while the item is selected and the content is scrolled to its bottom; nil,
  /// the default, for the bar's.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { contentDidChange() } }
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text in a state; nil removes them.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    contentDidChange()
  }

  /// The attributes of the badge's text in a state; nil if none were set.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  public override init() {
    super.init()
  }

  /// Creates an item without a title and an image: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates an item with a title of the system, in English but for "More", and a symbol.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let (title, symbol) = systemItem.content
    self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
    self.systemItem = systemItem
  }

  /// The item of the system that this one was created as; nil for others.
  final private(set) var systemItem: SystemItem?

  /// Shows what an item of the system shows.
  final func adopt(_ systemItem: SystemItem) {
    let (title, symbol) = systemItem.content
    (self.title, image, self.systemItem) = (title, UIImage(systemName: symbol), systemItem)
  }
}

extension UITabBarItem.SystemItem: NamedCases {
  /// The system's items by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("more", .more), ("favorites", .favorites), ("featured", .featured), ("topRated", .topRated),
    ("recents", .recents), ("contacts", .contacts), ("history", .history),
    ("bookmarks", .bookmarks), ("search", .search), ("downloads", .downloads),
    ("mostRecent", .mostRecent), ("mostViewed", .mostViewed),
  ]

  var name: String { Self.namedCases.first { $0.value == self }?.name ?? "" }
}

extension UITabBarItem.SystemItem {
  fileprivate var content: (title: String, symbol: String) {
    switch self {
    case .more: (SystemText.more.localized, "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star.fill")
    case .topRated: ("Top Rated", "star.fill")
    case .recents: ("Recents", "clock.fill")
    case .contacts: ("Contacts", "person.crop.circle")
    case .history: ("History", "clock.fill")
    case .bookmarks: ("Bookmarks", "book.fill")
    case .search: (SystemText.search.localized, "magnifyingglass")
    case .downloads: ("Downloads", "square.and.arrow.down")
    case .mostRecent: ("Most Recent", "clock.fill")
    case .mostViewed: ("Most Viewed", "list.bullet")
    }
  }
}
