import Pixels

extension Bitmap {
  /// The bitmap resampled to another size in pixels.
  ///
  /// Along an axis that shrinks, each new pixel is the average of the area that it covers (box
  /// filter); along one that grows, it is interpolated linearly between its two neighbours. All of it
  /// is integer arithmetic on premultiplied channels, so the result is the same on every machine and
  /// no channel exceeds its alpha.
  package func resampled(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
    guard newWidth > 0, newHeight > 0, width > 0, height > 0 else {
      return Bitmap(width: max(newWidth, 0), height: max(newHeight, 0))
    }
    if newWidth == width && newHeight == height { return self }
    let columns = ResamplingWeights(from: width, to: newWidth)
    let rows = ResamplingWeights(from: height, to: newHeight)
    // Separable: all old rows are resampled to the new width first.
    let stretched = stretchedRows(by: columns)
    let pixels = [UInt32](unsafeUninitializedCapacity: newWidth * newHeight) { pixels, count in
      for y in 0..<newHeight {
        for x in 0..<newWidth {
          var sum = SIMD4<UInt32>(repeating: 1 << 21)
          for (offset, weight) in rows[y].enumerated() {
            sum &+= stretched[(rows.starts[y] + offset) * newWidth + x] &* weight
          }
          let channels = sum &>> 22
          pixels[y * newWidth + x] =
            channels.w << 24 | channels.z << 16 | channels.y << 8 | channels.x
        }
      }
      count = newWidth * newHeight
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: pixels)
  }

  /// All rows at a new width; channels from blue to alpha in fixed point with 8 fractional bits.
  private func stretchedRows(by columns: ResamplingWeights) -> [SIMD4<UInt32>] {
    var result: [SIMD4<UInt32>] = []
    result.reserveCapacity(columns.count * height)
    for y in 0..<height {
      for x in 0..<columns.count {
        var sum = SIMD4<UInt32>(repeating: 1 << 5)
        for (offset, weight) in columns[x].enumerated() {
          let pixel = pixels[y * width + columns.starts[x] + offset]
          sum &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24) &* weight
        }
        result.append(sum &>> 6)
      }
    }
    return result
  }
}

/// The weights of old pixels in new ones along one axis.
struct ResamplingWeights {
  /// The sum of the weights of a new pixel.
  static let one = 1 << 14

  /// The first old pixel of each new one.
  private(set) var starts: [Int] = []
  private var weights: [UInt32] = []
  /// The index of each new pixel's first weight, and the end of the last one's.
  private var borders = [0]

  var count: Int { starts.count }

  /// The weights of a new pixel.
  subscript(index: Int) -> ArraySlice<UInt32> { weights[borders[index]..<borders[index + 1]] }

  init(from old: Int, to new: Int) {
    for index in 0..<new {
      if new < old {
        addAverage(of: index, old: old, new: new)
      } else {
        addLine(through: index, old: old, new: new)
      }
      borders.append(weights.count)
    }
  }

  /// In units of 1/new of an old pixel, new pixel `i` covers `i·old ..< (i+1)·old`, and old pixel
  /// `j` covers `j·new ..< (j+1)·new`. Rounding the borders, not the parts, keeps their sum exact.
  private mutating func addAverage(of index: Int, old: Int, new: Int) {
    let (low, high) = (index * old, (index + 1) * old)
    starts.append(low / new)
    var previous = 0
    for pixel in low / new...(high - 1) / new {
      let covered = min(high, (pixel + 1) * new) - low
      let border = (covered * Self.one + old / 2) / old
      weights.append(UInt32(border - previous))
      previous = border
    }
  }

  /// The middle of new pixel `i` lies at `((2i+1)·old − new) / (2·new)` between the middles of the
  /// old pixels; beyond the first and the last one it has their values.
  private mutating func addLine(through index: Int, old: Int, new: Int) {
    let position = max(0, (2 * index + 1) * old - new)
    let first = position / (2 * new)
    guard first + 1 < old else {
      starts.append(old - 1)
      weights.append(UInt32(Self.one))
      return
    }
    let second = (position % (2 * new) * Self.one + new) / (2 * new)
    starts.append(first)
    weights.append(UInt32(Self.one - second))
    weights.append(UInt32(second))
  }
}
