import Testing
import ViewTestSupport

@testable import Lists

/// A data source of texts, each in a cell of its own.
private final class Words: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  var moves: [String] = []
  var canMove: (IndexPath) -> Bool = { _ in true }
  var cells: [String: UICollectionViewListCell] = [:]

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let text = sections[indexPath.section][indexPath.item]
    if let cell = cells[text] { return cell }
    let cell = UICollectionViewListCell(frame: .zero)
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    cell.accessories = [.reorder()]
    cells[text] = cell
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMove(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append(
      "\(sourceIndexPath.section).\(sourceIndexPath.item) "
        + "\(destinationIndexPath.section).\(destinationIndexPath.item)")
    let word = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(word, at: destinationIndexPath.item)
  }
}

/// Items of collections that are moved and swiped by a finger.
@Suite struct ItemMovingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func grid(_ source: Words) -> UICollectionView {
    // Two columns of 50 points with gaps of 10.
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 110, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = source
    collection.delegate = source
    collection.layoutIfNeeded()
    return collection
  }

  private func list(
    _ source: Words,
    _ configuration: UICollectionLayoutListConfiguration = .init(appearance: .plain)
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collection.dataSource = source
    collection.delegate = source
    collection.layoutIfNeeded()
    return collection
  }

  @Test func itemsOfAGridMakeWay() {
    let source = Words([["A", "B", "C", "D"]])
    let collection = grid(source)
    let clock = VirtualClock()
    clock.perform {
      #expect(collection.beginInteractiveMovementForItem(at: path(0)))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 85, y: 85))
    }
    clock.advance(by: 0.5)
    #expect(source.cells["A"]?.center == CGPoint(x: 85, y: 85))
    #expect(source.cells["B"]?.frame.origin == CGPoint(x: 0, y: 0))
    #expect(source.cells["C"]?.frame.origin == CGPoint(x: 60, y: 0))
    #expect(source.cells["D"]?.frame.origin == CGPoint(x: 0, y: 60))
    #expect(source.moves == [])
    clock.perform { collection.endInteractiveMovement() }
    clock.advance(by: 0.5)
    #expect(source.moves == ["0.0 0.3"])
    #expect(source.cells["A"]?.frame.origin == CGPoint(x: 60, y: 60))
    #expect(collection.indexPath(for: source.cells["A"] ?? .init()) == path(3))
  }

  @Test func aCancelledMovementReturnsTheItem() {
    let source = Words([["A", "B", "C", "D"]])
    let collection = grid(source)
    let clock = VirtualClock()
    clock.perform {
      _ = collection.beginInteractiveMovementForItem(at: path(0))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 85, y: 85))
      collection.cancelInteractiveMovement()
    }
    clock.advance(by: 0.5)
    #expect(source.moves == [])
    #expect(source.cells["A"]?.frame.origin == .zero)
    #expect(source.cells["D"]?.frame.origin == CGPoint(x: 60, y: 60))
  }

  @Test func anItemThatMayNotMoveIsNotLifted() {
    let source = Words([["A", "B"]])
    source.canMove = { _ in false }
    let collection = grid(source)
    #expect(!collection.beginInteractiveMovementForItem(at: path(0)))
    #expect(!collection.beginInteractiveMovementForItem(at: path(9, 4)))
    // Without a lifted item these have no effect.
    collection.updateInteractiveMovementTargetPosition(.zero)
    collection.endInteractiveMovement()
    #expect(source.moves == [])
  }

  @Test func theSignForReorderingMovesARowOfAList() {
    let source = Words([["A", "B"], ["C"]])
    let collection = list(source)
    collection.isEditing = true
    collection.layoutIfNeeded()
    let screen = TouchScreen(of: collection)
    // The area of the sign extends to the edge.
    screen.touchDown(at: CGPoint(x: 316, y: 22))
    screen.move(to: CGPoint(x: 200, y: 70))
    screen.advance(by: 0.5)
    // The row keeps its horizontal place.
    #expect(source.cells["A"]?.frame.origin == CGPoint(x: 0, y: 48))
    #expect(source.cells["B"]?.frame.minY == 0)
    screen.touchUp()
    screen.advance(by: 0.5)
    #expect(source.moves == ["0.0 0.1"])
    #expect(source.cells["A"]?.frame.minY == 44)
  }

  @Test func withoutEditingTheSignIsNotThere() {
    let source = Words([["A", "B"]])
    let collection = list(source)
    let screen = TouchScreen(of: collection)
    screen.touchDown(at: CGPoint(x: 294, y: 22))
    screen.move(to: CGPoint(x: 294, y: 70))
    screen.touchUp()
    #expect(source.moves == [])
  }

  @Test func aDiffableDataSourceReportsTheNewOrder() {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 110, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(collectionView: collection) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3, 4], toSection: "a")
    snapshot.appendItems([5, 6], toSection: "b")
    source.apply(snapshot, animatingDifferences: false)
    collection.layoutIfNeeded()
    #expect(!collection.beginInteractiveMovementForItem(at: path(0)))
    var transaction: NSDiffableDataSourceTransaction<String, Int>?
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    source.reorderingHandlers.didReorder = { transaction = $0 }
    #expect(!collection.beginInteractiveMovementForItem(at: path(1)))
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    // The second section's items are from 110 on.
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 85, y: 135))
    collection.endInteractiveMovement()
    #expect(source.snapshot().itemIdentifiers(inSection: "a") == [2, 3, 4])
    #expect(source.snapshot().itemIdentifiers(inSection: "b") == [5, 1, 6])
    #expect(transaction?.initialSnapshot.itemIdentifiers == [1, 2, 3, 4, 5, 6])
    #expect(transaction?.finalSnapshot.itemIdentifiers == [2, 3, 4, 5, 1, 6])
    #expect(transaction?.sectionTransactions.map(\.sectionIdentifier) == ["a", "b"])
    #expect(transaction?.sectionTransactions.last?.finalSnapshot.items == [5, 1, 6])
    #expect(transaction?.difference.insertions.count == 1)
    #expect(collection.numberOfItems(inSection: 1) == 3)
  }

  // MARK: Swipes

  private func swiped(_ perform: @escaping () -> Void) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      guard path.item == 0 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Drop") { _, _, complete in
          perform()
          complete(true)
        }
      ])
    }
    return configuration
  }

  @Test func aSwipeOpensTheActionsOfARowAndATapPerformsOne() {
    var performed = 0
    let source = Words([["A", "B"]])
    let collection = list(source, swiped { performed += 1 })
    let screen = TouchScreen(of: collection)
    screen.touchDown(at: CGPoint(x: 250, y: 20))
    for x in stride(from: 240, through: 170, by: -10) { screen.move(to: CGPoint(x: x, y: 20)) }
    screen.advance(by: 0.2)
    screen.touchUp()
    screen.advance(by: 0.5)
    #expect(collection.indexPathForSwipedItem == path(0))
    #expect(source.cells["A"]?.frame.minX == -74)
    #expect(source.cells["A"]?.configurationState.isSwiped == true)
    screen.tap(at: CGPoint(x: 290, y: 20))
    screen.advance(by: 0.5)
    #expect(performed == 1)
    #expect(collection.indexPathForSwipedItem == nil)
    #expect(source.cells["A"]?.frame.minX == 0)
  }

  @Test func aRowWithoutActionsStays() {
    let source = Words([["A", "B"]])
    let collection = list(source, swiped {})
    collection.showSwipeActions(.trailing, forItemAt: path(1), animated: false)
    collection.showSwipeActions(.leading, forItemAt: path(0), animated: false)
    #expect(collection.indexPathForSwipedItem == nil)
    #expect(source.cells["B"]?.frame.minX == 0)
  }

  @Test func aFullSwipePerformsTheFirstAction() {
    var performed = 0
    let source = Words([["A", "B"]])
    let collection = list(source, swiped { performed += 1 })
    let screen = TouchScreen(of: collection)
    // More than 0.7 of 320 points.
    screen.touchDown(at: CGPoint(x: 300, y: 20))
    for x in stride(from: 290, through: 60, by: -10) { screen.move(to: CGPoint(x: x, y: 20)) }
    screen.advance(by: 0.5)
    screen.touchUp()
    screen.advance(by: 0.5)
    #expect(performed == 1)
    #expect(source.cells["A"]?.frame.minX == 0)
  }

  @Test func theSignForDeletingShowsTheActions() {
    let source = Words([["A", "B"]])
    let collection = list(source, swiped {})
    source.cells["A"]?.accessories = [.delete(displayed: .always)]
    collection.layoutIfNeeded()
    let screen = TouchScreen(of: collection)
    screen.tap(at: CGPoint(x: 27, y: 22))
    screen.advance(by: 0.5)
    #expect(collection.indexPathForSwipedItem == path(0))
  }

  @Test func theOpenActionsAreMovedOnByTheNextFinger() {
    let source = Words([["A", "B"]])
    let collection = list(source, swiped {})
    collection.showSwipeActions(.trailing, forItemAt: path(0), animated: false)
    let screen = TouchScreen(of: collection)
    screen.touchDown(at: CGPoint(x: 100, y: 20))
    screen.move(to: CGPoint(x: 112, y: 20))
    screen.move(to: CGPoint(x: 120, y: 20))
    // A touch closes the actions at first, as in tables.
    #expect(collection.indexPathForSwipedItem == nil)
  }
}
