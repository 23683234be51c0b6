import HeadlessUIKit
import StandardViews

extension UITableView {
  // MARK: Selection by the program

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    let layout = loadLayout()
    guard let path, layout.contains(path) else {
      for path in selectedRows { setSelected(false, path, animated: animated) }
      return
    }
    if !allowsSeveral {
      for other in selectedRows where other != path {
        setSelected(false, other, animated: animated)
      }
    }
    setSelected(true, path, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    if selectedRows.contains(path) { setSelected(false, path, animated: animated) }
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    if isSelected {
      if !selectedRows.contains(path) { selectedRows.append(path) }
    } else {
      selectedRows.removeAll { $0 == path }
    }
    shownRows[path]?.setSelected(isSelected, animated: animated)
  }

  private var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// Hides or shows the separator above a cell whose selection has changed.
  func selectionLookChanged(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell), path.row > 0 else { return }
    let above = IndexPath(row: path.row - 1, section: path.section)
    shownRows[above]?.isNextSelected = cell.isSelectionShown
  }

  // MARK: Selection by touch

  func rowTouchesBegan(_ touches: Set<UITouch>) {
    guard touches.count == 1, let touch = touches.first, highlightedRow == nil else { return }
    if swipes.open != nil {
      swipes.close(animated: true)
      return
    }
    guard canSelect, let path = row(under: touch),
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    highlightedRow = path
    shownRows[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  func rowTouchesMoved(_ touches: Set<UITouch>) {
    guard let path = highlightedRow, let touch = touches.first, row(under: touch) != path else {
      return
    }
    rowTouchesCancelled()
  }

  func rowTouchesEnded(_ touches: Set<UITouch>) {
    guard let path = highlightedRow else { return }
    rowTouchesCancelled()
    selectByUser(path)
  }

  func rowTouchesCancelled() {
    guard let path = highlightedRow else { return }
    highlightedRow = nil
    shownRows[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// The row under a finger, unless a header covers it there.
  private func row(under touch: UITouch) -> IndexPath? {
    let point = touch.location(in: self)
    let headers = Array(shownHeaders.values) + Array(shownFooters.values)
    if headers.contains(where: { $0.superview === self && $0.frame.contains(point) }) { return nil }
    guard let path = indexPathForRow(at: point), shownRows[path]?.isUserInteractionEnabled == true
    else { return nil }
    return path
  }

  /// Selects a row as a tap does, with the calls of the delegate; deselects it among several.
  private func selectByUser(_ path: IndexPath) {
    if allowsSeveral, selectedRows.contains(path) {
      guard let path = willDeselect(path) else { return }
      setSelected(false, path, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      reportSelection()
      return
    }
    guard let path = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path),
      loadLayout().contains(path)
    else { return }
    if !allowsSeveral {
      for other in selectedRows where other != path {
        guard let other = willDeselect(other) else { continue }
        setSelected(false, other, animated: false)
        delegate?.tableView(self, didDeselectRowAt: other)
      }
    }
    setSelected(true, path, animated: false)
    cellForRow(at: path)?.selectionSegue?()
    delegate?.tableView(self, didSelectRowAt: path)
    reportSelection()
    if let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) {
      delegate.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  private func reportSelection() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  private func willDeselect(_ path: IndexPath) -> IndexPath? {
    delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
  }

  // MARK: Controls in rows

  func accessoryButtonWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.accessorySegue?()
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// The control at the leading edge: a deletion's control shows the action that confirms it.
  func editingControlWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
    } else {
      showSwipeActions(.trailing, forRowAt: path, animated: true)
    }
  }

  // MARK: Editing mode

  func editingDidChange(animated: Bool) {
    swipes.close(animated: animated)
    endMove(isCancelled: true)
    for (path, cell) in shownRows {
      cell.setEditing(isEditing, animated: false)
      cell.row = cellRow(for: path)
    }
    if !isEditing || !allowsMultipleSelectionDuringEditing {
      for path in selectedRows { setSelected(false, path, animated: false) }
    }
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      for cell in self.shownRows.values { cell.layoutIfNeeded() }
    }
  }
}
