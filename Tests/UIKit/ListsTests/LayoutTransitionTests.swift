import Testing
import ViewTestSupport

@testable import Lists

/// Items of a collection in one section.
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var count = 3
  var offset: CGPoint?
  var layout: UICollectionViewTransitionLayout?

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { offset ?? proposedContentOffset }
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    layout ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
}

/// Reports the calls of transitions.
private final class Cell: UICollectionViewCell {
  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { log("will", oldLayout, newLayout) }
  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { log("did", oldLayout, newLayout) }

  private func log(
    _ name: String, _ old: UICollectionViewLayout, _ new: UICollectionViewLayout
  ) {
    let (old, new) = (old as? Column, new as? Column)
    (new ?? old)?.calls.log.append("cell \(name) \(old?.name ?? "?") \(new?.name ?? "?")")
  }
}

private final class Calls { var log: [String] = [] }

/// Items of a size below each other.
private final class Column: UICollectionViewLayout {
  let name: String
  let size: CGSize
  let calls: Calls

  init(_ name: String, _ size: CGSize, _ calls: Calls = Calls()) {
    (self.name, self.size, self.calls) = (name, size, calls)
    super.init()
  }
  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: size.width,
      height: size.height * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
  }
  override func prepare() { calls.log.append("prepare \(name)") }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: size.height * CGFloat(indexPath.item), width: size.width, height: size.height)
    return attributes
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }.filter { $0.frame.intersects(rect) }
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    calls.log.append("\(name) to \((newLayout as? Column)?.name ?? "?")")
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    calls.log.append("\(name) from \((oldLayout as? Column)?.name ?? "?")")
  }
  override func finalizeLayoutTransition() { calls.log.append("finalize \(name)") }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    calls.log.append("bounds from \(Int(oldBounds.width)) \(Int(oldBounds.height))")
  }
  override func finalizeAnimatedBoundsChange() { calls.log.append("finalize bounds") }
}

/// Changes of a collection from one layout to another.
@Suite struct LayoutTransitionTests {
  private let source = Items()
  private let calls = Calls()
  private let clock = VirtualClock()

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.delegate = source
    collection.layoutIfNeeded()
    calls.log = []
    return collection
  }

  private func frames(_ collection: UICollectionView) -> [CGRect] {
    collection.visibleCells.map(\.frame)
  }

  @Test func bothLayoutsAndTheCellsTakePart() {
    let (a, b) = (
      Column("a", CGSize(width: 100, height: 10), calls),
      Column("b", CGSize(width: 50, height: 20), calls)
    )
    let collection = collection(a)
    source.count = 1
    collection.reloadData()
    collection.layoutIfNeeded()
    calls.log = []
    collection.setCollectionViewLayout(b, animated: false)
    #expect(
      calls.log == [
        "a to b", "b from a", "cell will a b", "prepare b", "finalize a", "finalize b",
        "cell did a b",
      ])
    #expect(a.collectionView == nil && b.collectionView === collection)
    collection.layoutIfNeeded()
    #expect(frames(collection) == [CGRect(x: 0, y: 0, width: 50, height: 20)])
  }

  @Test func anAnimatedChangeEndsWithItsCompletion() {
    let (a, b) = (
      Column("a", CGSize(width: 100, height: 10), calls),
      Column("b", CGSize(width: 50, height: 20), calls)
    )
    let collection = collection(a)
    var finished: [Bool] = []
    clock.perform {
      collection.setCollectionViewLayout(b, animated: true) { finished.append($0) }
    }
    #expect(finished.isEmpty && calls.log.last == "finalize b")
    clock.advance(by: 1)
    #expect(finished == [true])
    #expect(calls.log.suffix(1) == ["cell did a b"])
    #expect(
      frames(collection) == [
        CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 0, y: 20, width: 50, height: 20),
        CGRect(x: 0, y: 40, width: 50, height: 20),
      ])
  }

  @Test func theDelegateChoosesTheOffset() {
    source.count = 100
    source.offset = CGPoint(x: 0, y: 120)
    let collection = collection(Column("a", CGSize(width: 100, height: 10)))
    collection.setCollectionViewLayout(
      Column("b", CGSize(width: 50, height: 20)), animated: false)
    #expect(collection.contentOffset == CGPoint(x: 0, y: 120))
  }

  @Test func theOffsetIsLimitedToTheNewContent() {
    source.count = 100
    let collection = collection(Column("a", CGSize(width: 100, height: 10)))
    collection.contentOffset.y = 700
    collection.setCollectionViewLayout(Column("b", CGSize(width: 50, height: 5)), animated: false)
    // 500 points of content in 200.
    #expect(collection.contentOffset == CGPoint(x: 0, y: 300))
  }

  @Test func theLayoutBeforeTheFirstItemsIsReplacedWithoutPreparing() {
    let (a, b) = (Column("a", .zero, calls), Column("b", .zero, calls))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: a)
    collection.collectionViewLayout = b
    #expect(calls.log == ["a to b", "b from a", "finalize a", "finalize b"])
  }

  // MARK: Interactive

  @Test func framesFollowTheProgress() {
    let (a, b) = (
      Column("a", CGSize(width: 100, height: 10)), Column("b", CGSize(width: 50, height: 20))
    )
    let collection = collection(a)
    let layout = collection.startInteractiveTransition(to: b)
    #expect(collection.collectionViewLayout === layout)
    layout.transitionProgress = 0.25
    collection.layoutIfNeeded()
    // A quarter of the way from 100 to 50, and from 10 to 20.
    #expect(
      frames(collection) == [
        CGRect(x: 0, y: 0, width: 87.5, height: 12.5),
        CGRect(x: 0, y: 12.5, width: 87.5, height: 12.5),
        CGRect(x: 0, y: 25, width: 87.5, height: 12.5),
      ])
    #expect(collection.contentSize == CGSize(width: 87.5, height: 37.5))
    layout.transitionProgress = .nan
    #expect(layout.transitionProgress == 0.25)
  }

  @Test func aFinishedTransitionShowsTheNewLayout() {
    let (a, b) = (
      Column("a", CGSize(width: 100, height: 10)), Column("b", CGSize(width: 50, height: 20))
    )
    let collection = collection(a)
    var ends: [[Bool]] = []
    let layout = collection.startInteractiveTransition(to: b) { ends.append([$0, $1]) }
    layout.transitionProgress = 0.5
    UIView.performWithoutAnimation { collection.finishInteractiveTransition() }
    #expect(collection.collectionViewLayout === b)
    #expect(ends == [[true, true]])
    collection.layoutIfNeeded()
    #expect(frames(collection)[2] == CGRect(x: 0, y: 40, width: 50, height: 20))
    #expect(a.collectionView == nil)
  }

  @Test func aCancelledTransitionReturnsToTheOldLayout() {
    let (a, b) = (
      Column("a", CGSize(width: 100, height: 10)), Column("b", CGSize(width: 50, height: 20))
    )
    let collection = collection(a)
    var ends: [[Bool]] = []
    let layout = collection.startInteractiveTransition(to: b) { ends.append([$0, $1]) }
    layout.transitionProgress = 0.5
    UIView.performWithoutAnimation { collection.cancelInteractiveTransition() }
    #expect(collection.collectionViewLayout === a)
    #expect(ends == [[true, false]])
    collection.layoutIfNeeded()
    #expect(frames(collection)[2] == CGRect(x: 0, y: 20, width: 100, height: 10))
  }

  @Test func theDelegateGivesTheTransitionLayout() {
    let (a, b) = (
      Column("a", CGSize(width: 100, height: 10)), Column("b", CGSize(width: 50, height: 20))
    )
    let own = UICollectionViewTransitionLayout(currentLayout: a, nextLayout: b)
    source.layout = own
    #expect(collection(a).startInteractiveTransition(to: b) === own)
    own.updateValue(3, forAnimatedKey: "gap")
    #expect(own.value(forAnimatedKey: "gap") == 3)
    #expect(own.value(forAnimatedKey: "other") == 0)
  }

  // MARK: Bounds

  @Test func aLayoutHearsOfAnimatedBounds() {
    let collection = collection(Column("a", CGSize(width: 100, height: 10), calls))
    clock.perform {
      UIView.animate(withDuration: 0.2) {
        collection.frame.size = CGSize(width: 200, height: 100)
        collection.layoutIfNeeded()
      }
    }
    #expect(calls.log == ["prepare a", "bounds from 100 200", "finalize bounds"])
    calls.log = []
    collection.frame.size = CGSize(width: 100, height: 200)
    collection.layoutIfNeeded()
    #expect(calls.log == ["prepare a"])
  }
}
