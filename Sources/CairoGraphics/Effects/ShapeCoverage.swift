/// How much a shape covers of each pixel, in runs of equally covered ones, row by row; what it does
/// not cover is left out.
struct ShapeCoverage: Sendable {
  struct Run: Sendable {
    var x: Int32
    var y: Int32
    var count: Int32
    /// 255 is full.
    var coverage: UInt8
  }

  /// The pixels that the runs lie in. Their coordinates begin at its top left corner.
  let frame: PixelRect
  let runs: [Run]

  init(of polygons: Polygons, rule: CGPathFillRule) {
    frame = PixelRect(around: polygons.bounds)
    let mask = AlphaMask(of: polygons, rule: rule, frame: frame)
    var runs: [Run] = []
    for y in 0..<mask.height {
      var x = 0
      while x < mask.width {
        let coverage = mask[x, y]
        let start = x
        repeat { x += 1 } while x < mask.width && mask[x, y] == coverage
        guard coverage > 0 else { continue }
        runs.append(
          Run(x: Int32(start), y: Int32(y), count: Int32(x - start), coverage: coverage))
      }
    }
    self.runs = runs
  }

  /// Paints an opaque colour with the bytes that cairo gives: its fill of an opaque colour takes
  /// the two parts of a pixel, and rounds each by `(t + t / 256) / 256` with `t = a · b + 127`.
  ///
  /// - Parameters:
  ///   - pixels: premultiplied ARGB32, from the pixel on that the frame's top left corner goes to.
  ///   - width: pixels a row.
  func paint(_ color: UInt32, on pixels: UnsafeMutablePointer<UInt32>, width: Int) {
    for run in runs {
      let start = pixels + (Int(run.y) * width + Int(run.x))
      let count = Int(run.count)
      if run.coverage == 255 {
        start.update(repeating: color, count: count)
      } else {
        let coverage = UInt32(run.coverage)
        let (colorEven, colorOdd) = Self.product(of: color, coverage)
        for index in 0..<count {
          let (even, odd) = Self.product(of: start[index], 255 - coverage)
          start[index] = (colorEven + even) | (colorOdd + odd) << 8
        }
      }
    }
  }

  /// A pixel's four bytes times a part of 255: two of them in each number, with a byte between
  /// them for what is carried.
  @inline(__always) private static func product(
    of pixel: UInt32, _ part: UInt32
  ) -> (even: UInt32, odd: UInt32) {
    let bytes: UInt32 = 0x00FF_00FF
    @inline(__always) func product(_ pair: UInt32) -> UInt32 {
      let sum = pair * part + 0x007F_007F
      return ((sum + (sum >> 8 & bytes)) >> 8) & bytes
    }
    return (product(pixel & bytes), product(pixel >> 8 & bytes))
  }
}
