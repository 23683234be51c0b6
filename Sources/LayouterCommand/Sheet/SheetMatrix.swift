import CairoGraphics
import Foundation

/// The lines of the matrix on a contact sheet: where each column and each row begins and ends, in
/// points on whole pixels.
struct SheetMatrix {
  /// Neighbouring cells whose pictures have one appearance.
  struct Ground {
    var rows: Range<Int>
    var columns: Range<Int>
    var isDark: Bool
  }

  /// Lines of headings above the columns.
  let headingLines: Int
  private(set) var columns: [Range<CGFloat>] = []
  private(set) var rows: [Range<CGFloat>] = []
  let grounds: [Ground]

  private let style: SheetStyle
  /// Pixels a point.
  private let scale: CGFloat
  /// Where the headings above the columns begin.
  private let top: CGFloat
  /// Where the headings of each row axis begin.
  private var headingXs: [CGFloat] = []

  var right: CGFloat { columns.last?.upperBound ?? style.margin }
  var bottom: CGFloat { rows.last?.upperBound ?? top }

  init(
    grid: SheetGrid, cells: [[SheetStrip?]], top: CGFloat, style: SheetStyle, scale: CGFloat
  ) {
    (self.style, self.scale, self.top) = (style, scale, top)
    headingLines = max(grid.columns.axes.count, grid.rows.axes.isEmpty ? 0 : 1)
    let darkness = cells.map(Self.darkness)
    grounds = Self.grounds(darkness)
    let x = placeRowHeadings(of: grid)
    placeColumns(of: grid, cells, from: x, darkness)
    placeRows(cells, darkness)
  }

  func headingX(depth: Int) -> CGFloat { headingXs[depth] }
  func headingY(depth: Int) -> CGFloat { snapped(top + CGFloat(depth) * headingHeight) }

  /// The next whole pixel.
  func snapped(_ value: CGFloat) -> CGFloat { PixelGrid(scale: scale).roundedUpExactly(value) }

  private var headingHeight: CGFloat { style.headingFont.lineHeight + 2 }

  private func headingWidth(_ text: String) -> CGFloat {
    TextLayout(text, font: style.headingFont).size.width
  }

  /// Answers where the first column begins.
  private mutating func placeRowHeadings(of grid: SheetGrid) -> CGFloat {
    var x = style.margin
    for (axis, headings) in zip(grid.rows.axes, grid.rows.headings) {
      headingXs.append(x)
      let texts = headings.map(\.text) + [axis.name]
      x = snapped(x + (texts.map(headingWidth).max() ?? 0) + 2 * style.gap)
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
      let end = snapped(x + (widths.max() ?? 0) + 2 * style.padding)
      columns.append(x..<end)
      x = end
    }
  }

  private mutating func placeRows(_ cells: [[SheetStrip?]], _ darkness: [[Bool]]) {
    let headings = CGFloat(headingLines) * headingHeight
    var y = snapped(top + (headingLines > 0 ? headings + style.gap : 0))
    for (row, strips) in cells.enumerated() {
      if row > 0, darkness[row] != darkness[row - 1] { y += style.gap }
      let heights = strips.compactMap { $0?.size.height } + [headingHeight]
      let end = snapped(y + (heights.max() ?? 0) + 2 * style.padding)
      rows.append(y..<end)
      y = end
    }
  }

  /// The ground of each cell in a row; an empty one goes with its neighbour.
  private static func darkness(_ cells: [SheetStrip?]) -> [Bool] {
    var last = cells.lazy.compactMap { $0?.isDark }.first ?? false
    return cells.map { cell in
      last = cell?.isDark ?? last
      return last
    }
  }

  /// Neighbouring rows with equal grounds share theirs.
  private static func grounds(_ darkness: [[Bool]]) -> [Ground] {
    runs(of: darkness).flatMap { rows in
      let row = darkness[rows.lowerBound]
      return runs(of: row).map { columns in
        Ground(rows: rows, columns: columns, isDark: row[columns.lowerBound])
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
