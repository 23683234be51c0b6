import Testing

@testable import Lists

/// Sections and rows that a table or a collection shows again or elsewhere, and scrolling to them.
@Suite struct SectionUpdateTests {
  private let source = Contacts([["A", "B"], ["C"]])

  private func table(height: CGFloat = 400) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  private func texts(_ table: UITableView) -> [String?] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text }
  }

  @Test func reloadedRowsAreAskedForAgain() {
    let table = table()
    source.sections = [["X", "Y"], ["Z"]]
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(texts(table) == ["A", "Y", "C"])
  }

  @Test func reloadedSectionsAreAskedForAgain() {
    let table = table()
    source.sections = [["X", "Y"], ["Z", "W"]]
    table.reloadSections([1], with: .none)
    #expect(texts(table) == ["A", "B", "Z", "W"])
  }

  @Test func aSectionMovesWithItsRows() {
    let table = table()
    source.sections = [["C"], ["A", "B"]]
    table.moveSection(1, toSection: 0)
    #expect(texts(table) == ["C", "A", "B"])
    #expect(table.numberOfRows(inSection: 1) == 2)
  }

  @Test func aRegisteredHeaderIsMade() {
    let table = table()
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") != nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }

  private static let positions: [(UITableView.ScrollPosition, CGFloat)] = [
    // Row 25, which is behind the visible ones, moves to the top, the middle and the bottom.
    (.top, 1100), (.middle, 1022), (.bottom, 944),
    // The least movement shows it at the bottom.
    (.none, 944),
  ]

  @Test(arguments: positions)
  func theClosestOfTheSelectedRowsIsShown(
    position: UITableView.ScrollPosition, offset: CGFloat
  ) {
    source.sections = [(0..<100).map { "Name \($0)" }]
    let table = table(height: 200)
    table.allowsMultipleSelection = true
    table.contentOffset.y = 880
    table.layoutIfNeeded()
    let rows = [2, 90, 25]
    for row in rows {
      table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    table.contentOffset.y = 880
    table.layoutIfNeeded()
    table.scrollToNearestSelectedRow(at: position, animated: false)
    #expect(table.contentOffset.y == offset)
  }

  @Test func withoutASelectionNothingScrolls() {
    let table = table(height: 60)
    table.contentOffset.y = 20
    table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    #expect(table.contentOffset.y == 20)
  }

  private final class Indexed: NSObject, UITableViewDataSource {
    var titles = ["A"]
    func numberOfSections(in tableView: UITableView) -> Int { 5 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  @Test func theTitlesOfTheIndexAreReadAgain() {
    let source = Indexed()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = source
    table.layoutIfNeeded()
    source.titles = ["A", "B", "C", "D", "E"]
    table.reloadSectionIndexTitles()
    table.layoutIfNeeded()
    // Five titles of 14 points are around the middle at 100: the third one. Its section is behind 20 rows of 44.
    let screen = TouchScreen(of: table)
    screen.touchDown(at: CGPoint(x: 312, y: 100))
    screen.touchUp()
    #expect(table.contentOffset.y == 880)
  }

  // MARK: Collections

  /// A cell with a number.
  private final class Tile: UICollectionViewCell { var number = 0 }
  /// A header with a number.
  private final class Head: UICollectionReusableView { var number = 0 }

  private final class Tiles: NSObject, UICollectionViewDataSource {
    var sections: [[Int]]
    let head = UICollectionView.SupplementaryRegistration<Head>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { head, _, path in head.number = 100 * (path.section + 1) }

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      (cell as? Tile)?.number = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: head, for: indexPath)
    }
  }

  /// Lines of 40 points with one item, below headers of 10 points.
  private func collection(_ tiles: Tiles, height: CGFloat = 400) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 100, height: 10)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: height), collectionViewLayout: layout)
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = tiles
    collection.layoutIfNeeded()
    return collection
  }

  private func numbers(_ collection: UICollectionView) -> [Int] {
    collection.layoutIfNeeded()
    return collection.indexPathsForVisibleItems.sorted().compactMap {
      (collection.cellForItem(at: $0) as? Tile)?.number
    }
  }

  @Test func aCollectionShowsSectionsAgainAndElsewhere() {
    let tiles = Tiles([[1, 2], [3]])
    let collection = collection(tiles)
    #expect(numbers(collection) == [1, 2, 3])
    tiles.sections = [[4, 5], [6]]
    UIView.performWithoutAnimation { collection.reloadSections([1]) }
    #expect(numbers(collection) == [1, 2, 6])
    tiles.sections = [[6], [1, 2]]
    UIView.performWithoutAnimation { collection.moveSection(1, toSection: 0) }
    #expect(numbers(collection) == [6, 1, 2])
  }

  @Test func aRegistrationConfiguresHeaders() {
    let collection = collection(Tiles([[1, 2], [3]]))
    let head = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect((head as? Head)?.number == 200)
  }

  @Test func aCollectionScrollsToAnItem() {
    let tiles = Tiles([Array(0..<50)])
    let collection = collection(tiles, height: 100)
    // The item is from 410 to 450.
    collection.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: false)
    #expect(collection.contentOffset.y == 410)
    collection.scrollToItem(at: IndexPath(item: 10, section: 0), at: .bottom, animated: false)
    #expect(collection.contentOffset.y == 350)
    collection.scrollToItem(
      at: IndexPath(item: 10, section: 0), at: .centeredVertically, animated: false)
    #expect(collection.contentOffset.y == 380)
  }
}
