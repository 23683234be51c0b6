import Foundation

/// Places boxes as a newspaper places its articles: one below the other in columns, and the next
/// column goes on where the one before ends. A column is as wide as its widest box, so nothing
/// leaves a gap beside it but what is narrow itself.
struct SheetColumns: Equatable {
  /// The top left corner of each box.
  let origins: [CGPoint]
  /// Of all boxes together.
  let size: CGSize

  /// The number of columns in which the boxes appear largest on a screen of a shape: whose page is
  /// the smallest of that shape. The fewest such columns, and these of heights as equal as the
  /// order of the boxes allows.
  ///
  /// - Parameters:
  ///   - boxes: Their sizes.
  ///   - aspectRatio: Width by height of the screen.
  ///   - spacing: Between neighbours.
  init(_ boxes: [CGSize], aspectRatio: CGFloat, spacing: CGSize) {
    var best = SheetColumns(boxes, count: 1, spacing: spacing)
    func side(_ columns: SheetColumns) -> CGFloat {
      max(columns.size.width, columns.size.height * aspectRatio)
    }
    for count in stride(from: 2, through: boxes.count, by: 1) {
      let columns = SheetColumns(boxes, count: count, spacing: spacing)
      if side(columns) < side(best) { best = columns }
      // From here on pages are only wider.
      if columns.size.width > columns.size.height * aspectRatio { break }
    }
    self = best
  }

  /// As many columns, or fewer if these are no higher.
  init(_ boxes: [CGSize], count: Int, spacing: CGSize) {
    let tallest = boxes.map(\.height).max() ?? 0
    // The lowest height is between these two; half a point is near enough.
    var (low, high) = (tallest, boxes.reduce(0) { $0 + $1.height + spacing.height })
    while high - low > 0.5 {
      let middle = (low + high) / 2
      if Self.fill(boxes, to: middle, spacing.height).count <= count {
        high = middle
      } else {
        low = middle
      }
    }
    var origins: [CGPoint] = []
    var (x, bottom): (CGFloat, CGFloat) = (0, 0)
    for column in Self.fill(boxes, to: high, spacing.height) {
      var y: CGFloat = 0
      for box in boxes[column] {
        origins.append(CGPoint(x: x, y: y))
        y += box.height + spacing.height
      }
      bottom = max(bottom, y - spacing.height)
      x += (boxes[column].map(\.width).max() ?? 0) + spacing.width
    }
    self.origins = origins
    size = CGSize(width: max(0, x - spacing.width), height: bottom)
  }

  /// The boxes of each column, when each takes what it has room for.
  private static func fill(
    _ boxes: [CGSize], to height: CGFloat, _ spacing: CGFloat
  ) -> [Range<Int>] {
    var columns: [Range<Int>] = []
    var bottom: CGFloat = 0
    for (index, box) in boxes.enumerated() {
      if let last = columns.last, bottom + spacing + box.height <= height {
        columns[columns.count - 1] = last.lowerBound..<index + 1
        bottom += spacing + box.height
      } else {
        columns.append(index..<index + 1)
        bottom = box.height
      }
    }
    return columns
  }
}
