import ImageComparison
import Pixels

/// A bitmap that a test paints.
extension Bitmap {
  /// `#RRGGBB` as an opaque pixel.
  static func color(_ hex: UInt32) -> UInt32 { 0xFF00_0000 | hex }

  func filling(_ rect: PixelRect, with pixel: UInt32) -> Bitmap {
    var result = self
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { result[x, y] = pixel }
    }
    return result
  }

  /// Lines of one pixel along the inside of a rectangle's edges.
  func outlining(_ rect: PixelRect, with pixel: UInt32) -> Bitmap {
    self
      .filling(.init(x: rect.x, y: rect.y, width: rect.width, height: 1), with: pixel)
      .filling(.init(x: rect.x, y: rect.maxY - 1, width: rect.width, height: 1), with: pixel)
      .filling(.init(x: rect.x, y: rect.y, width: 1, height: rect.height), with: pixel)
      .filling(.init(x: rect.maxX - 1, y: rect.y, width: 1, height: rect.height), with: pixel)
  }

  /// Changes every channel of every opaque pixel by what a function gives, held within 0...255.
  func changingChannels(by delta: () -> Int) -> Bitmap {
    var result = self
    for index in 0..<(width * height) {
      let (x, y) = (index % width, index / width)
      var pixel: UInt32 = 0xFF00_0000
      for shift: UInt32 in [16, 8, 0] {
        let value = Int(result[x, y] >> shift & 0xFF) + delta()
        pixel |= UInt32(min(255, max(0, value))) << shift
      }
      result[x, y] = pixel
    }
    return result
  }
}
