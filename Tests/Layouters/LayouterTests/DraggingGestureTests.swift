import Testing

@testable import Layouter

/// Dragging by touches, on the virtual clock.
@Suite("Dragging by a finger") struct DraggingGestureTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let stack = StackView(frame: CGRect(x: 50, y: 20, width: 100, height: 200))
  private let tiles = (0..<8).map { _ in Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }
  private let screen: TouchScreen

  init() throws {
    screen = TouchScreen(of: root)
    root.addSubview(stack)
    for tile in tiles { stack.addChild(tile) }
    stack.updateLayout()
    try stack.enableScrollSupport(true)
  }

  private var order: [Int] {
    stack.stackLayout.children.compactMap { cell in tiles.firstIndex { $0 === cell.view } }
  }

  private var support: BaseDragSupport? { stack.dragSupport }

  @Test("a long press begins the mode and drags at once, and lifting the finger drops")
  func longPress() throws {
    try stack.beginCustomizing(longPress: true, endWithTap: true)
    screen.touchDown(at: CGPoint(x: 100, y: 40))
    screen.advance(by: 0.4)
    #expect(support?.isCustomizing == false)
    screen.advance(by: 0.2)
    #expect(support?.isCustomizing == true)
    #expect(tiles[0].superview is DragCarrier)
    screen.move(to: CGPoint(x: 130, y: 130))
    #expect(order == [1, 2, 0, 3, 4, 5, 6, 7])
    // A stack lets its cells move along it only.
    #expect(support?.drag?.draggedFrame == CGRect(x: 0, y: 90, width: 100, height: 40))
    screen.touchUp()
    #expect(support?.drag == nil)
    #expect(tiles[0].superview === stack)
    #expect(tiles[0].frame == CGRect(x: 0, y: 80, width: 100, height: 40))
    #expect(support?.isCustomizing == true)
    #expect(tiles[0].calls.map(\.done) == [nil, true])
  }

  @Test("in the mode a pan drags what the finger came down on")
  func pan() throws {
    try stack.beginCustomizing(longPress: true, endWithTap: true)
    try stack.beginCustomizing()
    screen.touchDown(at: CGPoint(x: 100, y: 58))
    // Ten points on, where a pan begins, is the next tile.
    screen.move(to: CGPoint(x: 100, y: 69))
    #expect(tiles[0].calls.count == 1 && tiles[1].calls.isEmpty)
    screen.cancel()
    #expect(tiles[0].calls.map(\.done) == [nil, false])
    #expect(order == Array(0..<8))
    #expect(tiles[0].frame.origin == .zero)
  }

  @Test("a tap ends the mode, if it is to")
  func tap() throws {
    for endsWithTap in [false, true] {
      try stack.beginCustomizing(longPress: true, endWithTap: endsWithTap)
      screen.longPress(tiles[0])
      #expect(support?.isCustomizing == true)
      screen.advance(by: 1)
      screen.tap(at: CGPoint(x: 100, y: 150))
      #expect(support?.isCustomizing == !endsWithTap)
      stack.endCustomizing()
    }
    #expect(root.subviews.map { $0 === stack } == [true])
  }

  @Test("no long press begins the mode after that was taken back")
  func withoutLongPress() throws {
    try stack.beginCustomizing(longPress: true, endWithTap: true)
    try stack.beginCustomizing(longPress: false, endWithTap: true)
    screen.longPress(tiles[0])
    #expect(support?.isCustomizing == false)
    #expect(tiles[0].calls.isEmpty)
  }

  @Test("the content scrolls under a finger that rests near the edge, to the end")
  func scrolls() throws {
    try stack.beginCustomizing(longPress: true, endWithTap: true)
    screen.touchDown(at: CGPoint(x: 100, y: 40))
    screen.advance(by: 0.5)
    // The stack is seen from 20 to 220; its band is 20 points.
    screen.move(to: CGPoint(x: 100, y: 210))
    screen.advance(by: 0.25)
    // Half of the band: 2 · (1 + 50 · 0.5) = 52 points.
    #expect(stack.contentOffset == CGPoint(x: 0, y: 52))
    screen.advance(by: 0.25)
    #expect(stack.contentOffset.y == 104)
    screen.advance(by: 1)
    #expect(stack.contentOffset.y == 120)
    #expect(order == [1, 2, 3, 4, 5, 6, 7, 0])
    screen.touchUp()
    #expect(tiles[0].frame.minY == 280)
  }

  /// Begins a pan on the fourth tile, which stays where it is as those after it do.
  private func panOnImmovableTile(by way: CGPoint) throws {
    for tile in tiles[3...] { tile.allowsDragging = false }
    try stack.beginCustomizing(longPress: true, endWithTap: true)
    try stack.beginCustomizing()
    screen.touchDown(at: CGPoint(x: 60, y: 150))
    screen.move(to: CGPoint(x: 60 + way.x, y: 150 + way.y))
  }

  @Test("in the mode a pan scrolls where nothing can be dragged")
  func panThatScrolls() throws {
    try panOnImmovableTile(by: CGPoint(x: 0, y: -15))
    #expect(support?.drag == nil)
    #expect(stack.isDragging)
    // The content follows from where the pan began.
    screen.move(to: CGPoint(x: 70, y: 105))
    #expect(stack.contentOffset == CGPoint(x: 0, y: 30))
    screen.advance(by: 0.2)
    screen.touchUp()
    screen.advance(by: 1)
    #expect(stack.contentOffset == CGPoint(x: 0, y: 30))
    #expect(!stack.isDragging)
    #expect(support?.isCustomizing == true)
    #expect(order == Array(0..<8))
    // A throw goes on, as it does outside of the mode: after 12 of 60 points the pan begins.
    screen.drag(from: CGPoint(x: 60, y: 160), to: CGPoint(x: 60, y: 100))
    #expect(stack.contentOffset.y == 78)
    screen.advance(by: 0.2)
    #expect(stack.contentOffset.y > 78)
  }

  @Test("a pan across the way that content scrolls does not scroll")
  func panAcross() throws {
    try panOnImmovableTile(by: CGPoint(x: 15, y: 2))
    screen.move(to: CGPoint(x: 75, y: 100))
    #expect(stack.contentOffset == .zero)
    #expect(!stack.isDragging)
  }

  @Test("a pan does not scroll what the finger cannot scroll")
  func panWhereScrollingIsOff() throws {
    stack.isScrollEnabled = false
    try panOnImmovableTile(by: CGPoint(x: 0, y: -15))
    screen.move(to: CGPoint(x: 60, y: 105))
    #expect(stack.contentOffset == .zero)
  }

  @Test("the end of the mode ends the scrolling")
  func endWhileScrolling() throws {
    try panOnImmovableTile(by: CGPoint(x: 0, y: -15))
    stack.endCustomizing()
    #expect(!stack.isDragging)
    screen.move(to: CGPoint(x: 60, y: 105))
    #expect(stack.contentOffset == .zero)
  }

  @Test("where the content fits, a pan on an empty place scrolls what is around it")
  func panInAPage() throws {
    let page = UIScrollView(frame: root.bounds)
    page.contentSize = CGSize(width: 300, height: 1000)
    root.addSubview(page)
    page.addSubview(stack)
    for tile in tiles[2...] { stack.stackLayout.removeChild(tile) }
    stack.updateLayout()
    // The tiles end at 100.
    try panOnImmovableTile(by: CGPoint(x: 0, y: -15))
    screen.move(to: CGPoint(x: 60, y: 105))
    #expect(page.contentOffset == CGPoint(x: 0, y: 30))
    #expect(stack.contentOffset == .zero)
  }

  @Test("the overlay lies over the base view, in front of its siblings")
  func overlay() throws {
    let front = UIView(frame: root.bounds)
    root.addSubview(front)
    try stack.beginCustomizing(longPress: true, endWithTap: false)
    try stack.beginCustomizing()
    #expect(root.subviews.last === support?.overlay)
    #expect(support?.overlay?.frame == stack.frame)
    stack.endCustomizing()
    support?.overlayRect = root.bounds
    try stack.beginCustomizing()
    #expect(support?.overlay?.frame == root.bounds)
    stack.endCustomizing()
    stack.dragOverlayBaseView = front
    front.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    support?.overlayRect = nil
    try stack.beginCustomizing()
    #expect(support?.overlay?.frame == front.frame)
  }

  @Test("a base view without a superview has the overlay itself, before what is seen")
  func overlayInside() throws {
    stack.removeFromSuperview()
    try stack.beginCustomizing(longPress: true, endWithTap: true)
    let screen = TouchScreen(of: stack)
    screen.touchDown(at: CGPoint(x: 50, y: 20))
    screen.advance(by: 0.5)
    screen.move(to: CGPoint(x: 50, y: 190))
    screen.advance(by: 0.25)
    #expect(stack.contentOffset.y == 52)
    #expect(support?.overlay?.frame == CGRect(x: 0, y: 52, width: 100, height: 200))
    #expect(support?.drag?.draggedFrame.midY == 190)
    screen.touchUp()
    #expect(order == [1, 2, 3, 4, 0, 5, 6, 7])
  }

  @Test("what is dropped glides to its cell, and is its own then")
  func glides() throws {
    support?.appearance = DragAppearance(scale: 1.1, duration: 0.15)
    try stack.beginCustomizing(longPress: true, endWithTap: true)
    screen.touchDown(at: CGPoint(x: 100, y: 40))
    screen.advance(by: 0.7)
    screen.move(to: CGPoint(x: 100, y: 95))
    screen.advance(by: 0.2)
    screen.touchUp()
    // Dropped with its middle at 75, its cell is the second.
    #expect(tiles[0].layer.presentation()?.frame.midY == 75)
    #expect(tiles[0].frame.midY == 60)
    #expect((tiles[0].layer.presentation()?.frame.width ?? 0) > 100)
    screen.advance(by: 0.5)
    #expect(tiles[0].layer.presentation()?.frame == tiles[0].frame)
    #expect(tiles[0].transform.isIdentity)
    #expect(stack.subviews.allSatisfy { $0 is Tile })
  }

  @Test("a cancelled view is behind its siblings again where it was")
  func depth() throws {
    try stack.beginCustomizing(longPress: true, endWithTap: true)
    screen.touchDown(at: CGPoint(x: 100, y: 80))
    screen.advance(by: 0.6)
    screen.cancel()
    screen.advance(by: 0.5)
    #expect(stack.subviews.firstIndex { $0 === tiles[1] } == 1)
    #expect(stack.subviews.count == 8)
  }
}
