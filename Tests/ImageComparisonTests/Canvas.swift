import ImageComparison
import Pixels

/// A picture that a test paints, and a repeatable source of noise.
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

/// SplitMix64: the same numbers in every run.
struct RepeatableNoise {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(in range: ClosedRange<Int>) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return range.lowerBound + Int(bits % UInt64(range.count))
  }
}
