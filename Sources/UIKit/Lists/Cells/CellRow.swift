import HeadlessUIKit
import StandardViews

/// What a cell has to know about its row.
struct CellRow: Equatable {
  var style = UITableView.Style.plain
  var isFirst = false
  var isLast = false
  /// The distance of the content from the edges, points.
  var margin: CGFloat = 16
  /// The parts at the edges that the screen's corners and sensors cover, points.
  var leadingInset: CGFloat = 0
  var trailingInset: CGFloat = 0
  /// The width that the table's index covers at the trailing edge, points.
  var indexWidth: CGFloat = 0
  var showsSeparator = true
  /// The inset of the separator; its left side is leading. Nil for the edge of the texts.
  var separatorInset: UIEdgeInsets?
  /// Whether ``separatorInset`` begins at the edge of the texts rather than at the cell's.
  var insetFollowsContent = false
  var separatorColor: UIColor?
  /// The width of a line, points.
  var pixel: CGFloat = 1
  var isEditing = false
  var canEdit = true
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether a circle shows whether the row is selected.
  var showsSelectionCircle = false
  /// Whether the content makes space for the editing control.
  var indentsWhileEditing = true
  var canMove = false
  /// Whether the row is the heading of its section in a collection.
  var isHeading = false
  /// Whether the list is a sidebar, whose rows have no background.
  var isSidebar = false
}

/// The lines at a cell's edges.
final class CellSeparators {
  private let bottom = UIView()
  private let top = UIView()

  /// Places the lines in a cell, and adds or removes them.
  ///
  /// - Parameters:
  ///   - textStart: The leading edge of the texts in the cell.
  ///   - isHidden: Whether the cell or the next one is selected.
  func show(_ row: CellRow?, in cell: UIView, textStart: CGFloat, isHidden: Bool) {
    guard let row, row.showsSeparator, !isHidden else {
      bottom.removeFromSuperview()
      top.removeFromSuperview()
      return
    }
    let isEdge = row.isLast && row.style != .plain
    place(bottom, row, in: cell, isShown: !(isEdge && row.style == .insetGrouped)) { size in
      var inset = row.separatorInset ?? UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: 0)
      if row.insetFollowsContent { inset.left += textStart }
      if isEdge { inset = .zero }
      return CGRect(
        x: inset.left, y: size.height - row.pixel,
        width: max(size.width - inset.left - inset.right, 0),
        height: row.pixel)
    }
    place(top, row, in: cell, isShown: row.isFirst && row.style == .grouped) { size in
      CGRect(x: 0, y: 0, width: size.width, height: row.pixel)
    }
  }

  private func place(
    _ line: UIView, _ row: CellRow, in cell: UIView, isShown: Bool, frame: (CGSize) -> CGRect
  ) {
    guard isShown else { return line.removeFromSuperview() }
    line.isUserInteractionEnabled = false
    line.backgroundColor = row.separatorColor ?? .separator
    var size = cell.bounds.size
    size.width -= row.indexWidth
    let frame = frame(size)
    line.frame =
      cell.isRightToLeft ? ListContentLayout.mirrored(frame, in: cell.bounds.width) : frame
    if line.superview !== cell { cell.addSubview(line) }
  }
}
