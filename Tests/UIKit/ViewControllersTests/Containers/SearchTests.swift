import Testing

@testable import ViewControllers

/// Records what a search controller reports.
private final class SearchRecord: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
  UISearchBarDelegate
{
  var calls: [String] = []
  /// Presents the controller itself.
  weak var presenter: UIViewController?

  func updateSearchResults(for searchController: UISearchController) {
    calls.append(
      "update '\(searchController.searchBar.text ?? "")' \(searchController.isActive)")
  }

  func presentSearchController(_ searchController: UISearchController) {
    calls.append("present")
    presenter?.present(searchController, animated: true)
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    calls.append("will present")
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    calls.append("did present")
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    calls.append("will dismiss")
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    calls.append("did dismiss")
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    calls.append("cancel '\(searchBar.text ?? "")'")
  }
}

/// A search controller in the navigation item of a screen on an iPhone 15, whose status bar ends at 54 points.
@Suite final class SearchTests: BarScreens {
  private let results = BarScreen()
  private let record = SearchRecord()
  private lazy var search = UISearchController(searchResultsController: results)

  private func showSearch(largeTitle: Bool = true) {
    bar.prefersLargeTitles = largeTitle
    search.searchResultsUpdater = record
    search.delegate = record
    search.searchBar.delegate = record
    root.navigationItem.searchController = search
    show()
  }

  private var field: UISearchTextField { search.searchBar.searchTextField }

  /// A frame in the window.
  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func theSearchBarIsBelowTheLargeTitle() {
    showSearch()
    // 44 the row, 52 the title, 52 the search bar.
    #expect(bar.frame == CGRect(x: 0, y: 54, width: 393, height: 148))
    // One point below the title, between margins of 16.
    #expect(frame(of: field) == CGRect(x: 16, y: 151, width: 361, height: 36))
    #expect(root.view.safeAreaInsets.top == 202)
    // The controller's view is not needed yet.
    #expect(!search.isViewLoaded)
  }

  @Test func theSearchBarCollapsesBeforeTheTitle() {
    showSearch()
    perform { root.scrollView.contentOffset.y = -182 }
    #expect(bar.frame.height == 128)
    #expect(frame(of: search.searchBar).maxY == 182)
    // The field has 20 points less.
    #expect(frame(of: field) == CGRect(x: 16, y: 151, width: 361, height: 16))
    perform { root.scrollView.contentOffset.y = -130 }
    #expect(bar.frame.height == 76)
    #expect(search.searchBar.superview?.isHidden == true)
    perform { root.scrollView.contentOffset.y = 300 }
    #expect(bar.frame.height == 44)
  }

  @Test func aSearchBarThatDoesNotHideStaysBelowTheRow() {
    root.navigationItem.hidesSearchBarWhenScrolling = false
    showSearch()
    perform { root.scrollView.contentOffset.y = 300 }
    #expect(bar.frame.height == 96)
    #expect(frame(of: field).minY == 99)
  }

  @Test func aTouchOfTheFieldBeginsASearch() throws {
    showSearch()
    try tap(field)
    #expect(search.isActive)
    #expect(field.isFirstResponder)
    #expect(record.calls == ["present", "will present", "update '' true", "did present"])
    // The search bar is alone in the bar: 8 points, the field, 8 points.
    #expect(bar.frame == CGRect(x: 0, y: 54, width: 393, height: 52))
    #expect(frame(of: field).minY == 62)
    #expect(root.view.safeAreaInsets.top == 106)
    #expect(search.searchBar.showsCancelButton)
    #expect(search.view.superview === root.view)
    #expect(search.presentingViewController === root)
    let add = root.add("Add")
    root.navigationItem.rightBarButtonItem = add
    application.updateDisplay()
    // The row is above the bar, which clips it.
    #expect(try #require(bar.control(labelled: "Add")).convert(.zero, to: bar).y == -44)
  }

  @Test func resultsCoverTheContentWhileTextIsEntered() {
    showSearch()
    search.isActive = true
    application.advance(by: 1)
    #expect(results.viewIfLoaded?.window == nil)
    perform {
      search.searchBar.becomeFirstResponder()
      field.insertText("a")
    }
    #expect(
      record.calls == [
        "present", "will present", "update '' true", "did present", "update '' true",
        "update 'a' true",
      ])
    #expect(results.parent === search)
    #expect(frame(of: results.view) == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(results.view.safeAreaInsets == UIEdgeInsets(top: 106, left: 0, bottom: 34, right: 0))
    #expect(results.view.isHidden == false)
    // The bar follows the results.
    #expect(bar.isAtScrollEdge)
    perform { results.scrollView.contentOffset.y = 40 }
    #expect(!bar.isAtScrollEdge)
    #expect(bar.frame.height == 52)
    perform { field.deleteBackward() }
    #expect(results.view.isHidden)
    perform { search.showsSearchResultsController = true }
    #expect(results.view.isHidden == false)
    #expect(!search.automaticallyShowsSearchResultsController)
  }

  @Test func cancelClearsTheTextAndEndsTheSearch() throws {
    showSearch()
    search.isActive = true
    search.searchBar.text = "ab"
    application.advance(by: 1)
    record.calls = []
    let cancel = try #require(
      search.searchBar.first(UIButton.self) { $0.title(for: .normal) == "Cancel" })
    try tap(cancel)
    #expect(record.calls == ["cancel 'ab'", "will dismiss", "update '' false", "did dismiss"])
    #expect(!search.isActive)
    #expect(search.searchBar.text == "")
    #expect(!search.searchBar.showsCancelButton)
    #expect(search.view.superview == nil)
    #expect(bar.frame.height == 148)
    #expect(root.scrollView.contentOffset.y == -202)
  }

  @Test func theDelegateMayPresentTheController() throws {
    record.presenter = root
    showSearch()
    search.isActive = true
    application.advance(by: 1)
    #expect(record.calls == ["present", "will present", "update '' true", "did present"])
    #expect(root.presentedViewController == nil)
    perform { search.dismiss(animated: true) }
    #expect(!search.isActive)
  }

  @Test func aTouchOfDimmedContentEndsTheSearch() throws {
    showSearch()
    search.isActive = true
    application.advance(by: 1)
    let content = try #require(search.view as? SearchContentView)
    #expect(content.dimming.isHidden)
    // Touches reach the content.
    #expect(root.view.hitTest(CGPoint(x: 100, y: 400), with: nil) === root.scrollView)
    search.obscuresBackgroundDuringPresentation = true
    application.updateDisplay()
    #expect(content.dimming.frame == CGRect(x: 0, y: 106, width: 393, height: 746))
    try tap(content.dimming)
    #expect(!search.isActive)
  }

  @Test func scopesAppearWithTheSearch() throws {
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    showSearch()
    #expect(bar.frame.height == 148)
    search.isActive = true
    application.advance(by: 1)
    // 44 more for the scopes.
    #expect(bar.frame.height == 96)
    let scopes = try #require(search.searchBar.first(UISegmentedControl.self) { _ in true })
    record.calls = []
    let places = frame(of: scopes)
    TouchScreen(application).tap(at: CGPoint(x: places.maxX - 20, y: places.midY))
    application.advance(by: 1)
    #expect(record.calls == ["update '' true"])
    #expect(search.searchBar.selectedScopeButtonIndex == 1)
    search.isActive = false
    application.advance(by: 1)
    #expect(!search.searchBar.showsScopeBar)
    search.scopeBarActivation = .onTextEntry
    search.isActive = true
    #expect(!search.searchBar.showsScopeBar)
    search.searchBar.text = "a"
    #expect(search.searchBar.showsScopeBar)
  }

  @Test func theBarCanStayDuringASearch() {
    search.hidesNavigationBarDuringPresentation = false
    search.automaticallyShowsCancelButton = false
    showSearch()
    search.isActive = true
    application.advance(by: 1)
    #expect(bar.frame.height == 148)
    #expect(!search.searchBar.showsCancelButton)
    // The search bar stays as the content scrolls.
    perform { root.scrollView.contentOffset.y = 300 }
    #expect(bar.frame.height == 96)
  }

  @Test func aSearchStaysActiveBelowAPushedScreen() {
    showSearch()
    search.isActive = true
    search.searchBar.text = "a"
    application.advance(by: 1)
    perform { navigation.pushViewController(detail, animated: true) }
    #expect(bar.frame.height == 96)
    #expect(search.isActive)
    #expect(results.view.window == nil)
    perform { _ = navigation.popViewController(animated: true) }
    #expect(bar.frame.height == 52)
    #expect(results.view.window != nil)
  }

  @Test func aSearchBarInATableHidesTheNavigationBar() throws {
    let table = UITableViewController(style: .plain)
    search.searchResultsUpdater = record
    search.searchBar.sizeToFit()
    table.tableView.tableHeaderView = search.searchBar
    navigation.viewControllers = [table]
    show()
    #expect(frame(of: search.searchBar) == CGRect(x: 0, y: 98, width: 393, height: 56))
    try tap(field)
    #expect(navigation.isNavigationBarHidden)
    // Below the safe area.
    #expect(frame(of: search.searchBar) == CGRect(x: 0, y: 59, width: 393, height: 56))
    perform { field.insertText("a") }
    #expect(frame(of: results.view) == CGRect(x: 0, y: 115, width: 393, height: 737))
    perform { search.isActive = false }
    #expect(!navigation.isNavigationBarHidden)
    #expect(frame(of: search.searchBar).minY == 98)
  }

  @Test func aSearchWithoutAWindowBeginsAtOnce() {
    search.searchResultsUpdater = record
    search.searchBar.text = "a"
    search.isActive = true
    search.isActive = true
    #expect(record.calls == ["update 'a' true"])
    let item = UINavigationItem(title: "A")
    item.searchController = search
    #expect(item.searchController === search)
    #expect(search.isAloneInBar)
  }
}
