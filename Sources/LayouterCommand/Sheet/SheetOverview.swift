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
    func parts(_ range: Range<Int>, textScale: CGFloat) -> [SheetLayout] {
      composers[range].map { $0.part(style: .compact, textScale: textScale) }
    }
    // The text takes a part of the page, whose size it depends on: first as if all were one page.
    let plain = parts(composers.indices, textScale: 1)
    let whole = SheetOverview(plain, scale: scale).side
    let textScale = SheetComposer.textScale(forSide: min(whole, maximumSide))
    let enlarged = textScale == 1 ? plain : parts(composers.indices, textScale: textScale)
    return ranges(of: enlarged, scale: scale).map { range in
      let page = SheetOverview(Array(enlarged[range]), scale: scale)
      let ownScale = SheetComposer.textScale(forSide: page.side)
      guard ownScale != textScale else { return page }
      let own = SheetOverview(parts(range, textScale: ownScale), scale: scale)
      return own.fits ? own : page
    }
  }

  /// The sheets of each page: as many as it takes.
  private static func ranges(of sheets: [SheetLayout], scale: CGFloat) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < sheets.count {
      var end = sheets.count
      // A single sheet that is too large is a page nevertheless.
      while end > start + 1 {
        let page = SheetOverview(Array(sheets[start..<end]), scale: scale)
        if page.fits && page.side <= maximumSide { break }
        end -= max(1, (end - start) / 8)
      }
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  private var side: CGFloat { SheetComposer.side(size) }

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
