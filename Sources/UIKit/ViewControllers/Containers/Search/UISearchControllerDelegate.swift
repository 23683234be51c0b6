/// Finds the results of a search.
public protocol UISearchResultsUpdating: ObjectiveCDelegate {
  /// Called as a search begins and ends, and during it as the text, the tokens or the scope change, or editing begins.
  func updateSearchResults(for searchController: UISearchController)
  /// Called as the user selects one of the suggestions.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing by default.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Is notified as a search begins and ends.
public protocol UISearchControllerDelegate: ObjectiveCDelegate {
  /// Called before a search begins. The delegate may present the controller itself.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the search bar moves to the top.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search bar has moved to the top.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search bar moves back, while it has its text.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search bar has moved back.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing by default.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
