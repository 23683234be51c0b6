import Measuring
import ViewControllers

/// Lays a view of a number of items out at first, then a page further each time, and reports times and memory.
@MainActor func measure(_ name: String, _ make: (Int) -> UIScrollView) {
  let rows = [100, 10_000, 100_000].map { count in
    let first = median(
      (0..<20).map { _ in
        let list = make(count)
        return processorTime { list.layoutIfNeeded() }
      })
    let list = make(count)
    list.layoutIfNeeded()
    let pages = min(count / 20, 100)
    let page = median(
      (0..<pages).map { _ in
        processorTime {
          list.contentOffset.y += list.bounds.height
          list.layoutIfNeeded()
        }
      })
    let bytes = bytesKept {
      let list = make(count)
      list.layoutIfNeeded()
      return list
    }
    return ["\(count)", decimal(first / 1000, 2), decimal(page / 1000, 2), "\(bytes / 1024)"]
  }
  printTable(name, ["items", "first layout, ms", "a page further, ms", "KiB kept"], rows)
}

measure("A table of rows of unknown height") { TextTable(count: $0) }
measure("A list in a collection, of rows of unknown height") {
  TextCollection(
    count: $0,
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
}
measure("A compositional grid of three columns") {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(110)), subitems: [item])
  return TextCollection(
    count: $0, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  )
}
measure("A flow of items of one size") {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 120, height: 110)
  return TextCollection(count: $0, layout)
}
