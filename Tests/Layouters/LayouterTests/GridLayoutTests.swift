import TestSupport
import Testing

@testable import Layouter

@Suite("A grid layout")
final class GridLayoutTests {
  // A layout does not own its views.
  private var views: [UIView] = []

  /// A grid of cells of 50 × 40 with gaps of 5 and 7.
  private func makeGrid(_ growing: Orientation = .vertical, fixed: Int = 3) -> GridLayout {
    let grid = GridLayout()
    grid.growingOrientation = growing
    grid.fixedSideCount = fixed
    grid.cellSize = CGSize(width: 50, height: 40)
    grid.cellSpacingHorz = 5
    grid.cellSpacingVert = 7
    grid.margin = UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 30)
    return grid
  }

  /// Adds new views of a number of columns and rows each.
  @discardableResult
  private func add(_ units: [(Int, Int)], to grid: GridLayout) throws -> [UIView] {
    let added = try units.map { unitX, unitY in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      try grid.addChild(view, unitX: unitX, unitY: unitY)
      return view
    }
    views += added
    return added
  }

  private func addSeparator(to grid: GridLayout) throws -> UIView {
    let view = UIView()
    try grid.addChild(view, unitX: 1, unitY: 1, style: .separator)
    return view
  }

  /// The first column and row of every cell.
  private func units(_ grid: GridLayout) -> [[Int]] {
    _ = grid.getSize()
    return grid.children.compactMap { ($0 as? GridCell).map { [$0.x, $0.y] } }
  }

  @Test(
    "a child that goes elsewhere leaves the cells where a new grid puts them", arguments: 0..<20)
  func reorders(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let grid = makeGrid(seed.isMultiple(of: 2) ? .vertical : .horizontal, fixed: 4)
    try add((0..<30).map { ($0 % 4 / 2 + 1, $0 % 5 / 3 + 1) }, to: grid)
    grid.updateLayout()
    for _ in 0..<20 {
      let moved = Int.random(in: 0..<30, using: &generator)
      grid.moveChild(try #require(grid.childAt(moved)), to: .random(in: 0..<30, using: &generator))
      // What changes besides, or is asked for in between, counts too.
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: grid.fixedSideCount = .random(in: 2...5, using: &generator)
      case 1: _ = grid.getSize()
      default: break
      }
      grid.updateLayout()
      let fresh = makeGrid(grid.growingOrientation, fixed: grid.fixedSideCount)
      for case let cell as GridCell in grid.children {
        fresh.insertCell(GridCell(view: cell.view, unitX: cell.unitX, unitY: cell.unitY))
      }
      #expect(units(grid) == units(fresh))
      #expect(grid.children.map { $0.view?.frame } == fresh.children.indices.map(fresh.frameOfCell))
      #expect(grid.getSize() == fresh.getSize())
    }
  }

  @Test("fills rows from left to right")
  func fillsRowsFromLeftToRight() throws {
    let grid = makeGrid()
    let views = try add([(1, 1), (1, 1), (1, 1), (1, 1)], to: grid)
    #expect(grid.updateLayout())
    #expect(
      views.map(\.frame) == [
        CGRect(x: 10, y: 20, width: 50, height: 40),
        CGRect(x: 65, y: 20, width: 50, height: 40),
        CGRect(x: 120, y: 20, width: 50, height: 40),
        CGRect(x: 10, y: 67, width: 50, height: 40),
      ])
    #expect(grid.growingSideCount == 2)
    #expect(grid.getSize() == CGSize(width: 200, height: 147))
    #expect(grid.getContentRect() == CGRect(x: 10, y: 20, width: 160, height: 87))
  }

  @Test("lets a cell cover units and the gaps between them")
  func letsACellCoverUnitsAndTheGapsBetweenThem() {
    var arrangement = GridArrangement()
    arrangement.fixedSideCount = 3
    arrangement.cellSize = CGSize(width: 50, height: 40)
    arrangement.spacing = CGSize(width: 5, height: 7)
    arrangement.margin = UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 30)
    #expect(
      arrangement.frame(of: GridPlace(growing: 0..<1, fixed: 0..<2))
        == CGRect(x: 10, y: 20, width: 105, height: 40))
    #expect(
      arrangement.frame(of: GridPlace(growing: 1..<3, fixed: 1..<3))
        == CGRect(x: 65, y: 67, width: 105, height: 87))
  }

  @Test("never goes back to a hole that it has passed")
  func neverGoesBackToAHoleThatItHasPassed() throws {
    let grid = makeGrid()
    try add([(1, 1), (3, 1), (1, 1)], to: grid)
    #expect(units(grid) == [[0, 0], [0, 1], [0, 2]])
  }

  @Test("fills the space next to a tall cell that it has not passed yet")
  func fillsBesideTallCell() throws {
    let grid = makeGrid()
    try add([(2, 3), (1, 1), (1, 1), (2, 1), (1, 1)], to: grid)
    // The third column has one unit a row; two units side by side are there from the fourth row on.
    #expect(units(grid) == [[0, 0], [2, 0], [2, 1], [0, 3], [2, 3]])
  }

  @Test("places a separator across the grid, and later cells below it")
  func putsASeparatorAcrossTheGridAndWhatFollowsBelowIt() throws {
    let grid = GridLayout()
    grid.fixedSideCount = 4
    grid.cellSpacingHorz = 5
    grid.cellSpacingVert = 5
    try add([(1, 1), (1, 1)], to: grid)
    let separator = try addSeparator(to: grid)
    try add([(1, 1)], to: grid)
    grid.updateLayout()
    #expect(units(grid) == [[0, 0], [1, 0], [0, 1], [0, 2]])
    #expect(separator.frame == CGRect(x: 0, y: 55, width: 215, height: 50))
    #expect(grid.growingSideCount == 3)
  }

  @Test("fills columns from top to bottom when it grows sideways")
  func fillsColumnsFromTopToBottomWhenItGrowsSideways() throws {
    let grid = makeGrid(.horizontal, fixed: 2)
    try add([(1, 1), (1, 1), (1, 1)], to: grid)
    #expect(units(grid) == [[0, 0], [0, 1], [1, 0]])
    #expect(grid.growingSideCount == 2)
    #expect(grid.getSize() == CGSize(width: 145, height: 147))
  }

  @Test("refuses a cell that is wider than the grid, and counts along the right axis")
  func refusesACellThatIsWiderThanTheGridAndCountsAlongTheRightAxis() throws {
    let tooWide = UIView()
    tooWide.accessibilityIdentifier = "map"
    let vertical = makeGrid()
    #expect(
      throws: GridLayoutError.tooManyUnits(
        view: "'map'", units: 4, fixedSideCount: 3, growing: .vertical)
    ) {
      try vertical.addChild(tooWide, unitX: 4, unitY: 1)
    }
    #expect(vertical.childCount == 0)

    let horizontal = makeGrid(.horizontal)
    try add([(4, 1)], to: horizontal)
    #expect(
      throws: GridLayoutError.tooManyUnits(
        view: "'map'", units: 4, fixedSideCount: 3, growing: .horizontal)
    ) {
      try horizontal.addChild(tooWide, unitX: 1, unitY: 4)
    }
    #expect(horizontal.childCount == 1)
  }

  @Test("has only its fixed side without cells")
  func hasOnlyItsFixedSideWithoutCells() {
    let grid = makeGrid()
    #expect(grid.growingSideCount == 0)
    #expect(grid.getSize() == CGSize(width: 200, height: 60))
  }

  @Test("divides gaps between neighbours when it looks for the cell at a point")
  func dividesGapsBetweenNeighboursWhenItLooksForTheCellAtAPoint() throws {
    let grid = makeGrid()
    let views = try add([(1, 1), (1, 1), (1, 1), (1, 1)], to: grid)
    grid.updateLayout()
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { grid.hitTest(CGPoint(x: x, y: y))?.view }
    #expect(hit(62, 30) === views[0])
    #expect(hit(62.5, 30) === views[1])
    #expect(hit(64, 30) === views[1])
    #expect(hit(64, 62) === views[1])
    #expect(hit(64, 64) == nil)
  }

  @Test(
    "finds no cell outside of the grid",
    arguments: [
      CGPoint(x: 7.4, y: 30), CGPoint(x: 30, y: 16.4), CGPoint(x: 172.5, y: 30),
      CGPoint(x: 30, y: 110.5), CGPoint(x: -1000, y: -1000), CGPoint(x: CGFloat.nan, y: 30),
      CGPoint(x: CGFloat.infinity, y: 30),
    ])
  func misses(point: CGPoint) throws {
    let grid = makeGrid()
    try add([(1, 1), (1, 1), (1, 1), (1, 1), (1, 1), (1, 1)], to: grid)
    #expect(grid.hitTest(point) == nil)
  }

  @Test("finds no cell where units have no extent")
  func missesWithoutExtent() throws {
    let grid = GridLayout()
    grid.cellSize = .zero
    let views = try add([(1, 1), (2, 1)], to: grid)
    grid.updateLayout()
    #expect(views.map(\.frame.size) == [.zero, .zero])
    #expect(grid.hitTest(.zero) == nil)
  }

  @Test("shows a cell with the mega unit around it")
  func showsACellWithTheMegaUnitAroundIt() throws {
    let grid = makeGrid()
    let views = try add([(1, 1), (1, 1), (1, 1), (1, 1)], to: grid)
    #expect(grid.surroundings(of: views[0]) == CGRect(x: -45, y: -27, width: 160, height: 134))
  }

  @Test("packs the tiles of the sample application")
  func packsTheTilesOfTheSampleApplication() throws {
    let grid = GridLayout()
    grid.fixedSideCount = 12
    grid.cellSize = CGSize(width: 20, height: 20)
    grid.cellSpacingHorz = 5
    grid.cellSpacingVert = 5
    try add(
      [(8, 8), (4, 8), (12, 4), (8, 4), (4, 12), (12, 12), (12, 8), (8, 12)], to: grid)
    let separator = try addSeparator(to: grid)
    try add([(4, 4), (4, 4), (4, 4), (4, 4)], to: grid)
    grid.updateLayout()
    #expect(
      units(grid) == [
        [0, 0], [8, 0], [0, 8], [0, 12], [8, 12], [0, 24], [0, 36], [0, 44],
        [0, 56], [0, 57], [4, 57], [8, 57], [0, 61],
      ])
    #expect(separator.frame == CGRect(x: 0, y: 1400, width: 295, height: 20))
    #expect(grid.getSize() == CGSize(width: 295, height: 1620))
  }

  // MARK: Children and settings

  @Test("gives a view that is added without units the mega unit")
  func addsMegaUnit() {
    let grid = makeGrid()
    grid.megaUnitX = 2
    grid.megaUnitY = 3
    let view = UIView()
    grid.addChild(view)
    grid.updateLayout()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 105, height: 134))
  }

  @Test("inserts before a sibling, behind all cells before an unknown one, and no view twice")
  func inserts() throws {
    let grid = makeGrid()
    let views = try add([(1, 1), (1, 1)], to: grid)
    let (first, last) = (UIView(), UIView())
    try grid.insertChild(first, unitX: 1, unitY: 1, before: views[0])
    try grid.insertChild(last, unitX: 1, unitY: 1, before: UIView())
    try grid.insertChild(last, unitX: 1, unitY: 1, before: views[0])
    #expect(grid.childCount == 4)
    #expect([first, views[0], views[1], last].map(grid.indexOfChild) == [0, 1, 2, 3])
  }

  @Test("keeps the place of a hidden view")
  func keepsHidden() throws {
    let grid = makeGrid()
    let views = try add([(1, 1), (1, 1)], to: grid)
    views[0].isHidden = true
    grid.updateLayout()
    #expect(views[1].frame.origin == CGPoint(x: 65, y: 20))
  }

  @Test("sets the growing axis by the fixed one")
  func setsFixedOrientation() {
    let grid = GridLayout()
    grid.fixedOrientation = .vertical
    #expect(grid.growingOrientation == .horizontal)
    #expect(grid.fixedOrientation == .vertical)
  }

  @Test("informs its delegate of every change of its size, margins included")
  func tellsOfSize() throws {
    final class Recorder: LayoutDelegate {
      var sizes: [CGSize] = []
      func contentSizeChanged(_ layout: BaseLayout, size: CGSize) { sizes.append(size) }
    }
    let recorder = Recorder()
    let grid = GridLayout()
    grid.layoutDelegate = recorder
    try add([(1, 1), (1, 1), (1, 1)], to: grid)
    grid.updateLayout()
    grid.margin.top = 10
    grid.updateLayout()
    grid.cellSpacingVert = 2
    grid.updateLayout()
    grid.fixedSideCount = 3
    grid.updateLayout()
    #expect(
      recorder.sizes == [
        CGSize(width: 100, height: 100), CGSize(width: 100, height: 110),
        CGSize(width: 100, height: 112), CGSize(width: 150, height: 60),
      ])
  }

  // MARK: Errors

  @Test("moves nothing if the grid becomes narrower than a cell, and suggests a remedy")
  func failsWhenGridShrinks() throws {
    let grid = makeGrid()
    let views = try add([(1, 1), (3, 1)], to: grid)
    views[1].accessibilityIdentifier = "wide"
    grid.updateLayout()
    let frames = views.map(\.frame)
    grid.fixedSideCount = 2
    grid.cellSize = CGSize(width: 1, height: 1)
    #expect(!grid.updateLayout())
    #expect(views.map(\.frame) == frames)
    #expect(grid.hitTest(CGPoint(x: 11, y: 21)) == nil)
    let error = try #require(grid.layoutError)
    #expect(
      "\(error)" == "'wide' is 3 units wide, but fixedSideCount gives the grid 2 columns: make "
        + "unitX at most 2, or fixedSideCount at least 3")
    grid.fixedSideCount = 3
    #expect(grid.updateLayout())
    #expect(grid.layoutError == nil)
  }

  @Test("needs at least one unit across", arguments: [0, -1, 10_001])
  func checksFixedSideCount(count: Int) throws {
    let grid = GridLayout()
    try add([(1, 1)], to: grid)
    grid.fixedSideCount = count
    #expect(!grid.updateLayout())
    #expect(
      grid.layoutError as? GridLayoutError == GridLayoutError.fixedSideCountOutOfRange(count))
  }

  @Test("refuses cells without units, and with more than there can be")
  func checksUnits() {
    let grid = makeGrid()
    for (unitX, unitY) in [(0, 1), (1, 0), (-1, 1), (1, Int.max), (Int.min, 1)] {
      #expect(
        throws: GridLayoutError.unitsOutOfRange(
          view: "the UIView at index 0", unitX: unitX, unitY: unitY)
      ) {
        try grid.addChild(UIView(), unitX: unitX, unitY: unitY)
      }
    }
    #expect(grid.childCount == 0)
  }

  @Test("ignores a separator's units across")
  func ignoresSeparatorsOwnWidth() throws {
    let grid = makeGrid()
    let separator = UIView()
    try grid.addChild(separator, unitX: 99, unitY: 2, style: .separator)
    grid.updateLayout()
    #expect(separator.frame == CGRect(x: 10, y: 20, width: 160, height: 87))
  }

  @Test("describes its settings")
  func describesSettings() {
    #expect(
      GridLayout.propertyTable.describe(makeGrid()) == [
        "fixedSideCount": .number(3),
        "cellSize": .list([.number(50), .number(40)]),
        "cellSpacingHorz": .number(5), "cellSpacingVert": .number(7),
        "margin": .map([
          "left": .number(10), "top": .number(20), "right": .number(30), "bottom": .number(40),
        ]),
      ])
  }
}
