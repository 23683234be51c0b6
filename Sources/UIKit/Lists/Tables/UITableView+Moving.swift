import GestureRecognizers
import HeadlessUIKit
import StandardViews

/// The row that a finger moves.
struct HeldRow {
  var move: ListMove
  let row: LiftedRow
  let height: CGFloat
  /// The distance of the finger from the row's upper edge, points.
  let grip: CGFloat
  /// The upper edge of the row, points in the table's coordinates.
  var y: CGFloat
}

extension UITableView {
  /// Follows a finger on the control for moving a row.
  func makeReorderGesture() -> ReorderGestureRecognizer {
    ReorderGestureRecognizer(
      hasControl: { [weak self] in self?.movablePath(at: $0) != nil },
      handler: { [weak self] in self?.followMove($0) })
  }

  /// The row whose control for moving is at a point; nil where none is.
  private func movablePath(at point: CGPoint) -> IndexPath? {
    guard isEditing, let path = indexPathForRow(at: point), let cell = shownRows[path],
      cell.reorderArea?.contains(convert(point, to: cell)) == true
    else { return nil }
    return path
  }

  func followMove(_ gesture: UIGestureRecognizer) {
    let point = gesture.location(in: self)
    switch gesture.state {
    case .began:
      if let path = movablePath(at: point) { beginMove(path, point) }
    case .changed:
      moveHeldRow(to: point)
      edgeScroller.follow(point)
    case .ended: endMove(isCancelled: false)
    case .cancelled, .failed: endMove(isCancelled: true)
    case .possible: break
    }
  }

  private func beginMove(_ path: IndexPath, _ point: CGPoint) {
    guard held == nil, let cell = shownRows[path] else { return }
    swipes.close(animated: false)
    held = HeldRow(
      move: ListMove(origin: path, target: path), row: LiftedRow(cell),
      height: cell.frame.height, grip: point.y - cell.frame.minY, y: cell.frame.minY)
    for (path, cell) in shownRows { cell.row = cellRow(for: path) }
    held?.row.lift()
  }

  /// Moves the row under the finger; the others make way for it on the current clock.
  private func moveHeldRow(to point: CGPoint) {
    guard let held else { return }
    self.held?.y = point.y - held.grip
    held.row.view.frame.origin.y = point.y - held.grip
    held.row.bringToFront()
    let target = target(ofRowAt: point.y - held.grip, held)
    guard target != held.move.target else { return }
    self.held?.move.target = target
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      for (path, cell) in self.shownRows { cell.row = self.cellRow(for: path) }
      self.layOutRows()
    }
  }

  /// The path whose place is the closest to the upper edge of the row, or the one that the delegate has in its place.
  private func target(ofRowAt y: CGFloat, _ held: HeldRow) -> IndexPath {
    guard let layout = tableLayout else { return held.move.target }
    let origin = held.move.origin
    var closest = (path: held.move.target, distance: CGFloat.infinity)
    func consider(_ path: IndexPath, _ start: CGFloat) {
      let distance = abs(start - y)
      if distance < closest.distance { closest = (path, distance) }
    }
    /// Where something is without the row that is moved.
    func place(_ y: CGFloat, isAfter: Bool) -> CGFloat { isAfter ? y - held.height : y }
    var sections: Set<Int> = []
    for path in layout.rows(from: bounds.minY - held.height, to: bounds.maxY + held.height) {
      sections.insert(path.section)
      guard path != origin else { continue }
      let range = layout.range(of: path)
      let isAfter = path > origin
      let isShifted = isAfter && path.section == origin.section
      let row = isShifted ? path.row - 1 : path.row
      consider(
        IndexPath(row: row, section: path.section), place(range.lowerBound, isAfter: isAfter))
      consider(
        IndexPath(row: row + 1, section: path.section), place(range.upperBound, isAfter: isAfter))
    }
    let low = sections.min() ?? origin.section
    let high = sections.max() ?? origin.section
    // A section may have no other rows.
    for section in max(low - 1, 0)...min(high + 1, layout.sections.count - 1) {
      consider(
        IndexPath(row: 0, section: section),
        place(layout.range(ofHeader: section).upperBound, isAfter: section > origin.section))
    }
    let proposed = closest.path
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: origin, toProposedIndexPath: proposed) ?? proposed
    guard target.count == 2, layout.sections.indices.contains(target.section), target.row >= 0
    else {
      return proposed
    }
    let count = layout.sections[target.section].rows.count
    let last = target.section == origin.section ? count - 1 : count
    return target.row <= last ? target : proposed
  }

  /// Drops the row: the data source moves it, unless it is cancelled.
  func endMove(isCancelled: Bool) {
    guard let held else { return }
    edgeScroller.stop()
    self.held = nil
    let move = held.move
    let generation = updates.generation
    if !isCancelled, move.target != move.origin {
      dataSource?.tableView(self, moveRowAt: move.origin, to: move.target)
      // A data source that loads or updates the table itself has done the rest.
      if updates.generation == generation { moveRow(at: move.origin, to: move.target) }
    } else {
      for (path, cell) in shownRows { cell.row = cellRow(for: path) }
      UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
        self.layOutRows()
      }
    }
    held.row.drop(at: backgroundView == nil ? 0 : 1)
  }

  /// Ends a move without calls of the data source, before all rows are loaded or updated.
  func forgetMove() {
    dropGap = nil
    guard let held else { return }
    edgeScroller.stop()
    self.held = nil
    held.row.discard()
  }

  // MARK: Layout

  /// The distance by which a row makes way for the one that is moved, points.
  func displacement(of path: IndexPath) -> CGFloat {
    guard let held else {
      return isAfterGap(path) ? dropGap?.height ?? 0 : sectionShift(path.section)
    }
    return displacement(
      isAfterOrigin: path > held.move.origin, isBeforeTarget: held.move.isBeforeTarget(path))
  }

  func displacement(ofHeader section: Int) -> CGFloat {
    guard let move = held?.move else { return sectionShift(section) }
    return displacement(
      isAfterOrigin: section > move.origin.section, isBeforeTarget: section <= move.target.section)
  }

  func displacement(ofFooter section: Int) -> CGFloat {
    guard let move = held?.move else { return sectionShift(section + 1) }
    return displacement(
      isAfterOrigin: section >= move.origin.section, isBeforeTarget: section < move.target.section)
  }

  /// The distance by which a gap for items from elsewhere moves the sections after it, points.
  private func sectionShift(_ section: Int) -> CGFloat {
    guard let dropGap, section > dropGap.path.section else { return 0 }
    return dropGap.height
  }

  private func displacement(isAfterOrigin: Bool, isBeforeTarget: Bool) -> CGFloat {
    let height = held?.height ?? 0
    if isAfterOrigin, isBeforeTarget { return -height }
    return !isAfterOrigin && !isBeforeTarget ? height : 0
  }
}
