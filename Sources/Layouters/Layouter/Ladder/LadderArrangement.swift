import HeadlessUIKit

/// The geometry of a ladder: arithmetic over sizes, without any view.
package struct LadderArrangement: Equatable, Sendable {
  package var margin = UIEdgeInsets.zero
  /// The width with margins; negative for a single row of all cells.
  package var width: CGFloat = -1
  /// The gaps between the cells of a row (`width`), and between rows (`height`).
  package var spacing = CGSize.zero

  package init() {}

  /// - Parameter sizes: the sizes of the cells in order; nil for a cell that takes no place.
  package func arrange(_ sizes: [CGSize?]) -> CellArrangement {
    var frames: [CGRect] = []
    frames.reserveCapacity(sizes.count)
    // A width that was computed from the same lengths may be short of them by a rounding error.
    let limit = width < 0 ? .infinity : width - margin.right + 1e-6
    var next = CGPoint(x: margin.left, y: margin.top)
    var rowIsEmpty = true
    var rightmost = margin.left
    var lowest = margin.top
    for size in sizes {
      guard let size else {
        frames.append(.null)
        continue
      }
      let (width, height) = (max(0, size.width), max(0, size.height))
      if !rowIsEmpty, next.x + width > limit {
        next = CGPoint(x: margin.left, y: lowest + spacing.height)
      }
      frames.append(CGRect(x: next.x, y: next.y, width: width, height: height))
      rightmost = max(rightmost, next.x + width)
      lowest = max(lowest, next.y + height)
      next.x += width + spacing.width
      rowIsEmpty = false
    }
    return CellArrangement(
      frames: frames,
      contentSize: CGSize(
        width: width < 0 ? rightmost + margin.right : width, height: lowest + margin.bottom))
  }
}
