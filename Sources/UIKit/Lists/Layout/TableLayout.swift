/// Where the rows, headers and footers of a table are, from top to bottom.
///
/// A place is found in logarithmic time, however many sections and rows there are.
struct TableLayout {
  struct Section {
    /// The space above the header, points; part of the header's rectangle.
    var padding: CGFloat = 0
    /// The height of the header without the padding, points; 0 for none.
    var header: CGFloat = 0
    /// Whether the heights of header and footer are exact.
    var isHeaderExact = false
    var isFooterExact = false
    var rows: LengthList
    /// The height of the footer, points; 0 for none.
    var footer: CGFloat = 0

    var total: CGFloat { padding + header + rows.total + footer }
    /// The distance from the section's start to its first row.
    var rowStart: CGFloat { padding + header }
  }

  /// A part of a table.
  enum Element: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  /// The height of what precedes the first section, points.
  var top: CGFloat = 0
  /// The height of what follows the last section, points.
  var bottom: CGFloat = 0
  private(set) var sections: [Section]
  private var sums: FenwickTree

  init(sections: [Section] = []) {
    self.sections = sections
    sums = FenwickTree(sections.map(\.total))
  }

  /// The height of the content, points.
  var height: CGFloat { top + sums.total + bottom }

  /// Changes a section.
  mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
    let old = sections[section].total
    body(&sections[section])
    let difference = sections[section].total - old
    if difference != 0 { sums.add(difference, at: section) }
  }

  // MARK: Places

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// The range of a section with its header and footer.
  func range(ofSection section: Int) -> ClosedRange<CGFloat> {
    let start = top + sums.sum(before: section)
    return start...start + sections[section].total
  }

  /// The range of a section's header with the space above it.
  func range(ofHeader section: Int) -> ClosedRange<CGFloat> {
    let start = top + sums.sum(before: section)
    return start...start + sections[section].rowStart
  }

  func range(ofFooter section: Int) -> ClosedRange<CGFloat> {
    let end = range(ofSection: section).upperBound
    return end - sections[section].footer...end
  }

  func range(of path: IndexPath) -> ClosedRange<CGFloat> {
    let section = sections[path.section]
    let start =
      top + sums.sum(before: path.section) + section.rowStart + section.rows.offset(of: path.row)
    return start...start + section.rows[path.row]
  }

  /// The row at a vertical place; nil where none is.
  func row(at y: CGFloat) -> IndexPath? {
    guard y >= top, y < top + sums.total, !sections.isEmpty else { return nil }
    let (index, before) = sums.index(at: y - top)
    let section = sections[index]
    let inner = y - top - before - section.rowStart
    guard inner >= 0, inner < section.rows.total, let row = section.rows.index(at: inner) else {
      return nil
    }
    return IndexPath(row: row, section: index)
  }

  /// The elements that intersect a vertical range, from top to bottom.
  func elements(from start: CGFloat, to end: CGFloat) -> [Element] {
    guard !sections.isEmpty, start <= end else { return [] }
    var elements: [Element] = []
    var (index, before) = sums.index(at: start - top)
    while index < sections.count {
      let section = sections[index]
      var y = top + before
      guard y < end else { break }
      if section.rowStart > 0, y + section.rowStart > start { elements.append(.header(index)) }
      y += section.rowStart
      if var row = section.rows.index(at: start - y) {
        var place = y + section.rows.offset(of: row)
        while row < section.rows.count, place < end {
          let length = section.rows[row]
          if place + length > start { elements.append(.row(IndexPath(row: row, section: index))) }
          place += length
          row += 1
        }
      }
      y += section.rows.total
      if section.footer > 0, y < end, y + section.footer > start { elements.append(.footer(index)) }
      before += section.total
      index += 1
    }
    return elements
  }

  /// The rows that intersect a vertical range, from top to bottom.
  func rows(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
    elements(from: start, to: end).compactMap { element in
      if case .row(let path) = element { path } else { nil }
    }
  }

  /// The section of whose header the table's top shows a part, or which the top is in; nil without sections.
  func section(at y: CGFloat) -> Int? {
    guard !sections.isEmpty, y >= top, y < top + sums.total else { return nil }
    return sums.index(at: y - top).index
  }

  /// Makes all heights estimates, for a change of the width or the text size.
  mutating func forgetExactHeights() {
    for index in sections.indices {
      sections[index].rows.forgetExactLengths()
      sections[index].isHeaderExact = false
      sections[index].isFooterExact = false
    }
  }
}
