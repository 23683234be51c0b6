/// The frames of a menu's parts, points.
package struct MenuLayout: Equatable {
  /// The lengths of a menu, points at the text size `large`. Apple publishes none: these are
  /// measured in pictures of iOS 14 to 18.
  package enum Metrics {
    static let width: CGFloat = 250
    package static let cornerRadius: CGFloat = 13
    static let rowHeight: CGFloat = 44
    /// Above and below texts that are too high for the smallest row.
    static let rowPadding: CGFloat = 11
    static let inset: CGFloat = 16
    static let sectionGap: CGFloat = 8
    /// The distance between a menu and what opens it.
    package static let distance: CGFloat = 8
    /// The smallest distance from the edges of the safe area.
    package static let margin: CGFloat = 8
  }

  /// The lengths that depend on the text size, points.
  struct Sizes: Equatable {
    /// The width of the menu, if there is as much space.
    var width: CGFloat
    var imageSide: CGFloat
    /// The side of marks before the titles.
    var markSide: CGFloat

    /// The space for marks before the titles.
    var markWidth: CGFloat { markSide + 4 }
    /// The height of elements that are side by side.
    var paletteHeight: CGFloat { imageSide + 20 }

    /// With titles of a height below the images.
    func paletteHeight(titleHeight: CGFloat) -> CGFloat { imageSide + 24 + titleHeight }

    /// Images grow less than texts, so that these keep most of the width.
    private static let largestImageScale: CGFloat = 1.75

    /// Menus have one width up to the largest size that is not for accessibility; then they grow with the text.
    init(for traits: UITraitCollection) {
      let category = traits.preferredContentSizeCategory
      let scale =
        category.isAccessibilityCategory
        ? UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traits) / 100
        : 1
      let imageScale = min(scale, Self.largestImageScale)
      width = (Metrics.width * scale).rounded()
      imageSide = (24 * imageScale).rounded()
      markSide = (18 * imageScale).rounded()
    }
  }

  struct Section {
    /// The height of the title; nil without one.
    var titleHeight: CGFloat?
    /// The heights of the rows; the number of elements that are side by side.
    var rowHeights: [CGFloat]
    /// The height of elements that are side by side; nil for rows.
    var paletteHeight: CGFloat?
  }

  /// The menu's title.
  private(set) var title: CGRect?
  private(set) var sectionTitles: [CGRect?] = []
  private(set) var rows: [[CGRect]] = []
  /// Between rows.
  private(set) var separators: [CGRect] = []
  /// Between sections.
  private(set) var gaps: [CGRect] = []
  private(set) var height: CGFloat = 0

  init(
    _ sections: [Section], titleHeight: CGFloat?, pixel: CGFloat, isRightToLeft: Bool,
    width: CGFloat = Metrics.width
  ) {
    var y: CGFloat = 0
    func line(at y: CGFloat) {
      separators.append(CGRect(x: 0, y: y, width: width, height: pixel))
    }
    if let titleHeight {
      title = CGRect(x: 0, y: 0, width: width, height: titleHeight)
      y = titleHeight
    }
    for (number, section) in sections.enumerated() {
      if number > 0 {
        gaps.append(CGRect(x: 0, y: y, width: width, height: Metrics.sectionGap))
        y += Metrics.sectionGap
      }
      var isFirst = number > 0 || titleHeight == nil
      if let height = section.titleHeight {
        sectionTitles.append(CGRect(x: 0, y: y, width: width, height: height))
        y += height
        isFirst = false
      } else {
        sectionTitles.append(nil)
      }
      var frames: [CGRect] = []
      if let height = section.paletteHeight {
        if !isFirst { line(at: y) }
        let count = CGFloat(max(1, section.rowHeights.count))
        frames = section.rowHeights.indices.map { index in
          let place = CGFloat(isRightToLeft ? section.rowHeights.count - 1 - index : index)
          return CGRect(x: place * width / count, y: y, width: width / count, height: height)
        }
        y += height
      } else {
        for height in section.rowHeights {
          if !isFirst { line(at: y) }
          isFirst = false
          frames.append(CGRect(x: 0, y: y, width: width, height: height))
          y += height
        }
      }
      rows.append(frames)
    }
    height = y
  }

  /// The frame of a menu, below what opens it, or above it if that has more space: at its leading edge, unless it is in
  /// the trailing half.
  ///
  /// - Parameters:
  ///   - width: The width of the menu, if the area is as wide.
  ///   - source: What opens the menu.
  ///   - area: Where menus may be. A menu that is too high for it scrolls.
  ///   - isRightToLeft: Whether the leading edge is the right one.
  static func frame(
    width: CGFloat = Metrics.width, height: CGFloat, source: CGRect, area: CGRect,
    isRightToLeft: Bool = false
  ) -> CGRect {
    let below = area.maxY - source.maxY - Metrics.distance
    let above = source.minY - Metrics.distance - area.minY
    let isBelow = below >= min(height, above)
    let height = min(height, area.height)
    let width = min(width, area.width)
    let isInLeadingHalf =
      isRightToLeft ? source.midX >= area.midX : source.midX <= area.midX
    let x = isInLeadingHalf != isRightToLeft ? source.minX : source.maxX - width
    let y = isBelow ? source.maxY + Metrics.distance : source.minY - Metrics.distance - height
    return CGRect(
      x: max(area.minX, min(x, area.maxX - width)), y: max(area.minY, min(y, area.maxY - height)),
      width: width, height: height)
  }
}
