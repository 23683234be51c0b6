import Pixels

/// A scale at which every pixel keeps its edges, or a square of whole pixels becomes their mean.
enum BitmapScale: Equatable {
  /// Each pixel becomes a square of this side.
  case magnified(Int)
  /// Squares of this side become one pixel; incomplete squares at the right and the bottom edge, too.
  case reduced(Int)

  /// The scaled length of a side, in pixels.
  func length(_ length: Int) -> Int {
    switch self {
    case .magnified(let factor): length * factor
    case .reduced(let divisor): (length + divisor - 1) / divisor
    }
  }

  func applied(to bitmap: Bitmap) -> Bitmap {
    if self == .magnified(1) { return bitmap }
    var result = Bitmap(width: length(bitmap.width), height: length(bitmap.height))
    for y in 0..<result.height {
      for x in 0..<result.width {
        switch self {
        case .magnified(let factor): result[x, y] = bitmap[x / factor, y / factor]
        case .reduced(let divisor):
          result[x, y] = bitmap.mean(
            of: PixelRect(x: x * divisor, y: y * divisor, width: divisor, height: divisor))
        }
      }
    }
    return result
  }
}

extension Bitmap {
  /// The mean of the premultiplied pixels of a rectangle that lie in the bitmap, at least one.
  fileprivate func mean(of rect: PixelRect) -> UInt32 {
    let rect = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    var sums: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        let pixel = UInt64(self[x, y])
        sums.0 += pixel & 0xFF
        sums.1 += pixel >> 8 & 0xFF
        sums.2 += pixel >> 16 & 0xFF
        sums.3 += pixel >> 24
      }
    }
    let count = UInt64(max(rect.width * rect.height, 1))
    func mean(_ sum: UInt64) -> UInt32 { UInt32((sum + count / 2) / count) }
    return mean(sums.3) << 24 | mean(sums.2) << 16 | mean(sums.1) << 8 | mean(sums.0)
  }
}
