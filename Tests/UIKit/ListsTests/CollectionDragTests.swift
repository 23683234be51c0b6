import Testing
import ViewTestSupport

@testable import Lists

/// A grid of numbers whose items are dragged, and which receives others.
private final class Board: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var numbers: [Int]
  var log: [String] = []
  var operation = UIDropOperation.move

  init(_ numbers: [Int]) { self.numbers = numbers }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = numbers[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = numbers[indexPath.item]
    return [item]
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let target = coordinator.destinationIndexPath ?? IndexPath(item: numbers.count, section: 0)
    for item in coordinator.items {
      log.append("drop \(item.sourceIndexPath?.item ?? -1) \(target.item)")
      collectionView.performBatchUpdates {
        if let source = item.sourceIndexPath {
          numbers.insert(numbers.remove(at: source.item), at: target.item)
          collectionView.deleteItems(at: [source])
        } else if let number = item.dragItem.localObject as? Int {
          numbers.insert(number, at: target.item)
        }
        collectionView.insertItems(at: [target])
      }
      coordinator.drop(item.dragItem, toItemAt: target)
    }
  }
}

/// Items of collections that are dragged and dropped.
@Suite struct CollectionDragTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let screen: TouchScreen

  init() { screen = TouchScreen(of: root) }

  /// Three items of 100 by 100 points in a line, 10 points from each other.
  private func collection(_ board: Board, y: CGFloat = 0) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: y, width: 320, height: 300), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = board
    collection.dragDelegate = board
    collection.dropDelegate = board
    root.addSubview(collection)
    collection.layoutIfNeeded()
    return collection
  }

  /// The numbers of the visible cells, line by line.
  private func numbers(_ collection: UICollectionView) -> [Int] {
    collection.visibleCells.filter { !$0.isHidden }.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }.map(\.tag)
  }

  private func place(_ number: Int, in collection: UICollectionView) throws -> CGPoint {
    try #require(collection.visibleCells.first { $0.tag == number }).center
  }

  private func lift(_ x: CGFloat, _ y: CGFloat) {
    screen.touchDown(at: CGPoint(x: x, y: y))
    screen.advance(by: 1)
  }

  @Test func otherItemsMakeWayForAnItemOfTheCollection() throws {
    let board = Board([1, 2, 3, 4])
    let collection = collection(board)
    lift(50, 50)
    screen.move(to: CGPoint(x: 270, y: 50))
    screen.advance(by: 0.5)
    #expect(collection.hasActiveDrag && collection.hasActiveDrop)
    #expect(numbers(collection) == [2, 3, 4])
    #expect(try place(2, in: collection) == CGPoint(x: 50, y: 50))
    #expect(try place(3, in: collection) == CGPoint(x: 160, y: 50))
    #expect(try place(4, in: collection) == CGPoint(x: 50, y: 160))
    screen.touchUp()
    #expect(root.subviews.last?.subviews.first?.center == CGPoint(x: 270, y: 50))
    screen.advance(by: 1)
    #expect(board.log == ["drop 0 2"])
    #expect(board.numbers == [2, 3, 1, 4])
    #expect(numbers(collection) == [2, 3, 1, 4])
    #expect(collection.visibleCells.allSatisfy { !$0.isHidden && $0.alpha == 1 })
    #expect(!collection.hasActiveDrag && !collection.hasActiveDrop)
  }

  @Test func anItemReturnsFromOutsideOfTheCollection() throws {
    let board = Board([1, 2, 3])
    let collection = collection(board)
    lift(50, 50)
    screen.move(to: CGPoint(x: 270, y: 50))
    screen.advance(by: 0.5)
    screen.move(to: CGPoint(x: 270, y: 500))
    screen.advance(by: 0.5)
    #expect(numbers(collection) == [1, 2, 3])
    let cell = try #require(collection.visibleCells.first { $0.tag == 1 })
    #expect(cell.alpha == 0.5)
    screen.touchUp()
    screen.advance(by: 1)
    #expect(board.log == [])
    #expect(try place(1, in: collection) == CGPoint(x: 50, y: 50))
    collection.layoutIfNeeded()
    #expect(cell.alpha == 1)
  }

  @Test func itemsMakeWayForOneFromAnotherCollection() throws {
    let (upper, lower) = (Board([1]), Board([2, 3, 4]))
    lower.operation = .copy
    _ = collection(upper)
    let second = collection(lower, y: 300)
    lift(50, 50)
    screen.move(to: CGPoint(x: 160, y: 350))
    screen.advance(by: 0.5)
    #expect(try place(2, in: second) == CGPoint(x: 50, y: 50))
    #expect(try place(3, in: second) == CGPoint(x: 270, y: 50))
    // The last one is in the next line.
    #expect(try place(4, in: second) == CGPoint(x: 50, y: 160))
    screen.touchUp()
    screen.advance(by: 1)
    #expect(lower.log == ["drop -1 1"])
    #expect(numbers(second) == [2, 1, 3, 4])
    #expect(try place(4, in: second) == CGPoint(x: 50, y: 160))
  }

  @Test func aCollectionThatIsReloadedDuringADragShowsAllItems() {
    let board = Board([1, 2, 3])
    let collection = collection(board)
    lift(50, 50)
    screen.move(to: CGPoint(x: 270, y: 50))
    screen.advance(by: 0.5)
    board.numbers = [7, 8]
    collection.reloadData()
    collection.layoutIfNeeded()
    screen.move(to: CGPoint(x: 270, y: 500))
    screen.touchUp()
    screen.advance(by: 1)
    collection.layoutIfNeeded()
    #expect(numbers(collection) == [7, 8])
    #expect(collection.visibleCells.allSatisfy { !$0.isHidden && $0.alpha == 1 })
  }

  @Test func aPlaceholderThatIsDeletedBecomesNoItem() {
    /// Deletes the placeholder of each dropped item.
    final class Refuser: NSObject, UICollectionViewDropDelegate {
      var results: [Bool] = []
      func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {
        for item in coordinator.items {
          let context = coordinator.drop(
            item.dragItem,
            to: UICollectionViewDropPlaceholder(
              insertionIndexPath: IndexPath(item: 0, section: 0), reuseIdentifier: ""))
          results += [context.deletePlaceholder(), context.deletePlaceholder()]
          results.append(context.commitInsertion { _ in })
        }
      }
    }
    let (upper, lower) = (Board([1]), Board([2]))
    _ = collection(upper)
    let second = collection(lower, y: 300)
    let refuser = Refuser()
    second.dropDelegate = refuser
    lift(50, 50)
    screen.move(to: CGPoint(x: 160, y: 350))
    screen.touchUp()
    screen.advance(by: 1)
    #expect(refuser.results == [true, false, false])
    #expect(numbers(second) == [2])
  }
}
