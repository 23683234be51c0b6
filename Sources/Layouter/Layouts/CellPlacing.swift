import HeadlessUIKit

/// An update's way through the cells of a layout: gives views their frames, and goes on into the layouts
/// that views are fitted to.
struct CellPlacing {
  private let cells: [LayoutCell]
  private let frames: [CGRect]
  private let reordering: Reordering?

  /// - Parameter reordering: set if all that happened since the last update is that a child went to
  ///   another place.
  init(_ cells: [LayoutCell], _ frames: [CGRect], _ reordering: Reordering?) {
    self.cells = cells
    self.frames = frames
    self.reordering = reordering
  }

  /// - Parameters:
  ///   - seenArea: if frames are animated, what is seen meanwhile, in their coordinates; nil for
  ///     everything.
  ///   - reporting: gets the layouts whose delegates are to hear of their sizes.
  /// - Returns: whether any frame changed.
  func run(seenArea: CGRect?, _ reporting: inout [BaseLayout]) -> Bool {
    let indices = 0..<min(cells.count, frames.count)
    guard let seenArea else { return place(indices, &reporting) }
    // In a long list few of the views that move are seen; the others need not take their time.
    var rest: [Int] = []
    let changed = UIView.performWithoutAnimation {
      placeUnseen(indices, outside: seenArea, leaving: &rest)
    }
    return place(rest, &reporting) || changed
  }

  /// Whether a cell has another frame than before, as far as that is known without its view.
  private func mayMove(_ index: Int) -> Bool {
    guard let reordering, !reordering.indices.contains(index),
      reordering.oldFrames.indices.contains(index)
    else { return true }
    return frames[index] != reordering.oldFrames[index]
  }

  private func place(_ indices: some Sequence<Int>, _ reporting: inout [BaseLayout]) -> Bool {
    var changed = false
    for index in indices where mayMove(index) {
      let cell = cells[index]
      guard let view = viewToPlace(cell, at: frames[index]) else { continue }
      if view.frame != frames[index] {
        view.frame = frames[index]
        changed = true
      }
      if let inner = layoutToPlace(in: cell), inner.place(&reporting) { changed = true }
    }
    return changed
  }

  /// Leaves the cells that are seen before or afterwards, or on the way of another animation, and those
  /// with layouts to place.
  private func placeUnseen(
    _ indices: Range<Int>, outside seenArea: CGRect, leaving rest: inout [Int]
  ) -> Bool {
    var changed = false
    for index in indices where mayMove(index) {
      let (cell, frame) = (cells[index], frames[index])
      guard let view = viewToPlace(cell, at: frame) else { continue }
      let oldFrame = view.frame
      if oldFrame != frame {
        guard !seenArea.overlaps(frame), !seenArea.overlaps(oldFrame), !view.isAnimated else {
          rest.append(index)
          continue
        }
        view.frame = frame
        changed = true
      }
      if layoutToPlace(in: cell) != nil { rest.append(index) }
    }
    return changed
  }

  /// The view of a cell, unless something else moves it for now, or it takes no place.
  private func viewToPlace(_ cell: LayoutCell, at frame: CGRect) -> UIView? {
    cell.isBeingDragged || cell.reservedLocation != nil || frame.isNull ? nil : cell.view
  }

  /// The layout that the view of a cell is fitted to, if it may have frames to set.
  private func layoutToPlace(in cell: LayoutCell) -> BaseLayout? {
    guard let layout = cell.fittedLayout, layout.needsPlacing, !layout.isPlacing else { return nil }
    return layout
  }
}

/// A child of a layout that went to another place among the cells.
struct Reordering {
  let from: Int
  let to: Int
  /// The frames before.
  let oldFrames: [CGRect]

  /// The cells that have another index now.
  var indices: ClosedRange<Int> { min(from, to)...max(from, to) }
}
