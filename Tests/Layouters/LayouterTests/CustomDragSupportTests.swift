import HeadlessUIKit
// Without @testable: subclasses outside of the module need only the public interface.
import Layouter
import Testing

/// Moves cells between two stacks by the half of the page that the finger is in.
private final class HalvesSupport: BaseDragSupport {
  let upper: DragNode
  let lower: DragNode
  private let page: UIView

  init(page: UIView, upper: StackView, lower: StackView) {
    self.page = page
    self.upper = DragNode(layouter: upper.stackLayout, container: upper)
    self.lower = DragNode(layouter: lower.stackLayout, container: lower)
    super.init()
    baseView = page
    self.upper.move(below: root)
    self.lower.move(below: root)
  }

  override func route(_ drag: DragEventArg) {
    dragOver(drag.pointer(in: page).y < page.bounds.midY ? upper : lower, drag)
  }

  override func orientations(of drag: DragEventArg) -> Orientations { .vertical }
}

@Suite struct CustomDragSupportTests {
  private let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let upper = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let lower = StackView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
  private let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

  private func makeSupport() throws -> HalvesSupport {
    window.addSubview(page)
    page.addSubview(upper)
    page.addSubview(lower)
    upper.addChild(cell)
    for _ in 0..<2 { lower.addChild(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))) }
    page.layoutIfNeeded()
    let support = HalvesSupport(page: page, upper: upper, lower: lower)
    try support.beginCustomizing()
    return support
  }

  @Test func cellMovesToTheLayoutThatTheSubclassChooses() throws {
    let support = try makeSupport()
    #expect(support.beginDrag(at: CGPoint(x: 50, y: 10), in: page))
    support.moveDrag(to: CGPoint(x: 50, y: 190), in: page)
    support.drop()
    #expect(upper.stackLayout.childCount == 0)
    #expect(lower.stackLayout.childCount == 3)
    #expect(lower.stackLayout.indexOfChild(cell) == 2)
  }

  @Test func viewMovesAlongTheAxesThatTheSubclassAllows() throws {
    let support = try makeSupport()
    #expect(support.beginDrag(at: CGPoint(x: 50, y: 10), in: page))
    support.moveDrag(to: CGPoint(x: 90, y: 60), in: page)
    #expect(support.drag?.draggedFrame.midX == 50)
    #expect(support.drag?.draggedFrame.midY == 60)
    support.cancelDrag()
  }

  @Test func cancelledCellReturns() throws {
    let support = try makeSupport()
    #expect(support.beginDrag(at: CGPoint(x: 50, y: 10), in: page))
    support.moveDrag(to: CGPoint(x: 50, y: 190), in: page)
    support.cancelDrag()
    #expect(upper.stackLayout.childCount == 1)
    #expect(lower.stackLayout.childCount == 2)
  }
}
