extension UISearchBar.Style: NamedCases {
  /// The styles by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("default", .default), ("prominent", .prominent), ("minimal", .minimal),
  ]
}

extension UISearchBar {
  static let searchBarProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    adding: [
      Property(
        "text", default: String?.some(""), "The text.",
        get: { (bar: UISearchBar) in bar.text }, set: { bar, text in bar.text = text }
      ).role(.content),
      Property(
        "placeholder", \UISearchBar.placeholder, default: nil,
        "The text that is shown while the text is empty."),
      Property("prompt", \UISearchBar.prompt, default: nil, "A line of text above the field."),
      Property(
        "tokens", default: [SearchTokenValue](),
        "The tokens before the text: parts of the search that are not text.",
        get: { (bar: UISearchBar) in bar.searchTextField.tokens.map { SearchTokenValue($0) } },
        set: { bar, tokens in bar.searchTextField.tokens = tokens.map { $0.make() } }),
      Property(
        "isEnabled", \UISearchBar.isEnabled, default: true, as: .flag,
        "Whether the field and the buttons can be used."),
      Property(
        "searchBarStyle", \UISearchBar.searchBarStyle, default: .default,
        "Whether the field is on a bar (default, prominent), or alone (minimal)."),
      Property(
        "barStyle", \UISearchBar.barStyle, default: .default,
        "Light or dark as the surroundings, or black: always dark."),
      Property(
        "barTintColor", \UISearchBar.barTintColor, default: nil,
        "Colour of the bar; the system's if null."),
      Property(
        "isTranslucent", \UISearchBar.isTranslucent, default: true,
        "Whether the bar is slightly translucent."),
      Property(
        "backgroundImage", \UISearchBar.backgroundImage, default: nil,
        "The image behind the bar, in place of its colour."),
      Property(
        "scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage, default: nil,
        "The image behind the scopes."
      ).visible(when: "set scopeButtonTitles and showsScopeBar"),
      Property(
        "searchTextPositionAdjustment", default: CGPoint.zero, unit: .points,
        "The offset of the text in the field: [x, y].",
        get: { (bar: UISearchBar) in CGPoint(bar.searchTextPositionAdjustment) },
        set: { bar, offset in bar.searchTextPositionAdjustment = UIOffset(offset) }),
      Property(
        "searchFieldBackgroundPositionAdjustment", default: CGPoint.zero, unit: .points,
        "The offset of the field from its place: [x, y].",
        get: { (bar: UISearchBar) in CGPoint(bar.searchFieldBackgroundPositionAdjustment) },
        set: { bar, offset in
          bar.searchFieldBackgroundPositionAdjustment = UIOffset(offset)
        }),
      Property(
        "showsCancelButton", \UISearchBar.showsCancelButton, default: false,
        "Whether there is a cancel button."),
      Property(
        "showsBookmarkButton", \UISearchBar.showsBookmarkButton, default: false,
        "Whether the empty field has a bookmark button."),
      Property(
        "showsSearchResultsButton", \UISearchBar.showsSearchResultsButton, default: false,
        "Whether the empty field has a button for earlier results."),
      Property(
        "isSearchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected,
        default: false, "Whether the button for results has the tint."
      ).visible(when: "set showsSearchResultsButton"),
      Property(
        "showsScopeBar", \UISearchBar.showsScopeBar, default: false,
        "Whether the scopes are shown below the field."
      ).visible(when: "set scopeButtonTitles"),
      Property(
        "scopeButtonTitles", default: ScopeTitles(), "The titles of the scopes.",
        get: { (bar: UISearchBar) in ScopeTitles(titles: bar.scopeButtonTitles ?? []) },
        set: { bar, value in
          bar.scopeButtonTitles = value.titles.isEmpty ? nil : value.titles
        }
      ).visible(when: "set showsScopeBar"),
      Property(
        "selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex, default: 0,
        "The index of the selected scope."
      ).visible(when: "set scopeButtonTitles and showsScopeBar"),
      Property(
        "isEditing", default: false, "Whether the text is edited: a caret is shown.",
        get: { (bar: UISearchBar) in bar.searchTextField.isEditing },
        set: { bar, isEditing in
          if isEditing {
            bar.searchTextField.beginEditing()
          } else {
            bar.searchTextField.endEditing()
          }
        }),
    ])
}

extension UISearchTextField {
  static let searchTextFieldProperties = PropertyTable(
    inheriting: UITextField.propertyTable,
    defaults: [
      "font": FontValue(.preferredFont(forTextStyle: .body)).described,
      "adjustsFontForContentSizeCategory": .bool(true),
      "clearButtonMode": .string("always"), "leftViewMode": .string("always"),
    ],
    adding: [
      Property(
        "tokens", default: [SearchTokenValue](),
        "The tokens before the text: parts of the search that are not text.",
        get: { (field: UISearchTextField) in field.tokens.map { SearchTokenValue($0) } },
        set: { field, tokens in field.tokens = tokens.map { $0.make() } }),
      Property(
        "tokenBackgroundColor", default: UIColor?.none,
        "Colour behind tokens; the system's if null.",
        get: { (field: UISearchTextField) in field.storedTokenColor },
        set: { field, color in field.tokenBackgroundColor = color }
      ).visible(when: "set tokens"),
    ])
}

/// The titles of scopes, as scenes and view trees write them: `[All, Mine]`.
package struct ScopeTitles: DescribableValue {
  package var titles: [String]

  package init(titles: [String] = []) { self.titles = titles }

  package var described: PropertyValue { .list(titles.map { .string($0) }) }

  package static var kind: PropertyKind { .text }
}

/// A token as scenes and view trees write it: its text, or a map with an image: `{text: Flagged, image: flag.svg}`.
package struct SearchTokenValue: DescribableValue {
  package var text: String
  package var icon: UIImage?

  package init(text: String, icon: UIImage? = nil) { (self.text, self.icon) = (text, icon) }

  init(_ token: UISearchToken) { self.init(text: token.text, icon: token.icon) }

  func make() -> UISearchToken { UISearchToken(icon: icon, text: text) }

  package var described: PropertyValue {
    guard let icon else { return .string(text) }
    return .map(["text": .string(text), "image": icon.described])
  }

  package static var kind: PropertyKind { .text }
}

extension UIOffset {
  /// The offset that moves the origin to a point.
  init(_ point: CGPoint) { self.init(horizontal: point.x, vertical: point.y) }
}

extension CGPoint {
  /// Where an offset moves the origin.
  init(_ offset: UIOffset) { self.init(x: offset.horizontal, y: offset.vertical) }
}
