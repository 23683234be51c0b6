import Foundation
import StandardViews

/// A search bar with the results of a search. It keeps its values: neither is shown yet.
open class UISearchController: UIViewController {
  /// Finds the results; nil by default.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Is notified of the presentation; nil by default. Never called here.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows the results; nil for the searched controller.
  open private(set) var searchResultsController: UIViewController?
  /// The search bar, which has no superview.
  open var searchBar: UISearchBar { bar }
  private let bar = UISearchBar()
  /// Whether the searched content is dimmed; true by default. Kept, without effect.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search; true by default. Kept, without effect.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a cancel button appears during a search; true by default. Kept, without effect.
  open var automaticallyShowsCancelButton = true
  /// Whether the results appear when text is entered; true by default. Kept, without effect.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are shown; false by default. Kept, without effect.
  open var showsSearchResultsController = false

  /// Whether the user searches. Setting it updates the results, as in UIKit.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// - Parameter searchResultsController: shows the results; nil for the controller that is searched.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without results: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override dynamic func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    NamesOnly.report(UISearchController.self, shows: "search bar")
  }
}

/// Finds the results of a search.
public protocol UISearchResultsUpdating: ObjectiveCDelegate {
  func updateSearchResults(for searchController: UISearchController)
}

/// Is notified of a search controller's presentation, which does not occur here.
public protocol UISearchControllerDelegate: ObjectiveCDelegate {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing by default.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
