import CairoGraphics
import Foundation

/// Contact sheets as a page in HTML that needs no other file.
struct SheetPage {
  private let composers: [SheetComposer]

  init(_ composers: [SheetComposer]) { self.composers = composers }

  func html() throws(PNGError) -> String {
    let colors = composers.reduce(into: Set<CGColor>()) { colors, composer in
      colors.formUnion(composer.content.pictures.map(\.cardColor))
    }
    var html = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(Self.escaped(composers.map(\.content.title).joined(separator: ", ")))</title>
      <style>
      body { margin: 2rem; font: 0.8rem system-ui, sans-serif; color: #1c1c1e;
        background: \(Self.css(SheetColors.page(for: colors))); }
      h2 { margin: 2rem 0 0; font-size: 1.4rem; }
      p, figcaption { margin: 0.25rem 0; color: #5c5c61; }
      .table { overflow-x: auto; }
      table { border-spacing: 8px; }
      th { text-align: left; vertical-align: top; font-weight: 500; white-space: nowrap; }
      td { vertical-align: top; }
      td div { display: flex; gap: 8px; }
      td:only-of-type div { flex-wrap: wrap; }
      figure { margin: 0; }
      img { display: block; padding: 12px; border-radius: 8px; image-rendering: pixelated; }
      .change img { outline: 2px solid #b3261e; }
      .change figcaption { color: #b3261e; }
      </style>

      """
    for composer in composers { html += try Self.section(composer) }
    return html + "</html>\n"
  }

  private static func section(_ composer: SheetComposer) throws(PNGError) -> String {
    let content = composer.content
    var html = "<h2>\(escaped(content.title))</h2>\n"
    html += "<p>\(escaped(content.allNotes.joined(separator: ", ")))</p>\n"
    let (table, bands) = composer.bands(style: .page)
    for band in bands { html += try self.table(of: band, in: table, content) }
    return html
  }

  private static func table(
    of band: SheetBand, in table: SheetTable, _ content: SheetContent
  ) throws(PNGError) -> String {
    let grid = table.grid
    var html = "<div class=\"table\"><table>\n"
    for headings in grid.columns.headings {
      html += "<tr>" + String(repeating: "<th>", count: grid.rows.axes.count)
      for heading in headings {
        let columns = heading.lines.clamped(to: band.columns)
        guard !columns.isEmpty else { continue }
        html += "<th scope=\"col\" colspan=\"\(columns.count)\">\(escaped(heading.text))"
      }
      html += "\n"
    }
    for row in band.rows {
      html += "<tr>"
      for headings in grid.rows.headings {
        for heading in headings {
          let rows = heading.lines.clamped(to: band.rows)
          guard rows.first == row else { continue }
          html += "<th scope=\"row\" rowspan=\"\(rows.count)\">\(escaped(heading.text))"
        }
      }
      for column in band.columns {
        html += "<td><div>"
        for number in grid.cells[row][column] {
          html += try figure(content.pictures[number], on: content.axes)
        }
        html += "</div>"
      }
      html += "\n"
    }
    return html + "</table></div>\n"
  }

  private static func figure(
    _ picture: SheetPicture, on axes: [SheetAxis]
  ) throws(PNGError) -> String {
    let pixels = picture.pixels
    let data = Data(try PNG.encode(pixels.bitmap(of: 0..<pixels.height)))
    let values = zip(axes, picture.place).map { $0.values[$1] }
    let caption = [picture.frame?.timeLabel, picture.change?.label].compactMap { $0 }
    func points(_ count: Int) -> Int { Int((Double(count) / picture.scale).rounded()) }
    return """
      <figure\(picture.change == nil ? "" : " class=\"change\"")>\
      <img width="\(points(pixels.width))" height="\(points(pixels.height))" \
      alt="\(escaped((values + caption).joined(separator: ", ")))" \
      style="background: \(css(picture.cardColor))" \
      src="data:image/png;base64,\(data.base64EncodedString())">\
      \(caption.isEmpty ? "" : "<figcaption>\(escaped(caption.joined(separator: ", ")))</figcaption>")\
      </figure>
      """
  }

  private static func css(_ color: CGColor) -> String {
    let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return "rgb(\(bytes.map(String.init).joined(separator: ", ")))"
  }

  private static func escaped(_ text: String) -> String {
    // By scalars: a combining mark after `<` would make another character of it.
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "&": escaped += "&amp;".unicodeScalars
      case "\"": escaped += "&quot;".unicodeScalars
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
