import Testing

@testable import Lists

@Suite struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func aSnapshotKeepsItsOrder() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.moveItem(3, afterItem: 1)
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.appendItems([5, 1])
    #expect(snapshot.itemIdentifiers == [1, 3, 4, 2, 5])
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b"])
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfItems == 1 && snapshot.indexOfItem(2) == nil)
  }

  @Test(arguments: [
    ([("a", [1, 2, 3])], [("a", [3, 1, 2])]),
    ([("a", [1, 2, 3])], [("a", [2, 4])]),
    ([("a", [1, 2]), ("b", [3])], [("b", [3, 1]), ("a", [2])]),
    ([("a", [1, 2]), ("b", [3])], [("c", [1, 5]), ("b", [3, 2])]),
    ([("a", [1, 2, 3, 4, 5])], [("a", [5, 4, 3, 2, 1]), ("b", [6])]),
  ])
  func differencesLeadToTheNewSnapshot(old: [(String, [Int])], new: [(String, [Int])]) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(snapshot(old), animatingDifferences: false)
    table.layoutIfNeeded()
    var isDone = false
    source.apply(snapshot(new)) { isDone = true }
    #expect(isDone)
    let texts = table.visibleCells.map { $0.textLabel?.text ?? "" }
    #expect(texts == new.flatMap(\.1).map(String.init))
    #expect(source.indexPath(for: new[0].1[0]) == IndexPath(item: 0, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(item: 9, section: 0)) == nil)
    #expect(source.sectionIdentifier(for: 0) == new[0].0 && source.index(for: new[0].0) == 0)
    #expect(source.sectionIdentifier(for: new.count) == nil && source.index(for: "none") == nil)
  }

  /// A cell that counts how often it is prepared for another item.
  private final class Counting: UICollectionViewCell {
    var preparations = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  @Test(arguments: [true, false])
  func reconfiguredItemsOfACollectionKeepTheirCells(isAnimated: Bool) throws {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Counting.self, forCellWithReuseIdentifier: "cell")
    var provided: [Int] = []
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, item in
      provided.append(item)
      return collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(snapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: false)
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? Counting)
    collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    provided = []

    // The item is at another place after the changes that come with the request.
    var changed = snapshot([("a", [2]), ("b", [3])])
    changed.reconfigureItems([2])
    source.apply(changed, animatingDifferences: isAnimated)
    collection.layoutIfNeeded()
    #expect(provided == [2])
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(cell.preparations == 0 && cell.isSelected)
    #expect(source.snapshot().reconfiguredItemIdentifiers == [])
  }

  @Test func aReconfiguredCellMayBeReplaced() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Counting.self, forCellWithReuseIdentifier: "a")
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "b")
    var identifier = "a"
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    }
    source.apply(snapshot([("a", [1])]), animatingDifferences: false)
    collection.layoutIfNeeded()
    identifier = "b"
    collection.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 1)
    #expect(collection.visibleCells.first?.reuseIdentifier == "b")
    #expect(collection.subviews.compactMap { $0 as? Counting }.isEmpty)
  }

  @Test func reconfiguredRowsKeepTheirCells() throws {
    final class Counting: UITableViewCell {
      var preparations = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.register(Counting.self, forCellReuseIdentifier: "cell")
    var count = 0
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, _ in
      count += 1
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    source.apply(snapshot([("a", [1])]), animatingDifferences: false)
    table.layoutIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(table.cellForRow(at: path) as? Counting)
    count = 0
    table.reconfigureRows(at: [path])
    #expect(table.cellForRow(at: path) === cell && cell.preparations == 0 && count == 1)
  }

  /// As updates of a list that is shown do; without a window it is loaded at the next layout.
  @Test(arguments: [true, false])
  func aWindowShowsTheFirstItemsAtOnce(isShown: Bool) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    let collection = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let table = UITableView(frame: frame)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var provided: [Int] = []
    let items = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, item in
      provided.append(item)
      return collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let rows = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      provided.append(item)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let window = UIWindow(frame: frame)
    if isShown {
      window.addSubview(collection)
      window.addSubview(table)
    }
    items.apply(snapshot([("a", [1, 2])]))
    #expect(provided.sorted() == (isShown ? [1, 2] : []))
    rows.apply(snapshot([("a", [3, 4])]))
    #expect(provided.sorted() == (isShown ? [1, 2, 3, 4] : []))
    collection.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(provided.sorted() == [1, 2, 3, 4])
  }
}
