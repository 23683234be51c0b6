import HeadlessUIKit

/// Tiles on a grid of equal units: a fixed number of units along one axis, as many as needed along
/// the other.
///
/// A cell covers one or more units; separators span the grid and divide its cells into groups.
/// Views are resized to their units. Hidden views keep their place.
open class GridLayout: BaseLayout {
  /// The axis along which the grid grows. Cells fill a line across it before the next one.
  public var growingOrientation: Orientation = .vertical {
    didSet { if growingOrientation != oldValue { requestRecalcLayout() } }
  }
  /// The axis that has `fixedSideCount` units.
  public var fixedOrientation: Orientation {
    get { growingOrientation.crossing }
    set { growingOrientation = newValue.crossing }
  }
  /// The size of one unit, points.
  public var cellSize = CGSize(width: 50, height: 50) {
    didSet { if cellSize != oldValue { requestRecalcLayout() } }
  }
  /// The gap between columns, points.
  public var cellSpacingHorz: CGFloat = 0 {
    didSet { if cellSpacingHorz != oldValue { requestRecalcLayout() } }
  }
  /// The gap between rows, points.
  public var cellSpacingVert: CGFloat = 0 {
    didSet { if cellSpacingVert != oldValue { requestRecalcLayout() } }
  }
  /// The number of columns of a grid that grows downwards, of rows of one that grows sideways; from
  /// 1 to 10,000.
  public var fixedSideCount = 2 {
    didSet { if fixedSideCount != oldValue { requestRecalcLayout() } }
  }
  /// The default number of columns of a cell.
  public var megaUnitX = 1
  /// The default number of rows of a cell.
  public var megaUnitY = 1

  /// The units that the cells cover, from the last calculation.
  private var spans: [GridSpan] = []
  private var places = GridArrangement.Places()
  /// Where the dragged view may be dropped.
  final var dropTarget: GridDropTarget?

  open override class var propertyTable: PropertyTable { gridProperties }

  /// Both axes, or only the growing one if the grid is one unit wide.
  open override var draggableOrientation: Orientations {
    fixedSideCount == 1 ? Orientations(growingOrientation) : .both
  }

  /// The number of units that are used along the growing axis.
  public var growingSideCount: Int {
    _ = currentArrangement()
    return places.growingSideCount
  }

  // MARK: Children

  /// Appends a view, unless it is already a child.
  ///
  /// - Parameters:
  ///   - unitX: the number of columns that it covers.
  ///   - unitY: the number of rows that it covers.
  public func addChild(
    _ view: UIView, unitX: Int, unitY: Int, style: GridCell.Style = .normal
  ) throws(GridLayoutError) {
    try insertChild(view, unitX: unitX, unitY: unitY, style: style, before: nil)
  }

  /// Inserts a view before another one, or at the end if that one is not in the layout. A view that
  /// is already a child keeps its place.
  public func insertChild(
    _ view: UIView, unitX: Int, unitY: Int, style: GridCell.Style = .normal,
    before sibling: UIView?
  ) throws(GridLayoutError) {
    let cell = GridCell(view: view, unitX: unitX, unitY: unitY, style: style)
    guard cell.span(growing: growingOrientation, fixedSideCount: fixedSideCount) != nil else {
      throw unusableUnits(of: cell, at: children.count)
    }
    insertCell(cell, before: sibling)
  }

  open override func makeCell(for view: UIView) -> LayoutCell {
    GridCell(view: view, unitX: megaUnitX, unitY: megaUnitY)
  }

  // MARK: Arranging

  open override func arrangeCells() throws(GridLayoutError) -> CellArrangement {
    let knownPlaces = places.places
    places = .init()
    var first = 0
    if let reordering, spans.count == children.count {
      // A moved cell keeps its span, and the places before both positions are unchanged.
      spans.insert(spans.remove(at: reordering.from), at: reordering.to)
      first = reordering.indices.lowerBound
    } else {
      spans = []
      spans = try readSpans()
    }
    let arrangement = gridArrangement
    places = arrangement.places(for: spans, known: knownPlaces.prefix(first))
    return arrangement.arrange(places)
  }

  /// The first column and row of a cell of this grid; nil if the cells have no places.
  func firstUnit(of cell: GridCell) -> (x: Int, y: Int)? {
    _ = currentArrangement()
    let index = index(of: cell)
    guard places.places.indices.contains(index) else { return nil }
    let place = places.places[index]
    let (along, across) = (place.growing.lowerBound, place.fixed.lowerBound)
    return growingOrientation == .vertical ? (across, along) : (along, across)
  }

  private var gridArrangement: GridArrangement {
    var arrangement = GridArrangement()
    arrangement.growingOrientation = growingOrientation
    arrangement.fixedSideCount = fixedSideCount
    arrangement.cellSize = cellSize
    arrangement.spacing = CGSize(width: cellSpacingHorz, height: cellSpacingVert)
    arrangement.margin = margin
    return arrangement
  }

  private func readSpans(
    without excluded: LayoutCell? = nil
  ) throws(GridLayoutError) -> [GridSpan] {
    guard GridLayoutError.fixedSideCounts.contains(fixedSideCount) else {
      throw .fixedSideCountOutOfRange(fixedSideCount)
    }
    var spans: [GridSpan] = []
    spans.reserveCapacity(children.count)
    let (cells, growing, count, megaSpan) = (children, growingOrientation, fixedSideCount, megaSpan)
    for index in cells.indices where cells[index] !== excluded {
      guard let cell = cells[index] as? GridCell else {
        spans.append(megaSpan)
        continue
      }
      guard let span = cell.span(growing: growing, fixedSideCount: count) else {
        throw unusableUnits(of: cell, at: index)
      }
      spans.append(span)
    }
    return spans
  }

  /// Why the cell at an index has no place.
  private func unusableUnits(of cell: GridCell, at index: Int) -> GridLayoutError {
    let name = "\(ViewName(of: cell.view, at: index))"
    let fixed = growingOrientation == .vertical ? cell.unitX : cell.unitY
    guard cell.style == .normal, cell.hasUnitsInRange(growing: growingOrientation) else {
      return .unitsOutOfRange(view: name, unitX: cell.unitX, unitY: cell.unitY)
    }
    return .tooManyUnits(
      view: name, units: fixed, fixedSideCount: fixedSideCount, growing: growingOrientation)
  }

  /// The default span of a cell, limited to the grid's fixed side.
  private var megaSpan: GridSpan {
    let isVertical = growingOrientation == .vertical
    let units = GridLayoutError.units
    func clamped(_ count: Int) -> Int { max(units.lowerBound, min(count, units.upperBound)) }
    return GridSpan(
      growing: clamped(isVertical ? megaUnitY : megaUnitX),
      fixed: min(clamped(isVertical ? megaUnitX : megaUnitY), fixedSideCount))
  }

  // MARK: Finding cells

  /// The cell at a point in the container's coordinates; nil outside of the grid and at empty
  /// units. Each gap is divided between its neighbours.
  public func hitTest(_ point: CGPoint) -> LayoutCell? {
    _ = currentArrangement()
    return gridArrangement.indexOfCell(at: point, in: places).map { children[$0] }
  }
}

extension GridLayout {
  /// The rectangle to scroll to in order to show a cell with its surroundings: its frame grown by
  /// the mega units on each side. Nil if the view is not a child.
  package func surroundings(of view: UIView) -> CGRect? {
    guard let frame = frameOfCell(at: indexOfChild(view)) else { return nil }
    return gridArrangement.frame(frame, grownByUnitsX: megaUnitX, unitsY: megaUnitY)
  }

  /// Where a dragged view may be dropped. Requested when a drag starts, or when the view of another
  /// layout enters.
  package func dropTarget(dragging view: UIView) throws(GridLayoutError) -> GridDropTarget {
    let index = indexOfChild(view)
    let dragged = children.indices.contains(index) ? children[index] : nil
    return GridDropTarget(
      arrangement: gridArrangement, spans: try readSpans(without: dragged), end: megaSpan)
  }
}
