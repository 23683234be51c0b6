import Testing

@testable import Layouter

@Suite("Dragging in accordions") struct AccordionDraggingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 600))
  private let clock = VirtualClock()

  /// Cells 200 wide with a label of 20 and a stack of tiles of 40 each as the body.
  private func makeAccordion(
    at x: CGFloat, tiles counts: [Int], support: CellDragSupportEx? = nil
  ) throws -> AccordionView {
    let accordion = AccordionView(frame: CGRect(x: x, y: 0, width: 200, height: 600))
    root.addSubview(accordion)
    accordion.nestedDragSupport = support
    for count in counts { accordion.addChild(try makeCell(count)) }
    accordion.updateLayout()
    try support?.addSubLayouter(accordion.stackLayout, container: accordion)
    return accordion
  }

  private func makeCell(_ count: Int) throws -> AccordionCellView {
    let cell = AccordionCellView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 20 + 40 * CGFloat(count)))
    try cell.setLabelView(UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20)))
    let stack = StackLayout()
    try cell.setBodyLayouter(stack)
    for _ in 0..<count {
      stack.addChild(Tile(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
    }
    return cell
  }

  private func tops(_ accordion: AccordionView) -> [CGFloat] { accordion.cells.map(\.frame.minY) }

  private func counts(_ accordion: AccordionView) -> [Int] {
    accordion.cells.map { $0.bodyLayouter?.childCount ?? -1 }
  }

  @Test("an item goes from body to body, and the cells get longer and shorter")
  func items() throws {
    let accordion = try makeAccordion(at: 0, tiles: [2, 1])
    try accordion.enableScrollSupport(true)
    try accordion.beginCustomizing(longPress: true, endWithTap: true)
    try accordion.beginCustomizing()
    let support = try #require(accordion.dragSupport)
    #expect(tops(accordion) == [0, 100])
    #expect(support.beginDrag(at: CGPoint(x: 100, y: 40)))
    support.moveDrag(to: CGPoint(x: 100, y: 130))
    #expect(counts(accordion) == [1, 2])
    #expect(tops(accordion) == [0, 60])
    support.drop()
    #expect(accordion.cells.map(\.frame.height) == [60, 100])
    #expect(support.beginDrag(at: CGPoint(x: 100, y: 40)))
    support.moveDrag(to: CGPoint(x: 100, y: 130))
    #expect(accordion.cells.map(\.frame.height) == [20, 140])
    support.cancelDrag()
    #expect(accordion.cells.map(\.frame.height) == [60, 100])
    #expect(counts(accordion) == [1, 2])
  }

  @Test("a folded cell opens to an item that rests on it")
  func hovering() throws {
    let accordion = try makeAccordion(at: 0, tiles: [2, 1])
    accordion.cells[1].fold()
    try accordion.loadDragSupport().beginCustomizing()
    let support = try #require(accordion.dragSupport)
    clock.perform {
      #expect(support.beginDrag(at: CGPoint(x: 100, y: 40)))
      support.moveDrag(to: CGPoint(x: 100, y: 110))
    }
    clock.advance(by: 0.5)
    #expect(accordion.cells[1].folding && counts(accordion) == [2, 1])
    clock.advance(by: 0.25)
    #expect(!accordion.cells[1].folding)
    clock.perform { support.moveDrag(to: CGPoint(x: 100, y: 130)) }
    #expect(counts(accordion) == [1, 2])
  }

  @Test("what is folded away takes no drops, though it keeps its place")
  func clipped() throws {
    let accordion = try makeAccordion(at: 0, tiles: [2])
    let cell = AccordionCellView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    try cell.setLabelView(UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20)))
    let body = StackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    try cell.setBodyView(body)
    body.addChild(Tile(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
    accordion.addChild(cell)
    accordion.updateLayout()
    cell.fold()
    #expect(body.frame.height == 100)
    try accordion.loadDragSupport().beginCustomizing()
    let support = try #require(accordion.dragSupport)
    #expect(support.beginDrag(at: CGPoint(x: 100, y: 40)))
    support.moveDrag(to: CGPoint(x: 100, y: 170))
    #expect(body.stackLayout.childCount == 1)
    cell.unfold()
    support.moveDrag(to: CGPoint(x: 100, y: 171))
    #expect(body.stackLayout.childCount == 2)
  }

  @Test("a cell is dragged folded, and unfolds where it is dropped")
  func cells() throws {
    let accordion = try makeAccordion(at: 0, tiles: [2, 1, 3])
    let first = accordion.cells[0]
    try accordion.loadDragSupport().beginCustomizing()
    let support = try #require(accordion.dragSupport)
    #expect(support.beginDrag(at: CGPoint(x: 100, y: 10)))
    #expect(first.folding)
    #expect(accordion.cells[1].frame.minY == 20)
    // It passes over the content of the others, and moves up and down only.
    support.moveDrag(to: CGPoint(x: 170, y: 75))
    #expect(support.drag?.draggedFrame == CGRect(x: 0, y: 65, width: 200, height: 20))
    support.drop()
    #expect(accordion.cells[1] === first && !first.folding)
    #expect(tops(accordion) == [0, 60, 160])
    #expect(support.beginDrag(at: CGPoint(x: 100, y: 70)))
    support.moveDrag(to: CGPoint(x: 100, y: 300))
    #expect(accordion.cells[2] === first)
    support.cancelDrag()
    #expect(accordion.cells[1] === first && !first.folding)
    #expect(tops(accordion) == [0, 60, 160])
  }

  @Test("a cell that goes to another accordion belongs to it")
  func betweenAccordions() throws {
    let support = CellDragSupportEx()
    let left = try makeAccordion(at: 0, tiles: [1, 1], support: support)
    let right = try makeAccordion(at: 250, tiles: [2], support: support)
    support.baseView = left
    support.overlayRect = root.bounds
    let cell = left.cells[0]
    try support.beginCustomizing()
    #expect(support.beginDrag(at: CGPoint(x: 50, y: 10)))
    // Neither its own body nor the body of the cell below the finger is a place for it.
    support.moveDrag(to: CGPoint(x: 300, y: 80))
    #expect(right.cells.count == 2 && left.cells.count == 1)
    support.drop()
    #expect(cell.accordionDelegate === right && cell.superview === right)
    let body = try #require(cell.bodyLayouter)
    #expect(support.isLayout(body, descendantOf: right.stackLayout))
    #expect(!support.isLayout(body, descendantOf: left.stackLayout))
    #expect(tops(right) == [0, 100] && tops(left) == [0])
    // Folding it moves its new neighbours.
    cell.fold()
    #expect(cell.frame.height == 20)
    right.cells[0].fold()
    #expect(tops(right) == [0, 20])
    #expect(support.errors.isEmpty)
  }

  @Test("has one drag support, in which its layouts are registered whatever the order")
  func order() throws {
    let accordion = AccordionView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    root.addSubview(accordion)
    let early = try makeCell(1)
    accordion.addChild(early)
    try accordion.enableScrollSupport(true)
    let support = try #require(accordion.dragSupport as? CellDragSupportEx)
    let late = try makeCell(1)
    accordion.addChild(late)
    let empty = AccordionCellView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    accordion.addChild(empty)
    let body = StackView()
    try empty.setBodyView(body)
    try accordion.enableScrollSupport(true)
    try accordion.beginCustomizing(longPress: true, endWithTap: true)
    #expect(accordion.dragSupport === support && accordion.nestedDragSupport === support)
    let layouts = [early.bodyLayouter, late.bodyLayouter, body.stackLayout].compactMap { $0 }
    #expect(layouts.count == 3)
    for layout in layouts {
      #expect(support.isLayout(layout, descendantOf: accordion.stackLayout))
    }
    #expect(support.root.postOrder.count == 4)
    early.removeBodyLayouter()
    empty.removeBodyView()
    accordion.removeChild(late)
    #expect(support.root.postOrder.count == 1)
    #expect(support.errors.isEmpty)
  }

  @Test("layouts wait for the one that they are below")
  func waits() throws {
    let support = CellDragSupportEx(baseView: root)
    let (outer, inner) = (StackLayout(), StackLayout())
    support.addSubLayouter(inner, container: root, below: outer)
    #expect(!support.isLayout(inner, descendantOf: outer))
    try support.addSubLayouter(outer, container: root)
    #expect(support.isLayout(inner, descendantOf: outer))
  }
}
