/// Width and height in pixels; `[width, height]` in JSON.
public struct PixelSize: Sendable, Hashable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// The number of pixels.
  package var area: Int { width * height }
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
