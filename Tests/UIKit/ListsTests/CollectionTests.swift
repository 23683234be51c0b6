import Testing
import ViewAnimations
import ViewTestSupport

@testable import Lists

/// A data source of numbered items.
private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var sections: [Int]
  var log: [String] = []

  init(_ sections: [Int]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.append("cell \(indexPath.section).\(indexPath.item)")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log.append("didSelect \(indexPath.section).\(indexPath.item)") }
}

/// Items of 100 × 50 points below each other, whatever cells prefer.
private final class FixedLayout: UICollectionViewLayout {
  private lazy var all = (0..<3).map { item in
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: 100, height: 50)
    return attributes
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 150) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { all }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { all[indexPath.item] }
}

/// A cell that changes the attributes which it is asked about.
private final class WideningCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.width += 50
    return layoutAttributes
  }
}

@Suite struct CollectionTests {
  @Test func aCellChangesACopyOfTheLayoutsAttributes() {
    let source = Tiles([3])
    defer { withExtendedLifetime(source) {} }
    let collection = collection(source, FixedLayout())
    collection.register(WideningCell.self, forCellWithReuseIdentifier: "tile")
    collection.layoutIfNeeded()
    let widths = collection.visibleCells.map(\.frame.width)
    #expect(widths == [100, 100, 100])
  }

  private func collection(
    _ source: Tiles, _ layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = source
    collection.delegate = source
    return collection
  }

  @Test func itemsFillLines() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10)
    let source = Tiles([5])
    defer { withExtendedLifetime(source) {} }
    let collection = collection(source, layout)
    collection.layoutIfNeeded()
    // Three of 90 fit in 300 with gaps of 10: 15 each, on the last line too.
    #expect(
      collection.visibleCells.map(\.frame.origin) == [
        CGPoint(x: 10, y: 8), CGPoint(x: 115, y: 8), CGPoint(x: 220, y: 8),
        CGPoint(x: 10, y: 78), CGPoint(x: 115, y: 78),
      ])
    #expect(collection.contentSize == CGSize(width: 320, height: 146))
  }

  @Test func onlyVisibleItemsAreMade() {
    let source = Tiles([10_000])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    let collection = collection(source, layout)
    collection.layoutIfNeeded()
    // Rows of 40 with gaps of 10 in 200 points.
    #expect(source.log == (0..<4).map { "cell 0.\($0)" })
    collection.contentOffset.y = 5000
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [100, 101, 102, 103])
    #expect(collection.subviews.filter { $0 is UICollectionViewCell }.count == 4)
    #expect(
      collection.indexPathForItem(at: CGPoint(x: 5, y: 5060)) == IndexPath(item: 101, section: 0))
  }

  @Test func linesRunDownWhereTheCollectionScrollsToTheSide() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 95)
    let source = Tiles([3])
    defer { withExtendedLifetime(source) {} }
    let collection = collection(source, layout)
    collection.layoutIfNeeded()
    #expect(
      collection.visibleCells.map(\.frame.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 105), CGPoint(x: 60, y: 0),
      ])
    #expect(collection.contentSize == CGSize(width: 110, height: 200))
  }

  @Test func headersArePinned() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let source = Tiles([3, 3])
    defer { withExtendedLifetime(source) {} }
    let collection = collection(source, layout)
    collection.contentOffset.y = 150
    collection.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY) == [150, 330])
    // The next section starts at 330, and pushes the header away.
    collection.contentOffset.y = 310
    collection.layoutIfNeeded()
    #expect(collection.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY) == [300, 330])
  }

  @Test func aSectionWithoutAHeaderHasAttributesWithoutASize() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    let source = Tiles([1, 1])
    defer { withExtendedLifetime(source) {} }
    let collection = collection(source, layout)
    collection.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      collection.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: 1)))
    #expect(header.frame == CGRect(x: 0, y: 100, width: 0, height: 0))
    #expect(
      collection.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: 2)) == nil)
    let all = try #require(layout.layoutAttributesForElements(in: collection.bounds))
    #expect(all.allSatisfy { $0.representedElementCategory == .cell })
    #expect(collection.visibleSupplementaryViews(ofKind: kind).isEmpty)
  }

  private final class Diagonal: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 500) }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: indexPath.item * 50, y: indexPath.item * 50, width: 50, height: 50)
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
  }

  @Test func aLayoutOfOnesOwnPlacesItems() {
    let source = Tiles([10])
    defer { withExtendedLifetime(source) {} }
    let collection = collection(source, Diagonal())
    collection.layoutIfNeeded()
    // Those beyond 200 points are not visible.
    #expect(collection.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
    #expect(collection.contentSize == CGSize(width: 500, height: 500))
  }

  @Test func aTapSelectsAnItem() {
    let source = Tiles([4])
    let collection = collection(source)
    collection.layoutIfNeeded()
    source.log = []
    let screen = TouchScreen(of: collection)
    screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(source.log == ["didSelect 0.0"])
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
    screen.tap(at: CGPoint(x: 100, y: 10))
    #expect(collection.indexPathsForSelectedItems?.count == 1)
  }

  @Test func itemsAreInsertedAndDeleted() {
    let source = Tiles([3])
    let collection = collection(source)
    collection.layoutIfNeeded()
    let cells = collection.visibleCells
    source.sections = [3]
    collection.performBatchUpdates {
      collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      collection.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(collection.visibleCells.count == 3)
    #expect(collection.visibleCells[0] === cells[1] && collection.visibleCells[1] === cells[2])
    #expect(collection.visibleCells[0].frame.minX == 0)
  }

  @Test func registrationsConfigureCells() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, item in cell.tag = item
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7, 8, 9])
    source.apply(snapshot)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.tag) == [7, 8, 9])
    snapshot.deleteItems([8])
    source.apply(snapshot)
    #expect(collection.visibleCells.map(\.tag) == [7, 9])
  }

  private final class OwnContext: UICollectionViewLayoutInvalidationContext {}

  /// A layout with contexts of its own, as which it takes all that it is given.
  private final class ContextLayout: UICollectionViewLayout {
    var log: [String] = []

    override class var invalidationContextClass: AnyClass { OwnContext.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      log.append(
        "\(context is OwnContext) \(context.invalidateEverything) \(context.invalidateDataSourceCounts)"
      )
      super.invalidateLayout(with: context)
    }
  }

  @Test func layoutsAreInvalidatedWithContextsOfTheirClass() throws {
    let layout = ContextLayout()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    #expect(layout.invalidationContext(forBoundsChange: .zero) is OwnContext)
    #expect(
      layout.invalidationContext(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes) is OwnContext)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    let tiles = Tiles([2])
    collection.dataSource = tiles
    collection.layoutIfNeeded()
    layout.log = []
    collection.reloadData()
    #expect(layout.log == ["true true true"])
    collection.layoutIfNeeded()
    layout.log = []
    tiles.sections = [3]
    collection.insertItems(at: [[0, 2]])
    #expect(layout.log == ["true false true"])
    layout.log = []
    layout.invalidateLayout()
    #expect(layout.log == ["true false false"])
    let moved = layout.layoutAttributesForInteractivelyMovingItem(
      at: [0, 1], withTargetPosition: CGPoint(x: 3, y: 4))
    #expect(moved.indexPath == [0, 1] && moved.center == CGPoint(x: 3, y: 4))
  }

  /// A layout that gives its collection another type, as on iOS.
  private final class Cards: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView { super.collectionView! }
  }

  @Test func anOverrideGivesTheCollectionAsOneThatIsThere() {
    let layout = Cards()
    layout.itemSize = CGSize(width: 10, height: 10)
    let source = Tiles([3])
    defer { withExtendedLifetime(source) {} }
    let collection = collection(source, layout)
    collection.layoutIfNeeded()
    #expect(layout.collectionView === collection && collection.visibleCells.count == 3)
  }

  private final class FlowContexts: UICollectionViewFlowLayout {
    var count = 0
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      count += 1
      super.invalidateLayout(with: context)
    }
  }

  @Test func propertiesOfAFlowLayoutInvalidateItWithAContext() {
    let layout = FlowContexts()
    layout.itemSize = CGSize(width: 10, height: 10)
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 3
    #expect(layout.count == 3)
  }

  /// Items held by springs, as in many libraries.
  private final class SpringLayout: UICollectionViewFlowLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      let bounds = CGRect(origin: .zero, size: collectionViewContentSize)
      for attributes in super.layoutAttributesForElements(in: bounds) ?? [] {
        animator.addBehavior(
          UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center))
      }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { animator.layoutAttributesForCell(at: indexPath) }
  }

  @Test func springsHoldItemsInTheirPlaces() {
    let layout = SpringLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 10
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    let tiles = Tiles([5])
    collection.dataSource = tiles
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minY).sorted() == [0, 50])
    #expect(layout.animator.layoutAttributesForCell(at: [0, 4])?.center == CGPoint(x: 50, y: 220))
    #expect(layout.animator.layoutAttributesForCell(at: [0, 5]) == nil)
    #expect(layout.animator.layoutAttributesForSupplementaryView(ofKind: "a", at: [0, 4]) == nil)
    #expect(layout.animator.items(in: CGRect(x: 0, y: 100, width: 10, height: 60)).count == 2)
  }
}
