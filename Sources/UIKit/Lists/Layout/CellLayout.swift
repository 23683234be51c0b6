import HeadlessUIKit

/// Where the content, the accessory and the editing controls of a cell are, from left to right.
struct CellLayout: Equatable {
  /// The size of the cell without what the table's index covers.
  var size: CGSize
  /// The parts at the edges that the screen's corners and sensors cover.
  var leadingInset: CGFloat = 0
  var trailingInset: CGFloat = 0
  /// The distance of accessories from the trailing edge.
  var margin: CGFloat
  /// The space for an editing control at the leading edge; 0 for none.
  var editingWidth: CGFloat = 0
  /// The space by which the content is indented.
  var indentation: CGFloat = 0
  /// The size of the accessory; nil for none.
  var accessory: CGSize?
  /// The space for the reorder control at the trailing edge; 0 for none.
  var reorderWidth: CGFloat = 0

  var content: CGRect {
    let start = leadingInset + editingWidth + indentation
    var end = size.width - trailingInset - reorderWidth
    if let accessoryFrame { end = min(end, accessoryFrame.minX) }
    return CGRect(x: start, y: 0, width: max(end - start, 0), height: size.height)
  }

  var accessoryFrame: CGRect? {
    guard let accessory else { return nil }
    let end = size.width - trailingInset - (reorderWidth > 0 ? reorderWidth : margin)
    return CGRect(
      x: end - accessory.width, y: (size.height - accessory.height) / 2, width: accessory.width,
      height: accessory.height)
  }

  var reorderFrame: CGRect {
    CGRect(
      x: size.width - trailingInset - reorderWidth, y: 0, width: reorderWidth, height: size.height)
  }

  /// The distance of the content's own elements from its trailing edge.
  var contentTrailingMargin: CGFloat {
    if accessory != nil || reorderWidth > 0 { return 8 }
    return margin
  }
}
