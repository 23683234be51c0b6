import HeadlessUIKit

/// Where a header or footer is in its table.
struct HeaderFooterPlace: Equatable {
  var style = UITableView.Style.plain
  var isFooter = false
  /// Whether the view is the header of the first section.
  var isFirst = false
  /// Whether the view stays in place while rows scroll below it.
  var isPinned = false
  /// The distance of the texts from the edges, points.
  var margin: CGFloat = 16
  /// The space above the header, points.
  var padding: CGFloat = 0
}

/// Where the texts of a header or footer are, from left to right.
struct HeaderFooterLayout {
  var place: HeaderFooterPlace
  var margin: CGFloat

  /// The texts of inset grouped sections start at the same edge as in rows.
  var leading: CGFloat { margin }

  private var top: CGFloat {
    switch (place.style, place.isFooter) {
    case (.plain, _): 4
    case (_, true): ListMeasures.groupedTitleGap
    case (_, false): 0
    }
  }

  private var bottom: CGFloat { place.style == .plain ? 4 : ListMeasures.groupedTitleGap }

  /// The least height of the view with a title.
  private var least: CGFloat {
    switch (place.style, place.isFooter) {
    case (.plain, _): ListMeasures.plainHeaderHeight
    case (_, true): 0
    case (_, false):
      ListMeasures.groupedHeaderHeight + (place.isFirst ? ListMeasures.groupedGap : 0)
    }
  }

  func height(
    width: CGFloat, title: (CGFloat) -> CGFloat, detail: (CGFloat) -> CGFloat
  ) -> CGFloat {
    let inner = max(width - leading - margin, 0)
    // A line of 17 points is 20.3 points high; the header is 28.
    let texts = (title(inner) + detail(inner)).rounded()
    // Titles that are larger than usual keep the gap above them.
    let gap: CGFloat = place.style == .plain || place.isFooter ? 0 : 15
    return max(least, texts + top + bottom + gap)
  }

  func frames(
    in size: CGSize, title: (CGFloat) -> CGFloat, detail: (CGFloat) -> CGFloat
  ) -> (title: CGRect, detail: CGRect) {
    let inner = max(size.width - leading - margin, 0)
    let (titleHeight, detailHeight) = (title(inner), detail(inner))
    let texts = titleHeight + detailHeight
    let y =
      switch (place.style, place.isFooter) {
      case (.plain, _): (size.height - texts) / 2
      case (_, true): top
      case (_, false): size.height - bottom - texts
      }
    return (
      CGRect(x: leading, y: y, width: inner, height: titleHeight),
      CGRect(x: leading, y: y + titleHeight, width: inner, height: detailHeight)
    )
  }
}
