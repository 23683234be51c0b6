import CairoGraphics
import Foundation
import Typesetting

/// The grid of a contact sheet with its measured cells and headings, in points.
struct SheetTable: Sendable {
  let grid: SheetGrid
  /// The content of each row and column; nil for an empty cell.
  let cells: [[SheetStrip?]]
  let style: SheetStyle
  /// Pixels per point.
  let scale: CGFloat
  /// The lines of the innermost heading of each column; empty for a column that is headed by the one before.
  let columnHeadings: [[String]]
  /// The width that the innermost heading of each column needs.
  let columnHeadingWidths: [CGFloat]
  /// The widths of the headings of each row axis, with the distance to what follows.
  let rowHeadingWidths: [CGFloat]
  /// The widths of the cells, a film in one line.
  private let cellWidths: [[CGFloat?]]

  init(
    _ content: SheetContent, columnAxes: [String], rowAxes: [String], style: SheetStyle,
    scale: CGFloat
  ) {
    self.style = style
    self.scale = scale
    let grid = SheetGrid(
      axes: content.axes, places: content.pictures.map(\.place), columnAxes: columnAxes,
      rowAxes: rowAxes)
    self.grid = grid
    let showsSizes = style.showsSizes && content.hasManySizes
    cells = grid.cells.map { row in
      row.map { numbers -> SheetStrip? in
        guard !numbers.isEmpty else { return nil }
        return SheetStrip(
          numbers.map { content.pictures[$0] }, style: style, scale: scale, showsSizes: showsSizes)
      }
    }
    cellWidths = cells.map { row in row.map { $0?.width } }
    let pixels = PixelGrid(scale: scale)
    func width(_ text: String) -> CGFloat { TextLayout(text, font: style.headingFont).size.width }
    var columnHeadings = [[String]](repeating: [], count: grid.columns.lines.count)
    for heading in grid.columns.headings.last ?? [] {
      let column = heading.lines.lowerBound
      let pictures = cellWidths.compactMap { $0[column] }.max() ?? 0
      // A long name of two states would leave a hole beside a narrow column.
      columnHeadings[column] =
        style.padding + width(heading.text) > pictures
        ? heading.text.replacing("+", with: "+\n").split(separator: "\n").map(String.init)
        : [heading.text]
    }
    self.columnHeadings = columnHeadings
    columnHeadingWidths = columnHeadings.map { lines in
      lines.map(width).max().map { pixels.roundedUpExactly(style.padding + $0) } ?? 0
    }
    rowHeadingWidths = zip(grid.rows.axes, grid.rows.headings).map { axis, headings in
      let texts = Set(headings.map(\.text) + [axis.name])
      return pixels.roundedUpExactly((texts.map(width).max() ?? 0) + 2 * style.headingSpacing)
    }
  }

  /// The height of a line of headings.
  var headingHeight: CGFloat {
    PixelGrid(scale: scale).roundedUpExactly(style.headingFont.lineHeight + 2)
  }

  /// The number of lines of headings above the columns.
  var headingLines: Int {
    let innermost = columnHeadings.map(\.count).max() ?? 0
    return max(grid.columns.axes.count - 1 + innermost, grid.rows.axes.isEmpty ? 0 : 1)
  }

  /// The distance between two columns: larger than between the frames of a film, if there is one.
  var columnGap: CGFloat {
    cells.contains { $0.contains { ($0?.frames.count ?? 0) > 1 } } ? style.filmGap : style.gap
  }

  /// The width of all headings of rows.
  var rowHeadingsWidth: CGFloat { rowHeadingWidths.reduce(0, +) }

  /// The columns below each heading of the axis around the innermost one.
  private var columnGroups: [Range<Int>] {
    let headings = grid.columns.headings
    return headings.count > 1
      ? headings[headings.count - 2].map(\.lines) : grid.columns.lines.indices.map { $0..<$0 + 1 }
  }

  /// The bands on a page of a width, inside its margins.
  func bands(in width: CGFloat) -> [SheetBand] {
    SheetBand.bands(
      widths: cellWidths, headings: columnHeadingWidths, groups: columnGroups,
      available: width - rowHeadingsWidth,
      spacing: columnGap)
  }

  /// The extents of a band whose films are set in lines of at most `width`, with the headings of rows.
  func matrix(of band: SheetBand, in width: CGFloat) -> SheetMatrix {
    SheetMatrix(self, band, available: width - rowHeadingsWidth)
  }
}
