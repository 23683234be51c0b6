import Testing

@testable import Layouter

@Suite("Dropping a cell onto a grid")
struct GridDropTests {
  /// Six cells of 50 × 50 in three columns, without gaps.
  private let views = (0..<6).map { _ in UIView() }
  private let grid = GridLayout()

  init() throws {
    grid.fixedSideCount = 3
    for view in views { try grid.addChild(view, unitX: 1, unitY: 1) }
  }

  private func index(
    dragging view: UIView, to x: CGFloat, _ y: CGFloat, _ width: CGFloat = 50,
    _ height: CGFloat = 50
  ) throws -> Int? {
    try grid.dropTarget(dragging: view)
      .insertionIndex(for: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test("takes the place of the cell that it covers most of")
  func takesThePlaceOfTheCellThatItCoversMostOf() throws {
    #expect(try index(dragging: views[0], to: 55, 5) == 1)
  }

  @Test("goes behind all cells from the unit after the last one")
  func goesBehindAllCellsFromTheUnitAfterTheLastOne() throws {
    #expect(try index(dragging: views[0], to: 100, 50) == 5)
  }

  @Test("takes the place of the cell in the middle if it covers no cell enough")
  func takesMiddle() throws {
    // Four cells are covered by 625 of 2,500 each; the middle of units 0...1 is unit 1, twice. With
    // c0 away the cell there is c5, the fifth of the others.
    #expect(try index(dragging: views[0], to: 25, 25) == 4)
  }

  @Test("takes the first of equally covered cells")
  func takesFirstOfEqual() throws {
    // c1 and c2 are covered by half each.
    #expect(try index(dragging: views[0], to: 25, 0) == 0)
  }

  @Test("goes behind the last cell before it where nothing is")
  func goesBehindPrevious() throws {
    let grid = GridLayout()
    grid.fixedSideCount = 4
    grid.cellSpacingHorz = 100
    let views = (0..<2).map { _ in UIView() }
    for view in views { try grid.addChild(view, unitX: 1, unitY: 1) }
    let target = try grid.dropTarget(dragging: UIView())
    // The two cells and the end mark are in columns 0 to 2; column 3 is empty.
    #expect(target.insertionIndex(for: CGRect(x: 450, y: 0, width: 50, height: 50)) == 2)
  }

  @Test("takes the place of the next cell where it covers none")
  func takesNext() throws {
    grid.cellSpacingHorz = 100
    // In the half of the gap that belongs to the first column, which c1 is in.
    #expect(try index(dragging: views[0], to: 60, 0, 10, 10) == 0)
    // In the half that belongs to the second column, which c2 is in.
    #expect(try index(dragging: views[0], to: 110, 0, 10, 10) == 1)
  }

  @Test("has one place in an empty grid")
  func emptyGrid() throws {
    let target = try GridLayout().dropTarget(dragging: UIView())
    #expect(target.insertionIndex(for: CGRect(x: 500, y: 500, width: 10, height: 10)) == 0)
  }

  @Test("keeps its place when the destination is ambiguous")
  func ignoresOddFrames() throws {
    #expect(try index(dragging: views[0], to: .nan, 0) == nil)
    grid.cellSize = .zero
    #expect(try index(dragging: views[0], to: 0, 0) == nil)
  }

  @Test("makes room at the end for the mega unit, no wider than the grid")
  func endOfMegaUnits() throws {
    grid.megaUnitX = 9
    grid.megaUnitY = 2
    // c1 to c5 fill five units; the mark is three wide and needs the next two rows.
    #expect(try index(dragging: views[0], to: 100, 150) == 5)
  }
}
