/// The lengths of a page control, points.
struct PageControlMetrics {
  /// Interface Builder stored it since iOS 14; rounded up to a pixel.
  static let height: CGFloat = 27.5
  /// The area of an indicator, with the space around its dot. With ``gap`` and ``inset`` a control with
  /// three pages is 115.5 wide, as one is remembered to be on a device; no stored frame says so.
  static let indicatorSide: CGFloat = 7.5
  /// Between two areas, as it was before iOS 14 too.
  static let gap: CGFloat = 9
  /// Between the ends of the control and the first and the last area.
  static let inset: CGFloat = 37.5
  static let dotDiameter: CGFloat = 7
  /// Between the first area and the end of the background; ours.
  static let backgroundInset: CGFloat = 12
  /// From the middle of one indicator to that of the next.
  static let pitch = indicatorSide + gap
  /// The scales of the outermost indicators if there are more pages on that side, from outside
  /// inwards; ours, after pictures.
  static let edgeScales: [CGFloat] = [0.5, 0.75]

  /// The natural size for a number of pages.
  static func size(pages: Int) -> CGSize {
    let pages = CGFloat(max(0, pages))
    let dots = pages * indicatorSide + max(0, pages - 1) * gap
    return CGSize(width: pages > 0 ? dots + 2 * inset : 0, height: height)
  }

  /// The pages whose indicators have space in a width; around the current one if not all have.
  static func visiblePages(count: Int, current: Int, width: CGFloat) -> Range<Int> {
    let room = (width + gap) / pitch
    // No control has space for more than all pages, and no number is too large for an integer.
    let possible = room >= 1 ? Int(min(room, CGFloat(max(1, min(count, 1_000_000))))) : 1
    guard count > possible else { return 0..<max(0, count) }
    let first = max(0, min(count - possible, current - possible / 2))
    return first..<first + possible
  }

  /// The middles of the indicators of visible pages, in the order of pages.
  ///
  /// - Parameters:
  ///   - isVertical: whether pages are above each other.
  ///   - mirrored: whether the first page is at the right or the lower end.
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

  /// How large the indicator of a page is: smaller at an end behind which there are more pages.
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
