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
