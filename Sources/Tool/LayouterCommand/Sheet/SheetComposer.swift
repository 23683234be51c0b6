import CairoGraphics
import Foundation

/// Chooses how a contact sheet is divided into bands and pages, and how large its text is.
///
/// A sheet is read as a whole: it is shown in the width of a screen or printed on a sheet of paper. So a
/// large sheet is given the aspect ratio of paper, and text that grows with it.
struct SheetComposer {
  /// Width divided by height: the ratio of paper (ISO 216) in landscape, which is close to a screen's.
  static let aspectRatio: CGFloat = 2.squareRoot()
  /// The width in points at which text of the style's own size can be read.
  private static let readingWidth: CGFloat = 1440
  /// The factors by which text is enlarged.
  private static let textScales: [CGFloat] = [4, 3.5, 3, 2.5, 2, 1.75, 1.5, 1.25]
  /// By how much a side of the sheet may grow because its text does.
  private static let tolerableGrowth: CGFloat = 1.25
  /// The ratio of two widths that are tried.
  private static let widthStep: CGFloat = 1.12

  var content: SheetContent
  /// The names of the axes of the columns, outermost first.
  var columnAxes: [String]
  /// The names of the outermost axes of the rows, outermost first.
  var rowAxes: [String]
  /// Pixels per point.
  var scale: CGFloat

  /// The pages of the sheet, at least one.
  func pages(style: SheetStyle) -> [SheetLayout] {
    let plain = pages(of: table(style: style))
    guard let size = plain.map({ Self.side($0.size) }).max() else { return plain }
    for factor in Self.textScales where factor * Self.readingWidth <= size {
      let enlarged = pages(of: table(style: style.enlargingText(by: factor)))
      let growth = (enlarged.map { Self.side($0.size) }.max() ?? 0) / size
      if growth <= Self.tolerableGrowth && enlarged.count <= plain.count + 1 { return enlarged }
    }
    return plain
  }

  /// The sheet as a part of an overview whose text is enlarged by a factor: one, or several of which each
  /// fits on a page.
  ///
  /// - Parameter margin: The distance around it on a page, in points.
  func parts(style: SheetStyle, textScale: CGFloat, margin: CGFloat) -> [SheetLayout] {
    pages(of: table(style: style.enlargingText(by: textScale)), inside: margin)
  }

  /// The factor for the text of a page, by its ``side(_:)``.
  static func textScale(forSide side: CGFloat) -> CGFloat {
    textScales.first { $0 * readingWidth <= side } ?? 1
  }

  /// The width of the smallest page of the aspect ratio that holds something.
  static func side(_ size: CGSize) -> CGFloat { max(size.width, size.height * aspectRatio) }

  private var header: SheetHeader { SheetHeader(title: content.title, notes: content.allNotes) }

  private func table(style: SheetStyle) -> SheetTable {
    SheetTable(content, columnAxes: columnAxes, rowAxes: rowAxes, style: style, scale: scale)
  }

  // MARK: Width

  /// The width for the bands: all side by side if that is not wider than comfortable, or else the width
  /// by which the sheet is smallest.
  private func width(for table: SheetTable) -> CGFloat {
    let natural = matrixSize(of: table, in: .infinity).width
    let comfortable = table.style.comfortableWidth
    guard natural > comfortable else { return .infinity }
    // The widest page whose height is not limited further by the number of pixels.
    let widest =
      (CGFloat(CGContextError.maximumPixelCount) * Self.aspectRatio).squareRoot() / scale
      - 2 * table.style.margin
    var best = (width: comfortable, cost: cost(of: table, in: comfortable))
    var width = comfortable * Self.widthStep
    while width < min(natural * Self.widthStep, widest) {
      let cost = cost(of: table, in: width)
      if cost < best.cost { best = (width, cost) }
      width *= Self.widthStep
    }
    return best.width
  }

  /// The cost to minimise: the page of paper that holds the bands of a width, and the area that they
  /// take, of which more is empty where it is larger.
  private func cost(of table: SheetTable, in width: CGFloat) -> CGFloat {
    let size = matrixSize(of: table, in: width)
    let side = Self.side(size)
    return side * side * size.width * size.height
  }

  /// The size of all bands of a width on one page.
  private func matrixSize(of table: SheetTable, in width: CGFloat) -> CGSize {
    let sizes = table.bands(in: width).map { table.matrix(of: $0, in: width).size }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height + table.style.bandSpacing })
  }

  // MARK: Pages

  /// - Parameter margin: The distance around each page, in addition to the style's.
  private func pages(of table: SheetTable, inside margin: CGFloat = 0) -> [SheetLayout] {
    let width = width(for: table)
    let bands = table.bands(in: width).map { table.matrix(of: $0, in: width) }
    let whole = SheetLayout(header: header, table, bands: bands)
    let size = whole.size.outset(by: margin)
    if CGContextError.canDraw(size, scale: scale) { return [whole] }
    // The header takes as much of each page as of the whole.
    let available =
      maximumHeight(of: size.width) - 2 * (table.style.margin + margin)
      - (whole.size.height - 2 * table.style.margin - height(of: bands, table))
    let parts = bands.flatMap { band in
      lines(of: band, in: available, table).map { rows in
        table.matrix(of: SheetBand(rows: rows, columns: band.band.columns), in: width)
      }
    }
    let pages = BalancedLines.fill(
      parts.map(\.size.height), to: available, spacing: table.style.bandSpacing)
    return pages.enumerated().map { number, range in
      var header = header
      header.title += " (\(number + 1) of \(pages.count))"
      return SheetLayout(header: header, table, bands: Array(parts[range]))
    }
  }

  private func height(of bands: [SheetMatrix], _ table: SheetTable) -> CGFloat {
    bands.reduce(-table.style.bandSpacing) { $0 + $1.size.height + table.style.bandSpacing }
  }

  /// The height of one of several pages of a width, in points: at most the height of paper in portrait, and of
  /// the tallest bitmap.
  private func maximumHeight(of width: CGFloat) -> CGFloat {
    min(
      width * scale * Self.aspectRatio,
      CGFloat(CGContextError.maximumSide),
      CGFloat(CGContextError.maximumPixelCount) / max(1, width * scale)) / scale
  }

  /// The rows of a band, divided into parts that are not taller than `height`.
  private func lines(
    of band: SheetMatrix, in height: CGFloat, _ table: SheetTable
  ) -> [Range<Int>] {
    let headings = band.rows.first?.lowerBound ?? 0
    let heights = band.rows.map { $0.upperBound - $0.lowerBound }
    return BalancedLines.fill(heights, to: height - headings, spacing: table.style.gap).map {
      band.band.rows.lowerBound + $0.lowerBound..<band.band.rows.lowerBound + $0.upperBound
    }
  }
}

extension CGSize {
  /// The size with a margin on all sides.
  func outset(by margin: CGFloat) -> CGSize {
    CGSize(width: width + 2 * margin, height: height + 2 * margin)
  }
}
