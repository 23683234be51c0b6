import Testing

@testable import Lists

/// A data source and delegate of sections with texts, which records the calls that it receives.
final class Contacts: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var footers: [String?] = []
  var heights: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
  var log: [String] = []
  var logsOnly: Set<String> = []
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  var actions: UISwipeActionsConfiguration?

  init(_ sections: [[String]]) { self.sections = sections }

  func record(_ call: String, _ path: IndexPath) {
    log.append("\(call) \(path.section).\(path.row)")
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.append("sections")
    return sections.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.append("rows \(section)")
    return sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    record("cell", indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    configure(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    record("height", indexPath)
    return heights(indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { record("willDisplay", indexPath) }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { record("didEndDisplaying", indexPath) }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    record("willSelect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    record("willDeselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    record("didSelect", indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    record("didDeselect", indexPath)
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions }
}

@Suite struct TableTests {
  private func table(
    _ source: Contacts, _ style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 320, height: 200)
  ) -> UITableView {
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    table.dataSource = source
    table.delegate = source
    return table
  }

  private func names(_ count: Int) -> [String] { (0..<count).map { "Name \($0)" } }

  @Test func aTableShowsTheRowsThatAreVisible() {
    let source = Contacts([names(1000)])
    let table = table(source)
    table.layoutIfNeeded()
    // 200 points show four rows of 44 and a part of a fifth.
    #expect(table.visibleCells.map { $0.textLabel?.text } == names(5))
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
    #expect(table.visibleCells.map(\.frame.width) == [320, 320, 320, 320, 320])
    #expect(table.contentSize == CGSize(width: 320, height: 44000))
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 1000)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 45)) == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 5, section: 0)) == nil)
  }

  @Test func aTableWithoutADataSourceIsEmpty() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 60), style: .grouped)
    table.layoutIfNeeded()
    // UIKit counts one section where no data source does.
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
    #expect(table.visibleCells.isEmpty)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == .zero)
  }

  @Test func callsAreInTheOrderOfUIKit() {
    let source = Contacts([["A", "B"]])
    source.heights = { _ in 150 }
    let table = table(source)
    table.layoutIfNeeded()
    #expect(source.log.prefix(2) == ["sections", "rows 0"])
    // Estimated rows get their cell first; the second one is visible from 150 on.
    #expect(
      source.log.dropFirst(2).filter { !$0.hasPrefix("willDisplay") }
        == ["cell 0.0", "height 0.0", "cell 0.1", "height 0.1"])
    #expect(
      source.log.filter { $0.hasPrefix("willDisplay") } == ["willDisplay 0.0", "willDisplay 0.1"])
  }

  @Test func withoutEstimatesAllHeightsAreAskedForFirst() {
    let source = Contacts([["A", "B", "C"]])
    source.heights = { CGFloat(100 + $0.row) }
    let table = table(source)
    table.estimatedRowHeight = 0
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 201)
    #expect(source.log == ["sections", "rows 0", "height 0.0", "height 0.1", "height 0.2"])
  }

  @Test func cellsAreReusedWhenTheyAreScrolledAway() {
    let source = Contacts([names(100)])
    let table = table(source)
    table.layoutIfNeeded()
    let first = table.visibleCells[0]
    table.contentOffset.y = 440
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
    #expect(table.visibleCells.contains { $0 === first })
    #expect(table.visibleCells.first?.textLabel?.text == "Name 10")
    #expect(source.log.contains("didEndDisplaying 0.0"))
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 5)
  }

  @Test func rowsAreAsHighAsTheirConstraintsSay() {
    let source = Contacts([["A", "B", "C"]])
    source.configure = { cell, path in
      guard cell.contentView.subviews.count < 2 else { return }
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let content = cell.contentView
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
        content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
        box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 30 + CGFloat(path.row) * 10),
      ])
    }
    let table = table(source)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [50, 60, 70])
    #expect(table.contentSize.height == 180)
  }

  @Test func whatIsVisibleStaysWhenRowsAboveItAreMeasured() {
    let source = Contacts([names(100)])
    source.heights = { _ in 60 }
    let table = table(source)
    table.layoutIfNeeded()
    table.contentOffset.y = 2000
    table.layoutIfNeeded()
    let path = table.indexPathsForVisibleRows?.first ?? IndexPath()
    let place = table.rectForRow(at: path).minY - table.contentOffset.y
    // Rows above become visible that were 44 by estimate, and are 60.
    table.contentOffset.y -= 50
    table.layoutIfNeeded()
    #expect(abs(table.rectForRow(at: path).minY - table.contentOffset.y - place - 50) < 0.001)
    #expect(table.visibleCells.allSatisfy { $0.frame.height == 60 })
  }

  @Test func headersOfAPlainTableFloat() throws {
    let source = Contacts([names(10), names(10)])
    source.titles = ["A", "B"]
    let table = table(source)
    table.layoutIfNeeded()
    // 22 points above the title of 28.
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(table.visibleCells[0].frame.minY == 50)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 100, width: 320, height: 28))
    #expect(header.textLabel?.text == "A")
    // The next header pushes it away: section 1 starts at 490.
    table.contentOffset.y = 480
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 462)
    #expect(table.headerView(forSection: 1)?.frame == CGRect(x: 0, y: 490, width: 320, height: 50))
  }

  @Test func groupedSectionsHaveGapsBetweenThem() {
    let source = Contacts([names(1), names(1)])
    let table = table(source, .grouped, size: CGSize(width: 320, height: 600))
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [35, 114])
    #expect(table.contentSize.height == 175.5)
  }

  @Test func insetGroupedRowsAreInsideOfTheMargins() {
    let source = Contacts([names(3)])
    source.titles = ["Family"]
    let table = table(source, .insetGrouped, size: CGSize(width: 390, height: 600))
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minX) == [16, 16, 16])
    #expect(table.visibleCells.map(\.frame.width) == [358, 358, 358])
    #expect(table.visibleCells.map(\.layer.cornerRadius) == [10, 0, 10])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "FAMILY")
    #expect(table.headerView(forSection: 0)?.textLabel?.frame.minX == 32)
  }

  @Test func aRowIsScrolledToItsPlace() {
    let source = Contacts([names(100)])
    let table = table(source)
    let path = IndexPath(row: 50, section: 0)
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(table.contentOffset.y == 2200)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(table.contentOffset.y == 2044)
    table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(table.contentOffset.y == 2122)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 4200)
    table.scrollToRow(at: IndexPath(row: 98, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == 4200)
  }

  @Test func selectionIsKeptWithTheRows() {
    let source = Contacts([names(100)])
    let table = table(source)
    table.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(table.visibleCells.map(\.isSelected) == [false, true, false, false, false])
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    table.allowsMultipleSelection = true
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows?.count == 2)
    table.contentOffset.y = 2000
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.isSelected) == [false, true, true, false, false])
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(!source.log.contains { $0.hasPrefix("didSelect") })
  }

  @Test func rowsAreInsertedDeletedAndMoved() {
    let source = Contacts([["A", "B", "C", "D"]])
    let table = table(source)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    source.sections = [["X", "D", "A", "C"]]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 1, section: 0))
    }
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["X", "D", "A", "C"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    #expect(table.visibleCells[1] === cells[3] && table.visibleCells[2] === cells[0])
    #expect(cells[1].superview == nil)
  }

  @Test func anUpdateThatContradictsTheDataSourceLoadsAllRowsAgain() {
    let source = Contacts([["A", "B"]])
    let table = table(source)
    table.layoutIfNeeded()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["A", "B"])
  }

  @Test func anEmptyUpdateAsksForHeightsAgain() {
    let source = Contacts([["A", "B"]])
    let table = table(source)
    source.heights = { _ in 50 }
    table.layoutIfNeeded()
    source.heights = { _ in 70 }
    table.beginUpdates()
    table.endUpdates()
    #expect(table.visibleCells.map(\.frame.height) == [70, 70])
  }

  @Test func updatesAreAnimatedOnTheClock() {
    let clock = VirtualClock()
    clock.perform {
      let source = Contacts([["A", "B"]])
      let table = table(source)
      table.layoutIfNeeded()
      let second = table.visibleCells[1]
      source.sections = [["B"]]
      var isDone = false
      table.performBatchUpdates {
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
      } completion: { _ in
        isDone = true
      }
      #expect(second.frame.minY == 0)
      #expect(!isDone)
      clock.advance(by: 0.15)
      let middle = second.layer.presentation()?.frame.minY ?? 0
      #expect(middle > 0 && middle < 44)
      clock.advance(by: 0.2)
      #expect(isDone)
      #expect(table.subviews.filter { $0 is UITableViewCell }.count == 1)
    }
  }

  @Test func editingShowsControls() {
    let source = Contacts([names(2)])
    source.configure = { cell, _ in cell.showsReorderControl = true }
    let table = table(source)
    table.layoutIfNeeded()
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let cell = table.visibleCells[0]
    #expect(cell.isEditing && cell.editingStyle == .delete)
    // 38 points for the control, and 42 for moving the row.
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 240, height: 44))
    table.allowsMultipleSelectionDuringEditing = true
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 38)
    table.isEditing = false
    table.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test func swipeActionsMoveTheRowToTheSide() {
    let source = Contacts([names(2)])
    var performed = false
    source.actions = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Drop") { _, _, complete in
        performed = true
        complete(true)
      },
      UIContextualAction(style: .normal, title: "More") { _, _, complete in complete(true) },
    ])
    let table = table(source)
    let path = IndexPath(row: 0, section: 0)
    table.showSwipeActions(.trailing, forRowAt: path, animated: false)
    // Both titles are shorter than 44 points: 74 is the least width.
    #expect(table.cellForRow(at: path)?.frame.minX == -148)
    #expect(table.indexPathForSwipedRow == path)
    table.showSwipeActions(.leading, forRowAt: path, animated: false)
    #expect(table.indexPathForSwipedRow == path)
    table.hideSwipeActions(animated: false)
    #expect(table.cellForRow(at: path)?.frame.minX == 0)
    #expect(!performed)
  }

  @Test func aClassThatIsNotRegisteredGivesAPlainCell() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let cell = table.dequeueReusableCell(
      withIdentifier: "unknown", for: IndexPath(row: 0, section: 0))
    #expect(cell.reuseIdentifier == "unknown")
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
  }

  private final class OwnCell: UITableViewCell {
    let badge = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(badge)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func aRegisteredClassIsMadeByItsInitializer() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.register(OwnCell.self, forCellReuseIdentifier: "own")
    let cell = table.dequeueReusableCell(withIdentifier: "own", for: IndexPath(row: 0, section: 0))
    let own = try #require(cell as? OwnCell)
    #expect(own.badge.superview === own.contentView)
    #expect(own.reuseIdentifier == "own")
    #expect(own.detailTextLabel != nil)
  }

  @Test func rowsAreMeasuredAgainInAnotherWidth() {
    let source = Contacts([
      ["A name that is longer than one line of a narrow table, so that it wraps"]
    ])
    source.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
    let table = table(source)
    table.layoutIfNeeded()
    let narrow = table.visibleCells[0].frame.height
    table.frame.size.width = 800
    table.layoutIfNeeded()
    #expect(narrow > 60)
    #expect(table.visibleCells[0].frame.height == 44)
  }

  @Test func tableHeadersAndFootersAreAroundTheRows() {
    let source = Contacts([names(2)])
    let table = table(source)
    let (header, footer) = (UIView(), UIView())
    header.frame.size.height = 80
    footer.frame.size.height = 30
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
    #expect(table.visibleCells.map(\.frame.minY) == [80, 124])
    #expect(footer.frame == CGRect(x: 0, y: 168, width: 320, height: 30))
    #expect(table.contentSize.height == 198)
  }
}
