import CairoGraphics
import Foundation
import PictureFiles
import Pixels

/// Something that is drawn on a page of one colour and written as a PNG file, in bands: the pixels of a
/// large sheet would take a quarter of a gigabyte.
package protocol BandedPage {
  /// In points.
  var size: CGSize { get }
  /// Pixels per point.
  var scale: CGFloat { get }
  /// The colours of the cards on the page, which its own colour must differ from.
  var cardColors: Set<CGColor> { get }

  /// Draws everything but the page itself, with the top left corner at the context's origin.
  ///
  /// - Parameter band: The part of the page that the context shows, in points; what lies outside may
  ///   be left out.
  func draw(in context: CGContext, band: CGRect)
}

extension BandedPage {
  /// The pixels of a band: few enough for the processor's cache.
  private static var bandPixelCount: Int { 1 << 18 }

  /// Whether the page is small enough for one picture.
  package var fits: Bool { CGContextError.canDraw(size, scale: scale) }

  /// The page as a PNG file.
  ///
  /// - Parameter bandHeight: The rows of a band, which no pixel depends on; nil for a height that
  ///   suits the memory.
  package func png(bandHeight: Int? = nil) throws -> [UInt8] {
    let pixels = PixelGrid(scale: scale).pixelSize(nearest: size)
    guard fits else { throw CGContextError.tooLarge(width: pixels.width, height: pixels.height) }
    let color = SheetColors.page(for: cardColors)
    let encoder = try PNG.BandEncoder(width: pixels.width, height: pixels.height)
    let bandHeight = bandHeight ?? max(8, Self.bandPixelCount / max(1, pixels.width))
    for top in stride(from: 0, to: pixels.height, by: bandHeight) {
      let rows = top..<min(top + bandHeight, pixels.height)
      let context = try CGContext(width: pixels.width, rows: rows, scale: scale)
      let band = CGRect(
        x: 0, y: CGFloat(rows.lowerBound) / scale, width: size.width,
        height: CGFloat(rows.count) / scale)
      drawPage(in: context, color, band: band)
      try context.withPixels { try encoder.append($0) }
    }
    return try encoder.finish()
  }

  /// Draws the page and everything on it.
  package func drawWhole(in context: CGContext) {
    drawPage(
      in: context, SheetColors.page(for: cardColors), band: CGRect(origin: .zero, size: size))
  }

  private func drawPage(in context: CGContext, _ color: CGColor, band: CGRect) {
    context.setFillColor(color)
    context.fill(CGRect(origin: .zero, size: size))
    draw(in: context, band: band)
  }
}

extension [SheetLayout] {
  /// A document with these pages in points; empty for no pages.
  package func pdf() throws -> [UInt8] {
    guard let first else { return [] }
    let context = try CGContext(document: .pdf, size: first.size)
    for (number, page) in enumerated() {
      if number > 0 { try context.beginPage(size: page.size) }
      page.drawWhole(in: context)
    }
    return try context.makeDocument()
  }
}

extension SheetLayout: BandedPage {
  package var cardColors: Set<CGColor> { Set(pictures.map(\.picture.cardColor)) }

  package func draw(in context: CGContext, band: CGRect) {
    for placed in pictures {
      let mark = style.gap / 2
      guard placed.card.insetBy(dx: -mark, dy: -mark).intersects(band) else { continue }
      drawCard(of: placed, in: context)
      draw(placed, in: context, band)
    }
    for text in texts {
      // Glyphs may reach beyond the box of their lines.
      let box = CGRect(origin: text.origin, size: text.layout.size)
      guard box.insetBy(dx: 0, dy: -box.height).intersects(band) else { continue }
      text.layout.draw(in: context, at: text.origin, color: text.color)
    }
  }

  /// Draws the card below a picture, with a line around it if the picture has changed.
  private func drawCard(of placed: PlacedPicture, in context: CGContext) {
    func fill(_ rect: CGRect, radius: CGFloat, _ color: CGColor) {
      context.setFillColor(color)
      context.addPath(
        CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
      context.fillPath()
    }
    if placed.picture.change != nil {
      let width = style.markWidth
      fill(
        placed.card.insetBy(dx: -width, dy: -width), radius: style.cardRadius + width,
        style.markColor)
    }
    fill(placed.card, radius: style.cardRadius, placed.picture.cardColor)
  }

  private func draw(_ placed: PlacedPicture, in context: CGContext, _ band: CGRect) {
    let (pixels, frame) = (placed.picture.pixels, placed.frame)
    /// The picture's row at a position on the page, which is a whole pixel but for rounding.
    func row(at y: CGFloat) -> Int {
      let row = ((y - frame.minY) * scale).rounded()
      return Int(min(max(row, 0), CGFloat(pixels.height)))
    }
    let rows = row(at: band.minY)..<row(at: band.maxY)
    guard !rows.isEmpty else { return }
    let visible = CGRect(
      x: frame.minX, y: frame.minY + CGFloat(rows.lowerBound) / scale, width: frame.width,
      height: CGFloat(rows.count) / scale)
    if pixels.hasTransparentPixels {
      drawCheckerboard(in: frame, visible, on: placed.picture.cardColor, context)
    }
    context.draw(CGImage(bitmap: pixels.bitmap(of: rows)), in: visible)
  }

  /// - Parameter visible: The part of the frame in the band.
  private func drawCheckerboard(
    in frame: CGRect, _ visible: CGRect, on cardColor: CGColor, _ context: CGContext
  ) {
    context.setFillColor(SheetColors.checker(on: cardColor))
    let side = style.checkerSide
    for row in 0..<Int((frame.height / side).rounded(.up)) {
      let top = frame.minY + CGFloat(row) * side
      if top > visible.maxY + side || top + side < visible.minY - side { continue }
      for column in 0..<Int((frame.width / side).rounded(.up)) where (row + column) % 2 == 1 {
        let checker = CGRect(
          x: frame.minX + CGFloat(column) * side, y: top, width: side, height: side)
        context.fill(checker.intersection(frame))
      }
    }
  }
}

extension CGContextError {
  /// Whether a bitmap context of this size can be created.
  ///
  /// - Parameter size: In points.
  static func canDraw(_ size: CGSize, scale: CGFloat) -> Bool {
    let (width, height) = (size.width * scale, size.height * scale)
    return max(width, height) <= CGFloat(maximumSide)
      && width * height <= CGFloat(maximumPixelCount)
  }
}
