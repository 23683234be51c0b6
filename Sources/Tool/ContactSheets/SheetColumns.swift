import Foundation

/// Places boxes in columns, like the articles of a newspaper: one below the other, continued in the
/// next column. Each column is as wide as its widest box.
struct SheetColumns: Equatable {
  /// The top left corner of each box.
  let origins: [CGPoint]
  /// The size of all columns together.
  let size: CGSize

  /// Chooses the number of columns with which the boxes are largest on a screen: the one that needs
  /// the smallest page of the screen's aspect ratio. Of several, the fewest columns; their heights
  /// are as equal as the order of the boxes allows.
  ///
  /// - Parameters:
  ///   - boxes: The sizes of the boxes.
  ///   - aspectRatio: Width divided by height of the screen.
  ///   - spacing: The distances between neighbours.
  init(_ boxes: [CGSize], aspectRatio: CGFloat, spacing: CGSize) {
    var best = SheetColumns(boxes, count: 1, spacing: spacing)
    func side(_ columns: SheetColumns) -> CGFloat {
      max(columns.size.width, columns.size.height * aspectRatio)
    }
    for count in stride(from: 2, through: boxes.count, by: 1) {
      let columns = SheetColumns(boxes, count: count, spacing: spacing)
      if side(columns) < side(best) { best = columns }
      // More columns only make the page wider.
      if columns.size.width > columns.size.height * aspectRatio { break }
    }
    self = best
  }

  /// Places the boxes in `count` columns, or in fewer of the same height.
  init(_ boxes: [CGSize], count: Int, spacing: CGSize) {
    var origins: [CGPoint] = []
    var (x, bottom): (CGFloat, CGFloat) = (0, 0)
    let columns = BalancedLines.balanced(
      boxes.map(\.height), count: count, spacing: spacing.height)
    for column in columns {
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
}
