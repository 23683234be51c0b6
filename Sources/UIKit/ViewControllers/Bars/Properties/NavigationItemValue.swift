import StandardControls
import ViewTree

/// The content of a navigation bar for a controller, as scenes and view trees write it:
/// `{title: Inbox, largeTitle: always, rightItems: [{system: compose}]}`.
package struct NavigationItemValue: DescribableValue {
  /// A search bar below the title.
  package struct Search {
    package var placeholder: String?
    package var text: String?
    /// The titles of the scopes, which a search shows.
    package var scopes: [String] = []
    /// Whether the user searches: the search bar is alone, with a cancel button.
    package var isActive = false
    /// Whether an active search dims the content.
    package var obscuresBackground = false
    /// Whether the bar disappears as the content scrolls.
    package var hidesWhenScrolling = true
    package var placement = UINavigationItem.SearchBarPlacement.automatic
    /// What may be searched for, below an active search bar.
    package var suggestions: [SuggestionValue] = []

    package init() {}
  }

  package var title: String?
  package var prompt: String?
  package var largeTitle: UINavigationItem.LargeTitleDisplayMode = .automatic
  package var leftItems: [BarItemValue] = []
  package var rightItems: [BarItemValue] = []
  /// The title of the button that leads back to this item.
  package var backTitle: String?
  package var backDisplayMode: UINavigationItem.BackButtonDisplayMode = .default
  package var hidesBackButton = false
  package var leftItemsSupplementBackButton = false
  package var search: Search?

  package init() {}

  init(_ item: UINavigationItem) {
    (title, prompt, largeTitle) = (item.title, item.prompt, item.largeTitleDisplayMode)
    leftItems = .init(item.leftBarButtonItems)
    rightItems = .init(item.rightBarButtonItems)
    (backTitle, backDisplayMode) = (item.backButtonTitle, item.backButtonDisplayMode)
    hidesBackButton = item.hidesBackButton
    leftItemsSupplementBackButton = item.leftItemsSupplementBackButton
    guard let controller = item.searchController else { return }
    var search = Search()
    search.placeholder = controller.searchBar.placeholder
    search.text = controller.searchBar.text
    search.scopes = controller.searchBar.scopeButtonTitles ?? []
    search.isActive = controller.isActive
    search.obscuresBackground = controller.obscuresBackgroundDuringPresentation
    search.hidesWhenScrolling = item.hidesSearchBarWhenScrolling
    search.placement = item.preferredSearchBarPlacement
    search.suggestions = (controller.searchSuggestions ?? []).map { SuggestionValue($0) }
    self.search = search
  }

  /// Sets the values of an item. A title that is nil leaves the item's own, which is the controller's.
  func apply(to item: UINavigationItem) {
    if let title { item.title = title }
    (item.prompt, item.largeTitleDisplayMode) = (prompt, largeTitle)
    (item.leftBarButtonItems, item.rightBarButtonItems) = (leftItems.items, rightItems.items)
    (item.backButtonTitle, item.backButtonDisplayMode) = (backTitle, backDisplayMode)
    item.hidesBackButton = hidesBackButton
    item.leftItemsSupplementBackButton = leftItemsSupplementBackButton
    guard let search else { return }
    let controller = item.searchController ?? UISearchController(searchResultsController: nil)
    item.searchController = controller
    item.hidesSearchBarWhenScrolling = search.hidesWhenScrolling
    item.preferredSearchBarPlacement = search.placement
    controller.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    controller.searchSuggestions =
      search.suggestions.isEmpty ? nil : search.suggestions.map(\.item)
    controller.obscuresBackgroundDuringPresentation = search.obscuresBackground
    controller.searchBar.placeholder = search.placeholder
    controller.searchBar.scopeButtonTitles = search.scopes.isEmpty ? nil : search.scopes
    controller.isActive = search.isActive
    controller.searchBar.text = search.text
  }

  package var described: PropertyValue {
    var parts: [String: PropertyValue] = [:]
    if let title, !title.isEmpty { parts["title"] = .string(title) }
    if let prompt { parts["prompt"] = .string(prompt) }
    if largeTitle != .automatic { parts["largeTitle"] = .string(largeTitle.name) }
    if !leftItems.isEmpty { parts["leftItems"] = leftItems.described }
    if !rightItems.isEmpty { parts["rightItems"] = rightItems.described }
    if let backTitle { parts["backTitle"] = .string(backTitle) }
    if backDisplayMode != .default {
      parts["backButtonDisplayMode"] = .string(backDisplayMode.name)
    }
    if hidesBackButton { parts["hidesBackButton"] = .bool(true) }
    if leftItemsSupplementBackButton { parts["leftItemsSupplementBackButton"] = .bool(true) }
    if let search { parts["search"] = search.described }
    return .map(parts)
  }

  package static var kind: PropertyKind { .text }
}

extension NavigationItemValue.Search {
  fileprivate var described: PropertyValue {
    var parts: [String: PropertyValue] = [:]
    if let placeholder { parts["placeholder"] = .string(placeholder) }
    if let text, !text.isEmpty { parts["text"] = .string(text) }
    if !scopes.isEmpty { parts["scopes"] = .list(scopes.map { .string($0) }) }
    if isActive { parts["isActive"] = .bool(true) }
    if obscuresBackground { parts["obscuresBackground"] = .bool(true) }
    if !hidesWhenScrolling { parts["hidesWhenScrolling"] = .bool(false) }
    if placement != .automatic { parts["placement"] = .string(placement.name) }
    if !suggestions.isEmpty { parts["suggestions"] = suggestions.described }
    return .map(parts)
  }
}

/// Something that may be searched for, as scenes write it: `Harbour` or `{text: Harbour, image: {systemName: clock}}`.
package struct SuggestionValue: DescribableValue {
  package var text = ""
  package var image: UIImage?

  package init() {}

  init(_ suggestion: any UISearchSuggestion) {
    (text, image) = (suggestion.localizedSuggestion ?? "", suggestion.iconImage)
  }

  var item: UISearchSuggestionItem {
    UISearchSuggestionItem(localizedSuggestion: text, iconImage: image)
  }

  package var described: PropertyValue {
    guard let image else { return .string(text) }
    return .map(["text": .string(text), "image": image.described])
  }

  package static var kind: PropertyKind { .text }
}

extension UINavigationItem.SearchBarPlacement: NamedCases {
  /// The places of search bars by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("automatic", .automatic), ("inline", .inline), ("stacked", .stacked),
  ]

  fileprivate var name: String { Self.namedCases.first { $0.value == self }?.name ?? "" }
}

extension UINavigationItem.LargeTitleDisplayMode: NamedCases {
  /// The conditions for large titles by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("automatic", .automatic), ("always", .always), ("never", .never), ("inline", .inline),
  ]

  fileprivate var name: String { Self.namedCases.first { $0.value == self }?.name ?? "" }
}

extension UINavigationItem.BackButtonDisplayMode: NamedCases {
  /// The titles of back buttons by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("default", .default), ("generic", .generic), ("minimal", .minimal),
  ]

  fileprivate var name: String { Self.namedCases.first { $0.value == self }?.name ?? "" }
}
