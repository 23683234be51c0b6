import Pixels

/// A blurred picture of what a layer shows: what a material lets shine through.
///
/// Beyond the edges of the layer its outermost pixels go on, so that the picture does not fade there.
struct BackdropBlur {
  private let blur: BoxBlur

  /// - Parameter standardDeviation: in pixels.
  init(standardDeviation: Double) {
    blur = BoxBlur(standardDeviation: standardDeviation)
  }

  /// The blurred pixels of a rectangle; nil where the layer has none.
  func bitmap(of target: PixelRect, in layer: RasterLayer) -> Bitmap? {
    let area = target.outset(by: blur.radius)
    let known = area.intersection(layer.frame)
    guard !target.isEmpty, !known.isEmpty else { return nil }
    let backdrop = layer.pixels(in: known)
    // Where each pixel of the area is in the backdrop.
    let columns = (0..<area.width).map {
      nearest(area.x + $0, from: known.x, to: known.maxX) - known.x
    }
    let rows = (0..<area.height).map {
      (nearest(area.y + $0, from: known.y, to: known.maxY) - known.y) * known.width
    }
    var pixels = [UInt32](repeating: 0, count: target.width * target.height)
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      // The average of equal values is that value: opacity always, and often the colours.
      if let value = commonValue(of: backdrop, shift) {
        for index in pixels.indices { pixels[index] |= value << shift }
        continue
      }
      var channel = AlphaMask(width: area.width, height: area.height)
      channel.bytes.withUnsafeMutableBufferPointer { bytes in
        for (y, row) in rows.enumerated() {
          let start = y * channel.stride
          for (x, column) in columns.enumerated() {
            bytes[start + x] = UInt8(truncatingIfNeeded: backdrop[row + column] >> shift)
          }
        }
      }
      blur.apply(to: &channel)
      for y in 0..<target.height {
        let row = (y + blur.radius) * channel.stride + blur.radius
        for x in 0..<target.width {
          pixels[y * target.width + x] |= UInt32(channel.bytes[row + x]) << shift
        }
      }
    }
    return Bitmap(width: target.width, height: target.height, pixels: pixels)
  }

  /// The value of a channel that is the same in all pixels; nil if there are several.
  private func commonValue(of pixels: [UInt32], _ shift: UInt32) -> UInt32? {
    guard let first = pixels.first else { return nil }
    let channel = UInt32(0xff) << shift
    return pixels.allSatisfy { ($0 ^ first) & channel == 0 } ? (first & channel) >> shift : nil
  }

  private func nearest(_ place: Int, from lower: Int, to upper: Int) -> Int {
    min(max(place, lower), upper - 1)
  }
}
