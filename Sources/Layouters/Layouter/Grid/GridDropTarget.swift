import HeadlessUIKit

/// The position in a grid where a dragged cell would be dropped.
///
/// Created when the drag starts, from the cells without the dragged one and one more at the end, to
/// drop behind all others. These positions do not change while the drag moves cells.
package struct GridDropTarget: Equatable, Sendable {
  private let arrangement: GridArrangement
  private let places: GridArrangement.Places

  /// - Parameters:
  ///   - spans: the spans of all cells but the dragged one, in order.
  ///   - end: the span of the place behind them.
  package init(arrangement: GridArrangement, spans: [GridSpan], end: GridSpan) {
    self.arrangement = arrangement
    places = arrangement.places(for: spans + [end])
  }

  /// The number of positions: the number of cells including the dragged one.
  package var count: Int { places.places.count }

  /// The index of the position behind all cells.
  private var endIndex: Int { places.places.count - 1 }

  /// The index, among the cells without the dragged one, at which to insert the dragged one; nil to
  /// leave it where it is.
  ///
  /// - Parameter frame: the frame of the dragged view in the container's coordinates.
  package func insertionIndex(for frame: CGRect) -> Int? {
    guard let range = unitRange(of: frame) else { return nil }
    if let (index, overlap) = mostOverlapped(by: frame, in: range) {
      let area = arrangement.frame(of: places.places[index]).area
      if overlap > area * 0.4 { return index }
      if let index = indexOfCell(atMiddleOf: range) { return index }
    }
    return neighbour(in: range)
  }

  /// The units between those at two corners of a frame, both included and within the grid.
  private struct UnitRange {
    var growing: ClosedRange<Int>
    var fixed: ClosedRange<Int>
  }

  private func unitRange(of frame: CGRect) -> UnitRange? {
    func range(_ axis: Orientation, count: Int) -> ClosedRange<Int>? {
      let (start, length) = (axis.start(frame), axis.length(frame.size))
      guard count > 0, let first = arrangement.unit(at: start, axis),
        let last = arrangement.unit(at: start + length, axis)
      else { return nil }
      func clamped(_ unit: CGFloat) -> Int { Int(max(0, min(unit, CGFloat(count - 1)))) }
      return min(clamped(first), clamped(last))...max(clamped(first), clamped(last))
    }
    let axis = arrangement.growingOrientation
    guard let growing = range(axis, count: places.growingSideCount),
      let fixed = range(axis.crossing, count: arrangement.fixedSideCount)
    else { return nil }
    return UnitRange(growing: growing, fixed: fixed)
  }

  /// The cell within a range that a frame covers most, and the covered area; the first one in the
  /// order of units if there are several.
  private func mostOverlapped(
    by frame: CGRect, in range: UnitRange
  ) -> (index: Int, overlap: CGFloat)? {
    var best: (index: Int, overlap: CGFloat, firstUnit: (Int, Int))?
    for (index, place) in places.places.enumerated()
    where place.growing.overlaps(range.growing) && place.fixed.overlaps(range.fixed) {
      let overlap = arrangement.frame(of: place).commonPart(with: frame).area
      let firstUnit = (
        max(place.growing.lowerBound, range.growing.lowerBound),
        max(place.fixed.lowerBound, range.fixed.lowerBound)
      )
      guard overlap > 0 else { continue }
      if let best, overlap < best.overlap || overlap == best.overlap && firstUnit > best.firstUnit {
        continue
      }
      best = (index, overlap, firstUnit)
    }
    return best.map { ($0.index, $0.overlap) }
  }

  private func indexOfCell(atMiddleOf range: UnitRange) -> Int? {
    func middle(_ units: ClosedRange<Int>) -> Int { (units.lowerBound + units.upperBound + 1) / 2 }
    let (line, unit) = (middle(range.growing), middle(range.fixed))
    return places.places.firstIndex { $0.covers(growing: line, fixed: unit) }
  }

  /// In the first line of a range: the next cell after the range, or the position behind the last
  /// cell before it.
  private func neighbour(in range: UnitRange) -> Int? {
    let line = places.places.enumerated()
      .filter { $0.element.growing.contains(range.growing.lowerBound) }
    let next = line.filter { $0.element.fixed.upperBound > range.fixed.upperBound }
      .min { $0.element.fixed.lowerBound < $1.element.fixed.lowerBound }
    if let next { return next.offset }
    let previous = line.filter { $0.element.fixed.lowerBound < range.fixed.lowerBound }
      .max { $0.element.fixed.lowerBound < $1.element.fixed.lowerBound }
    return previous.map { min($0.offset + 1, endIndex) }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { isNull ? 0 : width * height }
}
