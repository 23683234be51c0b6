import Lists
import Testing

/// A list that gets another data source or delegate forgets its content by itself: `reloadData()`, which subclasses override
/// and mocks count, is for the code that uses the list.
@Suite struct Reloading {
  private class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    var count = 1

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class Table: UITableView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private final class Collection: UICollectionView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private let frame = CGRect(x: 0, y: 0, width: 100, height: 200)

  @Test func aTableIsNotReloadedByItsSources() {
    let table = Table(frame: frame)
    let (first, second) = (Source(), Source())
    second.count = 3
    table.dataSource = first
    table.delegate = first
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 1)
    table.dataSource = second
    table.delegate = second
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3 && table.reloads == 0)
    table.reloadData()
    #expect(table.reloads == 1)
  }

  @Test func aCollectionIsNotReloadedByItsSources() {
    let collection = Collection(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let (first, second) = (Source(), Source())
    second.count = 3
    collection.dataSource = first
    collection.delegate = first
    collection.layoutIfNeeded()
    #expect(collection.numberOfItems(inSection: 0) == 1)
    collection.dataSource = second
    collection.delegate = second
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 3 && collection.reloads == 0)
  }

  @Test func theDelegateOfAListCanBeObserved() {
    let source = Source()
    let lists = [UITableView(frame: frame), UIScrollView(frame: frame)]
    for list in lists {
      var changes = 0
      let observation = list.observe(\.delegate, key: "delegate") { _, _ in changes += 1 }
      if let table = list as? UITableView {
        table.delegate = source
      } else {
        list.delegate = source
      }
      #expect(changes == 1)
      observation.invalidate()
    }
  }

  @Test func reloadedRowsCountBeforeTheirLayout() {
    let table = UITableView(frame: frame)
    let source = Source()
    source.count = 20
    table.rowHeight = 30
    table.dataSource = source
    table.reloadData()
    #expect(table.contentSize == CGSize(width: 100, height: 600))
    source.count = 10
    table.reloadData()
    #expect(table.contentSize.height == 300)
    // 200 of the table show 7 rows, the last one in part.
    #expect(table.cellForRow(at: [0, 6]) != nil && table.cellForRow(at: [0, 7]) == nil)
    table.reloadData()
    #expect(table.visibleCells.count == 7)
  }

  /// Rows are 50 high once they are measured, and 20 by their estimate: 20 rows end at 1000, or else at 400.
  @Test func anEstimateDoesNotScrollMeasuredRows() {
    let table = UITableView(frame: frame)
    let source = TallSource()
    source.count = 20
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    table.contentOffset.y = 700
    table.layoutIfNeeded()
    table.reloadData()
    #expect(table.contentOffset.y == 700)
  }

  private final class TallSource: Source {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 20 }
  }
}
