import HeadlessUIKit
import StandardViews

extension UITableView {
  // MARK: Measures

  /// The distance of the content of rows from their edges, points.
  var rowMargin: CGFloat {
    // The sides of inset grouped sections are outside of their rows.
    let margin = ListMeasures.margin(forWidth: bounds.width)
    guard cellLayoutMarginsFollowReadableWidth, style != .insetGrouped else { return margin }
    // The readable width at the text size large (UIKit's readableContentGuide).
    return max(margin, (bounds.width - 672) / 2)
  }

  /// The distance of inset grouped sections from the table's edges; 0 for other tables.
  var sideMargin: CGFloat {
    guard style == .insetGrouped else { return 0 }
    let margin = ListMeasures.margin(forWidth: bounds.width)
    return cellLayoutMarginsFollowReadableWidth ? max(margin, (bounds.width - 672) / 2) : margin
  }

  /// The left edge of cells.
  var cellX: CGFloat { sideMargin + (style == .insetGrouped ? safeAreaInsets.left : 0) }

  var cellWidth: CGFloat {
    let sides = style == .insetGrouped ? safeAreaInsets.left + safeAreaInsets.right : 0
    return max(bounds.width - 2 * sideMargin - sides, 0)
  }

  var defaultBackground: UIColor { Self.background(of: style) }

  private static func background(of style: Style) -> UIColor {
    style == .plain ? .systemBackground : .systemGroupedBackground
  }

  func styleDidChange(from old: Style) {
    if backgroundColor == Self.background(of: old) { backgroundColor = defaultBackground }
    discardContent()
  }

  // MARK: Loading

  /// The places of all rows, after asking the data source if necessary.
  @discardableResult
  func loadLayout() -> TableLayout {
    if let tableLayout { return tableLayout }
    guard let dataSource else { return TableLayout() }
    let count = max(dataSource.numberOfSections(in: self), 0)
    var sections: [TableLayout.Section] = []
    sections.reserveCapacity(count)
    for section in 0..<count {
      let rows = max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
      sections.append(estimatedSection(section, rows: rows, hasMore: section < count - 1))
    }
    var layout = TableLayout(sections: sections)
    layout.top = tableHeaderView?.frame.height ?? 0
    layout.bottom = tableFooterView?.frame.height ?? 0
    tableLayout = layout
    measuredWidth = bounds.width
    measuredTextSize = traitCollection.preferredContentSizeCategory
    loadIndex()
    return layout
  }

  func rowCount(ofSection section: Int) -> Int {
    let sections = loadLayout().sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// A section with estimated heights, or, where nothing may be estimated, with exact ones.
  func estimatedSection(_ section: Int, rows: Int, hasMore: Bool) -> TableLayout.Section {
    let estimate = rowEstimate
    var list = LengthList(count: rows, estimate: estimate)
    if estimatedRowHeight == 0, rows > 0 {
      for row in 0..<rows {
        let path = IndexPath(row: row, section: section)
        guard let height = fixedHeight(ofRow: path) else { break }
        list.set(height, at: row)
      }
    } else if let delegate {
      for row in 0..<rows {
        let height = delegate.tableView(
          self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
        // All or none of the rows have one: the method is implemented or not.
        guard height != Self.unimplementedHeight else { break }
        if height >= 0, height != estimate { list.set(height, at: row, isExact: false) }
      }
    }
    var result = TableLayout.Section(rows: list)
    setHeader(of: &result, section)
    setFooter(of: &result, section)
    return result
  }

  private var rowEstimate: CGFloat {
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight >= 0 ? rowHeight : ListMeasures.rowHeight
  }

  /// The height of a row that its content does not determine; nil if it does.
  func fixedHeight(ofRow path: IndexPath) -> CGFloat? {
    let given = delegate?.tableView(self, heightForRowAt: path) ?? Self.unimplementedHeight
    let height = given == Self.unimplementedHeight ? rowHeight : given
    return height >= 0 && height.isFinite ? height : nil
  }

  // MARK: Headers and footers

  /// The height of a header or footer that its content does not determine; nil if it does.
  private func fixedHeight(_ section: Int, isFooter: Bool) -> CGFloat? {
    let given =
      (isFooter
        ? delegate?.tableView(self, heightForFooterInSection: section)
        : delegate?.tableView(self, heightForHeaderInSection: section)) ?? Self.unimplementedHeight
    let height =
      given == Self.unimplementedHeight
      ? (isFooter ? sectionFooterHeight : sectionHeaderHeight) : given
    guard height >= 0, height.isFinite else { return nil }
    // In grouped tables 0 is the default too; the smallest number above it is nothing.
    return height == 0 && style != .plain ? nil : height
  }

  /// Whether sections may have views of the delegate's for their headers or footers. Whether one has is known when it
  /// becomes visible.
  private func mayHaveView(_ section: Int, isFooter: Bool) -> Bool {
    guard let delegate else { return false }
    let name = isFooter ? "tableView:viewForFooterInSection:" : "tableView:viewForHeaderInSection:"
    if let reporting = delegate as? any ImplementationReporting,
      !reporting._implements(name)
    {
      return false
    }
    if let known = isFooter ? updates.hasFooterViews : updates.hasHeaderViews { return known }
    let view =
      isFooter
      ? delegate.tableView(self, viewForFooterInSection: section)
      : delegate.tableView(self, viewForHeaderInSection: section)
    let isImplemented = view !== Self.unimplementedView
    if isFooter {
      updates.hasFooterViews = isImplemented
    } else {
      updates.hasHeaderViews = isImplemented
    }
    guard isImplemented, let view else { return isImplemented }
    if isFooter {
      updates.preparedFooters[section] = view
    } else {
      updates.preparedHeaders[section] = view
    }
    return true
  }

  private func setHeader(of section: inout TableLayout.Section, _ index: Int) {
    let hasContent: Bool
    if let height = fixedHeight(index, isFooter: false) {
      section.header = height
      section.isHeaderExact = true
      hasContent = height > 0
    } else if title(index, isFooter: false) != nil || mayHaveView(index, isFooter: false) {
      let estimate = estimatedHeight(index, isFooter: false)
      section.header =
        estimate
        ?? (style == .plain
          ? ListMeasures.plainHeaderHeight
          : ListMeasures.groupedHeaderHeight + (index == 0 ? ListMeasures.groupedGap : 0))
      hasContent = true
    } else {
      section.isHeaderExact = true
      section.header =
        style == .plain
        ? 0
        : index == 0 && tableHeaderView == nil
          ? ListMeasures.firstGroupedGap : ListMeasures.groupedGap
      hasContent = false
    }
    section.padding = style == .plain && hasContent ? headerPadding : 0
  }

  private var headerPadding: CGFloat {
    sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : ListMeasures.plainHeaderPadding
  }

  private func setFooter(of section: inout TableLayout.Section, _ index: Int) {
    if let height = fixedHeight(index, isFooter: true) {
      section.footer = height
      section.isFooterExact = true
    } else if title(index, isFooter: true) != nil || mayHaveView(index, isFooter: true) {
      section.footer = estimatedHeight(index, isFooter: true) ?? 30
    } else {
      section.footer = style == .plain ? 0 : ListMeasures.groupedGap
      section.isFooterExact = true
    }
  }

  private func estimatedHeight(_ section: Int, isFooter: Bool) -> CGFloat? {
    let given =
      (isFooter
        ? delegate?.tableView(self, estimatedHeightForFooterInSection: section)
        : delegate?.tableView(self, estimatedHeightForHeaderInSection: section))
      ?? Self.unimplementedHeight
    let own = isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight
    let height = given == Self.unimplementedHeight ? own : given
    return height > 0 ? height : nil
  }

  // MARK: Measuring

  /// A length in whole pixels, rounded up.
  func ceiled(_ length: CGFloat) -> CGFloat {
    ListMeasures.ceiled(length, scale: traitCollection.displayScale)
  }

  /// Determines the height of a row from its cell, which is made if necessary.
  func measureRow(_ path: IndexPath) {
    let cell = shownRows[path] ?? makeCell(for: path)
    shownRows[path] = cell
    let height = fixedHeight(ofRow: path) ?? contentHeight(of: cell)
    tableLayout?.change(path.section) { $0.rows.set(height, at: path.row) }
  }

  private func contentHeight(of cell: UITableViewCell) -> CGFloat {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: cellWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // A content without constraints determines no height.
    let height = size.height > 0 ? size.height : ListMeasures.rowHeight
    return height.isFinite ? ceiled(height) : ListMeasures.rowHeight
  }

  /// Determines the height of a header or footer from its view, which is made if necessary.
  func measureHeaderFooter(_ section: Int, isFooter: Bool) {
    let view = loadHeaderFooter(section, isFooter: isFooter)
    var height: CGFloat = 0
    if let view {
      (view as? UITableViewHeaderFooterView)?.place = headerFooterPlace(section, isFooter: isFooter)
      height =
        view.systemLayoutSizeFitting(
          CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      if height <= 0 { height = view.frame.height }
      height = height.isFinite ? ceiled(height) : 0
    } else if style != .plain {
      height = !isFooter && section == 0 ? ListMeasures.firstGroupedGap : ListMeasures.groupedGap
    }
    tableLayout?.change(section) { layout in
      if isFooter {
        layout.footer = height
        layout.isFooterExact = true
      } else {
        layout.header = height
        layout.isHeaderExact = true
        if view == nil { layout.padding = 0 }
      }
    }
  }

  /// The view of a header or footer, which is made if necessary; nil for none.
  func loadHeaderFooter(_ section: Int, isFooter: Bool) -> UIView? {
    if let shown = isFooter ? shownFooters[section] : shownHeaders[section] { return shown }
    let prepared =
      isFooter
      ? updates.preparedFooters.removeValue(forKey: section)
      : updates.preparedHeaders.removeValue(forKey: section)
    let view = prepared ?? makeHeaderFooter(section, isFooter: isFooter)
    if isFooter { shownFooters[section] = view } else { shownHeaders[section] = view }
    return view
  }
}
