/// The preferred width of a column of a split view controller, points.
struct SplitColumnWidth: Equatable {
  /// The part of the whole width that the column has; negative for the system's width.
  var fraction: CGFloat = -1
  /// 0 for none.
  var preferred: CGFloat = 0
  var minimum: CGFloat = 0
  /// 0 for the system's limit.
  var maximum: CGFloat = 0

  /// UIKit's width of a list next to its details.
  private static let standard: CGFloat = 320

  /// The width of the column; at most half of the whole.
  func resolved(in width: CGFloat) -> CGFloat {
    let isChosen = fraction >= 0 || preferred > 0
    let wished = preferred > 0 ? preferred : fraction >= 0 ? fraction * width : Self.standard
    let limit = maximum > 0 ? maximum : isChosen ? width : Self.standard
    return min(max(min(wished, limit), minimum), width / 2).rounded()
  }
}

/// The columns besides the secondary one of a split view controller.
struct SplitColumns {
  var primary = SplitColumnWidth()
  /// The second one of three columns.
  var supplementary = SplitColumnWidth()

  /// The largest part of the width of each of two columns next to the secondary one.
  private static let largestShare: CGFloat = 1 / 3
  /// The largest part of the width of each of two columns over the secondary one, which leave something of it.
  private static let largestShareOver: CGFloat = 0.45

  /// The frames of the visible columns from the leading side, the secondary one last, in a mode.
  ///
  /// - Parameters:
  ///   - count: the number of visible columns.
  ///   - total: the number of all columns, of which the last ones are visible.
  ///   - line: the width of the line between two columns.
  func spans(
    _ mode: UISplitViewController.DisplayMode, count: Int, of total: Int, in width: CGFloat,
    line: CGFloat
  ) -> [(x: CGFloat, width: CGFloat)] {
    let share = mode.dimsSecondary ? Self.largestShareOver : Self.largestShare
    let widths = (total > 2 ? [primary, supplementary] : [primary]).suffix(count - 1).map {
      count > 2 ? min($0.resolved(in: width), (share * width).rounded()) : $0.resolved(in: width)
    }
    var spans: [(x: CGFloat, width: CGFloat)] = []
    var x: CGFloat = 0
    for width in widths {
      spans.append((x, width))
      x += width + line
    }
    if mode.isOverlay { return spans + [(0, width)] }
    // A secondary column that is displaced is as wide as next to one column.
    let beside = mode == .twoDisplaceSecondary ? (widths.last ?? 0) + line : x
    return spans + [(x, max(0, width - beside))]
  }
}
