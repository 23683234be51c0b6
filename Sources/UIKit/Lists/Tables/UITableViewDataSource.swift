import HeadlessUIKit

/// Provides the rows of a table.
public protocol UITableViewDataSource: ObjectiveCDelegate {
  /// The number of rows in a section. Negative numbers count as 0. Called once per section when the data is loaded, and
  /// again after updates.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell for a row that becomes visible. It should be dequeued from the table, which reuses cells that have left
  /// the visible bounds.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections. Negative numbers count as 0.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title of a section's header, where the delegate has no view for it; in capital letters unless the table is
  /// plain. Nil for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title of a section's footer, where the delegate has no view for it; nil for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited: it has swipe actions, and a control at its leading edge in editing mode.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether the user may move a row in editing mode.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The titles of the index at the trailing edge, from top to bottom; nil or an empty array for a table without one.
  /// Not asked where the table has fewer rows than ``UITableView/sectionIndexMinimumDisplayRowCount``.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section to which the table scrolls for a title of the index. One that does not exist is ignored.
  /// - Parameters:
  ///   - title: The title under the finger.
  ///   - index: The position of the title in the array of all titles.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Deletes or inserts a row in the data, and in the table, after the user has tapped the control or the action for
  /// it.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Moves a row in the data, after the user has dropped it in another place. Not called if it was dropped where it
  /// was.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns 1 by default.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns nil by default: the header has no title.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns nil by default: the footer has no title.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Returns true by default.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns true by default. The control for moving a row is only shown in cells that ask for it.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns nil by default: the table has no index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index of the title by default.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// Prepares the data of rows that may become visible soon.
public protocol UITableViewDataSourcePrefetching: ObjectiveCDelegate {
  /// Prepares the data of rows that are not visible yet, in the order in which they follow the last visible row.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Stops preparing the data of rows that will not become visible. Never called here.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
