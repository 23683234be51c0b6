import Testing

@testable import Layouter

@Suite("Dragging in one layout") struct DraggingTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let container = UIView(frame: CGRect(x: 20, y: 30, width: 150, height: 200))

  init() { parent.addSubview(container) }

  /// A stack of A 100 × 30, B 60 × 20 and C 80 × 50.
  private func makeStack() -> (StackLayout, [UIView]) {
    let stack = StackLayout()
    stack.margin = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    stack.cellSpacing = 4
    stack.parentView = container
    let views = [(100, 30), (60, 20), (80, 50)].map { size in
      UIView(frame: CGRect(x: 0, y: 0, width: size.0, height: size.1))
    }
    for view in views { stack.addChild(view) }
    stack.updateLayout()
    return (stack, views)
  }

  private func begin(_ layout: BaseLayout, at point: CGPoint) throws -> CellDragSupport {
    let support = CellDragSupport(baseView: container, layouter: layout)
    try support.beginCustomizing()
    #expect(support.beginDrag(at: point, in: container))
    return support
  }

  @Test("drop index follows the pointer")
  func dropIndexFollowsThePointer() throws {
    let (stack, views) = makeStack()
    let support = try begin(stack, at: CGPoint(x: 50, y: 20))
    for (y, index) in [(48.0, 0), (49, 1), (60, 1), (1000, 2)] {
      support.moveDrag(to: CGPoint(x: 50, y: y), in: container)
      #expect(stack.indexOfChild(views[0]) == index)
    }
    support.drop()
    #expect(stack.children.map { $0.view } == [views[1], views[2], views[0]])
    #expect(views[0].frame == CGRect(x: 10, y: 83, width: 100, height: 30))
    #expect(views[0].superview === container)
    #expect(!stack.dragging)
  }

  @Test("cancel brings the view back to its cell")
  func cancelBringsTheViewBackToItsCell() throws {
    let (stack, views) = makeStack()
    let support = try begin(stack, at: CGPoint(x: 50, y: 20))
    support.moveDrag(to: CGPoint(x: 50, y: 48), in: container)
    support.cancelDrag()
    #expect(views[0].frame == CGRect(x: 10, y: 5, width: 100, height: 30))
    #expect(views[0].superview === container)
  }

  @Test("the view is held at its middle")
  func theViewIsHeldAtItsMiddle() throws {
    let grid = GridLayout()
    grid.cellSize = CGSize(width: 80, height: 40)
    grid.margin = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    grid.parentView = container
    let view = UIView()
    grid.addChild(view)
    grid.updateLayout()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 80, height: 40))
    var support = try begin(grid, at: CGPoint(x: 30, y: 30))
    #expect(support.drag?.draggedFrame == CGRect(x: -10, y: 10, width: 80, height: 40))
    support.cancelDrag()
    support.endCustomizing()
    grid.fixedSideCount = 1
    grid.updateLayout()
    support = try begin(grid, at: CGPoint(x: 30, y: 30))
    #expect(support.drag?.draggedFrame == CGRect(x: 10, y: 10, width: 80, height: 40))
  }

  @Test("the grid takes the cell that is covered most")
  func theGridTakesTheCellThatIsCoveredMost() throws {
    let grid = GridLayout()
    grid.fixedSideCount = 3
    grid.parentView = container
    let views = (0..<6).map { _ in UIView() }
    for view in views { grid.addChild(view) }
    grid.updateLayout()
    let support = try begin(grid, at: CGPoint(x: 25, y: 25))
    func order() -> [Int] {
      grid.children.compactMap { cell in views.firstIndex { $0 === cell.view } }
    }
    // The middle of (55,5,50,50), and then of (100,50,50,50).
    support.moveDrag(to: CGPoint(x: 80, y: 30), in: container)
    #expect(order() == [1, 0, 2, 3, 4, 5])
    support.moveDrag(to: CGPoint(x: 125, y: 75), in: container)
    #expect(order() == [1, 2, 3, 4, 5, 0])
    support.cancelDrag()
    #expect(order() == [0, 1, 2, 3, 4, 5])
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("a dropped view keeps its place as a rule")
  func aDroppedViewKeepsItsPlaceAsARule() throws {
    let relative = RelativeLayout()
    relative.overallSize = CGSize(width: 300, height: 200)
    relative.margin = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    relative.parentView = container
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
    relative.addChild(view)
    relative.updateLayout()
    let support = try begin(relative, at: view.center)
    support.moveDrag(to: CGPoint(x: 77, y: 96), in: container)
    support.drop()
    #expect(view.frame == CGRect(x: 57, y: 88, width: 40, height: 16))
    let info = try #require(relative.layoutInfoOfView(view))
    #expect(info.left.rule == .parent && info.left.distance == 47)
    #expect(info.top.rule == .parent && info.top.distance == 68)
  }
}
