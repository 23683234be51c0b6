import Testing

@testable import Layouter

@Suite("What supports dragging") struct DraggingSupportTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let base = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init() { root.addSubview(base) }

  private static let left = CGRect(x: 0, y: 0, width: 100, height: 200)
  private static let right = CGRect(x: 200, y: 0, width: 100, height: 200)

  private final class Acceptor: DropAcceptorDelegate {
    var accepts = false
    var asked: [(UIView, BaseLayout, BaseLayout, UIView?)] = []
    var hovers: [UIView?] = []
    func canDrop(
      _ view: UIView, from sourceLayout: BaseLayout, to destLayout: BaseLayout,
      over underlyingView: UIView?
    ) -> Bool {
      asked.append((view, sourceLayout, destLayout, underlyingView))
      return accepts
    }
    func onHover(
      _ view: UIView, from sourceLayout: BaseLayout, to destLayout: BaseLayout,
      over underlyingView: UIView?
    ) { hovers.append(underlyingView) }
  }

  // MARK: Beginning

  @Test("begins nothing outside of the mode, at empty places and against a veto")
  func refuses() throws {
    let stack = TileStack(2, in: root)
    let tiles = stack.tiles
    let support = CellDragSupportEx(baseView: base)
    try support.addSubLayouter(stack.layout, container: stack.container)
    #expect(!support.beginDrag(at: CGPoint(x: 50, y: 10)))
    try support.beginCustomizing()
    #expect(!support.beginDrag(at: CGPoint(x: 50, y: 100)))
    tiles[0].allowsDragging = false
    #expect(!support.beginDrag(at: CGPoint(x: 50, y: 10)))
    #expect(support.drag == nil && !stack.layout.dragging)
    #expect(tiles[0].superview === stack.container)
    #expect(support.beginDrag(at: CGPoint(x: 50, y: 30)))
    #expect(!support.beginDrag(at: CGPoint(x: 50, y: 10)))
    support.endCustomizing()
    #expect(tiles[0].calls.isEmpty && tiles[1].calls.map(\.done) == [nil, false])
  }

  @Test("a refused drag takes nothing to other layouts")
  func refusedStaysRefused() throws {
    let pair = try TwoTileStacks(0, 2)
    pair.right.tiles[0].allowsDragging = false
    #expect(!pair.support.beginDrag(at: CGPoint(x: 250, y: 10)))
    pair.support.moveDrag(to: CGPoint(x: 50, y: 10))
    pair.support.drop()
    #expect(pair.order == [[], [0, 1]])
  }

  @Test("spacers, separators and hidden views are not dragged")
  func fixedCells() throws {
    let stack = TileStack(1, in: root)
    stack.layout.addSpacer(20)
    stack.layout.updateLayout()
    let support = CellDragSupport(baseView: stack.container, layouter: stack.layout)
    try support.beginCustomizing()
    #expect(!support.beginDrag(at: CGPoint(x: 50, y: 30)))
    let (grid, gridView) = (GridLayout(), UIView(frame: Self.right))
    root.addSubview(gridView)
    grid.parentView = gridView
    let hidden = UIView()
    hidden.isHidden = true
    try grid.addChild(UIView(), unitX: 1, unitY: 1, style: .separator)
    grid.addChild(hidden)
    grid.updateLayout()
    let gridSupport = CellDragSupport(baseView: gridView, layouter: grid)
    try gridSupport.beginCustomizing()
    #expect(!gridSupport.beginDrag(at: CGPoint(x: 10, y: 10), in: gridView))
    #expect(!gridSupport.beginDrag(at: CGPoint(x: 10, y: 60), in: gridView))
  }

  @Test("a grid unfolds its groups before a cell is picked up, or one comes in")
  func unfoldsGroups() throws {
    let stack = TileStack(1, in: root)
    let (grid, gridView) = (GridLayout(), UIView(frame: Self.right))
    root.addSubview(gridView)
    grid.parentView = gridView
    let (separator, member) = (UIView(), UIView())
    try grid.addChild(separator, unitX: 1, unitY: 1, style: .separator)
    grid.addChild(member)
    grid.updateLayout()
    grid.foldGroup(separator)
    let support = CellDragSupportEx(baseView: base)
    try support.addSubLayouter(stack.layout, container: stack.container)
    try support.addSubLayouter(grid, container: gridView)
    try support.beginCustomizing()
    #expect(support.beginDrag(at: CGPoint(x: 50, y: 10)))
    support.moveDrag(to: CGPoint(x: 250, y: 20))
    #expect(!grid.isFolded(separator))
    grid.foldGroup(separator)
    #expect(!grid.isFolded(separator))
    support.drop()
    #expect(grid.containsChild(stack.tiles[0]))
  }

  // MARK: Between layouts

  @Test("asks the drop delegate once per move, with the view below the finger")
  func asks() throws {
    let pair = try TwoTileStacks(2, 2)
    let (left, right, support) = (pair.left, pair.right, pair.support)
    let acceptor = Acceptor()
    right.layout.dropAcceptorDelegate = acceptor
    #expect(support.beginDrag(at: CGPoint(x: 50, y: 10)))
    support.moveDrag(to: CGPoint(x: 250, y: 30))
    #expect(acceptor.asked.count == 1)
    let asked = try #require(acceptor.asked.first)
    #expect(asked.0 === left.tiles[0] && asked.1 === left.layout && asked.2 === right.layout)
    #expect(asked.3 === right.tiles[1])
    #expect(right.layout.childCount == 2)
    acceptor.accepts = true
    support.moveDrag(to: CGPoint(x: 250, y: 30))
    #expect(right.layout.childCount == 3)
    // At its current place the delegate is not asked again.
    support.moveDrag(to: CGPoint(x: 250, y: 35))
    #expect(acceptor.asked.count == 2)
    support.moveDrag(to: CGPoint(x: 390, y: 390))
    support.drop()
    #expect(right.layout.containsChild(left.tiles[0]))
  }

  @Test("a finger that rests where nothing is accepted hovers, once")
  func hovers() throws {
    let pair = try TwoTileStacks(2, 2)
    let support = pair.support
    let acceptor = Acceptor()
    pair.right.layout.dropAcceptorDelegate = acceptor
    let clock = VirtualClock()
    clock.perform {
      #expect(support.beginDrag(at: CGPoint(x: 50, y: 10)))
      support.moveDrag(to: CGPoint(x: 250, y: 30))
    }
    clock.advance(by: 0.5)
    #expect(acceptor.hovers.isEmpty)
    clock.advance(by: 0.25)
    #expect(acceptor.hovers.count == 1 && acceptor.hovers[0] === pair.right.tiles[1])
    clock.advance(by: 3)
    #expect(acceptor.hovers.count == 1)
    clock.perform { support.moveDrag(to: CGPoint(x: 250, y: 36)) }
    clock.advance(by: 1)
    #expect(acceptor.hovers.count == 2)
    // A new drag hovers again, wherever the last one was cancelled.
    clock.perform {
      support.cancelDrag()
      #expect(support.beginDrag(at: CGPoint(x: 50, y: 10)))
      support.moveDrag(to: CGPoint(x: 250, y: 36))
    }
    #expect(acceptor.hovers.count == 2)
    clock.advance(by: 1)
    #expect(acceptor.hovers.count == 3)
  }

  @Test("the watch looks after a finger that rests, and not after one that has just moved")
  func watchesRestingFingers() throws {
    let stack = TileStack(4, in: root)
    let support = CellDragSupport(
      baseView: base, layouter: stack.layout, containerView: stack.container)
    try support.beginCustomizing()
    let clock = VirtualClock()
    clock.perform { #expect(support.beginDrag(at: CGPoint(x: 50, y: 10))) }
    clock.advance(by: 0.24)
    clock.perform { support.moveDrag(to: CGPoint(x: 50, y: 10)) }
    // What comes below the finger would have its next move notice.
    stack.container.bounds.origin.y = 25
    clock.advance(by: 0.01)
    #expect(stack.layout.indexOfChild(stack.tiles[0]) == 0)
    clock.advance(by: 0.24)
    #expect(stack.layout.indexOfChild(stack.tiles[0]) == 0)
    clock.advance(by: 0.01)
    #expect(stack.layout.indexOfChild(stack.tiles[0]) == 1)
  }

  @Test("nothing goes into a layout below its own level")
  func levels() throws {
    let outerStack = TileStack(0, in: root)
    let boxes = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)) }
    for box in boxes { outerStack.layout.addChild(box) }
    outerStack.layout.updateLayout()
    let innerStack = TileStack(2, height: 80, in: boxes[1])
    let (outer, inner, tiles) = (outerStack.layout, innerStack.layout, innerStack.tiles)
    let support = CellDragSupportEx(baseView: base)
    let node = try support.addRootLayouter(outer, container: outerStack.container)
    try support.addSubLayouter(inner, container: innerStack.container, below: node)
    #expect(support.isLayout(inner, descendantOf: outer))
    #expect(!support.isLayout(outer, descendantOf: inner))
    try support.beginCustomizing()
    #expect(support.beginDrag(at: CGPoint(x: 50, y: 30)))
    support.moveDrag(to: CGPoint(x: 50, y: 130))
    support.drop()
    #expect(inner.childCount == 2)
    #expect(outer.children.map { $0.view } == [boxes[1], boxes[0]])
    // A view in a box may move out to the box's level.
    #expect(support.beginDrag(at: CGPoint(x: 50, y: 10)))
    support.moveDrag(to: CGPoint(x: 50, y: 100))
    support.drop()
    #expect(outer.containsChild(tiles[0]) && inner.childCount == 1)
    #expect(tiles[0].calls.map(\.done) == [nil, true])
    #expect(tiles[0].calls.last?.layout == ObjectIdentifier(outer))
  }

  @Test("a cell from elsewhere gets as many units as there is room for")
  func foreignUnits() throws {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let narrow = UIView(frame: CGRect(x: 250, y: 0, width: 100, height: 100))
    let (wide, slim) = (GridLayout(), GridLayout())
    (wide.fixedSideCount, slim.fixedSideCount) = (4, 2)
    for (grid, view) in [(wide, container), (slim, narrow)] {
      root.addSubview(view)
      grid.parentView = view
    }
    let tile = UIView()
    try wide.addChild(tile, unitX: 3, unitY: 1)
    slim.addChild(UIView())
    for grid in [wide, slim] { grid.updateLayout() }
    let support = CellDragSupportEx(baseView: base)
    try support.addSubLayouter(wide, container: container)
    try support.addSubLayouter(slim, container: narrow)
    try support.beginCustomizing()
    #expect(support.beginDrag(at: CGPoint(x: 10, y: 10)))
    support.moveDrag(to: CGPoint(x: 330, y: 20))
    // While it is dragged it keeps its size.
    #expect(support.drag?.draggedFrame.size == CGSize(width: 150, height: 50))
    support.drop()
    #expect(slim.containsChild(tile))
    #expect(tile.frame.size == CGSize(width: 100, height: 50))
  }

  // MARK: Ending

  @Test("leaving the mode in a drag cancels it first")
  func endsInDrag() throws {
    let stack = TileStack(3, in: root)
    let tiles = stack.tiles
    let support = CellDragSupport(
      baseView: base, layouter: stack.layout, containerView: stack.container)
    try support.beginCustomizing()
    #expect(support.beginDrag(at: CGPoint(x: 50, y: 10)))
    support.moveDrag(to: CGPoint(x: 50, y: 59))
    support.endCustomizing()
    #expect(stack.layout.children.map { $0.view } == tiles)
    #expect(tiles[0].superview === stack.container)
    #expect(tiles[0].calls.map(\.done) == [nil, false])
    #expect(support.overlay == nil && root.subviews.count == 2)
  }

  @Test("a view that is removed in its drag is gone, and the drag over")
  func removedInDrag() throws {
    let pair = try TwoTileStacks(3, 3)
    let (left, right, support) = (pair.left.layout, pair.right.layout, pair.support)
    let tiles = pair.left.tiles
    #expect(support.beginDrag(at: CGPoint(x: 50, y: 10)))
    left.removeChild(tiles[0])
    support.moveDrag(to: CGPoint(x: 250, y: 10))
    #expect(support.drag == nil && !left.dragging && left.childCount == 2)
    #expect(support.beginDrag(at: CGPoint(x: 50, y: 10)))
    support.moveDrag(to: CGPoint(x: 250, y: 10))
    #expect(right.childCount == 4)
    right.removeChild(tiles[1])
    support.drop()
    #expect(support.drag == nil && !right.dragging && !left.dragging)
    #expect(left.childCount == 1 && right.childCount == 3)
    #expect(tiles[1].superview == nil && tiles[1].calls.map(\.done) == [nil, false])
    #expect(pair.left.container.subviews.count == 1)
  }

  @Test("a cell whose home has gone stays where it is when its drag is cancelled")
  func homeless() throws {
    let right = TileStack(1, x: 200, in: root)
    let tile = Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let support = CellDragSupportEx(baseView: base)
    try support.addSubLayouter(right.layout, container: right.container)
    var left: StackLayout? = StackLayout()
    let leftView = UIView(frame: Self.left)
    root.addSubview(leftView)
    left?.parentView = leftView
    left?.addChild(tile)
    left?.updateLayout()
    if let left { try support.addSubLayouter(left, container: leftView) }
    try support.beginCustomizing()
    #expect(support.beginDrag(at: CGPoint(x: 50, y: 10)))
    support.moveDrag(to: CGPoint(x: 250, y: 10))
    left = nil
    support.cancelDrag()
    #expect(right.layout.containsChild(tile) && tile.superview === right.container)
    #expect(!right.layout.dragging)
  }

  @Test("nothing is kept alive by a drag, be it over or not")
  func keepsNothing() throws {
    let clock = VirtualClock()
    for isOver in [true, false] {
      weak var (view, support): (StackView?, BaseDragSupport?)
      weak var tile: Tile?
      try clock.perform {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let stack = StackView(frame: root.bounds)
        root.addSubview(stack)
        for _ in 0..<3 { stack.addChild(Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 20))) }
        stack.updateLayout()
        try stack.enableScrollSupport(true)
        try stack.beginCustomizing(longPress: true, endWithTap: true)
        try stack.beginCustomizing()
        let own = try stack.loadDragSupport()
        #expect(own.beginDrag(at: CGPoint(x: 50, y: 10)))
        own.moveDrag(to: CGPoint(x: 50, y: 55))
        tile = own.drag?.draggedView as? Tile
        if isOver { own.drop() }
        (view, support) = (stack, own)
      }
      clock.advance(by: 1)
      #expect(view == nil && support == nil && tile == nil)
    }
    #expect(clock.nextDue == nil)
  }

  // MARK: Setting up

  @Test("says what is missing")
  func errors() throws {
    let support = CellDragSupport()
    #expect(throws: CellDragSupportError.noBaseView) { try support.beginCustomizing() }
    #expect(throws: CellDragSupportError.noLayouter) { try support.enableScrollSupport(true) }
    support.baseView = base
    #expect(throws: CellDragSupportError.noLayouter) { try support.beginCustomizing() }
    let stack = StackLayout()
    stack.name = "pile"
    let lonely = CellDragSupport(layouter: stack)
    #expect(
      throws: CellDragSupportError.noContainer(layouter: "StackLayout pile of 0 cells")
    ) { try lonely.enableScrollSupport(true) }
    let ladder = LadderLayout()
    ladder.name = "steps"
    let nested = CellDragSupportEx(baseView: base)
    #expect(
      throws: CellDragSupportError.notDraggable(layouter: "LadderLayout steps of 0 cells")
    ) { try nested.addSubLayouter(ladder, container: base) }
    let view = LayoutView(frame: Self.left)
    #expect(throws: CellDragSupportError.noLayouter) { try view.enableScrollSupport(true) }
    view.strongLayouter = ladder
    #expect(
      throws: CellDragSupportError.notDraggable(layouter: "LadderLayout steps of 0 cells")
    ) { try view.beginCustomizing(longPress: true, endWithTap: true) }
    try view.beginCustomizing()
    #expect(view.dragSupport == nil)
    try nested.addRootLayouter(stack, container: base)
    let other = StackLayout()
    other.name = "other"
    #expect(
      throws: CellDragSupportError.hasRootLayouter(layouter: "StackLayout other of 0 cells")
    ) { try nested.addRootLayouter(other, container: base) }
    #expect(
      throws: CellDragSupportError.unknownNode(layouter: "StackLayout other of 0 cells")
    ) { try nested.addSubLayouter(other, container: base, below: DragNode()) }
    nested.contentSizeChanged(other, size: .zero)
    #expect(nested.errors == [.unknownLayouter(layouter: "StackLayout other of 0 cells")])
    for error in nested.errors { #expect("\(error)".contains("addSubLayouter")) }
  }

  @Test("hears of sizes where the container scrolls, until that ends")
  func scrollSupport() throws {
    let scroll = UIScrollView(frame: Self.left)
    root.addSubview(scroll)
    let stack = StackLayout()
    stack.parentView = scroll
    let tiles = (0..<20).map { _ in Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
    let support = CellDragSupport(baseView: scroll, layouter: stack)
    try support.enableScrollSupport(true)
    for tile in tiles { stack.addChild(tile) }
    stack.updateLayout()
    #expect(scroll.contentSize == CGSize(width: 100, height: 400))
    scroll.contentOffset.y = 200
    for tile in tiles.suffix(5) { stack.removeChild(tile) }
    stack.updateLayout()
    #expect(scroll.contentSize.height == 300 && scroll.contentOffset.y == 100)
    try support.enableScrollSupport(false)
    #expect(stack.layoutDelegate == nil)
  }

  @Test("scrolls what is around a container, too")
  func ensuresVisible() throws {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.contentSize = CGSize(width: 100, height: 500)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 100, height: 60))
    inner.contentSize = CGSize(width: 100, height: 400)
    root.addSubview(outer)
    outer.addSubview(inner)
    let (around, within) = (StackLayout(), StackLayout())
    let support = CellDragSupportEx(baseView: base)
    let node = try support.addRootLayouter(around, container: outer)
    try support.addSubLayouter(within, container: inner, below: node)
    support.ensureRectVisible(within, rect: CGRect(x: 0, y: 200, width: 100, height: 20))
    #expect(inner.contentOffset.y == 160)
    #expect(outer.contentOffset.y == 260)
  }

  @Test("informs cells of the mode, those of inner layouts first")
  func customizing() throws {
    final class Listener: UIView, DraggableCell {
      nonisolated(unsafe) static var heard: [String] = []
      func onBeginCustomizing(_ layout: BaseLayout) { Self.heard.append("begin \(layout.name)") }
      func onEndCustomizing(_ layout: BaseLayout) { Self.heard.append("end \(layout.name)") }
    }
    let layouts = ["outer", "inner", "late"].map { name in
      let stack = StackLayout()
      stack.name = name
      stack.parentView = base
      stack.addChild(Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      return stack
    }
    let support = CellDragSupportEx(baseView: base)
    let node = try support.addRootLayouter(layouts[0], container: base)
    try support.addSubLayouter(layouts[1], container: base, below: node)
    try support.beginCustomizing()
    try support.beginCustomizing()
    try support.addSubLayouter(layouts[2], container: base, below: node)
    support.endCustomizing()
    support.endCustomizing()
    #expect(
      Listener.heard == [
        "begin inner", "begin outer", "begin late", "end inner", "end late", "end outer",
      ])
  }
}
