import HeadlessUIKit

// A group is a separator and the cells behind it, up to the next separator.

extension GridLayout {
  /// The duration of fading the views of a group in or out, seconds.
  private static let fadeDuration: TimeInterval = 0.2
  /// The delay before unfolded views fade in, seconds, while the others move.
  private static let fadeInDelay: TimeInterval = 0.3

  /// Whether the group of a separator is folded.
  public func isFolded(_ separatorView: UIView) -> Bool {
    separator(separatorView)?.cell.isFolded ?? false
  }

  /// Folds the cells of a group: they leave the grid while their views fade out, which are then
  /// hidden. Does nothing for views that are not separators, for groups without cells, and while a
  /// cell is dragged.
  public func foldGroup(_ separatorView: UIView) {
    guard !dragging, let (index, cell) = separator(separatorView), !cell.isFolded else { return }
    let start = index + 1
    let end =
      children[start...].firstIndex { ($0 as? GridCell)?.style == .separator } ?? children.endIndex
    guard start < end else { return }
    cell.foldedCells = removeCells(start..<end)
    UIView.animate(
      withDuration: Self.fadeDuration, options: .curveEaseOut,
      animations: { for folded in cell.foldedCells { folded.view?.alpha = 0 } },
      completion: { _ in
        // Cells that were unfolded during the animation are no longer in the list.
        for folded in cell.foldedCells { folded.view?.isHidden = true }
      })
    updateLayout(animated: true)
  }

  /// Reinserts the cells of a folded group behind their separator, and fades their views in. Does
  /// nothing while a cell is dragged.
  public func unfoldGroup(_ separatorView: UIView) {
    guard !dragging, let (index, cell) = separator(separatorView), cell.isFolded else { return }
    unfold(cell, at: index)
    updateLayout(animated: true)
  }

  /// Folds the group of a separator if it is unfolded, and unfolds it otherwise.
  public func toggleGroupFolding(_ separatorView: UIView) {
    if isFolded(separatorView) {
      unfoldGroup(separatorView)
    } else {
      foldGroup(separatorView)
    }
  }

  /// Unfolds all groups.
  public func unfoldAllGroups() {
    // From the last one, so that indices stay valid.
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
    reinsertCells(cells, at: index + 1)
    for cell in cells { cell.view?.isHidden = false }
    UIView.animate(
      withDuration: Self.fadeDuration, delay: Self.fadeInDelay, options: .curveEaseOut,
      animations: { for cell in cells { cell.view?.alpha = 1 } })
  }

  private func separator(_ view: UIView) -> (index: Int, cell: GridCell)? {
    let index = indexOfChild(view)
    guard children.indices.contains(index), let cell = children[index] as? GridCell,
      cell.style == .separator
    else { return nil }
    return (index, cell)
  }
}
