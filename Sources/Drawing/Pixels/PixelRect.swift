/// A rectangle of whole pixels, y down.
///
/// Sums of edges saturate instead of overflowing, since rectangles also come from users.
public struct PixelRect: Sendable, Hashable {
  /// The left edge, in pixels from the left edge of the image.
  public var x: Int
  /// The top edge, in pixels from the top edge of the image.
  public var y: Int
  /// The number of columns; not negative.
  public var width: Int
  /// The number of rows; not negative.
  public var height: Int

  /// A rectangle; a negative width or height counts as 0.
  @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// The first column right of the rectangle.
  @inlinable public var maxX: Int { x.addingSaturated(width) }
  /// The first row below the rectangle.
  @inlinable public var maxY: Int { y.addingSaturated(height) }
  /// Whether the rectangle contains no pixel.
  @inlinable public var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether a pixel lies in the rectangle.
  @inlinable public func contains(x: Int, y: Int) -> Bool {
    x >= self.x && y >= self.y && x < maxX && y < maxY
  }

  /// Whether all edges of the other rectangle lie within this one.
  @inlinable public func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The pixels that lie in both rectangles; empty if they share none.
  @inlinable public func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = max(left, min(maxX, other.maxX))
    let bottom = max(top, min(maxY, other.maxY))
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both.
  @inlinable public func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle moved right and down.
  @inlinable public func offsetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle with every edge moved outward by a number of pixels.
  @inlinable public func outset(by margin: Int) -> PixelRect {
    PixelRect(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

extension PixelRect {
  /// The pixels of a picture that a rectangle in points touches.
  ///
  /// - Parameter scale: Pixels per point.
  package init(
    left: Double, top: Double, right: Double, bottom: Double, scale: Double, in picture: PixelSize
  ) {
    func pixel(_ length: Double, _ rule: FloatingPointRoundingRule, _ limit: Int) -> Int {
      guard length.isFinite else { return 0 }
      return Int(min(max((length * scale).rounded(rule), 0), Double(limit)))
    }
    let (x, y) = (pixel(left, .down, picture.width), pixel(top, .down, picture.height))
    self.init(
      x: x, y: y, width: pixel(right, .up, picture.width) - x,
      height: pixel(bottom, .up, picture.height) - y)
  }
}

extension Int {
  /// The sum, or the largest or smallest integer where the sum would overflow.
  @inlinable func addingSaturated(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }
}
