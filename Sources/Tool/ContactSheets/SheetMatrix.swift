import CairoGraphics
import Foundation

/// The extents of the columns and rows of a band of a contact sheet, in points on whole pixels from the
/// band's top left corner.
struct SheetMatrix: Sendable {
  let band: SheetBand
  /// The width for the columns, in which films are set in lines.
  let available: CGFloat
  /// The left edges of the headings of each row axis.
  let headingXs: [CGFloat]
  /// The tops of the lines of headings above the columns.
  let headingYs: [CGFloat]
  /// The extent of each of the band's columns.
  let columns: [Range<CGFloat>]
  /// The extent of each of the band's rows.
  let rows: [Range<CGFloat>]

  init(_ table: SheetTable, _ band: SheetBand, available: CGFloat) {
    (self.band, self.available) = (band, available)
    let style = table.style
    var x: CGFloat = 0
    headingXs = table.rowHeadingWidths.map { width in
      defer { x += width }
      return x
    }
    headingYs = (0..<table.headingLines).map { CGFloat($0) * table.headingHeight }

    let cells = table.cells[band.rows].map { row in
      row[band.columns].map { $0?.size(in: available) }
    }
    let widths = band.columns.map { column in
      cells.compactMap { $0[column - band.columns.lowerBound]?.width }
        .reduce(table.columnHeadingWidths[column], max)
    }
    let heights = cells.map { row in
      row.compactMap { $0?.height }.reduce(table.headingHeight, max)
    }
    let headings = CGFloat(headingYs.count) * table.headingHeight
    columns = Self.extents(widths, from: x, gap: table.columnGap)
    let top = headings > 0 ? headings + style.headingSpacing : 0
    rows = Self.extents(
      heights, from: PixelGrid(scale: table.scale).roundedUpExactly(top), gap: style.gap)
  }

  var size: CGSize {
    CGSize(width: columns.last?.upperBound ?? 0, height: rows.last?.upperBound ?? 0)
  }

  private static func extents(
    _ lengths: [CGFloat], from start: CGFloat, gap: CGFloat
  ) -> [Range<CGFloat>] {
    var start = start
    return lengths.map { length in
      defer { start += length + gap }
      return start..<start + length
    }
  }
}
