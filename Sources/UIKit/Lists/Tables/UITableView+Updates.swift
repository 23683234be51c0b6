import HeadlessUIKit
import StandardViews

/// The updates of a table that are not shown yet, and the state of showing them.
struct TableUpdates {
  /// The number of calls of `beginUpdates()` without an end.
  var depth = 0
  var changes = ListChanges()
  var rowAnimation = UITableView.RowAnimation.automatic
  /// The animation of the rows that appear; nil while nothing is animated.
  var animation: Appearance?
  var isLayingOut = false
  /// The number of updates that were shown, and of times that all rows were loaded.
  var generation = 0
  /// The rows at the last layout, from top to bottom.
  var placedRows: [IndexPath] = []
  /// Views of the delegate's that are shown when their section becomes visible.
  var preparedHeaders: [Int: UIView] = [:]
  var preparedFooters: [Int: UIView] = [:]
  /// Whether the delegate has the methods for views; nil if that is not known yet.
  var hasHeaderViews: Bool?
  var hasFooterViews: Bool?
  /// The row of a scene that shows its actions from the start; nil for none, and once it does.
  var initialSwipe: IndexPath?

  /// How rows appear in an animated update.
  struct Appearance {
    var kind: UITableView.RowAnimation
    var inserted: Set<IndexPath>
    /// Where a row that is not inserted was before the update.
    var formerPlace: (IndexPath) -> CGFloat?
  }

  /// Puts a cell that appears to the place from which it moves, without animation.
  func appear(_ cell: UITableViewCell, _ path: IndexPath, at frame: CGRect) {
    UIView.performWithoutAnimation {
      cell.frame = frame
      cell.alpha = 1
      guard let animation else { return }
      if animation.inserted.contains(path) {
        animation.kind.apply(to: cell, in: frame)
      } else if let y = animation.formerPlace(path) {
        cell.frame.origin.y = y
      }
    }
  }
}

extension UITableView.RowAnimation {
  /// Gives a cell the look that it has before it appears and after it disappears.
  func apply(to cell: UIView, in frame: CGRect) {
    switch self {
    case .fade, .automatic, .middle: cell.alpha = 0
    case .left: cell.frame.origin.x = frame.minX - frame.width
    case .right: cell.frame.origin.x = frame.minX + frame.width
    case .top:
      cell.frame.origin.y = frame.minY - frame.height
      cell.alpha = 0
    case .bottom:
      cell.frame.origin.y = frame.minY + frame.height
      cell.alpha = 0
    case .none: break
    }
  }
}

extension UITableView {
  func openUpdates() {
    loadLayout()
    updates.depth += 1
  }

  /// Records a change, and shows it at once outside of updates.
  func update(_ animation: RowAnimation, _ change: (inout ListChanges) -> Void) {
    guard tableLayout != nil else { return }
    let isAlone = updates.depth == 0
    if isAlone { openUpdates() }
    updates.rowAnimation = animation
    change(&updates.changes)
    if isAlone { closeUpdates(nil) }
  }

  func closeUpdates(_ completion: ((Bool) -> Void)?) {
    guard updates.depth > 0 else { return }
    updates.depth -= 1
    guard updates.depth == 0, let old = tableLayout, let dataSource else {
      completion?(true)
      return
    }
    let changes = updates.changes
    updates.changes = ListChanges()
    let sectionCount = max(dataSource.numberOfSections(in: self), 0)
    let counts = (0..<sectionCount).map {
      max(dataSource.tableView(self, numberOfRowsInSection: $0), 0)
    }
    do throws(ListChangeError) {
      let mapping = try changes.mapping(from: old.sections.map(\.rows.count), to: counts)
      swipes.close(animated: false)
      forgetMove()
      updates.generation += 1
      apply(changes, mapping, from: old, counts: counts, completion)
    } catch {
      // iOS ends the application.
      ListWarnings.report("\(error); all rows of the table are loaded again")
      discardContent()
      completion?(true)
    }
  }

  private func apply(
    _ changes: ListChanges, _ mapping: ListMapping, from old: TableLayout, counts: [Int],
    _ completion: ((Bool) -> Void)?
  ) {
    tableLayout = remapped(old, mapping, changes, counts: counts)
    var leaving: [UITableViewCell] = []
    var rows: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in shownRows {
      let isReloaded =
        changes.reloadedItems.contains(path) || changes.reloadedSections.contains(path.section)
      if !isReloaded, let new = mapping.newPath(of: path) {
        rows[new] = cell
      } else {
        leaving.append(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
    shownRows = rows
    selectedRows = selectedRows.compactMap { mapping.newPath(of: $0) }
    dragAndDrop?.source.rowsDidMove { mapping.newPath(of: $0) }
    highlightedRow = highlightedRow.flatMap { mapping.newPath(of: $0) }
    updates.placedRows = []
    let leavingViews = removeHeaders(mapping, changes)
    for (path, cell) in shownRows { cell.row = cellRow(for: path) }
    // Heights are asked for again: an empty update is how others are shown.
    forgetHeightsOfVisibleRows()
    let kind = updates.rowAnimation
    updates.animation = appearance(kind, mapping, from: old, counts: counts)
    let completeAll: (Bool) -> Void = { [weak self] finished in
      self?.recycle(leaving, leavingViews)
      completion?(finished)
    }
    setNeedsLayout()
    guard kind != .none || !changes.movedItems.isEmpty else {
      layoutIfNeeded()
      updates.animation = nil
      completeAll(true)
      return
    }
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      self.layOutRows()
      for cell in leaving { kind.apply(to: cell, in: cell.frame) }
      for view in leavingViews { view.alpha = 0 }
    } completion: {
      completeAll($0)
    }
    updates.animation = nil
  }

  private func appearance(
    _ kind: RowAnimation, _ mapping: ListMapping, from old: TableLayout, counts: [Int]
  ) -> TableUpdates.Appearance {
    // Rows that come into view without being inserted come from where they were.
    var former: [IndexPath: IndexPath] = [:]
    let margin = bounds.height
    for path in old.rows(from: bounds.minY - margin, to: bounds.maxY + margin) {
      if let new = mapping.newPath(of: path) { former[new] = path }
    }
    let visible = tableLayout?.rows(from: bounds.minY - margin, to: bounds.maxY + margin) ?? []
    return TableUpdates.Appearance(
      kind: kind, inserted: Set(visible.filter { former[$0] == nil }),
      formerPlace: { path in former[path].map { old.range(of: $0).lowerBound } })
  }

  /// The layout after an update, with the heights that are known.
  private func remapped(
    _ old: TableLayout, _ mapping: ListMapping, _ changes: ListChanges, counts: [Int]
  ) -> TableLayout {
    var sections = counts.enumerated().map { section, rows in
      estimatedSection(section, rows: rows, hasMore: section < counts.count - 1)
    }
    for (index, section) in old.sections.enumerated() {
      guard !changes.reloadedSections.contains(index), let target = mapping.newSections[index]
      else {
        continue
      }
      if section.isHeaderExact, !sections[target].isHeaderExact {
        sections[target].header = section.header
        sections[target].isHeaderExact = true
      }
      if section.isFooterExact, !sections[target].isFooterExact {
        sections[target].footer = section.footer
        sections[target].isFooterExact = true
      }
      section.rows.forEachKept { row, length, isExact in
        let path = IndexPath(row: row, section: index)
        guard let new = mapping.newPath(of: path), sections.indices.contains(new.section),
          new.row < sections[new.section].rows.count
        else { return }
        let isKnown = isExact && !changes.reloadedItems.contains(path)
        sections[new.section].rows.set(length, at: new.row, isExact: isKnown)
      }
    }
    var layout = TableLayout(sections: sections)
    layout.top = old.top
    layout.bottom = old.bottom
    return layout
  }

  private func forgetHeightsOfVisibleRows() {
    for path in shownRows.keys {
      tableLayout?.change(path.section) { section in
        section.rows.set(section.rows[path.row], at: path.row, isExact: false)
      }
    }
  }

  /// Moves headers and footers to their new sections, and returns those that leave.
  private func removeHeaders(_ mapping: ListMapping, _ changes: ListChanges) -> [UIView] {
    var leaving: [UIView] = []
    func remap(_ views: [Int: UIView]) -> [Int: UIView] {
      var result: [Int: UIView] = [:]
      for (section, view) in views {
        if !changes.reloadedSections.contains(section),
          mapping.newSections.indices.contains(section),
          let new = mapping.newSections[section]
        {
          result[new] = view
        } else {
          leaving.append(view)
        }
      }
      return result
    }
    shownHeaders = remap(shownHeaders)
    shownFooters = remap(shownFooters)
    return leaving
  }

  private func recycle(_ cells: [UITableViewCell], _ views: [UIView]) {
    for cell in cells {
      cell.removeFromSuperview()
      cell.alpha = 1
      cell.endDragging()
      if staticRows == nil, let identifier = cell.reuseIdentifier {
        cellQueue.add(cell, for: identifier)
      }
    }
    for view in views {
      view.removeFromSuperview()
      view.alpha = 1
    }
  }
}
