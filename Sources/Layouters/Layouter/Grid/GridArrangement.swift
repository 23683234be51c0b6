import HeadlessUIKit

/// The geometry of a grid: arithmetic over units and points, without any view.
package struct GridArrangement: Equatable, Sendable {
  package var growingOrientation = Orientation.vertical
  /// The number of units across the growing axis, at least 1.
  package var fixedSideCount = 2
  /// The size of one unit.
  package var cellSize = CGSize(width: 50, height: 50)
  /// The gaps between columns (`width`) and between rows (`height`) of units.
  package var spacing = CGSize.zero
  package var margin = UIEdgeInsets.zero

  package init() {}

  /// The units that cells cover, and the number of lines along the growing axis.
  package struct Places: Equatable, Sendable {
    package var places: [GridPlace] = []
    package var growingSideCount = 0
  }

  /// - Parameter known: the places of the first cells, if known.
  package func places(for spans: [GridSpan], known: ArraySlice<GridPlace> = []) -> Places {
    var packing = GridPacking(fixedSideCount: fixedSideCount)
    var places: [GridPlace] = []
    places.reserveCapacity(spans.count)
    for place in known {
      packing.occupy(place)
      places.append(place)
    }
    for span in spans[known.count...] { places.append(packing.place(span)) }
    return Places(places: places, growingSideCount: packing.growingSideCount)
  }

  /// The frames of cells, in the container's coordinates, and the size of the whole grid.
  package func arrange(_ places: Places) -> CellArrangement {
    CellArrangement(
      frames: places.places.map(frame),
      contentSize: contentSize(growingSideCount: places.growingSideCount))
  }

  // MARK: Points

  /// From the start of one unit to the start of the next.
  private func pitch(_ axis: Orientation) -> CGFloat {
    axis.length(cellSize) + axis.length(spacing)
  }

  package func frame(of place: GridPlace) -> CGRect {
    let crossing = growingOrientation.crossing
    func start(_ units: Range<Int>, _ axis: Orientation) -> CGFloat {
      axis.leading(margin) + pitch(axis) * CGFloat(units.lowerBound)
    }
    func length(_ units: Range<Int>, _ axis: Orientation) -> CGFloat {
      pitch(axis) * CGFloat(units.count) - axis.length(spacing)
    }
    return growingOrientation.rect(
      start: start(place.growing, growingOrientation), crossStart: start(place.fixed, crossing),
      length: length(place.growing, growingOrientation),
      crossLength: length(place.fixed, crossing))
  }

  /// The size of the grid with its margins.
  package func contentSize(growingSideCount: Int) -> CGSize {
    func length(_ count: Int, _ axis: Orientation) -> CGFloat {
      axis.length(cellSize) * CGFloat(count) + axis.length(spacing) * CGFloat(max(count - 1, 0))
        + axis.total(margin)
    }
    return growingOrientation.size(
      along: length(growingSideCount, growingOrientation),
      across: length(fixedSideCount, growingOrientation.crossing))
  }

  /// A frame grown on each side by a number of units, gaps included.
  package func frame(_ frame: CGRect, grownByUnitsX unitsX: Int, unitsY: Int) -> CGRect {
    frame.insetBy(
      dx: -pitch(.horizontal) * CGFloat(unitsX), dy: -pitch(.vertical) * CGFloat(unitsY))
  }

  // MARK: Units

  /// The unit at a position along an axis, which may lie outside of the grid; each gap is divided
  /// between its neighbours. Nil if units have no extent.
  func unit(at position: CGFloat, _ axis: Orientation) -> CGFloat? {
    let start = axis.leading(margin) - axis.length(spacing) / 2
    let unit = ((position - start) / pitch(axis)).rounded(.down)
    return unit.isFinite ? unit : nil
  }

  /// The cell at a point in the container's coordinates; half a gap around the grid belongs to the
  /// units at its border.
  package func indexOfCell(at point: CGPoint, in places: Places) -> Int? {
    let crossing = growingOrientation.crossing
    guard let growing = unit(at: growingOrientation.position(point), growingOrientation),
      let fixed = unit(at: crossing.position(point), crossing),
      growing >= 0, growing < CGFloat(places.growingSideCount),
      fixed >= 0, fixed < CGFloat(fixedSideCount)
    else { return nil }
    let (line, unit) = (Int(growing), Int(fixed))
    return places.places.firstIndex { $0.covers(growing: line, fixed: unit) }
  }
}
