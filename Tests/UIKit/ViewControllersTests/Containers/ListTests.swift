import Testing
import ViewControllers

private final class Names: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
  }
}

@Suite struct ListTests {
  private let names = Names()

  @Test func aTableKnowsItsNumbersAndShowsNoRows() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 60), style: .grouped)
    #expect(table.numberOfSections == 0)
    table.dataSource = names
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.visibleCells.isEmpty)
    #expect(table.style == .grouped)
  }

  @Test func aCollectionKnowsItsNumbersAndShowsNoItems() {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.dataSource = names
    #expect(collection.numberOfItems(inSection: 0) == 4)
    #expect(collection.visibleCells.isEmpty)
    #expect(layout.collectionView === collection)
  }

  @Test func indexPathsHaveTheirNames() {
    var path = IndexPath(row: 2, section: 1)
    #expect((path.section, path.row, path.item) == (1, 2, 2))
    path.row = 5
    #expect(path == IndexPath(item: 5, section: 1))
  }

  @Test func indexPathsThatAreTooShortHaveNoRow() {
    var path = IndexPath(index: 3)
    path.row = 5
    #expect(path == IndexPath(index: 3))
    #expect((path.section, path.row) == (3, NSNotFound))
    #expect(IndexPath().section == NSNotFound)
  }
}
