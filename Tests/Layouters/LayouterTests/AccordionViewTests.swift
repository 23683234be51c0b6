import Testing

@testable import Layouter

@Suite("An accordion view")
struct AccordionViewTests {
  private let clock = VirtualClock()
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  private let accordion = AccordionView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let labels: [UIView]
  private let cells: [AccordionCellView]

  /// Three cells, 100 high with labels 20 high, 10 points apart.
  init() throws {
    labels = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20)) }
    cells = labels.map { _ in
      AccordionCellView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    }
    accordion.stackLayout.cellSpacing = 10
    for (cell, label) in zip(cells, labels) {
      try cell.setLabelView(label)
      accordion.addChild(cell)
    }
    parent.addSubview(accordion)
  }

  private var tops: [CGFloat] { cells.map(\.frame.minY) }

  private func shown(_ cell: AccordionCellView) -> CGRect {
    cell.layer.presentation()?.frame ?? .null
  }

  // MARK: Cells

  @Test("takes cells only, and says what it left out")
  func takesCells() {
    let label = UILabel()
    label.accessibilityIdentifier = "title"
    accordion.addChild(label)
    #expect(accordion.errors == [.notACell(view: "'title'")])
    #expect(label.superview == nil)
    #expect(accordion.cellCount == 3)
    #expect(accordion.cellAt(1) === cells[1])
    #expect(accordion.cellAt(3) == nil && accordion.cellAt(-1) == nil)
    #expect(cells.allSatisfy { $0.accordionDelegate === accordion })
  }

  @Test("lets a cell go")
  func removes() {
    accordion.removeChild(cells[0], updateLayout: true)
    #expect(cells[0].accordionDelegate == nil && cells[0].superview == nil)
    #expect(tops[1] == 0 && tops[2] == 110)
  }

  @Test("updates its cells before their places")
  func updatesCells() {
    cells[0].labelMargin.top = 7
    accordion.updateLayout()
    #expect(labels[0].frame.minY == 7)
  }

  // MARK: Folding

  @Test(
    "closes the gap that a fold leaves, and opens it again",
    arguments: [
      (Pos.top, false), (.bottom, false), (.top, true), (.bottom, true),
    ])
  func neighbours(_ labelPos: Pos, _ movable: Bool) {
    for cell in cells {
      cell.labelPos = labelPos
      cell.movableLabel = movable
    }
    for _ in 0..<2 {
      cells[0].fold()
      #expect(cells[0].frame == CGRect(x: 0, y: 0, width: 200, height: 20))
      #expect(tops == [0, 30, 140])
      cells[1].fold()
      #expect(tops == [0, 30, 60])
      parent.layoutIfNeeded()
      accordion.updateLayout()
      #expect(tops == [0, 30, 60])
      #expect(cells.map(\.frame.height) == [20, 20, 100])
      cells[0].unfold()
      #expect(tops == [0, 110, 140])
      cells[1].unfold()
      #expect(tops == [0, 110, 220])
      #expect(cells.map(\.frame.height) == [100, 100, 100])
    }
  }

  @Test("closes the gap sideways", arguments: [Pos.left, .right], [false, true])
  func horizontal(_ labelPos: Pos, _ movable: Bool) {
    accordion.stackLayout.orientation = .horizontal
    for cell in cells {
      cell.orientation = .horizontal
      cell.labelPos = labelPos
      cell.movableLabel = movable
    }
    accordion.updateLayout()
    cells[1].fold()
    #expect(cells.map(\.frame.minX) == [0, 210, 240])
    #expect(cells.map(\.frame.width) == [200, 20, 200])
    cells[1].unfold()
    #expect(cells.map(\.frame.minX) == [0, 210, 420])
  }

  @Test(
    "moves the neighbours in step with the fold", arguments: [Pos.top, .bottom], [false, true])
  func inStep(_ labelPos: Pos, _ movable: Bool) {
    for cell in cells {
      cell.labelPos = labelPos
      cell.movableLabel = movable
    }
    clock.perform { cells[0].fold(animated: true) }
    for time in [0.03, 0.04, 0.05] {
      clock.advance(by: time)
      #expect(shown(cells[0]).minY == 0)
      #expect(abs(shown(cells[1]).minY - shown(cells[0]).maxY - 10) < 1e-6)
      #expect(abs(shown(cells[2]).minY - shown(cells[1]).maxY - 10) < 1e-6)
    }
    clock.advance(by: 1)
    #expect(shown(cells[1]).minY == 30)
  }

  @Test("gives each of two cells that fold at once its size")
  func concurrent() {
    clock.perform { cells[0].fold(animated: true) }
    clock.advance(by: 0.1)
    clock.perform { cells[1].fold(animated: true) }
    #expect(tops == [0, 30, 60])
    clock.advance(by: 0.1)
    #expect(tops == [0, 30, 60])
    #expect(accordion.stackLayout.getCellSizeDelegate === accordion)
    clock.advance(by: 0.1)
    #expect(accordion.stackLayout.getCellSizeDelegate == nil)
    accordion.stackLayout.requestRecalcLayout()
    parent.layoutIfNeeded()
    #expect(tops == [0, 30, 60])
  }

  @Test("turns round with a cell that does")
  func turnsRound() {
    clock.perform { cells[0].fold(animated: true) }
    clock.advance(by: 0.05)
    let places = cells.map { shown($0).minY }
    clock.perform { cells[0].unfold(animated: true) }
    #expect(tops == [0, 110, 220])
    for (cell, place) in zip(cells, places) { #expect(abs(shown(cell).minY - place) < 1e-6) }
    clock.advance(by: 1)
    #expect(cells.map { shown($0).minY } == [0, 110, 220])
  }

  @Test("stretches a folded cell over its width, and keeps it stretched")
  func fills() {
    accordion.stackLayout.cellAlignment = .fill
    cells[1].fold()
    parent.layoutIfNeeded()
    #expect(cells.map(\.frame.width) == [300, 300, 300])
    accordion.frame.size.width = 320
    #expect(cells.map(\.frame.width) == [320, 320, 320])
    cells[1].unfold()
    #expect(cells[1].frame == CGRect(x: 0, y: 110, width: 320, height: 100))
    #expect(labels[1].frame.width == 320)
  }

  private final class Listener: AccordionCellDelegate {
    var events: [String] = []
    func accordionCellFolding(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect) {
      events.append("folding \(lastFrame.minY)")
    }
    func accordionCellFolded(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect) {
      events.append("folded \(lastFrame.minY)")
    }
  }

  @Test("passes on what it hears, with the place where it has put the cell")
  func listener() {
    let listener = Listener()
    accordion.accordionDelegate = listener
    cells[1].movableLabel = true
    cells[1].fold()
    #expect(listener.events == ["folding 110.0", "folded 110.0"])
  }

  // MARK: Contents

  @Test("makes room for what a cell's contents ask for")
  func contents() throws {
    let stack = StackLayout()
    let children = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 50)) }
    stack.addChild(children[0])
    try cells[0].setBodyLayouter(stack)
    parent.layoutIfNeeded()
    #expect(cells[0].frame == CGRect(x: 0, y: 0, width: 120, height: 70))
    #expect(tops == [0, 80, 190])
    stack.addChild(children[1])
    parent.layoutIfNeeded()
    #expect(cells[0].frame.height == 120)
    #expect(tops == [0, 130, 240])
  }

  @Test("unfolds a cell to what its contents asked for while it was folded")
  func contentsWhileFolded() throws {
    let stack = StackLayout()
    let children = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 50)) }
    stack.addChild(children[0])
    try cells[0].setBodyLayouter(stack)
    parent.layoutIfNeeded()
    cells[0].fold()
    stack.addChild(children[1])
    parent.layoutIfNeeded()
    #expect(cells[0].frame.height == 20)
    #expect(tops == [0, 30, 140])
    cells[0].unfold()
    #expect(tops == [0, 130, 240])
  }

  @Test("grows with a body that scrolls, up to a limit")
  func autoResizing() throws {
    let grid = GridView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    grid.gridLayout.fixedSideCount = 3
    grid.gridLayout.cellSize = CGSize(width: 80, height: 80)
    grid.gridLayout.cellSpacingVert = 15
    let tiles = (0..<7).map { _ in UIView() }
    for tile in tiles.prefix(3) { grid.addChild(tile) }
    try cells[0].setBodyView(grid)
    cells[0].sizeToFit()
    #expect(cells[0].frame.height == 70)
    try cells[0].enableAutoResizing(true, minBodySize: 60, maxBodySize: 200)
    // One row of 80 points; the label has 20.
    #expect(cells[0].frame.height == 100)
    for tile in tiles.dropFirst(3) { grid.addChild(tile) }
    parent.layoutIfNeeded()
    // Three rows and two gaps are 270 points.
    #expect(cells[0].frame.height == 220)
    #expect(grid.frame.height == 200)
    #expect(tops == [0, 230, 340])
  }

  @Test("needs room for all cells unfolded, except for hidden ones")
  func minSize() throws {
    for cell in cells { try cell.setBodyView(UIView()) }
    parent.layoutIfNeeded()
    accordion.stackLayout.margin = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    // Three cells of 100 points, with the bodies that they have, and two gaps of 10.
    #expect(accordion.calcMinSizeOfContents() == CGSize(width: 206, height: 324))
    cells[0].fold()
    #expect(accordion.calcMinSizeOfContents() == CGSize(width: 206, height: 324))
    cells[2].isHidden = true
    #expect(accordion.calcMinSizeOfContents() == CGSize(width: 206, height: 214))
    #expect(AccordionView().calcMinSizeOfContents() == .zero)
  }

  // MARK: Dragging

  private final class Drags: NestedDragSupport {
    var layouters: [BaseLayout] = []
    var containers: [UIView] = []
    var rects: [CGRect] = []
    func addSubLayouter(_ layouter: BaseLayout, container: UIView, below parent: BaseLayout) {
      layouters.append(layouter)
      containers.append(container)
    }
    func removeSubLayouter(_ layouter: BaseLayout) { layouters.removeAll { $0 === layouter } }
    func ensureRectVisible(_ layout: BaseLayout, rect: CGRect) { rects.append(rect) }
  }

  @Test("takes drops of cells among its cells, and of everything into them")
  func drops() {
    let (root, inner) = (accordion.stackLayout, StackLayout())
    let tile = UIView()
    #expect(root.dropAcceptorDelegate === accordion)
    #expect(accordion.canDrop(cells[0], from: root, to: root, over: nil))
    #expect(!accordion.canDrop(tile, from: inner, to: root, over: nil))
    #expect(accordion.canDrop(tile, from: inner, to: inner, over: nil))
  }

  @Test("opens a folded cell to what hovers over it and fits in")
  func hovers() {
    let (root, inner) = (accordion.stackLayout, StackLayout())
    cells[0].fold()
    accordion.onHover(cells[1], from: root, to: root, over: cells[0])
    #expect(cells[0].folding)
    accordion.onHover(UIView(), from: inner, to: root, over: cells[0])
    #expect(!cells[0].folding)
  }

  @Test("lets the layouts in its cells take part in dragging")
  func registersLayouts() throws {
    let drags = Drags()
    let (first, second) = (StackLayout(), GridView())
    try cells[0].setBodyLayouter(first)
    accordion.nestedDragSupport = drags
    #expect(drags.layouters.count == 1 && drags.layouters.first === first)
    let cell = AccordionCellView()
    try cell.setBodyView(second)
    accordion.addChild(cell)
    #expect(drags.layouters.last === second.gridLayout && drags.containers.last === second)
    accordion.removeChild(cells[0])
    #expect(drags.layouters.count == 1)
  }

  @Test("has what unfolded scrolled into view, its top if it is too long")
  func scrollsToUnfolded() {
    let drags = Drags()
    accordion.nestedDragSupport = drags
    cells[2].fold()
    #expect(drags.rects == [CGRect(x: 0, y: 220, width: 200, height: 20)])
    accordion.frame.size.height = 60
    cells[2].unfold()
    #expect(drags.rects.last == CGRect(x: 0, y: 220, width: 200, height: 60))
  }
}
