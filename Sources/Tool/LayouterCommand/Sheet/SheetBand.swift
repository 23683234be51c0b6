import Foundation

/// A part of a contact sheet's grid that is a table of its own, with headings and column widths of its
/// own. Bands are placed one below the other.
struct SheetBand: Equatable, Sendable {
  var rows: Range<Int>
  var columns: Range<Int>

  /// Divides a grid into bands no wider than the page.
  ///
  /// Rows whose pictures differ so much in width that they would leave a part of the sheet empty, such
  /// as a screen upright and turned, are separate bands. Columns that do not fit side by side
  /// are continued in the next band. A column that is too wide by itself, a film's, has a band to
  /// itself, in which its frames are set in lines.
  ///
  /// - Parameters:
  ///   - widths: Of the cells of each row, a film in one line, in points; nil for an empty cell.
  ///   - headings: The widths of the headings of the columns.
  ///   - groups: Neighbouring columns that are kept together where they fit, such as two versions of the
  ///     same picture.
  ///   - available: The width for the columns of a band.
  ///   - spacing: The distance between columns.
  static func bands(
    widths: [[CGFloat?]], headings: [CGFloat], groups columnGroups: [Range<Int>],
    available: CGFloat, spacing: CGFloat
  ) -> [SheetBand] {
    let limited = widths.map { row in row.map { width in width.map { min($0, available) } } }
    return groups(of: limited).flatMap { rows in
      let columns = headings.indices.map { column in
        widths[rows].compactMap { $0[column] }.reduce(headings[column], max)
      }
      return lines(of: columns, columnGroups, available: available, spacing: spacing).map {
        SheetBand(rows: rows, columns: $0)
      }
    }
  }

  /// The greatest emptiness that does not justify repeating the headings, in points.
  private static let tolerableEmptiness: CGFloat = 400
  /// The part of the width that rows with headings of their own may leave empty.
  private static let emptyPart: CGFloat = 0.1

  /// All rows, if their pictures are of similar widths, or else the rows whose pictures are of nearly
  /// the same widths.
  private static func groups(of widths: [[CGFloat?]]) -> [Range<Int>] {
    guard emptiness(of: widths[...]).empty > tolerableEmptiness else { return [widths.indices] }
    var groups: [Range<Int>] = []
    for row in widths.indices {
      if let last = groups.last {
        // Comparing a row with all above would take long in a grid of thousands.
        let isLikeLast = widths[row] == widths[row - 1]
        let (empty, total) = isLikeLast ? (0, 1) : emptiness(of: widths[last.lowerBound...row])
        if empty <= emptyPart * total {
          groups[groups.count - 1] = last.lowerBound..<row + 1
          continue
        }
      }
      groups.append(row..<row + 1)
    }
    return groups
  }

  /// How much columns as wide as their widest cells leave empty in the emptiest row, and the width of
  /// all columns. Cells without a picture do not count as empty.
  private static func emptiness(
    of rows: ArraySlice<[CGFloat?]>
  ) -> (empty: CGFloat, total: CGFloat) {
    let columns = (rows.first ?? []).indices.map { column in
      rows.compactMap { $0[column] }.max() ?? 0
    }
    let empty = rows.map { row in
      zip(row, columns).reduce(0) { $0 + $1.1 - ($1.0 ?? $1.1) }
    }
    return (empty.max() ?? 0, columns.reduce(0, +))
  }

  /// The columns side by side in each line.
  private static func lines(
    of columns: [CGFloat], _ groups: [Range<Int>], available: CGFloat, spacing: CGFloat
  ) -> [Range<Int>] {
    func width(_ group: Range<Int>) -> CGFloat {
      columns[group].reduce(CGFloat(group.count - 1) * spacing, +)
    }
    let parts = groups.flatMap { group in
      width(group) <= available ? [group] : group.map { $0..<$0 + 1 }
    }
    var lines: [Range<Int>] = []
    for run in parts.indices.runs(where: { width(parts[$0]) <= available }) {
      guard width(parts[run.lowerBound]) <= available else {
        lines += parts[run]
        continue
      }
      let lengths = parts[run].map(width)
      let filled = BalancedLines.fill(lengths, to: available, spacing: spacing)
      let balanced = BalancedLines.balanced(lengths, count: filled.count, spacing: spacing)
      lines += balanced.map { line in
        let line = parts[run.lowerBound + line.lowerBound..<run.lowerBound + line.upperBound]
        return (line.first?.lowerBound ?? 0)..<(line.last?.upperBound ?? 0)
      }
    }
    return lines
  }
}

extension Range<Int> {
  /// The ranges of neighbours that a condition treats alike.
  fileprivate func runs(where condition: (Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in self {
      if let last = runs.last, condition(last.lowerBound) == condition(index) {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
