import CairoGraphics
import Foundation

/// The sheets of several scenes in one picture, in columns.
package struct SheetOverview: Sendable {
  private struct Entry: Sendable {
    var sheet: SheetLayout
    var origin: CGPoint
  }

  private static let margin: CGFloat = 32
  private static let spacing = CGSize(width: 48, height: 40)

  package let size: CGSize
  private let entries: [Entry]
  package let scale: CGFloat

  /// The largest page whose text can be read, by the width of a page of paper that holds it.
  static let maximumSide: CGFloat = 2880

  /// A sheet, or a part of one that is too large, and the number of its scene.
  private struct Part {
    var scene: Int
    var sheet: SheetLayout
  }

  /// The sheets of several scenes on as many pages as it takes, with text that grows with the pages.
  package static func pages(of composers: [SheetComposer], scale: CGFloat) -> [SheetOverview] {
    func parts(of scenes: some Sequence<Int>, textScale: CGFloat) -> [Part] {
      scenes.flatMap { scene in
        composers[scene].parts(style: .compact, textScale: textScale, margin: margin).map {
          Part(scene: scene, sheet: $0)
        }
      }
    }
    func page(_ parts: some Sequence<Part>) -> SheetOverview {
      SheetOverview(parts.map(\.sheet), scale: scale)
    }
    // The text takes a part of the page, whose size it depends on: first as if all were one page.
    let plain = parts(of: composers.indices, textScale: 1)
    let textScale = SheetComposer.textScale(forSide: min(page(plain).side, maximumSide))
    let enlarged = textScale == 1 ? plain : parts(of: composers.indices, textScale: textScale)
    return ranges(of: enlarged.map(\.sheet), scale: scale).map { range in
      let shared = page(enlarged[range])
      let ownScale = SheetComposer.textScale(forSide: shared.side)
      let scenes = Set(enlarged[range].map(\.scene)).sorted()
      let isWhole = enlarged.count { scenes.contains($0.scene) } == range.count
      guard ownScale != textScale, isWhole else { return shared }
      let own = page(parts(of: scenes, textScale: ownScale))
      return own.fits ? own : shared
    }
  }

  /// The sheets of each page: as many as it takes.
  private static func ranges(of sheets: [SheetLayout], scale: CGFloat) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < sheets.count {
      var end = sheets.count
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
  package var cardColors: Set<CGColor> {
    entries.reduce(into: []) { $0.formUnion($1.sheet.cardColors) }
  }

  package func draw(in context: CGContext, band: CGRect) {
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
