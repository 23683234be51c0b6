import Testing

@testable import ViewControllers

/// A list of results, which may be empty.
private final class Results: UIViewController {
  var isEmpty = true
  private(set) var searched: [String?] = []

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    searched.append(state.searchText)
    contentUnavailableConfiguration =
      isEmpty ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
  }
}

/// What controllers show in place of missing content, on an iPhone 15.
@Suite final class ContentUnavailableTests: BarScreens {
  private func missing(in controller: UIViewController) -> UIContentUnavailableView? {
    controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }.last
  }

  @Test func theContentIsInTheMiddleOfTheSafeArea() throws {
    show()
    root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    application.updateDisplay()
    let content = try #require(missing(in: root))
    #expect(content === root.view.subviews.last)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    // Between the bar, 98, and the home indicator, 852 - 34, wheel and label are in the middle.
    let parts = (content.subviews.first?.subviews ?? []).filter { !$0.isHidden }
    let union = parts.reduce(CGRect.null) { $0.union($1.frame) }
    #expect(abs(union.midY - 458) <= 0.5)
    #expect(union.midX == 196.5)
    root.contentUnavailableConfiguration = nil
    application.updateDisplay()
    #expect(missing(in: root) == nil)
  }

  @Test func theContentIsUpdatedOnRequestAndForTheSearchText() throws {
    let results = Results()
    let search = UISearchController(searchResultsController: nil)
    results.navigationItem.searchController = search
    navigation.viewControllers = [results]
    show()
    #expect(results.searched == [""])
    #expect(missing(in: results)?.text("No Results") != nil)
    search.searchBar.text = "quay"
    application.updateDisplay()
    #expect(results.searched == ["", "quay"])
    #expect(missing(in: results)?.text("No Results for “quay”") != nil)
    results.isEmpty = false
    application.updateDisplay()
    #expect(missing(in: results) != nil)
    results.setNeedsUpdateContentUnavailableConfiguration()
    application.updateDisplay()
    #expect(missing(in: results) == nil)
    #expect(results.searched.count == 3)
  }

  @Test func aConfigurationFollowsTheSearchTextByItself() throws {
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    show()
    root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    search.searchBar.text = "quay"
    application.updateDisplay()
    #expect(missing(in: root)?.text("No Results for “quay”") != nil)
    search.searchBar.text = ""
    application.updateDisplay()
    #expect(missing(in: root)?.text("No Results") != nil)
  }

  @Test func theContentStaysInFrontOfATableThatScrolls() throws {
    let table = UITableViewController(style: .plain)
    navigation.viewControllers = [table]
    table.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    show()
    table.tableView.contentSize.height = 3000
    perform { table.tableView.contentOffset.y = 100 }
    let content = try #require(missing(in: table))
    #expect(content.convert(content.bounds, to: nil).minY == 0)
    #expect(content === table.tableView.subviews.last)
  }
}
