/// The widths of the columns of a split view controller, points.
struct SplitColumns {
  /// The part of the whole width that the first column has; negative for the system's width.
  var fraction: CGFloat = -1
  /// 0 for none.
  var preferred: CGFloat = 0
  var minimum: CGFloat = 0
  /// 0 for the system's limit.
  var maximum: CGFloat = 0

  /// UIKit's width of a list next to its details.
  private static let standard: CGFloat = 320

  /// The width of the first column; the second one of three has the same.
  func primaryWidth(in width: CGFloat) -> CGFloat {
    let wished = preferred > 0 ? preferred : fraction >= 0 ? fraction * width : Self.standard
    let limit = maximum > 0 ? maximum : fraction >= 0 || preferred > 0 ? width : Self.standard
    return min(max(min(wished, limit), minimum), width / 2).rounded()
  }

  /// The frames of the visible columns from the leading side, the secondary one last, in a mode.
  ///
  /// - Parameter line: The width of the line between two columns.
  func spans(
    _ mode: UISplitViewController.DisplayMode, count: Int, in width: CGFloat, line: CGFloat
  ) -> [(x: CGFloat, width: CGFloat)] {
    let column =
      count > 2 && !mode.dimsSecondary
      ? min(primaryWidth(in: width), (width / 3).rounded()) : primaryWidth(in: width)
    // Two columns that are beside or over each other leave something of the secondary one.
    let shown =
      count > 2 && mode.dimsSecondary ? min(column, (width * 0.45).rounded()) : column
    return (0..<count).map { index in
      let x = CGFloat(index) * (shown + line)
      guard index == count - 1 else { return (x, shown) }
      if mode.isOverlay { return (0, width) }
      // A secondary column that is displaced is as wide as next to one column.
      return (x, mode == .twoDisplaceSecondary ? max(0, width - shown - line) : max(0, width - x))
    }
  }
}
