import Foundation

/// A rectangle of whole pixels.
struct PixelRect: Sendable, Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// All pixels that points touch.
  init(around bounds: PointBounds) {
    guard !bounds.isEmpty else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let (x0, y0) = (
      Self.clamped(bounds.low.x.rounded(.down)), Self.clamped(bounds.low.y.rounded(.down))
    )
    let (x1, y1) = (
      Self.clamped(bounds.high.x.rounded(.up)), Self.clamped(bounds.high.y.rounded(.up))
    )
    self.init(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// The rectangle that polygons are, if they are one contour along the edges of pixels.
  init?(_ polygons: Polygons) {
    let points = polygons.points
    guard polygons.starts.count == 1, points.count == 4,
      (points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x
        && points[3].y == points[0].y)
        || (points[0].y == points[1].y && points[1].x == points[2].x
          && points[2].y == points[3].y && points[3].x == points[0].x)
    else { return nil }
    let bounds = polygons.bounds
    self.init(around: bounds)
    guard Double(x) == bounds.low.x, Double(y) == bounds.low.y, Double(maxX) == bounds.high.x,
      Double(maxY) == bounds.high.y
    else { return nil }
  }

  /// The rectangle between the pixel edges that are nearest to those of another.
  init(nearest rect: CGRect) {
    func nearest(_ edge: CGFloat) -> Int { Self.clamped((edge.native + 0.5).rounded(.down)) }
    let (left, top) = (nearest(rect.minX), nearest(rect.minY))
    self.init(
      x: left, y: top, width: nearest(rect.maxX) - left, height: nearest(rect.maxY) - top)
  }

  /// A whole number from any `Double`, far enough from the ends of `Int` to reckon with.
  static func clamped(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9))
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width == 0 || height == 0 }

  func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  func moved(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  func grown(by margin: Int) -> PixelRect {
    PixelRect(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (x0, y0) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: x0, y: y0, width: min(maxX, other.maxX) - x0, height: min(maxY, other.maxY) - y0)
  }
}
