import Testing

@testable import Layouter

@Suite("Dragging between layouts") struct DraggingBetweenLayoutsTests {
  @Test("a cell goes from one stack to another")
  func crosses() throws {
    let pair = try TwoTileStacks(3, 3)
    #expect(pair.support.beginDrag(at: CGPoint(x: 50, y: 10)))
    pair.support.moveDrag(to: CGPoint(x: 250, y: 25))
    #expect(pair.order == [[1, 2], [3, 0, 4, 5]])
    #expect(pair.left.layout.dragging && pair.right.layout.dragging)
    pair.support.drop()
    #expect(pair.order == [[1, 2], [3, 0, 4, 5]])
    #expect(pair.left.tiles[0].superview === pair.right.container)
    #expect(pair.left.tiles[0].frame == CGRect(x: 0, y: 20, width: 100, height: 20))
    #expect(pair.left.tiles[1].frame.minY == 0)
    #expect(!pair.left.layout.dragging && !pair.right.layout.dragging)
  }

  @Test("a cancelled drag puts the cell back to where it was picked up")
  func cancels() throws {
    let pair = try TwoTileStacks(3, 3)
    #expect(pair.support.beginDrag(at: CGPoint(x: 50, y: 30)))
    pair.support.moveDrag(to: CGPoint(x: 250, y: 25))
    pair.support.cancelDrag()
    #expect(pair.order == [[0, 1, 2], [3, 4, 5]])
    #expect(pair.left.tiles[1].superview === pair.left.container)
    #expect(pair.left.tiles[1].frame == CGRect(x: 0, y: 20, width: 100, height: 20))
    #expect(pair.right.tiles[1].frame.minY == 20)
  }

  @Test("a cell that left and came back still knows where it was picked up")
  func returns() throws {
    let pair = try TwoTileStacks(3, 3)
    #expect(pair.support.beginDrag(at: CGPoint(x: 50, y: 10)))
    pair.support.moveDrag(to: CGPoint(x: 250, y: 25))
    pair.support.moveDrag(to: CGPoint(x: 50, y: 39))
    #expect(pair.order == [[1, 2, 0], [3, 4, 5]])
    pair.support.cancelDrag()
    #expect(pair.order == [[0, 1, 2], [3, 4, 5]])
  }
}
