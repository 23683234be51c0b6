import HeadlessUIKit

/// One pass over the cells of a layout: sets the views' frames, and descends into the layouts that
/// views are fitted to.
struct CellPlacing {
  private let cells: [LayoutCell]
  private let frames: [CGRect]
  private let reordering: Reordering?

  /// - Parameter reordering: set if the only change since the last update is that a child was moved
  ///   to another index.
  init(_ cells: [LayoutCell], _ frames: [CGRect], _ reordering: Reordering?) {
    self.cells = cells
    self.frames = frames
    self.reordering = reordering
  }

  /// - Parameters:
  ///   - visibleArea: for animated frames, the visible area in their coordinates; nil for everything.
  ///   - reporting: collects the layouts whose delegates must be informed of their sizes.
  /// - Returns: whether any frame changed.
  func run(visibleArea: CGRect?, _ reporting: inout [BaseLayout]) -> Bool {
    let indices = 0..<min(cells.count, frames.count)
    guard let visibleArea else { return place(indices, &reporting) }
    // In a long list only few of the moving views are visible; the others are not animated.
    var rest: [Int] = []
    let changed = UIView.performWithoutAnimation {
      placeInvisible(indices, outside: visibleArea, leaving: &rest)
    }
    return place(rest, &reporting) || changed
  }

  /// Whether a cell's frame may differ from the last one, without looking at its view.
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

  /// Places invisible views without animation. Skips cells that are visible before or afterwards,
  /// or in another animation, and those with layouts to place.
  private func placeInvisible(
    _ indices: Range<Int>, outside visibleArea: CGRect, leaving rest: inout [Int]
  ) -> Bool {
    var changed = false
    for index in indices where mayMove(index) {
      let (cell, frame) = (cells[index], frames[index])
      guard let view = viewToPlace(cell, at: frame) else { continue }
      let oldFrame = view.frame
      if oldFrame != frame {
        guard !visibleArea.overlaps(frame), !visibleArea.overlaps(oldFrame), !view.isAnimated else {
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

  /// The view of a cell, unless it is moved by other code at the moment, or takes no place.
  private func viewToPlace(_ cell: LayoutCell, at frame: CGRect) -> UIView? {
    cell.isBeingDragged || cell.reservedLocation != nil || frame.isNull ? nil : cell.view
  }

  /// The layout that a cell's view is fitted to, if its frames may need to be set.
  private func layoutToPlace(in cell: LayoutCell) -> BaseLayout? {
    guard let layout = cell.fittedLayout, layout.needsPlacing, !layout.isPlacing else { return nil }
    return layout
  }
}

/// A move of a child to another index.
struct Reordering {
  let from: Int
  let to: Int
  /// The frames before.
  let oldFrames: [CGRect]

  /// The range of indices whose cells changed.
  var indices: ClosedRange<Int> { min(from, to)...max(from, to) }
}
