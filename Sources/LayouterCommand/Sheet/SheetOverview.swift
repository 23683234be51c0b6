import CairoGraphics
import Foundation

/// The sheets of several scenes in one picture, in columns.
struct SheetOverview: Sendable {
  private struct Entry: Sendable {
    var sheet: SheetLayout
    var origin: CGPoint
  }

  /// Width divided by height of a page, similar to a screen's.
  private static let aspectRatio: CGFloat = 1.4
  private static let margin: CGFloat = 32
  private static let spacing = CGSize(width: 48, height: 40)

  let size: CGSize
  private let entries: [Entry]
  let scale: CGFloat

  /// Distributes sheets over as many pictures as their maximum size requires.
  static func pages(_ sheets: [SheetLayout], scale: CGFloat) -> [SheetOverview] {
    var pages: [SheetOverview] = []
    var rest = sheets[...]
    while !rest.isEmpty {
      var count = rest.count
      var page = SheetOverview(Array(rest), scale: scale)
      // A single sheet that is too large becomes a page nevertheless, whose drawing throws.
      while !page.fits, count > 1 {
        count = count * 3 / 4
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
      sheets.map(\.size), aspectRatio: Self.aspectRatio, spacing: Self.spacing)
    entries = zip(sheets, columns.origins).map { sheet, origin in
      Entry(sheet: sheet, origin: CGPoint(x: Self.margin + origin.x, y: Self.margin + origin.y))
    }
    self.scale = scale
    size = CGSize(
      width: columns.size.width + 2 * Self.margin, height: columns.size.height + 2 * Self.margin)
  }
}

extension SheetOverview: BandedPage {
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
