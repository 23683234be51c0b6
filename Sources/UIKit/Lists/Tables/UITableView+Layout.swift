import HeadlessUIKit
import StandardViews

extension UITableView {
  /// The rounds in which rows that become visible are measured at most: each brings more of them into view.
  private static let roundLimit = 100

  // MARK: Invalidation

  /// Forgets all rows; they are asked for again before the next layout.
  func discardContent() {
    swipes.close(animated: false)
    forgetMove()
    updates.generation += 1
    for (path, cell) in shownRows { endDisplay(of: cell, at: path) }
    for (section, view) in shownHeaders { endDisplay(ofHeader: view, section, isFooter: false) }
    for (section, view) in shownFooters { endDisplay(ofHeader: view, section, isFooter: true) }
    shownRows = [:]
    shownHeaders = [:]
    shownFooters = [:]
    selectedRows = []
    highlightedRow = nil
    prefetching = Prefetching()
    updates.preparedHeaders = [:]
    updates.preparedFooters = [:]
    updates.hasHeaderViews = nil
    updates.hasFooterViews = nil
    tableLayout = nil
    setNeedsLayout()
  }

  /// Determines heights again, with the cells that are shown.
  func heightsDidChange() {
    guard let layout = tableLayout else { return setNeedsLayout() }
    let counts = layout.sections.map(\.rows.count)
    var new = TableLayout(
      sections: counts.enumerated().map { section, rows in
        estimatedSection(section, rows: rows, hasMore: section < counts.count - 1)
      })
    new.top = layout.top
    new.bottom = layout.bottom
    tableLayout = new
    rowsNeedUpdate()
  }

  /// Updates visible cells for changes of their rows.
  func rowsNeedUpdate() {
    for (path, cell) in shownRows { cell.row = cellRow(for: path) }
    setNeedsLayout()
  }

  /// Measures the row of a visible cell again, whose content has changed.
  func contentMayNeedOtherHeight(in cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !updates.isLayingOut,
      let path = indexPath(for: cell),
      tableLayout?.contains(path) == true
    else { return }
    tableLayout?.change(path.section) { section in
      let height = section.rows[path.row]
      section.rows.set(height, at: path.row, isExact: false)
    }
    setNeedsLayout()
  }

  func replaceEdgeView(_ old: UIView?, by new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    if old == nil || new == nil { heightsDidChange() }
    tableLayout?.top = tableHeaderView?.frame.height ?? 0
    tableLayout?.bottom = tableFooterView?.frame.height ?? 0
    setNeedsLayout()
  }

  // MARK: Layout

  /// The rectangle of the content that is visible, behind bars too.
  ///
  /// While a row is moved others are at most its height away from their places.
  private var visibleRange: (start: CGFloat, end: CGFloat) {
    let margin = held?.height ?? dropGap?.height ?? 0
    return (bounds.minY - margin, bounds.maxY + margin)
  }

  func layOutRows() {
    guard bounds.width > 0, !updates.isLayingOut else { return }
    layOutVisibleRows()
    openInitialSwipe()
  }

  private func layOutVisibleRows() {
    updates.isLayingOut = true
    defer { updates.isLayingOut = false }
    loadLayout()
    measureAgainIfNeeded()
    tableLayout?.top = tableHeaderView?.frame.height ?? 0
    tableLayout?.bottom = tableFooterView?.frame.height ?? 0
    recycleRows()
    var rounds = 0
    while rounds < Self.roundLimit, measureVisibleElements() { rounds += 1 }
    if let height = tableLayout?.height, height > 0 || contentSize != .zero {
      setContentHeight(height)
    }
    // The content may be shorter than it was, and the offset with it.
    while rounds < Self.roundLimit, measureVisibleElements() { rounds += 1 }
    placeElements()
    prefetchRows()
  }

  /// Puts the cells of rows that are no longer visible into the queue, from which those that become visible come.
  private func recycleRows() {
    guard let layout = tableLayout else { return }
    let range = visibleRange
    let visible = Set(layout.rows(from: range.start, to: range.end))
    for (path, cell) in shownRows where !visible.contains(path) && path != held?.move.origin {
      shownRows[path] = nil
      endDisplay(of: cell, at: path)
    }
  }

  /// Makes the content as large as rows are estimated to be, before the layout that measures them.
  ///
  /// A content that ends before the visible part waits for that layout: measured rows may be higher, and an offset that
  /// was lost would not come back.
  func estimateContentSize() {
    guard bounds.width > 0, !updates.isLayingOut, dataSource != nil else { return }
    let height = loadLayout().height
    let visibleEnd = bounds.maxY - adjustedContentInset.bottom
    if height >= min(visibleEnd, contentSize.height) { setContentHeight(height) }
  }

  private func setContentHeight(_ height: CGFloat) {
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  /// All heights are estimates again where the width or the text size has changed.
  private func measureAgainIfNeeded() {
    let textSize = traitCollection.preferredContentSizeCategory
    guard measuredWidth != bounds.width || measuredTextSize != textSize else { return }
    measuredWidth = bounds.width
    measuredTextSize = textSize
    heightsDidChange()
    for cell in shownRows.values { cell.setNeedsLayout() }
  }

  /// Measures elements that are visible and were not measured yet.
  ///
  /// The topmost row that was visible before stays where it is: the content offset is corrected by the height above it.
  ///
  /// - Returns: Whether something was measured, so that others may be visible now.
  private func measureVisibleElements() -> Bool {
    guard let layout = tableLayout else { return false }
    let range = visibleRange
    let anchor = updates.placedRows.first { path in
      guard layout.contains(path), layout.sections[path.section].rows.isExact(path.row) else {
        return false
      }
      let place = layout.range(of: path)
      return place.upperBound > range.start && place.lowerBound < range.end
    }
    let before = anchor.map { layout.range(of: $0).lowerBound }
    var hasMeasured = false
    // What floats is visible wherever its place is.
    for element in floatingElements(of: layout) where !isExact(element) {
      measure(element)
      hasMeasured = true
    }
    for element in layout.elements(from: range.start, to: range.end) {
      guard !isExact(element) else { continue }
      // Elements before may have become higher.
      guard let start = start(of: element), start < range.end || anchor != nil else { break }
      measure(element)
      hasMeasured = true
    }
    if let anchor, let before, let after = tableLayout?.range(of: anchor).lowerBound,
      after != before
    {
      if let height = tableLayout?.height { setContentHeight(height) }
      shiftContentOffset(by: CGPoint(x: 0, y: after - before))
    }
    return hasMeasured
  }

  /// The header and the footer that float at the edges of a plain table, for the sections that are visible there.
  private func floatingElements(of layout: TableLayout) -> [TableLayout.Element] {
    guard style == .plain else { return [] }
    var elements: [TableLayout.Element] = []
    if let section = layout.section(at: bounds.minY + adjustedContentInset.top),
      layout.sections[section].header > 0
    {
      elements.append(.header(section))
    }
    if let section = layout.section(at: bounds.maxY - adjustedContentInset.bottom - 0.01),
      layout.sections[section].footer > 0
    {
      elements.append(.footer(section))
    }
    return elements
  }

  private func isExact(_ element: TableLayout.Element) -> Bool {
    guard let sections = tableLayout?.sections else { return true }
    return switch element {
    case .row(let path): sections[path.section].rows.isExact(path.row)
    case .header(let section): sections[section].isHeaderExact
    case .footer(let section): sections[section].isFooterExact
    }
  }

  private func start(of element: TableLayout.Element) -> CGFloat? {
    switch element {
    case .row(let path): tableLayout?.range(of: path).lowerBound
    case .header(let section): tableLayout?.range(ofHeader: section).lowerBound
    case .footer(let section): tableLayout?.range(ofFooter: section).lowerBound
    }
  }

  private func measure(_ element: TableLayout.Element) {
    switch element {
    case .row(let path): measureRow(path)
    case .header(let section): measureHeaderFooter(section, isFooter: false)
    case .footer(let section): measureHeaderFooter(section, isFooter: true)
    }
  }

  // MARK: Placing

  /// Shows visible elements, and puts others into the queues.
  private func placeElements() {
    guard let layout = tableLayout else { return }
    let range = visibleRange
    let elements =
      layout.elements(from: range.start, to: range.end) + floatingElements(of: layout)
    var (rows, headers, footers): ([IndexPath], Set<Int>, Set<Int>) = ([], [], [])
    for element in elements {
      switch element {
      case .row(let path): rows.append(path)
      case .header(let section): headers.insert(section)
      case .footer(let section): footers.insert(section)
      }
    }
    if let origin = held?.move.origin, !rows.contains(origin) { rows.append(origin) }
    recycleRows()
    for (section, view) in shownHeaders where !headers.contains(section) {
      shownHeaders[section] = nil
      endDisplay(ofHeader: view, section, isFooter: false)
    }
    for (section, view) in shownFooters where !footers.contains(section) {
      shownFooters[section] = nil
      endDisplay(ofHeader: view, section, isFooter: true)
    }
    placeEdgeViews(layout)
    placeRows(rows, layout)
    for section in headers.sorted() { placeHeader(section, layout) }
    for section in footers.sorted() { placeFooter(section, layout) }
    placeIndex()
    held?.row.bringToFront()
    updates.placedRows = rows
  }

  private func placeEdgeViews(_ layout: TableLayout) {
    backgroundView?.frame = bounds
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    }
    if let view = tableFooterView {
      view.frame = CGRect(
        x: 0, y: layout.height - layout.bottom, width: bounds.width, height: view.frame.height)
    }
  }

  private func placeRows(_ rows: [IndexPath], _ layout: TableLayout) {
    // Cells are in the order of rows, above the background and below headers.
    var below: UIView? = backgroundView
    for path in rows {
      let isNew = shownRows[path] == nil
      let cell = shownRows[path] ?? makeCell(for: path)
      shownRows[path] = cell
      let frame = CGRect(
        x: cellX + swipes.offset(of: path), y: shownStart(of: path, layout), width: cellWidth,
        height: layout.sections[path.section].rows[path.row])
      if cell.superview !== self {
        updates.appear(cell, path, at: frame)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        if let below {
          insertSubview(cell, aboveSubview: below)
        } else {
          insertSubview(cell, at: 0)
        }
        if updates.animation != nil { UIView.performWithoutAnimation { cell.layoutIfNeeded() } }
      } else if isNew {
        cell.row = cellRow(for: path)
      }
      if cell.frame != frame { cell.frame = frame }
      if updates.animation != nil { cell.alpha = 1 }
      if held?.row.view !== cell { below = cell }
    }
    for (index, path) in rows.enumerated() {
      let next =
        index + 1 < rows.count && rows[index + 1].section == path.section ? rows[index + 1] : nil
      shownRows[path]?.isNextSelected = next.flatMap { shownRows[$0]?.isSelectionShown } ?? false
    }
    swipes.layOut()
  }

  /// The upper edge of a row: at its place, or under the finger that moves it.
  private func shownStart(of path: IndexPath, _ layout: TableLayout) -> CGFloat {
    if let held, held.move.origin == path { return held.y }
    return layout.range(of: path).lowerBound + displacement(of: path)
  }

  private func placeHeader(_ section: Int, _ layout: TableLayout) {
    guard let view = loadHeaderFooter(section, isFooter: false) else { return }
    let displacement = displacement(ofHeader: section)
    let range = layout.range(ofHeader: section)
    let start = range.lowerBound + displacement
    var frame = CGRect(
      x: 0, y: start, width: bounds.width, height: range.upperBound - range.lowerBound)
    var place = headerFooterPlace(section, isFooter: false)
    place.padding = layout.sections[section].padding
    if style == .plain {
      // The header floats at the top while rows of its section are visible; the space above it does not.
      let top = bounds.minY + adjustedContentInset.top
      let height = layout.sections[section].header
      let end =
        layout.range(ofSection: section).upperBound - layout.sections[section].footer
        + self.displacement(ofFooter: section)
      let y = min(max(top, range.upperBound + displacement - height), end - height)
      if y > range.upperBound + displacement - height {
        frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        place.padding = 0
        place.isPinned = true
      }
    }
    show(view, place, at: frame, section, isFooter: false)
  }

  private func placeFooter(_ section: Int, _ layout: TableLayout) {
    guard let view = loadHeaderFooter(section, isFooter: true) else { return }
    let range = layout.range(ofFooter: section)
    let height = range.upperBound - range.lowerBound
    var place = headerFooterPlace(section, isFooter: true)
    let displacement = displacement(ofFooter: section)
    var y = range.lowerBound + displacement
    if style == .plain {
      let bottom = bounds.maxY - adjustedContentInset.bottom
      let start = layout.range(ofHeader: section).upperBound + self.displacement(ofHeader: section)
      y = max(min(range.lowerBound + displacement, bottom - height), start)
      place.isPinned = y < range.lowerBound + displacement
    }
    show(
      view, place, at: CGRect(x: 0, y: y, width: bounds.width, height: height), section,
      isFooter: true)
  }

  private func show(
    _ view: UIView, _ place: HeaderFooterPlace, at frame: CGRect, _ section: Int, isFooter: Bool
  ) {
    var frame = frame
    if let view = view as? UITableViewHeaderFooterView {
      view.place = place
    } else {
      // Other views do not know of the space above them.
      frame.origin.y += place.padding
      frame.size.height -= place.padding
    }
    if view.superview !== self {
      UIView.performWithoutAnimation { view.frame = frame }
      if isFooter {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      } else {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
      addSubview(view)
    } else if view.frame != frame {
      view.frame = frame
    }
  }

  // MARK: Prefetching

  private func prefetchRows() {
    guard isPrefetchingEnabled, let prefetchDataSource, let layout = tableLayout,
      let last = updates.placedRows.last
    else { return }
    let paths = prefetching.next(after: last, in: layout.sections.map(\.rows.count))
    if !paths.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: paths) }
  }
}
