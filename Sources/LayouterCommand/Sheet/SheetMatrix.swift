import CairoGraphics
import Foundation

/// The extents of the columns and rows of a contact sheet, in points on whole pixels.
struct SheetMatrix {
  /// Neighbouring cells whose pictures have the same appearance.
  struct PanelCells {
    var rows: Range<Int>
    var columns: Range<Int>
    var isDark: Bool
  }

  /// The number of lines of headings above the columns.
  let headingLines: Int
  private(set) var columns: [Range<CGFloat>] = []
  private(set) var rows: [Range<CGFloat>] = []
  let panels: [PanelCells]

  private let style: SheetStyle
  /// Pixels per point.
  private let scale: CGFloat
  /// The top of the headings above the columns.
  private let top: CGFloat
  /// The left edges of the headings of each row axis.
  private var headingXs: [CGFloat] = []

  var right: CGFloat { columns.last?.upperBound ?? style.margin }
  var bottom: CGFloat { rows.last?.upperBound ?? top }

  init(
    grid: SheetGrid, cells: [[SheetStrip?]], top: CGFloat, style: SheetStyle, scale: CGFloat
  ) {
    (self.style, self.scale, self.top) = (style, scale, top)
    headingLines = max(grid.columns.axes.count, grid.rows.axes.isEmpty ? 0 : 1)
    let darkness = cells.map(Self.darkness)
    panels = Self.panels(darkness)
    let x = placeRowHeadings(of: grid)
    placeColumns(of: grid, cells, from: x, darkness)
    placeRows(cells, darkness)
  }

  func headingX(depth: Int) -> CGFloat { headingXs[depth] }
  func headingY(depth: Int) -> CGFloat { roundedUpExactly(top + CGFloat(depth) * headingHeight) }

  /// The value rounded up to a whole pixel, by the rule of `PixelGrid.roundedUpExactly(_:)`.
  func roundedUpExactly(_ value: CGFloat) -> CGFloat {
    PixelGrid(scale: scale).roundedUpExactly(value)
  }

  private var headingHeight: CGFloat { style.headingFont.lineHeight + 2 }

  private func headingWidth(_ text: String) -> CGFloat {
    TextLayout(text, font: style.headingFont).size.width
  }

  /// Places the headings of the rows; returns the left edge of the first column.
  private mutating func placeRowHeadings(of grid: SheetGrid) -> CGFloat {
    var x = style.margin
    for (axis, headings) in zip(grid.rows.axes, grid.rows.headings) {
      headingXs.append(x)
      let texts = headings.map(\.text) + [axis.name]
      x = roundedUpExactly(x + (texts.map(headingWidth).max() ?? 0) + 2 * style.gap)
    }
    return x
  }

  private mutating func placeColumns(
    of grid: SheetGrid, _ cells: [[SheetStrip?]], from start: CGFloat, _ darkness: [[Bool]]
  ) {
    let headings = grid.columns.headings.last ?? []
    var x = start
    for column in grid.columns.lines.indices {
      if column > 0, darkness.contains(where: { $0[column] != $0[column - 1] }) { x += style.gap }
      let heading = headings.first { $0.lines.contains(column) }
      let widths =
        cells.compactMap { $0[column]?.size.width } + [headingWidth(heading?.text ?? "")]
      let end = roundedUpExactly(x + (widths.max() ?? 0) + 2 * style.padding)
      columns.append(x..<end)
      x = end
    }
  }

  private mutating func placeRows(_ cells: [[SheetStrip?]], _ darkness: [[Bool]]) {
    let headings = CGFloat(headingLines) * headingHeight
    var y = roundedUpExactly(top + (headingLines > 0 ? headings + style.gap : 0))
    for (row, strips) in cells.enumerated() {
      if row > 0, darkness[row] != darkness[row - 1] { y += style.gap }
      let heights = strips.compactMap { $0?.size.height } + [headingHeight]
      let end = roundedUpExactly(y + (heights.max() ?? 0) + 2 * style.padding)
      rows.append(y..<end)
      y = end
    }
  }

  /// Whether each cell of a row is dark; an empty cell is like its left neighbour.
  private static func darkness(_ cells: [SheetStrip?]) -> [Bool] {
    var last = cells.lazy.compactMap { $0?.isDark }.first ?? false
    return cells.map { cell in
      last = cell?.isDark ?? last
      return last
    }
  }

  /// Merges cells of the same appearance in neighbouring columns, and in rows that are alike.
  private static func panels(_ darkness: [[Bool]]) -> [PanelCells] {
    runs(of: darkness).flatMap { rows in
      let row = darkness[rows.lowerBound]
      return runs(of: row).map { columns in
        PanelCells(rows: rows, columns: columns, isDark: row[columns.lowerBound])
      }
    }
  }

  /// The ranges of equal neighbours.
  private static func runs<Element: Equatable>(of elements: [Element]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, element) in elements.enumerated() {
      if let last = runs.last, elements[last.lowerBound] == element {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
