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

  /// The columns from the leading side, with a line between them; the last one has the rest.
  func spans(count: Int, in width: CGFloat, line: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
    let column =
      count > 2 ? min(primaryWidth(in: width), (width / 3).rounded()) : primaryWidth(in: width)
    return (0..<count).map { index in
      let x = CGFloat(index) * (column + line)
      return (x, index == count - 1 ? max(0, width - x) : column)
    }
  }
}
