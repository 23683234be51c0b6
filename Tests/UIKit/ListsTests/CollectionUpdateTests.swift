import Testing
import ViewTestSupport

@testable import Lists

/// How layouts animate what an update inserts and deletes.
@Suite struct CollectionUpdateTests {
  /// Numbered items, with a data source that also prefetches.
  private final class Items: NSObject, UICollectionViewDataSource,
    UICollectionViewDataSourcePrefetching
  {
    var sections: [Int]
    var prefetched: [IndexPath] = []

    init(_ sections: [Int]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { prefetched += indexPaths }
  }

  /// Rows of 40 points below heads of 10, each section 100 points below the one before. Inserted rows come from the
  /// left, deleted ones leave to the right.
  private final class Sliding: UICollectionViewLayout {
    var calls: [String] = []
    private var counts: [Int] = []

    override func prepare() {
      calls.append("prepare")
      counts = (0..<(collectionView?.numberOfSections ?? 0)).map {
        collectionView?.numberOfItems(inSection: $0) ?? 0
      }
    }
    override var collectionViewContentSize: CGSize {
      CGSize(width: 200, height: CGFloat(counts.count) * 100)
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0, y: indexPath.section * 100 + 10 + indexPath.item * 40, width: 200, height: 40)
      return attributes
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: indexPath.section * 100, width: 200, height: 10)
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      counts.indices.flatMap { section in
        [
          layoutAttributesForSupplementaryView(
            ofKind: "head", at: IndexPath(item: 0, section: section))
        ]
          + (0..<counts[section]).map {
            layoutAttributesForItem(at: IndexPath(item: $0, section: section))
          }
      }.compactMap { $0 }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      for item in updateItems {
        func text(_ path: IndexPath?) -> String {
          path.map { $0.item == NSNotFound ? "\($0.section)" : "\($0.section).\($0.item)" } ?? "-"
        }
        calls.append(
          "\(item.updateAction) \(text(item.indexPathBeforeUpdate)) \(text(item.indexPathAfterUpdate))"
        )
      }
    }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("initial \(itemIndexPath.section).\(itemIndexPath.item)")
      return moved(layoutAttributesForItem(at: itemIndexPath), by: -100)
    }
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("final \(itemIndexPath.section).\(itemIndexPath.item)")
      return moved(layoutAttributesForItem(at: itemIndexPath), by: 100)
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("initial \(elementKind) \(elementIndexPath.section)")
      return nil
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("final \(elementKind) \(elementIndexPath.section)")
      return nil
    }
    override func finalizeCollectionViewUpdates() { calls.append("finalize") }

    private func moved(
      _ attributes: UICollectionViewLayoutAttributes?, by distance: CGFloat
    ) -> UICollectionViewLayoutAttributes? {
      attributes?.frame.origin.x += distance
      return attributes
    }
  }

  private func collection(_ source: Items, _ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "head",
      withReuseIdentifier: "head")
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func itemsComeFromTheirInitialAttributesAndLeaveToTheirFinalOnes() throws {
    let (source, layout) = (Items([2]), Sliding())
    let collection = collection(source, layout)
    let first = try #require(collection.cellForItem(at: path(0)))
    let second = try #require(collection.cellForItem(at: path(1)))
    layout.calls = []
    let clock = VirtualClock()
    clock.perform {
      collection.performBatchUpdates {
        collection.deleteItems(at: [path(0)])
        collection.insertItems(at: [path(1)])
      }
    }
    #expect(
      layout.calls == [
        "prepare", "delete 0.0 -", "insert - 0.1", "initial 0.1", "final 0.0", "finalize",
      ])
    let inserted = try #require(collection.cellForItem(at: path(1)))
    func left(_ view: UIView) -> CGFloat? { view.layer.presentation()?.frame.minX }
    #expect(left(inserted) == -100 && left(first) == 0 && left(second) == 0)
    // In the middle of an animation that eases in and out half of the way is behind.
    clock.advance(by: 0.15)
    #expect(abs((left(inserted) ?? 0) + 50) < 0.5 && abs((left(first) ?? 0) - 50) < 0.5)
    #expect(first.alpha == 1 && inserted.alpha == 1)
    #expect(abs((second.layer.presentation()?.frame.minY ?? 0) - 30) < 0.5)
    clock.advance(by: 0.5)
    #expect(inserted.frame == CGRect(x: 0, y: 50, width: 200, height: 40))
    #expect(second.frame.minY == 10 && first.superview == nil)
  }

  @Test func sectionsComeWithTheirHeads() throws {
    let (source, layout) = (Items([1]), Sliding())
    let collection = collection(source, layout)
    layout.calls = []
    source.sections = [1, 1]
    let clock = VirtualClock()
    clock.perform { collection.insertSections(IndexSet(integer: 0)) }
    #expect(
      layout.calls == ["prepare", "insert - 0", "initial head 0", "initial 0.0", "finalize"]
        || layout.calls == ["prepare", "insert - 0", "initial 0.0", "initial head 0", "finalize"])
    let head = try #require(collection.supplementaryView(forElementKind: "head", at: path(0)))
    // Without attributes of the layout it fades in at its place.
    #expect(head.layer.presentation()?.opacity == 0 && head.frame.minY == 0)
    clock.advance(by: 0.5)
    #expect(head.alpha == 1)
    layout.calls = []
    source.sections = [1]
    clock.perform { collection.deleteSections(IndexSet(integer: 1)) }
    #expect(
      Set(layout.calls) == ["prepare", "delete 1 -", "final head 1", "final 1.0", "finalize"])
    #expect(
      collection.indexPathsForVisibleSupplementaryElements(ofKind: "head") == [path(0)])
    #expect(collection.indexPath(forSupplementaryView: head) == path(0))
  }

  @Test func reloadedAndMovedItemsAreUpdates() {
    let (source, layout) = (Items([3]), Sliding())
    let collection = collection(source, layout)
    layout.calls = []
    collection.performBatchUpdates {
      collection.reloadItems(at: [path(0)])
      collection.moveItem(at: path(1), to: path(2))
    }
    #expect(layout.calls.contains("reload 0.0 0.0") && layout.calls.contains("move 0.1 0.2"))
    // What moves is animated from its place to the other one.
    #expect(layout.calls.filter { $0.hasPrefix("initial") } == ["initial 0.0"])
    #expect(layout.calls.filter { $0.hasPrefix("final ") } == ["final 0.0"])
  }

  @Test func aClosureOfUpdatesDoesNotEscape() {
    let (source, layout) = (Items([1]), Sliding())
    let collection = collection(source, layout)
    func update(_ changes: () -> Void) { collection.performBatchUpdates(changes) }
    update {
      source.sections = [2]
      collection.insertItems(at: [path(1)])
      #expect(collection.hasUncommittedUpdates)
    }
    #expect(!collection.hasUncommittedUpdates)
    #expect(collection.visibleCells.count == 2)
    collection.performBatchUpdates(nil)
    #expect(collection.visibleCells.count == 2)
  }

  @Test func itemsAfterTheVisibleOnesAreAskedForInAdvance() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 100)
    layout.minimumLineSpacing = 0
    let source = Items([100])
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = source
    collection.prefetchDataSource = source
    collection.layoutIfNeeded()
    #expect(source.prefetched == (3..<13).map { path($0) })
    source.prefetched = []
    collection.contentOffset.y = 200
    collection.layoutIfNeeded()
    #expect(source.prefetched == [path(13), path(14)])
    source.prefetched = []
    collection.isPrefetchingEnabled = false
    collection.contentOffset.y = 400
    collection.layoutIfNeeded()
    #expect(source.prefetched.isEmpty)
  }

  @Test func pathsOfFoundationHaveRowsAndItems() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    #expect(NSIndexPath(item: 1, section: 0) as IndexPath == IndexPath(item: 1, section: 0))
    #expect(NSIndexPath().row == NSNotFound)
  }
}
