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
    var pixels = [UInt32](repeating: 0, count: target.width * target.height)
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      var channel = AlphaMask(width: area.width, height: area.height)
      for y in 0..<area.height {
        let row = (nearest(area.y + y, from: known.y, to: known.maxY) - known.y) * known.width
        for x in 0..<area.width {
          let column = nearest(area.x + x, from: known.x, to: known.maxX) - known.x
          channel.bytes[y * channel.stride + x] =
            UInt8(truncatingIfNeeded: backdrop[row + column] >> shift)
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

  private func nearest(_ place: Int, from lower: Int, to upper: Int) -> Int {
    min(max(place, lower), upper - 1)
  }
}
