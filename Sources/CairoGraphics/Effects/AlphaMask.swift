import CCairo

/// A picture of coverage only, one byte a pixel; 255 is full.
package struct AlphaMask: Sendable, Equatable {
  /// Pixels a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Bytes a row; `width` rounded up to what cairo wants.
  package let stride: Int
  /// Row-major coverage, `stride * height` bytes.
  package internal(set) var bytes: [UInt8]

  /// An empty mask.
  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    stride = (self.width + 3) & ~3
    bytes = [UInt8](repeating: 0, count: stride * self.height)
  }

  /// The coverage at a column and a row.
  package subscript(x: Int, y: Int) -> UInt8 {
    get { bytes[y * stride + x] }
    set { bytes[y * stride + x] = newValue }
  }
}
