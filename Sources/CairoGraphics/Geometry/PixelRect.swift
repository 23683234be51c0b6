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

  /// A whole number from any `Double`, far enough from the ends of `Int` to reckon with.
  static func clamped(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9))
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width == 0 || height == 0 }

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
