import HeadlessUIKit
import StandardViews

extension UITableView {
  func rectOfRow(at indexPath: IndexPath) -> CGRect {
    let layout = loadLayout()
    guard layout.contains(indexPath) else { return .zero }
    let range = layout.range(of: indexPath)
    return CGRect(
      x: cellX, y: range.lowerBound, width: cellWidth, height: range.upperBound - range.lowerBound)
  }

  /// The cells of the visible rows. Without any, the rows that were reloaded get theirs before the next layout does it.
  var visibleRows: [IndexPath: UITableViewCell] {
    if shownRows.isEmpty { layoutIfNeeded() }
    return shownRows
  }

  var visiblePaths: [IndexPath]? {
    let shownRows = visibleRows
    let visible = bounds.inset(by: adjustedContentInset)
    let paths = updates.placedRows.filter { path in
      guard let cell = shownRows[path] else { return false }
      return cell.frame.maxY > visible.minY && cell.frame.minY < visible.maxY
    }
    return paths.isEmpty ? nil : paths
  }

  func rect(_ section: Int, _ range: (TableLayout) -> ClosedRange<CGFloat>) -> CGRect {
    let layout = loadLayout()
    guard layout.sections.indices.contains(section) else { return .zero }
    let range = range(layout)
    return CGRect(
      x: 0, y: range.lowerBound, width: bounds.width, height: range.upperBound - range.lowerBound)
  }

  /// Whether the updates between ``beginUpdates()`` and ``endUpdates()`` are not shown yet.
  public var hasUncommittedUpdates: Bool { updates.depth > 0 }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = shownRows[path] else { continue }
      cellQueue.beginReconfiguring(cell, for: cell.reuseIdentifier)
      let new = dataSource?.tableView(self, cellForRowAt: path) ?? cell
      cellQueue.endReconfiguring()
      if new !== cell {
        cell.removeFromSuperview()
        shownRows[path] = new
      }
      new.row = cellRow(for: path)
      tableLayout?.change(path.section) {
        $0.rows.set($0.rows[path.row], at: path.row, isExact: false)
      }
    }
    setNeedsLayout()
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    layOutRows()
    var path = path
    // A path without a row is the section's start.
    if path.count == 2, path.row == NSNotFound { path = IndexPath(row: 0, section: path.section) }
    guard let layout = tableLayout, layout.contains(path) else { return }
    // Rows around the target become visible, and known, on the way.
    var rounds = 0
    var target = offset(showing: path, position)
    while !animated, rounds < 4, target != contentOffset.y {
      contentOffset.y = target
      layOutRows()
      target = offset(showing: path, position)
      rounds += 1
    }
    if animated { setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: true) }
  }

  /// The selected row that scrolling moves least; nil without one.
  func selectedRow(closestTo position: ScrollPosition) -> IndexPath? {
    let visible = bounds.inset(by: adjustedContentInset)
    func distance(_ path: IndexPath) -> CGFloat {
      let row = rectForRow(at: path)
      return switch position {
      case .none: max(visible.minY - row.minY, row.maxY - visible.maxY, 0)
      case .top: abs(row.minY - visible.minY)
      case .middle: abs(row.midY - visible.midY)
      case .bottom: abs(row.maxY - visible.maxY)
      }
    }
    return selectedRows.min { distance($0) < distance($1) }
  }

  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGFloat {
    guard let layout = tableLayout else { return contentOffset.y }
    let inset = adjustedContentInset
    let range = layout.range(of: path)
    // A floating header covers the rows at the top.
    let header = style == .plain ? layout.sections[path.section].header : 0
    let top = inset.top + header
    let (first, last) = (-inset.top, max(layout.height + inset.bottom - bounds.height, -inset.top))
    let wanted: CGFloat
    switch position {
    case .top: wanted = range.lowerBound - top
    case .bottom: wanted = range.upperBound - bounds.height + inset.bottom
    case .middle:
      let visible = bounds.height - top - inset.bottom
      wanted = (range.lowerBound + range.upperBound) / 2 - top - visible / 2
    case .none:
      if range.lowerBound < contentOffset.y + top {
        wanted = range.lowerBound - top
      } else {
        wanted = max(contentOffset.y, range.upperBound - bounds.height + inset.bottom)
      }
    }
    return min(max(wanted, first), last)
  }
}
