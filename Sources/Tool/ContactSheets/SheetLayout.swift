import CairoGraphics
import Foundation
import Typesetting

/// The positions of everything on a page of a contact sheet, in points from its top left corner.
///
/// Pictures are not scaled: one pixel of a picture is one pixel of the sheet, so a picture at 1x is
/// half as large as the same at 2x. All positions are on whole pixels.
package struct SheetLayout: Sendable {
  /// A text with the top left corner of its box.
  struct PlacedText: Sendable {
    var layout: TextLayout
    var origin: CGPoint
    var color: CGColor
  }

  struct PlacedPicture: Sendable {
    var picture: SheetPicture
    var frame: CGRect
    /// The picture with a margin of its background.
    var card: CGRect
  }

  let style: SheetStyle
  /// Pixels per point.
  package let scale: CGFloat
  package private(set) var size = CGSize.zero
  private(set) var texts: [PlacedText] = []
  private(set) var pictures: [PlacedPicture] = []

  /// - Parameters:
  ///   - header: The title and the notes.
  ///   - bands: From top to bottom.
  init(header: SheetHeader, _ table: SheetTable, bands: [SheetMatrix]) {
    (style, scale) = (table.style, table.scale)
    let grid = PixelGrid(scale: scale)
    let width = bands.map(\.size.width).max() ?? 0
    var y = style.margin
    for line in header.lines(style: style, width: width) {
      let origin = CGPoint(x: style.margin, y: y)
      texts.append(PlacedText(layout: line.layout, origin: origin, color: line.color))
      y += line.layout.size.height + SheetHeader.lineSpacing
    }
    y = grid.roundedUpExactly(y + style.headerSpacing - SheetHeader.lineSpacing)
    for band in bands {
      let origin = CGPoint(x: style.margin, y: y)
      placeHeadings(of: table, in: band, at: origin)
      placePictures(of: table, in: band, at: origin)
      y += grid.roundedUpExactly(band.size.height + style.bandSpacing)
    }
    let right = texts.map { $0.origin.x + $0.layout.size.width }.max() ?? 0
    size = CGSize(
      width: grid.roundedUpExactly(max(style.margin + width, right) + style.margin),
      height: grid.roundedUpExactly(y - (bands.isEmpty ? 0 : style.bandSpacing) + style.margin))
  }

  private mutating func placeHeadings(
    of table: SheetTable, in band: SheetMatrix, at corner: CGPoint
  ) {
    for (depth, headings) in table.grid.columns.headings.enumerated() {
      let isInnermost = depth + 1 == table.grid.columns.headings.count
      for heading in headings {
        let shown = heading.lines.clamped(to: band.band.columns)
        guard !shown.isEmpty else { continue }
        let column = band.columns[shown.lowerBound - band.band.columns.lowerBound]
        let lines =
          isInnermost ? table.columnHeadings[heading.lines.lowerBound] : [heading.text]
        // The last line is directly above the pictures.
        let first = isInnermost ? band.headingYs.count - lines.count : depth
        for (y, line) in zip(band.headingYs[first...], lines) {
          place(
            line,
            at: CGPoint(x: corner.x + column.lowerBound + style.padding, y: corner.y + y),
            style.headingColor)
        }
      }
    }
    // The top of a row heading's capital letters is aligned with the top of its pictures.
    let lift = style.headingFont.ascender - style.headingFont.capHeight
    for (depth, headings) in table.grid.rows.headings.enumerated() {
      let x = corner.x + band.headingXs[depth]
      for heading in headings {
        let shown = heading.lines.clamped(to: band.band.rows)
        guard !shown.isEmpty else { continue }
        let row = band.rows[shown.lowerBound - band.band.rows.lowerBound]
        let y = corner.y + row.lowerBound + style.padding - lift
        place(heading.text, at: CGPoint(x: x, y: y), style.headingColor)
      }
      let y = corner.y + (band.headingYs.last ?? 0)
      place(table.grid.rows.axes[depth].name, at: CGPoint(x: x, y: y), style.secondaryColor)
    }
  }

  private mutating func place(_ text: String, at origin: CGPoint, _ color: CGColor) {
    let layout = TextLayout(text, font: style.headingFont)
    texts.append(PlacedText(layout: layout, origin: origin, color: color))
  }

  private mutating func placePictures(
    of table: SheetTable, in band: SheetMatrix, at corner: CGPoint
  ) {
    for (row, y) in zip(band.band.rows, band.rows) {
      for (column, x) in zip(band.band.columns, band.columns) {
        guard let strip = table.cells[row][column] else { continue }
        for (frame, origin) in zip(strip.frames, strip.origins(in: band.available)) {
          place(
            frame,
            at: CGPoint(
              x: corner.x + x.lowerBound + origin.x, y: corner.y + y.lowerBound + origin.y))
        }
      }
    }
  }

  /// Places a picture on its card, and its label.
  private mutating func place(_ frame: SheetStrip.Frame, at corner: CGPoint) {
    let picture = frame.picture
    let card = CGRect(
      origin: corner, size: picture.cardSize(padding: style.padding, scale: scale))
    pictures.append(
      PlacedPicture(
        picture: picture, frame: card.insetBy(dx: style.padding, dy: style.padding), card: card))
    guard let label = frame.label else { return }
    texts.append(
      PlacedText(
        layout: label.layout,
        origin: CGPoint(x: card.minX + style.padding, y: card.maxY + style.labelSpacing),
        color: picture.change == nil ? style.secondaryColor : style.markColor))
  }
}

/// The text above a contact sheet.
struct SheetHeader: Sendable {
  /// The distance between two lines, in points.
  static let lineSpacing: CGFloat = 2

  var title: String
  var notes: [String]

  /// The title and the notes, set to the width of the content below them, but not narrower than a few words.
  func lines(
    style: SheetStyle, width: CGFloat
  ) -> [(layout: TextLayout, color: CGColor)] {
    let width = max(width, 12 * style.titleFont.pointSize)
    let title = TextLayout(title, font: style.titleFont, width: width)
    guard let font = style.subtitleFont else { return [(title, style.titleColor)] }
    let notes = TextLayout(notes.joined(separator: ", "), font: font, width: width)
    return [(title, style.titleColor), (notes, style.secondaryColor)]
  }
}
