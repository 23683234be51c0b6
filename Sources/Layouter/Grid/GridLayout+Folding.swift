import HeadlessUIKit

// A group is a separator with the cells behind it, up to the next separator.

extension GridLayout {
  /// Whether the group of a separator is folded away.
  public func isFolded(_ separatorView: UIView) -> Bool {
    separator(separatorView)?.cell.isFolded ?? false
  }

  /// Folds the cells of a group away: they leave the grid while their views fade out, and are
  /// hidden then. Does nothing for views that are no separators, and for groups without cells.
  public func foldGroup(_ separatorView: UIView) {
    guard let (index, cell) = separator(separatorView), !cell.isFolded else { return }
    let start = index + 1
    let end =
      children[start...].firstIndex { ($0 as? GridCell)?.style == .separator } ?? children.endIndex
    guard start < end else { return }
    cell.foldedCells = takeOutCells(start..<end)
    let views = cell.foldedCells.compactMap(\.view)
    for view in views { view.alpha = 0 }
    for view in views { view.isHidden = true }
    updateLayout(animated: true)
  }

  /// Puts the cells of a folded group back behind their separator, and fades their views in.
  public func unfoldGroup(_ separatorView: UIView) {
    guard let (index, cell) = separator(separatorView), cell.isFolded else { return }
    unfold(cell, at: index)
    updateLayout(animated: true)
  }

  public func toggleGroupFolding(_ separatorView: UIView) {
    if isFolded(separatorView) {
      unfoldGroup(separatorView)
    } else {
      foldGroup(separatorView)
    }
  }

  public func unfoldAllGroups() {
    // From the last one, so that no index moves.
    let folded = children.enumerated().reversed().compactMap { index, cell in
      (cell as? GridCell).flatMap { $0.isFolded ? (index, $0) : nil }
    }
    guard !folded.isEmpty else { return }
    for (index, cell) in folded { unfold(cell, at: index) }
    updateLayout(animated: true)
  }

  private func unfold(_ separator: GridCell, at index: Int) {
    let cells = separator.foldedCells
    separator.foldedCells = []
    putBackCells(cells, at: index + 1)
    let views = cells.compactMap(\.view)
    for view in views {
      view.isHidden = false
      view.alpha = 1
    }
  }

  private func separator(_ view: UIView) -> (index: Int, cell: GridCell)? {
    let index = indexOfChild(view)
    guard children.indices.contains(index), let cell = children[index] as? GridCell,
      cell.style == .separator
    else { return nil }
    return (index, cell)
  }
}
