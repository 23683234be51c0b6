extension UISearchController: SearchBarOwner {
  package func searchBarDidBeginEditing() {
    if isActive { searchResultsUpdater?.updateSearchResults(for: self) } else { requestSearch() }
  }

  package func searchBarTextDidChange() {
    searched?.setNeedsUpdateContentUnavailableConfiguration()
    guard isActive else { return }
    updateSearchBar(animated: false)
    contentDidChange()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  package func searchBarScopeDidChange() {
    guard isActive else { return }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  package func searchBarDidCancel() { endSearch(animated: true) }

  package func searchBarHeightMayDiffer() { item?.contentDidChange() }
}

/// How far a search has begun, and what it has changed.
struct SearchStage {
  /// Seconds; our own.
  static let duration: TimeInterval = 0.3

  var isActive = false
  /// Whether the delegate is asked to present the controller.
  var isRequested = false
  var showedCancelButton = false
  var showedScopes = false
  /// Whether the search has hidden the navigation bar.
  var hidBar = false
}
