import HeadlessUIKit

/// The geometry of a stack: arithmetic over sizes, without any view.
package struct StackArrangement: Equatable, Sendable {
  package enum CellKind: Sendable {
    case view
    case spacer
    /// A view that is ignored: it has no place and no spacing, and does not affect the cross size.
    case hidden
  }

  package struct Cell: Equatable, Sendable {
    package var size: CGSize
    package var kind: CellKind

    package init(size: CGSize, kind: CellKind = .view) {
      self.size = size
      self.kind = kind
    }
  }

  package var orientation = Orientation.vertical
  package var alignment = AlignEx.top
  package var spacing: CGFloat = 0
  package var margin = UIEdgeInsets.zero
  /// Negative: the width of the widest view.
  package var fixedSideSize: CGFloat = -1
  /// Positive: the length that the cells are scaled to.
  package var fitGrowingSideSize: CGFloat = -1
  /// Whether a horizontal stack runs from right to left, with its margins exchanged.
  package var isMirrored = false

  package init() {}

  package func arrange(_ cells: [Cell]) -> CellArrangement {
    let crossSize = crossSize(of: cells)
    let ratio = fittingRatio(for: cells)
    let (marginStart, marginEnd) = margins
    var frames: [CGRect] = []
    frames.reserveCapacity(cells.count)
    var next = marginStart
    var end = marginStart
    for cell in cells {
      guard cell.kind != .hidden else {
        frames.append(.null)
        continue
      }
      let frame = frame(of: cell, at: next, ratio: ratio, crossSize: crossSize)
      frames.append(frame)
      end = next + orientation.length(frame.size)
      next = end + spacing
    }
    let arrangement = CellArrangement(
      frames: frames,
      contentSize: orientation.size(
        along: end + marginEnd, across: crossSize + orientation.crossing.total(margin)))
    return mirroredIfNeeded(arrangement)
  }

  /// The margins before the first and behind the last cell.
  private var margins: (start: CGFloat, end: CGFloat) {
    let margins = (orientation.leading(margin), orientation.trailing(margin))
    return isMirrored && orientation == .horizontal ? (margins.1, margins.0) : margins
  }

  /// From an arrangement in reading direction to one in the container's coordinates, or back.
  private func mirroredIfNeeded(_ arrangement: CellArrangement) -> CellArrangement {
    guard isMirrored, orientation == .horizontal else { return arrangement }
    let width = arrangement.contentSize.width
    var mirrored = arrangement
    mirrored.frames = arrangement.frames.map { frame in
      guard !frame.isNull else { return frame }
      var frame = frame
      frame.origin.x = width - frame.maxX
      return frame
    }
    return mirrored
  }

  private func mirroredIfNeeded(_ point: CGPoint, in arrangement: CellArrangement) -> CGPoint {
    guard isMirrored, orientation == .horizontal else { return point }
    return CGPoint(x: arrangement.contentSize.width - point.x, y: point.y)
  }

  private func frame(
    of cell: Cell, at start: CGFloat, ratio: CGFloat, crossSize: CGFloat
  ) -> CGRect {
    let crossing = orientation.crossing
    let crossMargin = crossing.leading(margin)
    let length = orientation.length(cell.size) * ratio
    let crossLength = crossing.length(cell.size)
    let available = crossSize - crossLength
    if alignment == .fill || available <= 0 {
      return orientation.rect(
        start: start, crossStart: crossMargin, length: length, crossLength: crossSize)
    }
    let offset =
      switch alignment {
      case .top, .fill: CGFloat(0)
      case .center: available / 2
      case .bottom: available
      }
    return orientation.rect(
      start: start, crossStart: crossMargin + offset, length: length, crossLength: crossLength)
  }

  /// The fixed size, or the width of the widest visible view. If all views are hidden, the hidden
  /// ones count, so that a stack that is emptied by hiding gets shorter, not narrower.
  private func crossSize(of cells: [Cell]) -> CGFloat {
    if fixedSideSize >= 0 { return fixedSideSize }
    let crossing = orientation.crossing
    func widest(_ kind: CellKind) -> CGFloat? {
      cells.lazy.filter { $0.kind == kind }.map { crossing.length($0.size) }.max()
    }
    if let size = widest(.view) { return max(size, 0) }
    let isEmptiedByHiding = !cells.contains { $0.kind != .hidden }
    return isEmptiedByHiding ? max(widest(.hidden) ?? 0, 0) : 0
  }

  /// The factor by which lengths are scaled so that cells and spacings fill `fitGrowingSideSize`.
  package func fittingRatio(for cells: [Cell]) -> CGFloat {
    guard fitGrowingSideSize > 0 else { return 1 }
    var sum: CGFloat = 0
    var count = 0
    for cell in cells where cell.kind != .hidden {
      sum += orientation.length(cell.size)
      count += 1
    }
    let available = fitGrowingSideSize - spacing * CGFloat(count - 1)
    guard available > 0, sum > 0 else { return 1 }
    // Lengths that already fit up to the sum's rounding error are kept: repeated layout must not
    // move anything.
    if abs(available - sum) <= available * 1e-9 { return 1 }
    return available / sum
  }

  /// The cell at a point in the container's coordinates.
  ///
  /// Only the position along the stack matters; a spacing belongs to the cell after it. Nil outside
  /// the content area.
  package func indexOfCell(at point: CGPoint, in arrangement: CellArrangement) -> Int? {
    let crossing = orientation.crossing
    let position = orientation.position(mirroredIfNeeded(point, in: arrangement))
    let limit = orientation.length(arrangement.contentSize) - margins.end
    let crossPosition = crossing.position(point)
    let crossLimit = crossing.length(arrangement.contentSize) - crossing.trailing(margin)
    guard position >= margins.start, position <= limit,
      crossPosition >= crossing.leading(margin), crossPosition <= crossLimit
    else { return nil }
    return mirroredIfNeeded(arrangement).frames.firstIndex { frame in
      !frame.isNull && position < orientation.start(frame) + orientation.length(frame.size)
    }
  }

  /// The index at which a cell that is dragged over the stack would be dropped, after its removal.
  ///
  /// It is placed behind the leading cells whose centre the point has passed. Cells without a place
  /// are ignored.
  package func dropIndex(
    at point: CGPoint, draggedIndex: Int, in arrangement: CellArrangement
  ) -> Int {
    let position = orientation.position(mirroredIfNeeded(point, in: arrangement))
    var index = 0
    for (i, frame) in mirroredIfNeeded(arrangement).frames.enumerated() where !frame.isNull {
      guard position >= orientation.start(frame) + orientation.length(frame.size) / 2 else { break }
      index = i + 1
    }
    return index > draggedIndex ? index - 1 : index
  }
}
