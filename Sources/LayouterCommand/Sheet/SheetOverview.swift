import CairoGraphics
import Foundation
import Pixels

/// The sheets of several scenes on one picture, as text is set: one after the other in lines.
struct SheetOverview {
  private struct Entry {
    var sheet: SheetLayout
    var origin: CGPoint
  }

  /// Width by height of a page that is good to look at on a screen.
  private static let aspectRatio: CGFloat = 1.4
  private static let margin: CGFloat = 32
  private static let spacing = CGSize(width: 48, height: 40)

  let size: CGSize
  private let entries: [Entry]
  private let scale: CGFloat

  /// As many pictures as it takes to stay within what can be drawn on.
  static func pages(_ sheets: [SheetLayout], scale: CGFloat) -> [SheetOverview] {
    var pages: [SheetOverview] = []
    var page: [SheetLayout] = []
    for sheet in sheets {
      if !page.isEmpty, !SheetOverview(page + [sheet], scale: scale).fits {
        pages.append(SheetOverview(page, scale: scale))
        page = []
      }
      page.append(sheet)
    }
    return pages + [SheetOverview(page, scale: scale)]
  }

  private var fits: Bool { CGContextError.canDraw(size, scale: scale) }

  /// - Parameter scale: Pixels a point, that of the sheets.
  init(_ sheets: [SheetLayout], scale: CGFloat) {
    let lineWidth = Self.lineWidth(of: sheets)
    var entries: [Entry] = []
    var (x, y) = (Self.margin, Self.margin)
    var (lineHeight, right): (CGFloat, CGFloat) = (0, 0)
    for sheet in sheets {
      if x > Self.margin, x + sheet.size.width > Self.margin + lineWidth {
        x = Self.margin
        y += lineHeight + Self.spacing.height
        lineHeight = 0
      }
      entries.append(Entry(sheet: sheet, origin: CGPoint(x: x, y: y)))
      right = max(right, x + sheet.size.width)
      x += sheet.size.width + Self.spacing.width
      lineHeight = max(lineHeight, sheet.size.height)
    }
    self.entries = entries
    self.scale = scale
    size = CGSize(width: right + Self.margin, height: y + lineHeight + Self.margin)
  }

  /// What lines are filled up to, in points: no line is wider but for a sheet that is.
  private static func lineWidth(of sheets: [SheetLayout]) -> CGFloat {
    let area = sheets.reduce(0) {
      $0 + ($1.size.width + spacing.width) * ($1.size.height + spacing.height)
    }
    let widest = sheets.map(\.size.width).max() ?? 0
    return max(widest, (area * aspectRatio).squareRoot())
  }

  func bitmap() throws(CGContextError) -> Bitmap {
    let context = try CGContext(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      scale: scale)
    context.setFillColor(.white)
    context.fill(CGRect(origin: .zero, size: size))
    for entry in entries {
      context.saveGState()
      context.translateBy(x: entry.origin.x, y: entry.origin.y)
      entry.sheet.draw(in: context)
      context.restoreGState()
    }
    return try context.makeBitmap()
  }
}
