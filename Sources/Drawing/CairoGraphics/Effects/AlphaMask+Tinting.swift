import Pixels

extension AlphaMask {
  /// The mask as an image of one colour.
  func tinted(_ color: CGColor, alpha: Double) -> Bitmap {
    let table = (0...255).map { coverage -> UInt32 in
      Color8(color, alpha: alpha * Double(coverage) / 255).premultiplied
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { pixels.append(table[Int(self[x, y])]) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension Bitmap {
  /// The bitmap where a mask of the same size covers it.
  func masked(by mask: AlphaMask) -> Bitmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        let (pixel, coverage) = (self[x, y], UInt32(mask[x, y]))
        var masked: UInt32 = 0
        for shift in [24, 16, 8, 0] as [UInt32] {
          masked |= PremultipliedAlpha.multiply(pixel >> shift & 255, coverage) << shift
        }
        result[x, y] = masked
      }
    }
    return result
  }
}
