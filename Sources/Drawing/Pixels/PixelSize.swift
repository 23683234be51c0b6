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

  /// Whether a picture takes more than 64 MB, several times as much as a screen: it is read, written and inspected in parts.
  package var isLarge: Bool { area > 1 << 24 }
}

extension PixelSize: CustomStringConvertible {
  /// `320×88`.
  public var description: String { "\(width)×\(height)" }
}
