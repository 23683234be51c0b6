/// Finds places for cells on a grid with a fixed number of units across, which grows without limit.
///
/// Each cell is placed at the first free place that is not before the previous cell, line by line
/// along the growing axis and from unit to unit across it. Units that are skipped stay empty.
///
/// All cells placed so far start in the current line or before it, so occupied units are contiguous
/// from there: for each unit across, the first free line suffices, however far the grid has grown.
package struct GridPacking {
  private let fixedSideCount: Int
  /// Every unit across is occupied before this line.
  private var firstLine = 0
  /// The first free line of each unit across; further units are free from `firstLine` on.
  private var freeFrom: [Int] = []
  private var line = 0
  private var unit = 0
  /// The number of lines that cells cover.
  package private(set) var growingSideCount = 0

  /// - Parameter fixedSideCount: the number of units across, at least 1.
  package init(fixedSideCount: Int) {
    self.fixedSideCount = fixedSideCount
  }

  /// Occupies the next place for a cell, which is not wider than the grid.
  package mutating func place(_ span: GridSpan) -> GridPlace {
    let place =
      span.fixed < fixedSideCount ? nextPlaceInLine(for: span) : nextPlaceAcross(for: span)
    occupy(place)
    return place
  }

  /// Adopts a place that was found earlier for the next cell.
  package mutating func occupy(_ place: GridPlace) {
    (line, unit) = (place.growing.lowerBound, place.fixed.lowerBound)
    growingSideCount = max(growingSideCount, place.growing.upperBound)
    guard place.fixed.count < fixedSideCount else {
      firstLine = growingSideCount
      freeFrom.removeAll(keepingCapacity: true)
      return
    }
    while freeFrom.count < place.fixed.upperBound { freeFrom.append(firstLine) }
    for unit in place.fixed { freeFrom[unit] = place.growing.upperBound }
  }

  /// A cell as wide as the grid fits only behind all others.
  private func nextPlaceAcross(for span: GridSpan) -> GridPlace {
    GridPlace(
      growing: growingSideCount..<growingSideCount + span.growing, fixed: 0..<fixedSideCount)
  }

  private mutating func nextPlaceInLine(for span: GridSpan) -> GridPlace {
    if line < firstLine { (line, unit) = (firstLine, 0) }
    while let nextLine = moveToFreeUnit(width: span.fixed) { (line, unit) = (nextLine, 0) }
    return GridPlace(growing: line..<line + span.growing, fixed: unit..<unit + span.fixed)
  }

  /// Advances in the current line to a number of neighbouring free units.
  ///
  /// - Returns: if there is no such place, the next line that may have one.
  private mutating func moveToFreeUnit(width: Int) -> Int? {
    let searchedWholeLine = unit == 0
    var lineOfChange = Int.max
    var candidate = unit
    var end = unit
    while end < freeFrom.count, end - candidate < width {
      if freeFrom[end] > line {
        lineOfChange = min(lineOfChange, freeFrom[end])
        candidate = end + 1
      }
      end += 1
    }
    guard candidate + width > fixedSideCount else {
      unit = candidate
      return nil
    }
    // A line that was searched from its start differs from the next ones only where a cell ends.
    return searchedWholeLine ? lineOfChange : line + 1
  }
}
