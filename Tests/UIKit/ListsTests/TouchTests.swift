import Testing
import ViewTestSupport

@testable import Lists

@Suite struct TouchTests {
  private func table(_ source: Contacts) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    source.log = []
    return table
  }

  @Test func aTapSelectsARowAndDeselectsTheOther() {
    let source = Contacts([["A", "B", "C", "D", "E", "F", "G"]])
    let table = table(source)
    let screen = TouchScreen(of: table)
    screen.tap(at: CGPoint(x: 50, y: 20))
    #expect(source.log == ["willSelect 0.0", "didSelect 0.0"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    source.log = []
    screen.tap(at: CGPoint(x: 50, y: 60))
    #expect(
      source.log == ["willSelect 0.1", "willDeselect 0.0", "didDeselect 0.0", "didSelect 0.1"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    table.allowsSelection = false
    source.log = []
    screen.tap(at: CGPoint(x: 50, y: 20))
    #expect(source.log == [])
  }

  @Test func aTapDeselectsARowAmongSeveral() {
    let source = Contacts([["A", "B", "C"]])
    let table = table(source)
    table.allowsMultipleSelection = true
    let screen = TouchScreen(of: table)
    screen.tap(at: CGPoint(x: 50, y: 20))
    screen.tap(at: CGPoint(x: 50, y: 60))
    #expect(table.indexPathsForSelectedRows?.count == 2)
    screen.tap(at: CGPoint(x: 50, y: 20))
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test func aFingerThatScrollsSelectsNothing() {
    let source = Contacts([(0..<50).map { "Name \($0)" }])
    let table = table(source)
    let screen = TouchScreen(of: table)
    screen.touchDown(at: CGPoint(x: 50, y: 150))
    screen.advance(by: 0.2)
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isHighlighted == true)
    screen.move(to: CGPoint(x: 50, y: 100))
    screen.move(to: CGPoint(x: 50, y: 60))
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
    screen.touchUp()
    #expect(table.contentOffset.y > 0)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func aSwipeOpensTheActionsAndATapPerformsOne() {
    let source = Contacts([["A", "B", "C"]])
    var performed = 0
    source.actions = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Drop") { _, _, complete in
        performed += 1
        complete(true)
      }
    ])
    let table = table(source)
    let screen = TouchScreen(of: table)
    screen.touchDown(at: CGPoint(x: 250, y: 20))
    for x in stride(from: 240, through: 170, by: -10) { screen.move(to: CGPoint(x: x, y: 20)) }
    screen.advance(by: 0.2)
    screen.touchUp()
    screen.advance(by: 0.5)
    let path = IndexPath(row: 0, section: 0)
    #expect(table.indexPathForSwipedRow == path)
    #expect(table.cellForRow(at: path)?.frame.minX == -74)
    screen.tap(at: CGPoint(x: 290, y: 20))
    #expect(performed == 1)
    screen.advance(by: 0.5)
    #expect(table.indexPathForSwipedRow == nil)
    #expect(table.cellForRow(at: path)?.frame.minX == 0)
  }

  /// As tables had them before swipe actions.
  @Test func rowActionsAreSwipeActions() throws {
    final class Actions: NSObject, UITableViewDelegate {
      var performed: [IndexPath] = []
      func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
      ) -> [UITableViewRowAction]? {
        let flag = UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }
        flag.backgroundColor = .orange
        return [
          UITableViewRowAction(style: .destructive, title: "Drop") { _, path in
            self.performed.append(path)
          }, flag,
        ]
      }
    }
    let source = Contacts([["A", "B", "C"]])
    let table = table(source)
    let actions = Actions()
    table.delegate = actions
    table.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    let shown = try #require(table.swipeActions(.trailing, at: path))
    #expect(shown.actions.map(\.title) == ["Drop", "Flag"])
    #expect(shown.actions[0].backgroundColor == .systemRed)
    #expect(shown.actions[1].backgroundColor == .orange)
    #expect(!shown.performsFirstActionWithFullSwipe)
    shown.actions[0].handler(shown.actions[0], table) { _ in }
    #expect(actions.performed == [path])
    #expect(table.swipeActions(.leading, at: path) == nil)
  }

  @Test func theButtonForDetailsIsReported() {
    final class Details: NSObject, UITableViewDelegate {
      var tapped: [IndexPath] = []
      func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) { tapped.append(indexPath) }
    }
    let source = Contacts([["A", "B", "C"]])
    source.configure = { cell, _ in cell.accessoryType = .detailButton }
    let table = table(source)
    let details = Details()
    table.delegate = details
    table.layoutIfNeeded()
    let screen = TouchScreen(of: table)
    screen.tap(at: CGPoint(x: 293, y: 66))
    #expect(details.tapped == [IndexPath(row: 1, section: 0)])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func theIndexScrollsToItsSection() {
    final class Indexed: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 5 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        ["A", "B", "C", "D", "E"]
      }
    }
    let source = Indexed()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = source
    table.layoutIfNeeded()
    // Five titles of 14 points are around the middle at 100: the third one.
    let screen = TouchScreen(of: table)
    screen.touchDown(at: CGPoint(x: 312, y: 100))
    screen.touchUp()
    #expect(table.contentOffset.y == 880)
  }
}
