/// The titles that a back button may have, from the item that it leads back to.
enum BackTitle {
  /// The title of a back button that says no more than that.
  static var generic: String { SystemText.back.localized }

  /// From the preferred title to nil, the arrow alone: a bar shows the first one that there is space for.
  ///
  /// UIKit's rules: a bar button item of the client's replaces all; then ``UINavigationItem/backButtonTitle``, then the
  /// title. An item without a title is left by "Back". The display mode removes the first choices.
  static func candidates(for item: UINavigationItem) -> [String?] {
    if item.backButtonDisplayMode == .minimal { return [nil] }
    if let button = item.backBarButtonItem {
      guard button.image == nil, let title = button.title else { return [nil] }
      return title.isEmpty ? [nil] : [title, nil]
    }
    if item.backButtonTitle == "" { return [nil] }
    let title = item.backButtonTitle ?? item.title
    guard item.backButtonDisplayMode == .default, let title, !title.isEmpty, title != generic else {
      return [generic, nil]
    }
    return [title, generic, nil]
  }
}
