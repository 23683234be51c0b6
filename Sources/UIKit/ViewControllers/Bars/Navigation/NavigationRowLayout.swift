/// The row of a navigation bar's title and buttons, from the measured widths of its parts.
///
/// All positions are from the leading side, points; a view mirrors them where the interface runs from right to left.
struct NavigationRowLayout: Equatable {
  var width: CGFloat
  /// The distance of the visible content from the leading and the trailing side.
  var leadingMargin: CGFloat
  var trailingMargin: CGFloat
  /// The width of the back button, which begins at its own margin; nil without one.
  var backWidth: CGFloat?
  /// Where the back button begins.
  var backStart: CGFloat = 0
  var leading: [BarElement] = []
  /// The first one is at the trailing end.
  var trailing: [BarElement] = []
  /// The natural width of the title, or of the view in its place.
  var titleWidth: CGFloat = 0

  struct Span: Equatable {
    var x: CGFloat
    var width: CGFloat
  }

  /// Where the visible content at the leading side ends.
  private var leadingEnd: CGFloat {
    let afterBack = backWidth.map { backStart + $0 }
    guard !leading.isEmpty else { return afterBack ?? leadingMargin }
    return leadingStart + leading.visibleLength
  }

  private var leadingStart: CGFloat {
    backWidth.map { backStart + $0 + 2 * BarMetrics.spacing } ?? leadingMargin
  }

  private var trailingLength: CGFloat { trailing.visibleLength }

  /// The frames of the leading buttons.
  var leadingSpans: [Span] {
    leading.placed(from: leadingStart).map { Span(x: $0.x, width: $0.width) }
  }

  /// The frames of the trailing buttons.
  var trailingSpans: [Span] {
    trailing.placed(from: trailingMargin).map {
      Span(x: width - $0.x - $0.width, width: $0.width)
    }
  }

  /// The title is in the middle of the bar; where it does not fit between the buttons there, it is moved, and where it
  /// is longer than the space between them, it is truncated.
  var title: Span {
    let hasLeading = backWidth != nil || !leading.isEmpty
    let low = leadingEnd + (hasLeading ? BarMetrics.spacing : 0)
    let high =
      width - trailingMargin - trailingLength - (trailing.isEmpty ? 0 : BarMetrics.spacing)
    let available = max(0, high - low)
    let shown = min(titleWidth, available)
    let x = max(low, min((width - shown) / 2, high - shown))
    return Span(x: x, width: shown)
  }

  /// Whether the title has its natural width.
  var fitsTitle: Bool { title.width >= titleWidth }

  /// Whether the back button, with the buttons behind it, ends before the trailing buttons.
  var fitsBackButton: Bool {
    leadingEnd + (trailing.isEmpty ? 0 : BarMetrics.spacing) <= width - trailingMargin
      - trailingLength
  }
}
