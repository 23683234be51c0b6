import HeadlessUIKit
import StandardControls
import StandardViews

/// A section of a table whose rows are known cells, as scenes describe them. It is never shown itself.
package final class TableSection: UIView {
  /// The title above the rows; nil for none.
  package var header: String?
  /// The title below the rows; nil for none.
  package var footer: String?
  /// The title of the section in the table's index; nil for none.
  package var indexTitle: String?
  /// A view above the rows, instead of a title.
  package var headerView: UIView?
  /// A view below the rows, instead of a title.
  package var footerView: UIView?
  package private(set) var rows: [UITableViewCell] = []

  /// Appends a row.
  package func add(_ row: UITableViewCell) { rows.append(row) }

  /// Moves a row to a place in a section, this one or another one.
  fileprivate func moveRow(at index: Int, to section: TableSection, at place: Int) {
    guard rows.indices.contains(index) else { return }
    let row = rows.remove(at: index)
    section.rows.insert(row, at: min(max(place, 0), section.rows.count))
  }

  package override class var propertyTable: PropertyTable { tableSectionProperties }
}

/// The data source and delegate of a table whose rows are known cells.
final class StaticTableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  private(set) var sections: [TableSection] = []

  func add(_ section: TableSection) { sections.append(section) }

  private func row(_ path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    row(indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    sections[section].headerView ?? UITableView.unimplementedView
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    sections[section].footerView ?? UITableView.unimplementedView
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    row(indexPath)?.knownRow?.height ?? UITableView.unimplementedHeight
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard sections.indices.contains(sourceIndexPath.section),
      sections.indices.contains(destinationIndexPath.section)
    else { return }
    sections[sourceIndexPath.section].moveRow(
      at: sourceIndexPath.row, to: sections[destinationIndexPath.section],
      at: destinationIndexPath.row)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    let titles = sections.compactMap(\.indexTitle)
    return titles.isEmpty ? nil : titles
  }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { sections.firstIndex { $0.indexTitle == title } ?? index }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    row(indexPath)?.knownEditingStyle != UITableViewCell.EditingStyle.none
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { row(indexPath)?.knownRow?.editingStyle ?? .delete }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { row(indexPath)?.knownRow?.swipes.configuration(.leading) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { row(indexPath)?.knownRow?.swipes.configuration(.trailing) }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { row(indexPath)?.knownMenu.map { .init(showing: $0) } }
}

extension UITableView {
  /// Appends a section of known rows, as storyboards do: the controller asks for them.
  func addKnown(_ section: TableSection) {
    let source = staticRows ?? StaticTableSource()
    source.add(section)
    staticRows = source
    reloadData()
  }

  /// What provides the rows of a storyboard; nil without any.
  package var knownRows: (any UITableViewDataSource & UITableViewDelegate)? { staticRows }

  /// Appends a section of known rows, as scenes do. The table then needs no other data source.
  package func add(_ section: TableSection) {
    let source = staticRows ?? StaticTableSource()
    source.add(section)
    staticRows = source
    if dataSource == nil {
      dataSource = source
      delegate = source
    }
    reloadData()
    let index = source.sections.count - 1
    selectedRows = source.sections.enumerated().flatMap { index, section in
      section.rows.indices.filter { section.rows[$0].isInitiallySelected }.map {
        IndexPath(row: $0, section: index)
      }
    }
    if let row = section.rows.firstIndex(where: { $0.initialSwipe != nil }) {
      updates.initialSwipe = IndexPath(row: row, section: index)
    }
  }

  /// Opens the actions that a scene shows, once rows are placed.
  func openInitialSwipe() {
    guard let path = updates.initialSwipe, let side = shownRows[path]?.initialSwipe
    else { return }
    updates.initialSwipe = nil
    showSwipeActions(side, forRowAt: path, animated: false)
  }
}
