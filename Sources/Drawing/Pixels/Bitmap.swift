/// An image in memory: rows of premultiplied ARGB32 pixels without padding.
///
/// Pixel `(x, y)` is `pixels[y * width + x]`; alpha is in the highest byte, then red, green and
/// blue, each colour already multiplied by alpha. This is cairo's `CAIRO_FORMAT_ARGB32`.
public struct Bitmap: Sendable, Equatable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Row-major premultiplied ARGB32; `width * height` elements.
  public private(set) var pixels: [UInt32]

  /// Wraps pixels that are already premultiplied.
  ///
  /// - Precondition: `pixels.count == width * height`.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A bitmap of one colour; transparent by default.
  public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    self.init(
      width: width, height: height, pixels: [UInt32](repeating: pixel, count: width * height))
  }

  /// The premultiplied ARGB32 pixel at a column and a row, counted from the top left.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}
