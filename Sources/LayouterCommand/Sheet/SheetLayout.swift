import CairoGraphics
import Foundation

/// The positions of everything on a contact sheet, in points from its top left corner.
///
/// Pictures are not scaled: one pixel of a picture is one pixel of the sheet, so a picture at 1x is
/// half as large as the same at 2x. All positions are on whole pixels.
struct SheetLayout: Sendable {
  /// A text with the top left corner of its box.
  struct PlacedText: Sendable {
    var layout: TextLayout
    var origin: CGPoint
    var color: CGColor
  }

  struct PlacedPicture: Sendable {
    var picture: SheetPicture
    var frame: CGRect
  }

  /// The background of neighbouring pictures with the same appearance.
  struct Panel: Sendable {
    var frame: CGRect
    var isDark: Bool
  }

  let style: SheetStyle
  /// Pixels per point.
  let scale: CGFloat
  private(set) var size = CGSize.zero
  private(set) var texts: [PlacedText] = []
  private(set) var panels: [Panel] = []
  private(set) var pictures: [PlacedPicture] = []

  /// - Parameters:
  ///   - columnAxes: The names of the axes of the columns, outermost first.
  ///   - rowAxes: The names of the outermost axes of the rows, outermost first.
  init(
    _ content: SheetContent, columnAxes: [String], rowAxes: [String] = [], style: SheetStyle,
    scale: CGFloat
  ) {
    self.style = style
    self.scale = scale
    let grid = SheetGrid(
      axes: content.axes, places: content.pictures.map(\.place), columnAxes: columnAxes,
      rowAxes: rowAxes)
    let showsSizes = style.showsSizes && content.hasManySizes
    let cells = grid.cells.map { row in
      row.map { numbers -> SheetStrip? in
        guard !numbers.isEmpty else { return nil }
        return SheetStrip(
          numbers.map { content.pictures[$0] }, style: style, scale: scale, showsSizes: showsSizes)
      }
    }
    let top = placeHeader(content)
    let matrix = SheetMatrix(
      grid: grid, cells: cells, top: top, style: style, scale: scale)
    placeHeadings(of: grid, in: matrix)
    place(cells, in: matrix)
    let right = max(matrix.right, texts.map { $0.origin.x + $0.layout.size.width }.max() ?? 0)
    size = CGSize(
      width: matrix.roundedUpExactly(right + style.margin),
      height: matrix.bottom + style.margin)
  }

  /// Places title and subtitle; returns the top of the matrix.
  private mutating func placeHeader(_ content: SheetContent) -> CGFloat {
    var y = style.margin
    let title = TextLayout(content.title, font: style.titleFont)
    texts.append(
      PlacedText(
        layout: title, origin: CGPoint(x: style.margin, y: y), color: style.titleColor))
    y += title.size.height
    if let font = style.subtitleFont {
      let subtitle = TextLayout(content.allNotes.joined(separator: ", "), font: font)
      texts.append(
        PlacedText(
          layout: subtitle, origin: CGPoint(x: style.margin, y: y + 2), color: style.axisColor))
      y += 2 + subtitle.size.height
    }
    return y + style.headerSpacing
  }

  private mutating func placeHeadings(of grid: SheetGrid, in matrix: SheetMatrix) {
    for (depth, headings) in grid.columns.headings.enumerated() {
      let y = matrix.headingY(depth: depth)
      for heading in headings {
        let x = matrix.columns[heading.lines.lowerBound].lowerBound + style.padding
        place(heading.text, at: CGPoint(x: x, y: y), style.headingColor)
      }
    }
    // The top of a row heading's capital letters is aligned with the top of its pictures.
    let lift = style.headingFont.ascender - style.headingFont.capHeight
    for (depth, headings) in grid.rows.headings.enumerated() {
      let x = matrix.headingX(depth: depth)
      for heading in headings {
        let y = matrix.rows[heading.lines.lowerBound].lowerBound + style.padding - lift
        place(heading.text, at: CGPoint(x: x, y: y), style.headingColor)
      }
      let y = matrix.headingY(depth: matrix.headingLines - 1)
      place(grid.rows.axes[depth].name, at: CGPoint(x: x, y: y), style.axisColor)
    }
  }

  private mutating func place(_ text: String, at origin: CGPoint, _ color: CGColor) {
    let layout = TextLayout(text, font: style.headingFont)
    texts.append(PlacedText(layout: layout, origin: origin, color: color))
  }

  private mutating func place(_ cells: [[SheetStrip?]], in matrix: SheetMatrix) {
    for block in matrix.panels {
      let x = matrix.columns[block.columns.lowerBound].lowerBound
      let y = matrix.rows[block.rows.lowerBound].lowerBound
      panels.append(
        Panel(
          frame: CGRect(
            x: x, y: y, width: matrix.columns[block.columns.upperBound - 1].upperBound - x,
            height: matrix.rows[block.rows.upperBound - 1].upperBound - y),
          isDark: block.isDark))
    }
    for (row, cellsOfRow) in cells.enumerated() {
      for (column, strip) in cellsOfRow.enumerated() {
        let corner = CGPoint(
          x: matrix.columns[column].lowerBound + style.padding,
          y: matrix.rows[row].lowerBound + style.padding)
        for frame in strip?.frames ?? [] { place(frame, from: corner) }
      }
    }
  }

  /// Places a picture and its label.
  ///
  /// - Parameter corner: the top left corner of the cell.
  private mutating func place(_ frame: SheetStrip.Frame, from corner: CGPoint) {
    let picture = frame.picture
    let rect = CGRect(
      x: corner.x + frame.origin.x, y: corner.y + frame.origin.y,
      width: CGFloat(picture.pixels.width) / scale, height: CGFloat(picture.pixels.height) / scale)
    pictures.append(PlacedPicture(picture: picture, frame: rect))
    guard let label = frame.label else { return }
    texts.append(
      PlacedText(
        layout: label.layout, origin: CGPoint(x: rect.minX, y: rect.maxY + SheetStrip.labelSpacing),
        color: PanelColors.of(picture.isDark).label))
  }
}
