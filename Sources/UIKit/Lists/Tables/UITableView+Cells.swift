import Foundation
import HeadlessUIKit
import StandardViews
import Synchronization

extension UITableView {
  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cellQueue.takeReconfigured(identifier) { return cell }
    if let cell = cellQueue.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    let cell = cellQueue.make(identifier) { type in
      guard let cellClass = type as? UITableViewCell.Type else { return nil }
      let made = unsafeBitCast(cellClass, to: RequiredInitializersOfTableCell.Type.self).init(
        style: .default, reuseIdentifier: identifier)
      return unsafeDowncast(made, to: UITableViewCell.self)
    }
    // A cell of a nib need not name it.
    if let cell, cell.identifier == nil { cell.identifier = identifier }
    return cell
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    let cell = dequeueCell(identifier)
    if cell == nil {
      ListWarnings.report(
        "no class or nib of cells is registered for the identifier '\(identifier)', which ends an "
          + "application on iOS: a plain cell is shown; call register(_:forCellReuseIdentifier:)")
    }
    let shown = cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    // Cells lay themselves out in the width of their row before they are returned.
    shown.frame.size.width = cellWidth
    return shown
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooterQueue.take(identifier) {
      view.prepareForReuse()
      return view
    }
    let view = headerFooterQueue.make(identifier) { type in
      guard let viewClass = type as? UITableViewHeaderFooterView.Type else { return nil }
      let made = unsafeBitCast(viewClass, to: RequiredInitializersOfTableHeader.Type.self).init(
        reuseIdentifier: identifier)
      return unsafeDowncast(made, to: UITableViewHeaderFooterView.self)
    }
    if let view, view.identifier == nil { view.identifier = identifier }
    return view
  }

  // MARK: Rows

  /// A cell for a row that becomes visible, in its state.
  func makeCell(for path: IndexPath) -> UITableViewCell {
    let cell =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    let indentation = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    if indentation > 0 { cell.indentationLevel = indentation }
    cell.row = cellRow(for: path)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    if cell.frame.width != cellWidth { cell.frame.size.width = cellWidth }
    let isSelected = selectedRows.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if dragAndDrop?.source.isDragged(path) == true { cell.dragState = .dragging }
    return cell
  }

  /// What a cell has to know about its row.
  func cellRow(for path: IndexPath) -> CellRow {
    var row = CellRow(style: style)
    let count = rowCount(ofSection: path.section)
    if let move = held?.move {
      let shown = move.shownPath(of: path)
      // The row that a finger holds is by itself.
      let isHeld = path == move.origin
      row.isFirst = isHeld || shown.row == 0
      row.isLast =
        isHeld || shown.row == move.shownCount(count, inSection: path.section) - 1
    } else {
      row.isFirst = path.row == 0
      row.isLast = path.row == count - 1
    }
    row.margin = rowMargin
    if insetsContentViewsToSafeArea, style != .insetGrouped {
      let safeArea = safeAreaInsets
      (row.leadingInset, row.trailingInset) =
        isRightToLeft ? (safeArea.right, safeArea.left) : (safeArea.left, safeArea.right)
    }
    row.indexWidth = indexView == nil ? 0 : ListMeasures.indexWidth
    row.showsSeparator = separatorStyle != .none && path != held?.move.origin
    row.separatorInset = ownSeparatorInset
    row.insetFollowsContent =
      ownSeparatorInset != nil && separatorInsetReference == .fromAutomaticInsets
    row.separatorColor = separatorColor
    row.pixel = 1 / max(traitCollection.displayScale, 1)
    guard isEditing else { return row }
    row.isEditing = true
    row.showsSelectionCircle = allowsMultipleSelectionDuringEditing
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? true
    row.editingStyle =
      canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    row.canEdit = canEdit
    if !canEdit { row.showsSelectionCircle = false }
    row.indentsWhileEditing =
      delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    row.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? true
    return row
  }

  /// Puts a cell that is no longer shown into the queue.
  func endDisplay(of cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    cell.endDragging()
    if staticRows == nil, let identifier = cell.reuseIdentifier {
      cellQueue.add(cell, for: identifier)
    }
  }

  // MARK: Headers and footers

  /// The view that a delegate gives, or one with a title; nil for none.
  func makeHeaderFooter(_ section: Int, isFooter: Bool) -> UIView? {
    let given =
      isFooter
      ? delegate?.tableView(self, viewForFooterInSection: section)
      : delegate?.tableView(self, viewForHeaderInSection: section)
    if let given, given !== Self.unimplementedView { return given }
    guard let title = title(section, isFooter: isFooter) else { return nil }
    let view =
      headerFooterQueue.take(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    let isUppercase = style != .plain && !isFooter
    view.place = headerFooterPlace(section, isFooter: isFooter)
    view.textLabel?.text = isUppercase ? title.uppercased() : title
    return view
  }

  private static let titleIdentifier = "_UITableViewTitle"

  func title(_ section: Int, isFooter: Bool) -> String? {
    isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  func headerFooterPlace(_ section: Int, isFooter: Bool) -> HeaderFooterPlace {
    let safeArea = safeAreaInsets
    return HeaderFooterPlace(
      style: style, isFooter: isFooter, isFirst: section == 0 && !isFooter,
      margin: rowMargin + (style == .insetGrouped ? sideMargin : max(safeArea.left, safeArea.right))
    )
  }

  func endDisplay(ofHeader view: UIView, _ section: Int, isFooter: Bool) {
    view.removeFromSuperview()
    if isFooter {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerFooterQueue.add(view, for: identifier)
    }
  }

  // MARK: Methods that delegates do not implement

  /// What heights are where a delegate does not implement a method.
  package static let unimplementedHeight: CGFloat = -2
  /// The header or footer where a delegate does not implement the method. It is never shown or changed.
  package nonisolated(unsafe) static let unimplementedView = UIView()
}

/// Warnings about the use of lists on standard error, each once.
package enum ListWarnings {
  private static let reported = Mutex<Set<String>>([])

  package static func report(_ message: String) {
    guard reported.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }
}
