import Testing

@testable import Layouter

@Suite("Dragging between layouts") struct DraggingBetweenLayoutsTests {
  /// Two stacks of three cells beside one another, 100 wide each; cells are 100x20.
  private final class Pair {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let containers = [
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300)),
      UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 300)),
    ]
    let stacks = [StackLayout(), StackLayout()]
    let views = (0..<6).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
    let support: CellDragSupportEx

    init() throws {
      support = CellDragSupportEx(baseView: containers[0])
      support.overlayRect = parent.bounds
      for (index, stack) in stacks.enumerated() {
        parent.addSubview(containers[index])
        stack.parentView = containers[index]
        for view in views[index * 3..<index * 3 + 3] { stack.addChild(view) }
        stack.updateLayout()
        try support.addSubLayouter(stack, container: containers[index])
      }
      try support.beginCustomizing()
    }

    var order: [[Int]] {
      stacks.map { stack in
        stack.children.compactMap { cell in views.firstIndex { $0 === cell.view } }
      }
    }
  }

  @Test("a cell goes from one stack to another")
  func crosses() throws {
    let pair = try Pair()
    #expect(pair.support.beginDrag(at: CGPoint(x: 50, y: 10)))
    pair.support.moveDrag(to: CGPoint(x: 200, y: 25))
    #expect(pair.order == [[1, 2], [3, 0, 4, 5]])
    #expect(pair.stacks.allSatisfy { $0.dragging })
    pair.support.drop()
    #expect(pair.order == [[1, 2], [3, 0, 4, 5]])
    #expect(pair.views[0].superview === pair.containers[1])
    #expect(pair.views[0].frame == CGRect(x: 0, y: 20, width: 100, height: 20))
    #expect(pair.views[1].frame.minY == 0)
    #expect(!pair.stacks.contains { $0.dragging })
  }

  @Test("a cancelled drag puts the cell back to where it was picked up")
  func cancels() throws {
    let pair = try Pair()
    #expect(pair.support.beginDrag(at: CGPoint(x: 50, y: 30)))
    pair.support.moveDrag(to: CGPoint(x: 200, y: 25))
    pair.support.cancelDrag()
    #expect(pair.order == [[0, 1, 2], [3, 4, 5]])
    #expect(pair.views[1].superview === pair.containers[0])
    #expect(pair.views[1].frame == CGRect(x: 0, y: 20, width: 100, height: 20))
    #expect(pair.views[4].frame.minY == 20)
  }

  @Test("a cell that left and came back still knows where it was picked up")
  func returns() throws {
    let pair = try Pair()
    #expect(pair.support.beginDrag(at: CGPoint(x: 50, y: 10)))
    pair.support.moveDrag(to: CGPoint(x: 200, y: 25))
    pair.support.moveDrag(to: CGPoint(x: 50, y: 39))
    #expect(pair.order == [[1, 2, 0], [3, 4, 5]])
    pair.support.cancelDrag()
    #expect(pair.order == [[0, 1, 2], [3, 4, 5]])
  }
}
