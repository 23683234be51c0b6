/// The lengths of a page control, points.
struct PageControlMetrics {
  /// Interface Builder's height since iOS 14; rounded up to pixels.
  static let height: CGFloat = 27.5
  /// The side of an indicator's area, which includes the space around its dot. With ``gap`` and
  /// ``inset``, a control with three pages is 115.5 points wide, as recalled from a device; no
  /// stored frame confirms it.
  static let indicatorSide: CGFloat = 7.5
  /// The distance between two areas, as before iOS 14.
  static let gap: CGFloat = 9
  /// The distance between the ends of the control and the first and last area.
  static let inset: CGFloat = 37.5
  static let dotDiameter: CGFloat = 7
  /// The distance between the first area and the end of the background; our own.
  static let backgroundInset: CGFloat = 12
  /// The distance between the centres of adjacent indicators.
  static let pitch = indicatorSide + gap
  /// The scales of the outermost indicators if there are more pages on that side, from outside
  /// inwards; our own, after pictures.
  static let edgeScales: [CGFloat] = [0.5, 0.75]

  /// The natural size for a number of pages.
  static func size(pages: Int) -> CGSize {
    let pages = CGFloat(max(0, pages))
    let dots = pages * indicatorSide + max(0, pages - 1) * gap
    return CGSize(width: pages > 0 ? dots + 2 * inset : 0, height: height)
  }

  /// The pages whose indicators fit in a width; around the current page if not all fit.
  static func visiblePages(count: Int, current: Int, width: CGFloat) -> Range<Int> {
    let room = (width + gap) / pitch
    // The number is clamped to all pages, and to a limit that is convertible to an integer.
    let possible = room >= 1 ? Int(min(room, CGFloat(max(1, min(count, 1_000_000))))) : 1
    guard count > possible else { return 0..<max(0, count) }
    let first = max(0, min(count - possible, current - possible / 2))
    return first..<first + possible
  }

  /// The centres of the indicators of visible pages, in the order of pages.
  ///
  /// - Parameters:
  ///   - isVertical: whether pages are arranged vertically.
  ///   - mirrored: whether the first page is at the right or bottom end.
  static func indicators(
    pages: Range<Int>, in bounds: CGRect, isVertical: Bool = false, mirrored: Bool
  ) -> [CGPoint] {
    let start = -pitch * CGFloat(pages.count - 1) / 2
    return pages.map { page in
      let distance = start + CGFloat(page - pages.lowerBound) * pitch
      let shift = mirrored ? -distance : distance
      return isVertical
        ? CGPoint(x: bounds.midX, y: bounds.midY + shift)
        : CGPoint(x: bounds.midX + shift, y: bounds.midY)
    }
  }

  /// The scale of a page's indicator: smaller at an end beyond which there are more pages.
  static func scale(of page: Int, in pages: Range<Int>, count: Int) -> CGFloat {
    var scale: CGFloat = 1
    let fromStart = page - pages.lowerBound
    let fromEnd = pages.upperBound - 1 - page
    if pages.lowerBound > 0, fromStart < edgeScales.count { scale = edgeScales[fromStart] }
    if pages.upperBound < count, fromEnd < edgeScales.count {
      scale = min(scale, edgeScales[fromEnd])
    }
    return scale
  }
}
