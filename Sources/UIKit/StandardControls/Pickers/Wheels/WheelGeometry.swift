/// Rows on a cylinder that is seen from the front.
///
/// A distance is measured along the surface from its middle, in points, downwards; an offset is the distance of the first
/// row from the middle, as the content offset of a list in whose middle the selected row is.
struct WheelGeometry: Equatable {
  /// The height of the wheel, points: the diameter of the cylinder.
  var height: CGFloat
  var rowHeight: CGFloat

  /// The space between a picker's edge and its columns, points; as in UIKit since iOS 14.
  static let margin: CGFloat = 9
  /// The space between two columns, points; UIKit's.
  static let columnGap: CGFloat = 5
  /// UIKit's height of rows, points.
  static let standardRowHeight: CGFloat = 32
  /// UIKit's size of a picker, points.
  static let standardSize = CGSize(width: 320, height: 216)
  /// The band behind the selected row extends beyond it by this much in all, and has this corner radius, points; since
  /// iOS 14.
  static let bandExtension: CGFloat = 2
  static let bandCornerRadius: CGFloat = 8
  /// UIKit's font size of titles, points.
  static let fontSize: CGFloat = 21
  /// The duration of an animated selection, seconds; our own.
  static let moveDuration: TimeInterval = 0.3
  /// The opacity of the row next to the selected one, if it were in the middle; our own, after pictures.
  static let fadedAlpha: CGFloat = 0.55

  /// Where a row is seen.
  struct Place: Equatable {
    /// The distance of the row's middle from the wheel's, points.
    var y: CGFloat
    /// The factor of its height.
    var scale: CGFloat
    var alpha: CGFloat
  }

  private var radius: CGFloat { height / 2 }

  /// The place of a row at a distance; nil on the rear of the cylinder.
  func place(at distance: CGFloat) -> Place? {
    guard radius > 0, rowHeight > 0, distance.isFinite else { return nil }
    let angle = distance / radius
    guard abs(angle) < 1.5 else { return nil }
    let sine = WheelAngle.sine(angle)
    let cosine = max(0, 1 - sine * sine).squareRoot()
    // Rows become fainter towards the edges. Between half a row and one from the middle they leave the band.
    let faded = Self.fadedAlpha * cosine * cosine
    let left = min(max(abs(distance) / rowHeight * 2 - 1, 0), 1)
    return Place(y: radius * sine, scale: cosine, alpha: 1 + (faded - 1) * left)
  }

  /// The distance of the surface that is visible at a place below the middle, points; clamped to the edges.
  func distance(at y: CGFloat) -> CGFloat {
    guard radius > 0 else { return 0 }
    return radius * WheelAngle.arcsine(min(max(y / radius, -1), 1))
  }

  /// The rows on the front of the cylinder.
  func visibleRows(at offset: CGFloat, count: Int) -> Range<Int> {
    guard count > 0, radius > 0, rowHeight > 0, offset.isFinite else { return 0..<0 }
    let reach = radius * 1.5
    let last = CGFloat(count - 1)
    let low = min(max(((offset - reach) / rowHeight).rounded(.up), 0), last + 1)
    let high = min(max(((offset + reach) / rowHeight).rounded(.down), -1), last)
    return low > high ? 0..<0 : Int(low)..<Int(high) + 1
  }

  /// The row closest to the middle; nil without rows.
  func closestRow(at offset: CGFloat, count: Int) -> Int? {
    guard count > 0, rowHeight > 0, offset.isFinite else { return nil }
    return Int(min(max((offset / rowHeight).rounded(), 0), CGFloat(count - 1)))
  }

  /// The columns of a picker from leading to trailing.
  ///
  /// - Parameter widths: the widths that a delegate gives; 0 for an equal share of what the others leave.
  static func columns(widths: [CGFloat], in bounds: CGRect, mirrored: Bool) -> [CGRect] {
    guard !widths.isEmpty else { return [] }
    let gaps = columnGap * CGFloat(widths.count - 1)
    let room = max(0, bounds.width - 2 * margin - gaps)
    let given = widths.map { $0.isFinite ? max(0, $0) : 0 }
    let sum = given.reduce(0, +)
    let openCount = given.filter { $0 == 0 }.count
    let share = openCount > 0 ? max(0, room - sum) / CGFloat(openCount) : 0
    // Columns that are wider than the picker shrink together.
    let factor = sum > room && sum > 0 ? room / sum : 1
    let resolved = given.map { $0 == 0 ? share : $0 * factor }
    let total = resolved.reduce(0, +) + gaps
    var x = bounds.midX - total / 2
    return resolved.map { width in
      defer { x += width + columnGap }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        .placed(in: bounds, mirrored: mirrored)
    }
  }
}

/// Angles by arithmetic alone, so that every machine draws the same.
enum WheelAngle {
  /// The sine of an angle in radians, within -1.6...1.6, to 1e-7.
  static func sine(_ angle: CGFloat) -> CGFloat {
    let square = angle * angle
    // The Taylor series, up to the 13th power.
    var (sum, term): (CGFloat, CGFloat) = (angle, angle)
    for power in stride(from: CGFloat(3), through: 13, by: 2) {
      term *= -square / (power * (power - 1))
      sum += term
    }
    return sum
  }

  /// The angle whose sine is a number within -1...1, found by halving.
  static func arcsine(_ value: CGFloat) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (-.pi / 2, .pi / 2)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if sine(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
