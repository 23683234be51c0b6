/// Width and height in pixels.
public struct PixelSize: Sendable, Hashable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// A size in pixels.
  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// The number of pixels.
  package var area: Int { width * height }
}

extension PixelSize: CustomStringConvertible {
  /// `320×88`.
  public var description: String { "\(width)×\(height)" }
}
