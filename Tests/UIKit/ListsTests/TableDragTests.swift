import Testing
import ViewTestSupport

@testable import Lists

/// A list of texts whose rows are dragged, and which receives others.
private final class Shelf: NSObject, UITableViewDataSource, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var texts: [String]
  var log: [String] = []
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
  var operation = UIDropOperation.move
  var cannotDrag: Set<String> = []

  init(_ texts: [String]) { self.texts = texts }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = DraggedCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let text = texts[indexPath.row]
    guard !cannotDrag.contains(text) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    return [item]
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("begin")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log.append("ended")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: operation, intent: intent)
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let target = coordinator.destinationIndexPath ?? IndexPath(row: texts.count, section: 0)
    for item in coordinator.items {
      log.append("drop \(item.sourceIndexPath?.row ?? -1) \(target.row)")
      guard intent == .insertAtDestinationIndexPath else {
        coordinator.drop(
          item.dragItem, intoRowAt: target, rect: CGRect(x: 10, y: 10, width: 32, height: 4.4))
        continue
      }
      if let source = item.sourceIndexPath {
        tableView.performBatchUpdates {
          texts.insert(texts.remove(at: source.row), at: target.row)
          tableView.deleteRows(at: [source], with: .automatic)
          tableView.insertRows(at: [target], with: .automatic)
        }
      } else if let text = item.dragItem.localObject as? String {
        texts.insert(text, at: target.row)
        tableView.insertRows(at: [target], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: target)
    }
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    log.append("end")
  }
}

private final class DraggedCell: UITableViewCell {
  private(set) var states: [DragState] = []

  override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
}

/// Rows of tables that are dragged and dropped.
@Suite struct TableDragTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let screen: TouchScreen

  init() { screen = TouchScreen(of: root) }

  private func table(_ shelf: Shelf, y: CGFloat = 0) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: y, width: 320, height: 300))
    table.dataSource = shelf
    table.dragDelegate = shelf
    table.dropDelegate = shelf
    root.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  private func texts(_ table: UITableView) -> [String?] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text }
  }

  private func row(_ text: String, in table: UITableView) throws -> DraggedCell {
    try #require(
      table.visibleCells.first { $0.textLabel?.text == text } as? DraggedCell)
  }

  /// The centre of the dragged view.
  private var center: CGPoint? { root.subviews.last?.subviews.first?.center }

  private func lift(at y: CGFloat) {
    screen.touchDown(at: CGPoint(x: 160, y: y))
    screen.advance(by: 1)
  }

  @Test func aLongPressLiftsARow() throws {
    let shelf = Shelf(["A", "B", "C"])
    let table = table(shelf)
    lift(at: 66)
    #expect(center == CGPoint(x: 160, y: 66))
    #expect(try row("B", in: table).states == [.lifting])
    #expect(!table.hasActiveDrag && !table.hasActiveDrop)
    #expect(try !row("B", in: table).isHighlighted)
    screen.touchUp()
    screen.advance(by: 1)
    #expect(try row("B", in: table).states == [.lifting, .none])
    #expect(table.indexPathForSelectedRow == nil)
    withExtendedLifetime(shelf) {}
  }

  @Test func otherRowsMakeWayForARowOfTheTable() throws {
    let shelf = Shelf(["A", "B", "C", "D"])
    let table = table(shelf)
    lift(at: 22)
    screen.move(to: CGPoint(x: 160, y: 110))
    screen.advance(by: 0.5)
    #expect(table.hasActiveDrag && table.hasActiveDrop)
    // Over the third row: those before it take the place of the first one.
    #expect(try row("B", in: table).frame.minY == 0)
    #expect(try row("C", in: table).frame.minY == 44)
    #expect(try row("D", in: table).frame.minY == 132)
    #expect(try row("A", in: table).isHidden)
    #expect(shelf.texts == ["A", "B", "C", "D"])
    screen.touchUp()
    #expect(center == CGPoint(x: 160, y: 110))
    screen.advance(by: 0.5)
    #expect(shelf.log == ["begin", "drop 0 2", "end", "ended"])
    #expect(texts(table) == ["B", "C", "A", "D"])
    #expect(table.visibleCells.allSatisfy { !$0.isHidden && $0.alpha == 1 })
    #expect(!table.hasActiveDrag && !table.hasActiveDrop)
    #expect(root.subviews.count == 1)
  }

  @Test func aRowReturnsFromOutsideOfTheTable() throws {
    let shelf = Shelf(["A", "B", "C"])
    let table = table(shelf)
    lift(at: 22)
    screen.move(to: CGPoint(x: 160, y: 110))
    screen.advance(by: 0.5)
    screen.move(to: CGPoint(x: 160, y: 500))
    screen.advance(by: 0.5)
    #expect(table.visibleCells.map(\.frame.minY).sorted() == [0, 44, 88])
    // The row is at its place, faded.
    #expect(try row("A", in: table).alpha == 0.5)
    #expect(try !row("A", in: table).isHidden)
    screen.touchUp()
    #expect(center == CGPoint(x: 160, y: 22))
    screen.advance(by: 1)
    #expect(shelf.log == ["begin", "end", "ended"])
    #expect(texts(table) == ["A", "B", "C"])
    #expect(try row("A", in: table).states == [.lifting, .dragging, .none])
    #expect(try row("A", in: table).alpha == 1)
  }

  @Test func rowsMakeWayForAnItemFromAnotherTable() throws {
    let (upper, lower) = (Shelf(["A", "B"]), Shelf(["C", "D"]))
    lower.operation = .copy
    let (first, second) = (table(upper), table(lower, y: 300))
    lift(at: 22)
    screen.move(to: CGPoint(x: 160, y: 366))
    screen.advance(by: 0.5)
    #expect(first.hasActiveDrag && second.hasActiveDrop && !first.hasActiveDrop)
    #expect(try row("C", in: second).frame.minY == 0)
    // The gap is as high as the row that makes way.
    #expect(try row("D", in: second).frame.minY == 88)
    screen.touchUp()
    screen.advance(by: 1)
    #expect(texts(first) == ["A", "B"])
    #expect(texts(second) == ["C", "A", "D"])
    #expect(lower.log == ["drop -1 1", "end"])
    #expect(upper.log == ["begin", "ended"])
    #expect(second.visibleCells.map(\.frame.minY).sorted() == [0, 44, 88])
  }

  @Test func anItemIsDroppedBelowTheLastRow() throws {
    let (upper, lower) = (Shelf(["A"]), Shelf(["C"]))
    lower.operation = .copy
    _ = table(upper)
    let second = table(lower, y: 300)
    lift(at: 22)
    screen.move(to: CGPoint(x: 160, y: 550))
    screen.touchUp()
    screen.advance(by: 1)
    #expect(lower.log == ["drop -1 1", "end"])
    #expect(texts(second) == ["C", "A"])
  }

  @Test func aRowIsHighlightedThatItemsAreDroppedInto() throws {
    let shelf = Shelf(["A", "B", "C"])
    shelf.intent = .insertIntoDestinationIndexPath
    let table = table(shelf)
    lift(at: 22)
    screen.move(to: CGPoint(x: 160, y: 110))
    screen.advance(by: 0.5)
    #expect(table.visibleCells.map(\.isHighlighted) == [false, false, true])
    #expect(table.visibleCells.map(\.frame.minY).sorted() == [0, 44, 88])
    #expect(try row("C", in: table).configurationState.cellDropState == .targeted)
    #expect(try row("B", in: table).configurationState.cellDropState == .notTargeted)
    #expect(try row("A", in: table).configurationState.cellDragState == .dragging)
    screen.touchUp()
    // The middle of the rectangle is at 26 and 12.2 in the third row; it is a tenth of a row's size.
    let preview = try #require(root.subviews.last?.subviews.first)
    #expect(abs(preview.center.x - 26) < 0.001 && abs(preview.center.y - 100.2) < 0.001)
    #expect(abs(preview.transform.a - 0.1) < 0.001)
    screen.advance(by: 1)
    #expect(shelf.log == ["begin", "drop 0 2", "end", "ended"])
    #expect(try row("C", in: table).configurationState.cellDropState == .none)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func aRowWithoutItemsIsNotDragged() {
    let shelf = Shelf(["A", "B"])
    shelf.cannotDrag = ["A"]
    let table = table(shelf)
    lift(at: 22)
    #expect(root.subviews.count == 1)
    screen.touchUp()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test func withoutTheInteractionNoRowIsDragged() {
    let shelf = Shelf(["A", "B"])
    let table = table(shelf)
    table.dragInteractionEnabled = false
    lift(at: 22)
    #expect(root.subviews.count == 1)
    screen.touchUp()
    table.dragInteractionEnabled = true
    lift(at: 22)
    #expect(root.subviews.count == 2)
    withExtendedLifetime(shelf) {}
  }

  @Test func aTableThatIsReloadedDuringADragShowsAllRows() {
    let shelf = Shelf(["A", "B", "C"])
    let table = table(shelf)
    lift(at: 22)
    screen.move(to: CGPoint(x: 160, y: 110))
    screen.advance(by: 0.5)
    shelf.texts = ["X", "Y"]
    table.reloadData()
    screen.advance(by: 0.1)
    table.layoutIfNeeded()
    #expect(texts(table) == ["X", "Y"])
    screen.move(to: CGPoint(x: 160, y: 500))
    screen.touchUp()
    screen.advance(by: 1)
    #expect(table.visibleCells.allSatisfy { !$0.isHidden && $0.alpha == 1 })
    #expect(shelf.log == ["begin", "end", "ended"])
  }

  @Test func theTableScrollsUnderAnItemAtItsEdge() {
    let shelf = Shelf((0..<30).map(String.init))
    let table = table(shelf)
    lift(at: 100)
    screen.move(to: CGPoint(x: 160, y: 290))
    screen.advance(by: 1)
    #expect(table.contentOffset.y > 100)
    screen.move(to: CGPoint(x: 160, y: 150))
    let offset = table.contentOffset.y
    screen.advance(by: 1)
    #expect(table.contentOffset.y == offset)
    screen.cancel()
    screen.advance(by: 1)
    #expect(shelf.log == ["begin", "end", "ended"])
  }

  @Test func aPlaceholderBecomesARow() throws {
    /// Inserts dropped texts once they are loaded.
    final class Loader: NSObject, UITableViewDropDelegate {
      let shelf: Shelf
      init(_ shelf: Shelf) { self.shelf = shelf }
      func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
      ) {
        for item in coordinator.items {
          let context = coordinator.drop(
            item.dragItem,
            to: UITableViewDropPlaceholder(
              insertionIndexPath: IndexPath(row: 0, section: 0), reuseIdentifier: "",
              rowHeight: 44))
          item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, _ in
            context.commitInsertion { self.shelf.texts.insert(text ?? "", at: $0.row) }
          }
        }
      }
    }
    let (upper, lower) = (Shelf(["A"]), Shelf(["C"]))
    _ = table(upper)
    let second = table(lower, y: 300)
    let loader = Loader(lower)
    second.dropDelegate = loader
    lift(at: 22)
    screen.move(to: CGPoint(x: 160, y: 320))
    screen.touchUp()
    screen.advance(by: 1)
    #expect(texts(second) == ["A", "C"])
  }

  @Test func aPlaceholderThatIsDeletedBecomesNoRow() {
    /// Deletes the placeholder of each dropped item.
    final class Refuser: NSObject, UITableViewDropDelegate {
      var results: [Bool] = []
      func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
      ) {
        for item in coordinator.items {
          let context = coordinator.drop(
            item.dragItem,
            to: UITableViewDropPlaceholder(
              insertionIndexPath: IndexPath(row: 0, section: 0), reuseIdentifier: "",
              rowHeight: 44))
          results += [context.deletePlaceholder(), context.deletePlaceholder()]
          results.append(context.commitInsertion { _ in })
        }
      }
    }
    let (upper, lower) = (Shelf(["A"]), Shelf(["C"]))
    _ = table(upper)
    let second = table(lower, y: 300)
    let refuser = Refuser()
    second.dropDelegate = refuser
    lift(at: 22)
    screen.move(to: CGPoint(x: 160, y: 320))
    screen.touchUp()
    screen.advance(by: 1)
    #expect(refuser.results == [true, false, false])
    #expect(texts(second) == ["C"])
  }
}
