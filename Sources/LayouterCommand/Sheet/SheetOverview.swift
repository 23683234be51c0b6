import CairoGraphics
import Foundation

/// The sheets of several scenes in one picture, in columns.
struct SheetOverview: Sendable {
  private struct Entry: Sendable {
    var sheet: SheetLayout
    var origin: CGPoint
  }

  private static let margin: CGFloat = 32
  private static let spacing = CGSize(width: 48, height: 40)

  let size: CGSize
  private let entries: [Entry]
  let scale: CGFloat

  /// The largest page whose text can be read, by the width of a page of paper that holds it.
  static let maximumSide: CGFloat = 2880

  /// The sheets of several scenes on as many pages as it takes, with text that grows with the pages.
  static func pages(of composers: [SheetComposer], scale: CGFloat) -> [SheetOverview] {
    func pages(textScale: CGFloat) -> [SheetOverview] {
      Self.pages(composers.map { $0.part(style: .compact, textScale: textScale) }, scale: scale)
    }
    let plain = pages(textScale: 1)
    let side = plain.map { SheetComposer.side($0.size) }.max() ?? 0
    let textScale = SheetComposer.textScale(forSide: min(side, maximumSide))
    return textScale == 1 ? plain : pages(textScale: textScale)
  }

  /// Distributes sheets over as many pages as their maximum size requires.
  static func pages(_ sheets: [SheetLayout], scale: CGFloat) -> [SheetOverview] {
    var pages: [SheetOverview] = []
    var rest = sheets[...]
    while !rest.isEmpty {
      var count = rest.count
      var page = SheetOverview(Array(rest), scale: scale)
      // A single sheet that is too large becomes a page nevertheless, whose drawing throws.
      while !page.fits || SheetComposer.side(page.size) > maximumSide, count > 1 {
        count -= max(1, count / 8)
        page = SheetOverview(Array(rest.prefix(count)), scale: scale)
      }
      pages.append(page)
      rest = rest.dropFirst(count)
    }
    return pages
  }

  /// - Parameter scale: Pixels per point, as in the sheets.
  init(_ sheets: [SheetLayout], scale: CGFloat) {
    let columns = SheetColumns(
      sheets.map(\.size), aspectRatio: SheetComposer.aspectRatio, spacing: Self.spacing)
    entries = zip(sheets, columns.origins).map { sheet, origin in
      Entry(sheet: sheet, origin: CGPoint(x: Self.margin + origin.x, y: Self.margin + origin.y))
    }
    self.scale = scale
    size = CGSize(
      width: columns.size.width + 2 * Self.margin, height: columns.size.height + 2 * Self.margin)
  }
}

extension SheetOverview: BandedPage {
  var cardColors: Set<CGColor> {
    entries.reduce(into: []) { $0.formUnion($1.sheet.cardColors) }
  }

  func draw(in context: CGContext, band: CGRect) {
    for entry in entries {
      guard CGRect(origin: entry.origin, size: entry.sheet.size).intersects(band) else { continue }
      context.saveGState()
      context.translateBy(x: entry.origin.x, y: entry.origin.y)
      entry.sheet.draw(
        in: context, band: band.offsetBy(dx: -entry.origin.x, dy: -entry.origin.y))
      context.restoreGState()
    }
  }
}
