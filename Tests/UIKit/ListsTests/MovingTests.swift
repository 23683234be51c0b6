import Testing
import ViewTestSupport

@testable import Lists

/// A data source whose rows are moved.
private final class Playlist: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var moves: [String] = []
  var cannotMove: Set<IndexPath> = []
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  var reloads = false

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    cell.showsReorderControl = true
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !cannotMove.contains(indexPath)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append(
      "\(sourceIndexPath.section).\(sourceIndexPath.row) "
        + "\(destinationIndexPath.section).\(destinationIndexPath.row)")
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    if reloads { tableView.reloadData() }
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target(sourceIndexPath, proposedDestinationIndexPath) }
}

/// Rows of tables that a finger moves.
@Suite struct MovingTests {
  private func table(_ source: Playlist, height: CGFloat = 400) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.dataSource = source
    table.delegate = source
    table.isEditing = true
    table.layoutIfNeeded()
    return table
  }

  private func texts(_ table: UITableView) -> [String?] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text }
  }

  private func row(_ text: String, in table: UITableView) throws -> UITableViewCell {
    try #require(table.visibleCells.first { $0.textLabel?.text == text })
  }

  @Test func otherRowsMakeWayForTheOneThatIsHeld() throws {
    let source = Playlist([["A", "B", "C", "D", "E"]])
    let table = table(source)
    let screen = TouchScreen(of: table)
    screen.touchDown(at: CGPoint(x: 300, y: 66))
    screen.move(to: CGPoint(x: 300, y: 126))
    screen.advance(by: 0.5)
    // The upper edge at 104 is closer to the third place at 88 than to the fourth one at 132.
    #expect(try row("B", in: table).frame.minY == 104)
    #expect(try row("C", in: table).frame.minY == 44)
    #expect(try row("D", in: table).frame.minY == 132)
    #expect(table.subviews.last === table.visibleCells.first { $0.textLabel?.text == "B" })
    #expect(source.moves == [])
    screen.touchUp()
    screen.advance(by: 0.5)
    #expect(source.moves == ["0.1 0.2"])
    #expect(texts(table) == ["A", "C", "B", "D", "E"])
    #expect(try row("B", in: table).frame.minY == 88)
    #expect(table.indexPath(for: try row("B", in: table)) == IndexPath(row: 2, section: 0))
    // Nothing of the shadow is left.
    #expect(table.subviews.count { $0 is UITableViewCell } == 5)
    #expect(table.subviews.allSatisfy { $0.layer.shadowOpacity == 0 })
  }

  @Test func rowsMakeWayOnTheClock() throws {
    let source = Playlist([["A", "B", "C"]])
    let table = table(source)
    let screen = TouchScreen(of: table)
    screen.touchDown(at: CGPoint(x: 300, y: 22))
    screen.move(to: CGPoint(x: 300, y: 60))
    screen.advance(by: 0.15)
    let shown = try #require(try row("B", in: table).layer.presentation()).frame.minY
    #expect(shown > 0 && shown < 44)
    screen.advance(by: 0.2)
    #expect(try row("B", in: table).frame.minY == 0)
  }

  @Test func aRowIsMovedUpwardsAcrossSections() throws {
    let source = Playlist([["A", "B"], ["C", "D"]])
    let table = table(source)
    let screen = TouchScreen(of: table)
    screen.touchDown(at: CGPoint(x: 300, y: 154))
    screen.move(to: CGPoint(x: 300, y: 30))
    screen.touchUp()
    screen.advance(by: 0.5)
    #expect(source.moves == ["1.1 0.0"])
    #expect(texts(table) == ["D", "A", "B", "C"])
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test func aCancelledTouchReturnsTheRow() {
    let source = Playlist([["A", "B", "C"]])
    let table = table(source)
    let screen = TouchScreen(of: table)
    screen.touchDown(at: CGPoint(x: 300, y: 22))
    screen.move(to: CGPoint(x: 300, y: 120))
    screen.cancel()
    screen.advance(by: 0.5)
    #expect(source.moves == [])
    #expect(texts(table) == ["A", "B", "C"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
  }

  @Test func theDelegateHasAnotherTarget() {
    let source = Playlist([["A", "B"], ["C", "D"]])
    source.target = { from, to in
      from.section == to.section ? to : IndexPath(row: 1, section: from.section)
    }
    let table = table(source)
    let screen = TouchScreen(of: table)
    screen.touchDown(at: CGPoint(x: 300, y: 22))
    screen.move(to: CGPoint(x: 300, y: 150))
    screen.touchUp()
    screen.advance(by: 0.5)
    #expect(source.moves == ["0.0 0.1"])
  }

  @Test func aTargetThatDoesNotExistIsReplacedByTheProposedOne() {
    let source = Playlist([["A", "B", "C"]])
    source.target = { _, _ in IndexPath(row: 7, section: 3) }
    let table = table(source)
    let screen = TouchScreen(of: table)
    screen.touchDown(at: CGPoint(x: 300, y: 22))
    screen.move(to: CGPoint(x: 300, y: 66))
    screen.touchUp()
    #expect(source.moves == ["0.0 0.1"])
  }

  @Test func onlyRowsThatMayMoveAreMovedByTheirControls() {
    let source = Playlist([["A", "B", "C"]])
    source.cannotMove = [IndexPath(row: 0, section: 0)]
    let table = table(source)
    let screen = TouchScreen(of: table)
    for start in [CGPoint(x: 300, y: 22), CGPoint(x: 150, y: 66)] {
      screen.touchDown(at: start)
      screen.move(to: CGPoint(x: start.x, y: 120))
      screen.touchUp()
      screen.advance(by: 0.5)
    }
    #expect(source.moves == [])
    #expect(texts(table) == ["A", "B", "C"])
  }

  @Test func theControlIsAtTheLeftFromRightToLeft() {
    let source = Playlist([["A", "B", "C"]])
    let table = table(source)
    table.traitOverrides.layoutDirection = .rightToLeft
    table.layoutIfNeeded()
    let screen = TouchScreen(of: table)
    screen.touchDown(at: CGPoint(x: 20, y: 22))
    screen.move(to: CGPoint(x: 20, y: 66))
    screen.touchUp()
    #expect(source.moves == ["0.0 0.1"])
  }

  @Test func aTableScrollsWhileTheFingerIsAtItsEdge() {
    let source = Playlist([(0..<50).map { "\($0)" }])
    let table = table(source, height: 200)
    let screen = TouchScreen(of: table)
    screen.touchDown(at: CGPoint(x: 300, y: 22))
    screen.move(to: CGPoint(x: 300, y: 178))
    // Half of the zone of 44 points: 300 points per second.
    screen.advance(by: 1)
    #expect(abs(table.contentOffset.y - 300) <= 10)
    let offset = table.contentOffset.y
    screen.move(to: CGPoint(x: 300, y: 100))
    screen.advance(by: 1)
    #expect(table.contentOffset.y == offset)
    screen.touchUp()
    screen.advance(by: 0.5)
    // The row's upper edge is at 78 points of the table; its place is the closest multiple of 44.
    #expect(source.moves == ["0.0 0.\(Int(((offset + 78) / 44).rounded()))"])
    #expect(table.visibleCells.count { $0.superview !== table } == 0)
  }

  @Test func aDataSourceThatLoadsAllRowsHasMovedTheRowItself() {
    let source = Playlist([["A", "B", "C"]])
    source.reloads = true
    let table = table(source)
    let screen = TouchScreen(of: table)
    screen.touchDown(at: CGPoint(x: 300, y: 22))
    screen.move(to: CGPoint(x: 300, y: 110))
    screen.touchUp()
    screen.advance(by: 0.5)
    table.layoutIfNeeded()
    #expect(texts(table) == ["B", "C", "A"])
  }

  @Test func anUpdateEndsAMove() {
    let source = Playlist([["A", "B", "C"]])
    let table = table(source)
    let screen = TouchScreen(of: table)
    screen.touchDown(at: CGPoint(x: 300, y: 22))
    screen.move(to: CGPoint(x: 300, y: 110))
    source.sections[0].removeLast()
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    screen.move(to: CGPoint(x: 300, y: 60))
    screen.touchUp()
    screen.advance(by: 0.5)
    #expect(source.moves == [])
    #expect(texts(table) == ["A", "B"])
  }

  @Test func cornersAreThoseOfThePlacesThatAreShown() throws {
    let source = Playlist([["A", "B", "C"]])
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .insetGrouped)
    table.dataSource = source
    table.delegate = source
    table.isEditing = true
    table.layoutIfNeeded()
    let first = try row("A", in: table)
    let screen = TouchScreen(of: table)
    screen.touchDown(at: CGPoint(x: 280, y: first.frame.midY))
    screen.move(to: CGPoint(x: 280, y: first.frame.midY + 90))
    screen.advance(by: 0.5)
    #expect(
      try row("B", in: table).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(first.layer.maskedCorners.contains([.layerMinXMinYCorner, .layerMaxXMaxYCorner]))
  }
}
