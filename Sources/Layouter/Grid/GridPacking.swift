/// Finds places for cells on a grid that is a number of units across and grows without end.
///
/// Each cell goes to the first place that is free and not before the place of the previous cell,
/// line by line along the growing axis and from unit to unit across it. What was passed stays empty.
///
/// All cells placed so far begin in the present line or before it, so whatever is still occupied
/// hangs down from there: it is enough to know for each unit across from which line on it is free,
/// however far the grid has grown.
package struct GridPacking {
  private let fixedSideCount: Int
  /// Every unit across is occupied before this line.
  private var firstLine = 0
  /// From which line on each unit across is free; further units are free from `firstLine` on.
  private var freeFrom: [Int] = []
  private var line = 0
  private var unit = 0
  /// The number of lines that cells reach into.
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

  /// Takes a place as the one that was found for the next cell.
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

  /// What is as wide as the grid finds room only behind everything else.
  private func nextPlaceAcross(for span: GridSpan) -> GridPlace {
    GridPlace(
      growing: growingSideCount..<growingSideCount + span.growing, fixed: 0..<fixedSideCount)
  }

  private mutating func nextPlaceInLine(for span: GridSpan) -> GridPlace {
    if line < firstLine { (line, unit) = (firstLine, 0) }
    while let nextLine = moveToFreeUnit(width: span.fixed) { (line, unit) = (nextLine, 0) }
    return GridPlace(growing: line..<line + span.growing, fixed: unit..<unit + span.fixed)
  }

  /// Moves on in the present line to where a number of neighbouring units is free.
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
    // A line that was searched from its start differs from the next ones only once something ends.
    return searchedWholeLine ? lineOfChange : line + 1
  }
}
