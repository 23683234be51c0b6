import Lists
import Testing

@testable import ViewControllers

private final class SuggestionRecord: NSObject, UISearchResultsUpdating {
  var selected: [String?] = []

  func updateSearchResults(for searchController: UISearchController) {}

  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    selected.append(searchSuggestion.localizedSuggestion)
  }
}

/// Search bars in the row of the buttons, and suggestions. An iPad mini has 744 × 1133 points.
@Suite final class SearchPlacementTests {
  private let pad: UIApplication
  private let root = BarScreen()
  private let navigation: UINavigationController
  private let search = UISearchController(searchResultsController: nil)
  private let record = SuggestionRecord()

  init() throws {
    pad = UIApplication(screen: UIScreen(device: try #require(Device(named: "iPad mini"))))
    root.title = "People"
    navigation = UINavigationController(rootViewController: root)
    root.navigationItem.searchController = search
    search.searchResultsUpdater = record
  }

  private func show(on application: UIApplication? = nil) {
    (application ?? pad).show(navigation)
    (application ?? pad).updateDisplay()
  }

  private func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: navigation.navigationBar)
  }

  private var field: UISearchTextField { search.searchBar.searchTextField }

  @Test func aTabletHasTheSearchFieldAtTheEndOfTheRow() {
    root.navigationItem.rightBarButtonItem = root.add("Add")
    show()
    #expect(root.navigationItem.searchBarPlacement == .inline)
    #expect(navigation.navigationBar.frame.height == 50)
    // 240 wide, 20 from the edge, 36 high in the middle of 50.
    #expect(frame(of: field) == CGRect(x: 484, y: 7, width: 240, height: 36))
    #expect(navigation.navigationBar.control(labelled: "Add")?.frame.maxX ?? 999 <= 484)
  }

  @Test func aStackedSearchBarIsBelowTheTitle() {
    root.navigationItem.preferredSearchBarPlacement = .stacked
    show()
    #expect(root.navigationItem.searchBarPlacement == .stacked)
    #expect(navigation.navigationBar.frame.height == 102)
  }

  @Test func aSearchBarWithScopesIsStackedOfItself() {
    search.searchBar.scopeButtonTitles = ["All", "Friends"]
    show()
    #expect(root.navigationItem.searchBarPlacement == .stacked)
    root.navigationItem.preferredSearchBarPlacement = .inline
    #expect(root.navigationItem.searchBarPlacement == .inline)
  }

  @Test func aPhoneHasNoChoice() throws {
    let phone = UIApplication(screen: UIScreen(device: try #require(Device(named: "iPhone 15"))))
    root.navigationItem.preferredSearchBarPlacement = .inline
    show(on: phone)
    #expect(root.navigationItem.searchBarPlacement == .stacked)
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func aSearchInTheRowLeavesTheTitle() throws {
    show()
    pad.perform { search.isActive = true }
    pad.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 50)
    #expect(navigation.navigationBar.text("People") != nil)
    #expect(search.searchBar.showsCancelButton)
    // 340 with the button.
    #expect(frame(of: search.searchBar) == CGRect(x: 384, y: 0, width: 340, height: 50))
  }

  @Test func aSearchBarMovesAsItsPlacementChanges() {
    show()
    root.navigationItem.preferredSearchBarPlacement = .stacked
    pad.updateDisplay()
    #expect(frame(of: field) == CGRect(x: 20, y: 51, width: 704, height: 36))
    root.navigationItem.searchController = nil
    pad.updateDisplay()
    #expect(search.searchBar.window == nil)
  }

  private func suggest() {
    search.searchSuggestions = ["Anna", "Arvo"].map {
      UISearchSuggestionItem(localizedSuggestion: $0)
    }
  }

  private func row(_ text: String) -> UITableViewCell? {
    root.view.first(UITableViewCell.self) { $0.text(text) != nil }
  }

  @Test func suggestionsAreInAPanelBelowTheRow() throws {
    suggest()
    show()
    #expect(row("Anna") == nil)
    pad.perform { search.isActive = true }
    pad.advance(by: 1)
    let cell = try #require(row("Arvo"))
    let frame = cell.convert(cell.bounds, to: root.view)
    #expect(frame.width == 340 && frame.maxX == 724)
    TouchScreen(pad).tap(cell)
    pad.advance(by: 1)
    #expect(record.selected == ["Arvo"])
    #expect(row("Arvo") == nil)
    pad.perform { suggest() }
    pad.advance(by: 0)
    #expect(row("Arvo") != nil)
    pad.perform { search.isActive = false }
    pad.advance(by: 1)
    #expect(row("Arvo") == nil)
  }

  @Test func belowAStackedBarSuggestionsAreShownOnDemand() throws {
    let phone = UIApplication(screen: UIScreen(device: try #require(Device(named: "iPhone 15"))))
    suggest()
    show(on: phone)
    phone.perform { search.isActive = true }
    phone.advance(by: 1)
    #expect(row("Anna") == nil)
    phone.perform { search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false }
    phone.advance(by: 1)
    let cell = try #require(row("Anna"))
    // From the bottom of the bar, over the whole width.
    #expect(
      cell.convert(cell.bounds, to: root.view).origin
        == CGPoint(x: 0, y: root.view.safeAreaInsets.top))
    #expect(cell.frame.width == 393)
  }
}
