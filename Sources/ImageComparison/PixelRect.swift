/// A rectangle of whole pixels; `[x, y, width, height]` in JSON.
public struct PixelRect: Sendable, Hashable {
  /// Of the left and top edge, counted from the top left corner of the picture.
  public var x, y: Int
  public var width, height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The first column right of the rectangle.
  public var maxX: Int { x.addingSaturated(width) }
  /// The first row below the rectangle.
  public var maxY: Int { y.addingSaturated(height) }

  /// Whether a pixel lies in the rectangle.
  public func contains(x: Int, y: Int) -> Bool {
    x >= self.x && y >= self.y && x < maxX && y < maxY
  }

  /// The smallest rectangle around both.
  public func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether fewer than or exactly `gap` pixels lie between the two, across and down; rectangles
  /// that touch have a gap of 0, also over a corner.
  func isWithin(_ gap: Int, of other: PixelRect) -> Bool {
    x - other.maxX <= gap && other.x - maxX <= gap
      && y - other.maxY <= gap && other.y - maxY <= gap
  }
}

extension PixelRect: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    x = try list.decode(Int.self)
    y = try list.decode(Int.self)
    width = try list.decode(Int.self)
    height = try list.decode(Int.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [x, y, width, height] { try list.encode(number) }
  }
}

/// Width and height in pixels; `[width, height]` in JSON.
public struct PixelSize: Sendable, Hashable {
  public var width, height: Int

  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  var area: Int { width * height }
}

extension PixelSize: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    width = try list.decode(Int.self)
    height = try list.decode(Int.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(width)
    try list.encode(height)
  }
}

extension PixelSize: CustomStringConvertible {
  /// `320×88`.
  public var description: String { "\(width)×\(height)" }
}

extension Int {
  /// The sum, or the greatest number where the sum would overflow: rectangles come from users.
  fileprivate func addingSaturated(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }
}
